/** Each finding with one sick program that has it, in the game where it matters. */
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findingIn, reportOn, visit, type Visit } from '../../../tests/doctor/clinic.ts';
import { contestant, type PlayedGame } from '../../../tests/doctor/healthy-programs.ts';
import type { FindingCode } from '../../shared/doctor/finding.ts';
import { examinationEventSchema } from '../../shared/doctor/report.ts';
import { removeTree } from '../contestants/remove-tree.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'meydan-doctor-'));
});
afterAll(() => removeTree(root));
const ownFolder = (): Promise<string> => mkdtemp(join(root, 'visit-'));

const say = (body: string): string => `function say(answer, number) { ${body} }`;
const print = `process.stdout.write(answer + '\\n');`;

interface Sick extends Visit {
  readonly game: PlayedGame;
  readonly source: string;
  readonly code: FindingCode;
  readonly severity?: string;
  readonly details?: Record<string, unknown>;
}

/** One game is enough to show most of it. */
const ONCE = { mostGames: 1 };
const SMALL = { ...ONCE, settings: { size: 4 } };
/** It says nothing, however long one waits. */
const SPEECHLESS = { ...ONCE, settings: { moveMs: 200 }, referee: { startMs: 1000 } };
/** It has to start in time for its half answers. */
const IMPATIENT = { ...ONCE, settings: { moveMs: 200 }, referee: { startMs: 4000 } };

