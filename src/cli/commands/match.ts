import { Option, type Command } from 'commander';
import type { GameResult } from '../../main/referee/game-order.ts';
import { GameWorkers } from '../../main/referee/game-workers.ts';
import { gameWorkerCode } from '../../main/referee/worker-code.ts';
import { verdictOf, winnerOf, type Game, type Outcome } from '../../shared/games/game.ts';
import { refereeSettingsSchema, type RefereeSettings } from '../../shared/match/referee-settings.ts';
import { firstState, type GameSetup } from '../../shared/match/replay.ts';
import { wordReason } from '../../shared/match/wording.ts';
import { writeText } from '../files.ts';
import { gameCalled, parseSettings, startFrom, withGameOptions, type GameOptions } from '../game-options.ts';
import { endOfPatience } from '../patience.ts';
import { Waiting, type Seated } from '../players.ts';
import { UsageError } from '../usage-error.ts';

interface MatchOptions extends GameOptions {
  readonly replay?: string;
  readonly transcript?: string;
  readonly referee: readonly string[];
  readonly json?: true;
}

export function addMatchCommand(program: Command): void {
  const command = program
    .command('match')
    .description('play one game')
    .argument('<game>', 'what is played; `meydan games` lists the games')
    .argument('<players...>', 'who plays, in the order of the seats: a program, or house:greedy, house:random, …');
  withGameOptions(command)
    .addOption(refereeOption())
    .option('--replay <file>', 'write the replay to a file')
    .option('--transcript <file>', 'write what the programs read and printed to a file, a line of JSON each')
    .option('--json', 'print one JSON object')
    .action(match);
}

export function refereeOption(): Option {
  const known = Object.keys(refereeSettingsSchema.shape).join(', ');
  return new Option('--referee <name=value>', `change how programs are treated: ${known}; can be repeated`)
    .argParser((pair: string, before: string[]) => [...before, pair])
    .default([], 'none');
}

export function refereeFrom(pairs: readonly string[]): RefereeSettings {
  return parseSettings('the referee', refereeSettingsSchema, pairs);
}

async function match(gameId: string, specs: string[], options: MatchOptions): Promise<void> {
  const game = gameCalled(gameId);
  const { min, max } = game.seats;
  if (specs.length < min || specs.length > max) {
    throw new UsageError(`${game.id} is played by ${min === max ? min : `${min} to ${max}`}, not by ${specs.length}`);
  }
  const start = await startFrom(game, options);
  const referee = refereeFrom(options.referee);
  const waiting = await Waiting.open();
  try {
    const seated: Seated[] = [];
    for (const spec of specs) seated.push(await waiting.seat(game, spec));
    const setup = { ...start, seats: seated.map(({ name }) => ({ name })) };
    checkSeats(game, setup);
    checkGreeting(game, setup, seated);
    const order = { setup, players: seated.map(({ order }) => order), referee, scratchRoot: waiting.scratchRoot };
    const workers = new GameWorkers(await gameWorkerCode());
    const result = await workers.run(order, { signal: endOfPatience() });
    await workers.close();
    await print(game, result, options);
  } finally {
    await waiting.close();
  }
}

/** A position has as many seats as it was played by. */
function checkSeats(game: Game, setup: GameSetup): void {
  const seats = game.scores(firstState(game, setup)).length;
  if (seats !== setup.seats.length) {
    throw new UsageError(`the position is one for ${seats}, not for ${setup.seats.length}`);
  }
}

/**
 * Where programs answer their greeting (a CONFIRM, two tables), a position in the middle of a game no longer asks for that
 * answer, and it would be taken for the first move.
 */
function checkGreeting(game: Game, setup: GameSetup, seated: readonly Seated[]): void {
  if (setup.position === undefined || seated.every(({ order }) => order.kind === 'house')) return;
  const { position: _, ...usual } = setup;
  const map = game.maps ? { map: game.maps.standard } : {};
  const greeted = game.turn(firstState(game, { ...usual, settings: {}, ...map })).limit.kind === 'start';
  if (greeted && game.turn(firstState(game, setup)).limit.kind !== 'start') {
    throw new UsageError(
      `programs cannot join ${game.id} in the middle, because they answer its greeting; use house bots`,
    );
  }
}

async function print(game: Game, result: GameResult, options: MatchOptions): Promise<void> {
  const { replay, transcript } = result;
  if (!replay.outcome) throw new Error('the game ended without an outcome');
  if (options.replay !== undefined) await writeText('the replay', options.replay, `${JSON.stringify(replay)}\n`);
  if (options.transcript !== undefined) {
    const lines = transcript.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    await writeText('the transcript', options.transcript, lines);
  }
  console.log(options.json ? asJson(result, replay.outcome, options) : inWords(game, result, replay.outcome, options));
}

function asJson({ replay, reports }: GameResult, outcome: Outcome, options: MatchOptions): string {
  return JSON.stringify({
    game: replay.game,
    seed: replay.seed,
    seats: replay.seats.map(({ name }, i) => {
      const { thinkingMs, faults = [] } = reports[i] ?? {};
      const result = { name, score: outcome.scores[i], verdict: verdictOf(outcome, i + 1), thinkingMs };
      return faults.length === 0 ? result : { ...result, faults };
    }),
    winner: winnerOf(outcome),
    reason: outcome.reasons.map(({ code }) => code).join('+'),
    turns: replay.turns.length,
    replay: options.replay ?? null,
  });
}

function inWords(game: Game, { replay, reports }: GameResult, outcome: Outcome, options: MatchOptions): string {
  const { title, seats } = game.texts.en;
  const nameOf = (seat: number) => replay.seats[seat - 1]?.name ?? '';
  const width = Math.max(...replay.seats.map(({ name }) => name.length));
  const lines = replay.seats.map(({ name }, i) => {
    const seat = `  ${i + 1} ${seats[i] ?? ''}`.padEnd(10);
    const score = String(outcome.scores[i]).padStart(6);
    const { thinkingMs } = reports[i] ?? {};
    const time = thinkingMs === undefined ? [] : [`${thinkingMs} ms`];
    return [seat, name.padEnd(width), score, verdictOf(outcome, i + 1), ...time].join('  ');
  });
  const reasons = outcome.reasons.map((reason) => wordReason({ game, language: 'en', nameOf }, reason)).join('; ');
  const faults = reports.flatMap(({ faults }, i) =>
    faults
      .slice(-3)
      .flatMap(({ turn, what, stderr, bytes }) => [
        `${nameOf(i + 1)}, turn ${turn}: ${what}`,
        ...(bytes === undefined ? [] : [`  it printed ${JSON.stringify(bytes)}`]),
        ...(stderr === undefined ? [] : stderr.split('\n').map((line) => `  | ${line}`)),
      ]),
  );
  const unenforced = new Set(reports.flatMap(({ unenforced = [] }) => unenforced));
  const saved = options.replay === undefined ? [] : [`The replay is in ${options.replay}.`];
  return [
    `${title}, seed ${replay.seed}, ${replay.turns.length} turns`,
    ...lines,
    `${reasons}.`,
    ...faults,
    ...unenforced,
    ...saved,
  ].join('\n');
}
