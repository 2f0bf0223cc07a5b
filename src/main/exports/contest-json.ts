/** The whole contest as one JSON object, written piece by piece: a hundred thousand games need no more room than one. */
import type { Language } from '../../shared/games/game.ts';
import { wordNote, wordRemark } from '../../shared/refusals/remark.ts';
import { CONTEST_FORMAT, type ContestExport } from '../../shared/tournament/contest-export.ts';
import type { PlayerReport } from '../referee/player.ts';
import type { AuditEntry } from '../store/audit.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { StoredGame } from '../store/game-list.ts';
import { storedGames } from './games-csv.ts';
import type { CategoryResults, ContestResults } from './results.ts';

type Exported<Name extends keyof ContestExport> = ContestExport[Name];

const PAGE = 500;

export function* contestJson(file: ContestFile, results: ContestResults, onGame?: () => void): Generator<string> {
  const { settings, maps, programs } = file;
  const head: Pick<ContestExport, 'format' | 'version' | 'contest' | 'settings'> = {
    format: CONTEST_FORMAT,
    version: 1,
    contest: results.info,
    settings: {
      game: settings.get('game'),
      referee: settings.get('referee'),
      concurrency: settings.get('concurrency'),
    },
  };
  yield JSON.stringify(head).slice(0, -1);
  yield* list(
    'maps',
    maps.list().map(({ id }) => ({ id, map: maps.get(id) })),
  );
  yield* list('programs', programs.list());
  yield* list('contestants', results.contestants.values() as Iterable<Exported<'contestants'>[number]>);
  yield* list(
    'categories',
    results.categories.map((category) => exportedCategory(file, category)),
  );
  yield* list('audit', auditEntries(file, results.language));
  yield* list('games', exportedGames(file, results, onGame));
  yield '\n}\n';
}

/** One entry a line, so that a large file can still be looked at. */
function* list<Name extends keyof ContestExport>(
  name: Name,
  entries: Iterable<Exported<Name> extends (infer Entry)[] ? Entry : never>,
): Generator<string> {
  yield `,\n"${name}":[`;
  let separator = '\n';
  for (const entry of entries) {
    yield separator + JSON.stringify(entry);
    separator = ',\n';
  }
  yield ']';
}

function exportedCategory(file: ContestFile, results: CategoryResults): Exported<'categories'>[number] {
  const { category, matches, places } = results;
  const { id, name, format, settings, draw, drawnAt } = category;
  return {
    id,
    name,
    format,
    settings,
    entrants: file.categories.entrants(id),
    draw,
    drawnAt,
    results: matches.flatMap(({ id: match, sides, result }) =>
      result ? [{ match, sides: [sides[0], sides[1]], result }] : [],
    ),
    places: [...places],
  };
}

function* auditEntries(file: ContestFile, language: Language): Generator<AuditEntry> {
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const page = file.audit.list({ limit: PAGE, before });
    for (const entry of page) yield { ...entry, details: inWords(language, entry.details) };
    before = page.at(-1)?.id ?? 0;
    if (page.length < PAGE) return;
  }
}

/** Why a game was played again is a note; what a person wrote is there as it is. */
function inWords(language: Language, details: AuditEntry['details']): AuditEntry['details'] {
  const { why } = details;
  return typeof why === 'string' ? { ...details, why: wordNote(language, why) } : details;
}

function* exportedGames(
  file: ContestFile,
  results: ContestResults,
  onGame?: () => void,
): Generator<Exported<'games'>[number]> {
  for (const game of storedGames(file, results)) {
    yield exportedGame(file, results.language, game);
    onGame?.();
  }
}

function exportedGame(
  file: ContestFile,
  language: Language,
  { seats, note, ...game }: StoredGame,
): Exported<'games'>[number] {
  const ended = game.reason !== null;
  const faultsOf = ({ faults }: PlayerReport) =>
    faults.map((fault) => ({ ...fault, what: wordRemark(language, fault) }));
  return {
    ...game,
    note: note === null ? null : wordNote(language, note),
    seats: [...seats],
    faults: ended ? file.games.reports(game.id).map(faultsOf) : null,
    replay: ended ? file.games.replay(game.id) : null,
  };
}
