/** Every game as one row, in the order in which they were planned; those that were played again are there and marked. */
import { FAULTS } from '../../shared/games/game.ts';
import { createWording } from '../../shared/match/screen-wording.ts';
import { wordNote } from '../../shared/refusals/remark.ts';
import { columnName, gameStateName, type Column } from '../../shared/tournament/words.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { StoredGame, StoredSeat } from '../store/game-list.ts';
import type { Cell, Row } from './csv.ts';
import { plainName } from './plain-name.ts';
import type { ContestResults } from './results.ts';
import { measureCell } from './standings-csv.ts';

const BEFORE: readonly Column[] = ['category', 'match', 'game', 'state', 'seed'];
/** Of games that have any. */
const MAP: readonly Column[] = ['map'];
const AFTER: readonly Column[] = ['winner', 'reason', 'measure', 'startedAt', 'finishedAt', 'note'];

const SEAT: readonly (readonly [Column, (seat: StoredSeat) => Cell])[] = [
  ['score', ({ score }) => score],
  ['thinkingMs', ({ thinkingMs }) => thinkingMs],
  ['timeouts', ({ timeouts }) => timeouts],
  ['crashes', ({ crashes }) => crashes],
];

/** Few enough that a contest of any size needs little memory. */
const PAGE = 500;

export function* gamesRows(file: ContestFile, results: ContestResults, onGame?: () => void): Generator<Row> {
  const { game, language } = results;
  const names = (columns: readonly Column[]): string[] => columns.map((column) => columnName(column, language));
  const seats = Array.from({ length: game.seats.max }, (_, seat) => seatName(results, seat));
  yield [
    ...names(BEFORE),
    ...(game.maps ? names(MAP) : []),
    ...seats.flatMap((seat) => [seat, ...names(SEAT.map(([column]) => column)).map((name) => `${seat}: ${name}`)]),
    ...names(AFTER),
  ];
  for (const stored of storedGames(file, results)) {
    yield rowOf(file, results, stored);
    onGame?.();
  }
}

/** All games of the chosen categories, whatever their state, page by page. */
export function* storedGames(file: ContestFile, { categories }: ContestResults): Generator<StoredGame> {
  const chosen = new Set(categories.map(({ category }) => category.id));
  for (let after = 0; ;) {
    const page = file.games.list({ after, limit: PAGE });
    for (const game of page) if (chosen.has(game.categoryId)) yield game;
    after = page.at(-1)?.id ?? 0;
    if (page.length < PAGE) return;
  }
}

function seatName({ game, language }: ContestResults, index: number): string {
  const { seats } = game.texts[language];
  return seats[index] ?? `${columnName('seat', language)} ${index + 1}`;
}

function rowOf(file: ContestFile, results: ContestResults, game: StoredGame): Row {
  const { language, nameOf, mapName, matchName } = results;
  const category = results.categories.find(({ category: { id } }) => id === game.categoryId);
  const winner = game.winner === null ? undefined : game.seats[game.winner - 1];
  return [
    plainName(category?.category.name ?? ''),
    matchName(game.categoryId, game.matchId),
    game.number,
    gameStateName(game.state, language),
    game.seed,
    ...(results.game.maps ? [mapName(game.mapId)] : []),
    ...Array.from({ length: results.game.seats.max }, (_, index) => seatCells(results, game.seats[index])).flat(),
    winner ? nameOf(winner.contestantId) : null,
    reasonOf(file, results, game),
    measureCell(results, game.measure),
    timeCell(game.startedAt),
    timeCell(game.finishedAt),
    game.note === null ? null : plainName(wordNote(language, game.note)),
  ];
}

function seatCells({ nameOf }: ContestResults, seat: StoredSeat | undefined): Cell[] {
  return seat ? [nameOf(seat.contestantId), ...SEAT.map(([, value]) => value(seat))] : [null, ...SEAT.map(() => null)];
}

/** In words. Only where they name a seat or a detail is the replay unpacked, which has them. */
export function reasonOf(file: ContestFile, results: ContestResults, game: ReasonedGame): string | null {
  const { reason } = game;
  if (reason === null || reason === '') return null;
  const names = game.seats.map(({ contestantId }) => results.nameOf(contestantId));
  const wording = createWording(results.game, results.language, names);
  if (!hasDetails(results, reason)) return wording.reason({ code: reason });
  const [first] = file.games.replay(game.id).outcome?.reasons ?? [];
  return wording.reason(first ?? { code: reason });
}

export interface ReasonedGame {
  readonly id: number;
  readonly reason: string | null;
  readonly seats: readonly { readonly contestantId: string }[];
}

function hasDetails({ game, language }: ContestResults, code: string): boolean {
  const { reasons } = game.texts[language];
  const text = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return text === undefined ? FAULTS.some((fault) => fault === code) : text.includes('{');
}

/** As a spreadsheet reads it in any language, in the time of this computer. */
export function timeCell(at: number | null): string | null {
  if (at === null) return null;
  const time = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')}`;
}