const SICK: Readonly<Record<string, Sick>> = {
  'throws in its second turn': {
    game: 'othello',
    source: contestant('othello', say(`if (number === 2) throw new Error('index out of range'); ${print}`)),
    ...SMALL,
    code: 'crash',
    details: { exitCode: 1, stderr: expect.stringContaining('index out of range') },
  },
  'plays one move only': {
    game: 'othello',
    source: contestant('othello', say(`process.stdout.write(answer + '\\n', () => process.exit(0));`)),
    ...SMALL,
    code: 'exits-early',
  },
  'closes its output': {
    game: 'othello',
    source: `require('node:fs').closeSync(1); setInterval(() => {}, 1000);`,
    ...SMALL,
    code: 'closed-output',
  },
  'prints without end': {
    game: 'othello',
    source: `for (;;) require('node:fs').writeSync(1, ' '.repeat(4096));`,
    ...SMALL,
    code: 'flood',
  },
  'hoards memory': {
    game: 'diamonds',
    source: contestant(
      'diamonds',
      say(print),
      'const hoard = Buffer.alloc(600e6, 1); setInterval(() => hoard[0]++, 10);',
    ),
    ...ONCE,
    referee: { memoryMb: 300 },
    code: 'memory',
    details: { limitMb: 300 },
  },
  'starts many processes': {
    game: 'othello',
    source: `for (let i = 0; i < 6; i++) require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)']);`,
    ...SMALL,
    referee: { processes: 3, startMs: 20_000 },
    code: 'processes',
  },
  'names an interpreter that is not there': {
    game: 'othello',
    source: '#!/no/such/thing\n',
    file: 'program.sh',
    code: 'no-start',
    details: { what: expect.stringContaining('/no/such/thing') },
  },
  'forgets to flush': {
    game: 'worm',
    source: contestant(
      'worm',
      `let kept = ''; ${say(`kept += answer + '\\n';`)}`,
      `input.on('close', () => process.stdout.write(kept));`,
    ),
    ...SPEECHLESS,
    code: 'no-flush',
    details: { text: 'right' },
  },
  'reads a line too many': {
    game: 'worm',
    source:
      'const input = require("node:readline").createInterface({ input: process.stdin }); input.on("line", () => {});',
    ...SPEECHLESS,
    code: 'waits-for-more',
  },
  'thinks for ever': {
    game: 'worm',
    source: 'for (;;);',
    ...SPEECHLESS,
    code: 'endless-thinking',
  },
  'prints no line end': {
    game: 'worm',
    source: contestant('worm', say('process.stdout.write(answer);')),
    ...IMPATIENT,
    code: 'no-newline',
    details: { text: 'right' },
  },
  'prints half an answer': {
    game: 'worm',
    source: contestant('worm', say(`process.stdout.write(answer.slice(0, 2));`)),
    ...IMPATIENT,
    code: 'unfinished',
    details: { text: 'ri' },
  },
  'is late now and then': {
    game: 'diamonds',
    source: contestant('diamonds', say(`setTimeout(() => { ${print} }, number % 10 === 5 ? 600 : 0);`)),
    ...ONCE,
    settings: { moveMs: 300, rounds: 12 },
    code: 'late',
    severity: 'problem',
    details: { limitMs: 300 },
  },
  'asks for its input': {
    game: 'othello',
    source: contestant('othello', say(print), `process.stdout.write('Enter n=');`),
    ...SMALL,
    code: 'prompt',
    details: { text: expect.stringMatching(/^Enter n=/) },
  },
  'tells what it thinks': {
    game: 'othello',
    source: contestant('othello', say(`process.stdout.write('thinking...\\n' + answer + '\\n');`)),
    ...SMALL,
    code: 'extra-words',
    details: { answer: expect.stringMatching(/^\d \d$/) },
  },
  'separates with a semicolon': {
    game: 'othello',
    source: contestant('othello', say(`process.stdout.write(answer.replace(' ', ';') + '\\n');`)),
    ...SMALL,
    code: 'unreadable',
    details: { text: expect.stringMatching(/^\d;\d/) },
  },
  'says one thing more at the end': {
    game: 'diamonds',
    source: contestant('diamonds', say(`process.stdout.write(answer + '\\n' + (round === rounds ? 'up\\n' : ''));`)),
    ...ONCE,
    settings: { rounds: 5 },
    code: 'extra-output',
    severity: 'problem',
    details: { text: 'up' },
  },
  'answers twice': {
    game: 'agon',
    source: contestant('agon', say(`process.stdout.write(number === 2 ? answer + '\\npass\\n' : answer + '\\n');`)),
    ...ONCE,
    settings: { moves: 5 },
    code: 'ran-ahead',
    severity: 'problem',
    details: { text: 'pass' },
  },
  'begins from the usual start of Othello': {
    game: 'othello',
    source: contestant('othello', say(print))
      .replace('n / 2 - 1] = 1;', 'n / 2 - 1] = 2;')
      .replace('n / 2 - 1] = 2;\n    if', 'n / 2 - 1] = 1;\n    if'),
    ...SMALL,
    code: 'illegal',
    details: { suspicion: 'mirrored-start', why: 'captures-nothing' },
  },
  'leaves the field': {
    game: 'worm',
    source: contestant('worm', say(`process.stdout.write('up\\n');`)),
    ...ONCE,
    map: {
      format: 'meydan-map',
      version: 1,
      game: 'worm',
      name: 'Corner',
      food: [
        [1, 1],
        [1, 1],
      ],
      start: { x: 0, y: 0 },
    },
    code: 'illegal',
    details: { answer: 'up', why: 'off-field', suspicion: 'y-upwards', legal: expect.arrayContaining(['down']) },
  },
  'does not know how to pass': {
    game: 'othello',
    source: contestant('othello', say(`process.stdout.write((answer === '-1 -1' ? '0 0' : answer) + '\\n');`)),
    settings: { size: 4 },
    code: 'no-pass',
    details: { answer: '0 0', legal: ['-1 -1'] },
  },
  'passes from fear': {
    game: 'othello',
    source: contestant('othello', say(`process.stdout.write('-1 -1\\n');`)),
    ...SMALL,
    code: 'needless-pass',
  },
  'is refused once': {
    game: 'agon',
    source: contestant('agon', say(`process.stdout.write((number === 2 ? 'move 0 0 0 1' : answer) + '\\n');`)),
    ...ONCE,
    settings: { moves: 5 },
    code: 'refused',
    severity: 'problem',
    details: { answer: 'move 0 0 0 1', why: 'empty-cell', reasons: { 'empty-cell': 1 } },
  },
  'insists on a move that is refused': {
    game: 'agon',
    source: contestant('agon', say(`process.stdout.write('move 9 9 0 1\\n');`)),
    ...ONCE,
    code: 'refused',
    severity: 'fatal',
    details: { why: 'off-board' },
  },
  'gives no tables': {
    game: 'beetles',
    source: contestant('beetles', say(`process.stdout.write('end\\n');`)),
    ...ONCE,
    settings: { turnLimit: 3 },
    code: 'no-tables',
    details: { why: 'not-tables' },
  },
  'forgets end': {
    game: 'beetles',
    source: contestant('beetles', say(`process.stdout.write(answer.replace(' end', '\\n'));`)),
    ...IMPATIENT,
    code: 'no-end',
  },
  'commands a beetle that is not there': {
    game: 'beetles',
    source: contestant(
      'beetles',
      say(`process.stdout.write((number === 1 ? answer : 'antennae 9999 1 end') + '\\n');`),
    ),
    ...ONCE,
    settings: { turnLimit: 4 },
    code: 'ignored-orders',
    details: { count: 4, of: 5, why: 'no-such-beetle' },
  },
  'does not confirm': {
    game: 'diamonds',
    source: contestant('diamonds', say(`process.stdout.write((number === 1 ? 'OK' : answer) + '\\n');`)),
    ...ONCE,
    settings: { rounds: 3 },
    code: 'wrong-confirm',
    details: { text: 'OK' },
  },
  'wants to jump': {
    game: 'diamonds',
    source: contestant('diamonds', say(`process.stdout.write((number === 1 ? answer : 'jump') + '\\n');`)),
    ...ONCE,
    settings: { rounds: 5 },
    code: 'unknown-action',
    details: { text: 'jump', count: 5, of: 6 },
  },
  'runs against the wall': {
    game: 'diamonds',
    source: contestant('diamonds', say(`process.stdout.write((number === 1 ? answer : 'teleport') + '\\n');`)),
    ...ONCE,
    settings: { rounds: 20 },
    code: 'impossible-actions',
    severity: 'hint',
  },
  'writes a diary': {
    game: 'diamonds',
    source: contestant('diamonds', say(`process.stderr.write('note '.repeat(4000) + '\\n'); ${print}`)),
    ...ONCE,
    settings: { rounds: 10 },
    code: 'chatty-stderr',
    severity: 'hint',
  },
  'cannot bear the end': {
    game: 'worm',
    source: contestant('worm', say(print), `input.on('close', () => { throw new Error('EOF when reading a line'); });`),
    ...ONCE,
    settings: { moveLimit: 5 },
    code: 'end-crash',
    severity: 'hint',
    details: { exitCode: 1, stderr: expect.stringContaining('EOF when reading') },
  },
  'talks on after the end': {
    game: 'worm',
    source: contestant(
      'worm',
      say(print),
      `input.on('close', () => setInterval(() => process.stdout.write('left\\n'.repeat(2000)), 1));`,
    ),
    ...ONCE,
    settings: { moveLimit: 5 },
    code: 'end-flood',
    severity: 'hint',
  },
  'stays after the end': {
    game: 'worm',
    source: contestant('worm', say(print), 'setInterval(() => {}, 1000);'),
    ...ONCE,
    settings: { moveLimit: 5 },
    code: 'end-lingers',
    severity: 'hint',
  },
};

