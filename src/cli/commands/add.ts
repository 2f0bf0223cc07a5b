import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Option, type Command } from 'commander';
import type { Language } from '../../shared/games/game.ts';
import { refusal, wordRefusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { categoriesCalled, changing, collect, contestCommand, languageOption, wholeNumber } from '../contest-access.ts';
import { CONTEST_WORDS } from '../contest-words.ts';
import { EXIT } from '../exit-codes.ts';
import { Reception, type HandIn } from '../reception.ts';
import { warn } from '../say.ts';
import { lineIn, nameIn } from '../terminal-text.ts';
import { UsageError } from '../usage-error.ts';
import { readClassList } from '../../main/store/class-list.ts';
import type { ContestFile } from '../../main/store/contest-file.ts';
import { importClassList } from '../../main/store/import-class-list.ts';

interface AddOptions {
  readonly name?: string;
  readonly number?: string;
  readonly seed?: number;
  readonly category: readonly string[];
  readonly classList?: string;
  readonly house: readonly string[];
  readonly acceptSimilar?: true;
  readonly replace?: true;
  readonly language: Language;
  readonly json?: true;
}

const HELP = `
Without a class list everybody is called like their file. With one, or when contestants are there who have handed
in nothing yet, programs are given to those whose number or name is in the file's name; what only looks or sounds
alike is told, and given with --accept-similar. What cannot be added is explained, the rest is added, and the exit
code is then 1.`;

export function addAddCommand(program: Command): void {
  contestCommand(
    program,
    'add',
    'add contestants: programs, a class list, house bots',
    'meydan add class.meydan handed-in/* --class-list list.csv',
  )
    .argument('[programs...]', 'executables, scripts, folders or zips')
    .option('--name <name>', 'what the contestant is called; for one program')
    .option('--number <number>', "the student's number; for one program")
    .addOption(
      new Option('--seed <place>', 'how strong it is, from 1; for one program').argParser(
        wholeNumber('--seed', 1, 1_000_000),
      ),
    )
    .option('--class-list <file>', 'a CSV file with names, numbers, groups; each group becomes a category')
    .option('--house <bot>', 'add a house bot: greedy, random, …; can be repeated', collect, [])
    .option(
      '--category <name>',
      'enter these categories; can be repeated; without it the first that is not drawn',
      collect,
      [],
    )
    .option('--accept-similar', 'give a program to whom its name only looks or sounds like')
    .option('--replace', 'a program takes the place of the one that the contestant has')
    .addOption(languageOption())
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(add);
}

async function add(path: string, programs: string[], options: AddOptions): Promise<void> {
  const { name, number, seed, house, classList } = options;
  const count = programs.length + house.length;
  if (count === 0 && classList === undefined) {
    throw new UsageError(refusal('cli-nothing-to-add'));
  }
  if (count !== 1 && (name !== undefined || number !== undefined || seed !== undefined)) {
    throw new UsageError(refusal('cli-for-one'));
  }
  const list = classList === undefined ? null : await classListFrom(classList);
  await changing(path, async (file) => {
    const categories = categoriesCalled(file, options.category);
    const format = file.categories.list()[0]?.format ?? null;
    const reception = new Reception(file, {
      categories: options.category.length > 0 ? categories.map(({ id }) => id) : null,
      similar: options.acceptSimilar ? 'accept' : 'ask',
      present: options.replace ? 'replace' : 'keep',
      details: { name: name ?? null, number: number ?? null, seed: seed ?? null },
    });
    try {
      const imported =
        list &&
        file.together(() => {
          const found = importClassList(file, list.students, format);
          reception.enterListed([...found.added, ...found.known]);
          return found;
        });
      const handIns = [...house.map((bot) => reception.house(bot)), ...(await reception.programs(programs))];
      if (handIns.some(({ contestant }) => contestant === null)) process.exitCode = EXIT.failed;
      print(file, options, {
        handIns,
        problems: list?.problems ?? [],
        imported,
      });
    } finally {
      await reception.close();
    }
  });
}

async function classListFrom(path: string) {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      error.code === 'ENOENT'
        ? refusal('cli-no-file', { file: path })
        : refusal('cli-file-unreadable', { file: path, said: error.message }),
    );
  });
  const list = readClassList(bytes);
  if (list.students.length === 0) throw new UsageError(refusal('cli-no-students', { file: path }));
  return list;
}

interface Added {
  readonly handIns: readonly HandIn[];
  readonly problems: readonly { readonly line: number; readonly why: Refusal }[];
  readonly imported: ReturnType<typeof importClassList> | null;
}

function print(
  file: ContestFile,
  { language, json, classList }: AddOptions,
  { handIns, problems, imported }: Added,
): void {
  const contestants = new Map(file.contestants.list().map((contestant) => [contestant.id, contestant]));
  const nameOf = (id: string) => contestants.get(id)?.name ?? id;
  if (json) {
    const programs = handIns.map(({ what, contestant, remarks }) => ({
      program: what,
      contestant: contestant === null ? null : nameOf(contestant),
      ...(remarks.length === 0 ? {} : { message: inOneLine(language, remarks), remarks }),
    }));
    const wrong = problems.map(({ line, why }) => ({ line, message: inOneLine(language, [why]) }));
    const list = imported ? { added: imported.added.length, known: imported.known.length, problems: wrong } : null;
    console.log(JSON.stringify({ contestants: contestants.size, programs, classList: list }));
    return;
  }
  const words = CONTEST_WORDS[language];
  const say = (line: string) => console.log(lineIn(language, line));
  const listName = basename(classList ?? '');
  for (const { line, why } of problems) warn(language, refusal('told-line', { file: listName, line, why }));
  if (imported) say(words.listed(imported.added.length, imported.known.length));
  for (const { what, contestant, remarks } of handIns) {
    const program = nameIn(language, what);
    const message = inOneLine(language, remarks);
    const about = message === '' ? program : `${program}${language === 'fa' ? '؛' : ';'} ${message}`;
    if (contestant === null) console.error(lineIn(language, words.notAdded(program, message)));
    else say(words.added(nameIn(language, nameOf(contestant)), about));
  }
  const refused = handIns.filter(({ contestant }) => contestant === null).length;
  if (handIns.length > 0) say(words.sum(handIns.length - refused, refused));
}

function inOneLine(language: Language, remarks: readonly Refusal[]): string {
  const words = remarks.map((remark) => wordRefusal(language, remark) ?? remark.code);
  return words.join(language === 'fa' ? '؛ ' : '; ');
}