describe.concurrent('a program that', () => {
  test.each(Object.entries(SICK))('%s', async (_name, { game, source, code, severity, details = {}, ...options }) => {
    const folder = await ownFolder();
    const report = await reportOn(folder, game, source, options);
    const finding = findingIn(report, code);
    expect(finding).toMatchObject(details);
    if (severity !== undefined) expect(finding.severity).toBe(severity);
    expect(report.diagnosis).toBe(
      finding.severity === 'hint' ? 'healthy' : finding.severity === 'problem' ? 'doubtful' : 'unfit',
    );
    expect(await readdir(join(folder, 'scratch')).catch(() => [])).toEqual([]);
  });
});

test('what is told on the way is plain JSON, in order, and ends with the report', async () => {
  const kinds: string[] = [];
  const source = contestant('othello', say(print));
  for await (const event of visit(await ownFolder(), 'othello', source, SMALL)) {
    expect(examinationEventSchema.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
    if (event.kind === 'trial') expect(event.number).toBeLessThanOrEqual(event.of);
    kinds.push(event.kind);
  }
  expect([kinds[0], kinds.at(-1)]).toEqual(['trial', 'report']);
});

test('too little time is said, not passed over', async () => {
  const source = contestant('othello', say(print));
  const report = await reportOn(await ownFolder(), 'othello', source, { budgetMs: 1 });
  expect(findingIn(report, 'cut-short')).toMatchObject({ played: 0, severity: 'hint' });
});

test('a cancelled examination ends at once and leaves nothing behind', async () => {
  const folder = await ownFolder();
  const stop = new AbortController();
  const source = contestant('othello', say(''));
  const events = visit(folder, 'othello', source, { signal: stop.signal, referee: { startMs: 60_000 } });
  const listen = async (): Promise<void> => {
    for await (const event of events)
      if (event.kind === 'trial') setTimeout(() => stop.abort(new Error('enough')), 300);
  };
  await expect(listen()).rejects.toThrow('enough');
  expect(await readdir(join(folder, 'scratch'))).toEqual([]);
});
