import type { Command } from 'commander';
import { writeFileAtomically } from '../../main/files.ts';
import { runGame, type HouseSeat } from '../../main/referee/run-game.ts';
import { verdictOf, winnerOf, type Game, type Outcome } from '../../shared/games/game.ts';
import type { Replay } from '../../shared/match/replay.ts';
import { wordReason } from '../../shared/match/wording.ts';
import { gameCalled, mapFrom, seedFrom, settingsFrom, type GameOptions } from '../game-options.ts';
import { UsageError } from '../usage-error.ts';

const gameWorker = new URL('../../main/referee/game-worker.ts', import.meta.url);

interface MatchOptions extends GameOptions {
  readonly replay?: string;
  readonly json?: true;
}

export function addMatchCommand(program: Command): void {
  program
    .command('match')
    .description('play one game')
    .argument('<game>', 'what is played; `meydan games` lists the games')
    .argument('<players...>', 'who plays, in the order of the seats: house:greedy, house:random, …')
    .option('--set <name=value>', 'change a setting; can be repeated', collect, [])
    .option('--settings <file>', 'a JSON file with settings')
    .option('--map <file>', 'a map file')
    .option('--seed <number>', 'what everything random is drawn from; the same seed gives the same game')
    .option('--replay <file>', 'write the replay to a file')
    .option('--json', 'print one JSON object')
    .action(match);
}

function collect(value: string, before: readonly string[]): string[] {
  return [...before, value];
}

async function match(gameId: string, names: string[], options: MatchOptions): Promise<void> {
  const game = gameCalled(gameId);
  const players = playersFrom(game, names);
  const settings = await settingsFrom(game, options);
  const map = await mapFrom(game, settings, options);
  const seed = seedFrom(options);
  const setup = { game: game.id, settings, ...map, seed, seats: names.map((name) => ({ name })) };
  const replay = await runGame({ setup, players }, { worker: gameWorker });
  if (!replay.outcome) throw new Error('the game ended without an outcome');
  if (options.replay !== undefined) await writeReplay(options.replay, replay);
  console.log(options.json ? asJson(replay, replay.outcome, options) : inWords(game, replay, replay.outcome, options));
}

function playersFrom(game: Game, names: readonly string[]): HouseSeat[] {
  const { min, max } = game.seats;
  if (names.length < min || names.length > max) {
    const wanted = min === max ? `${min}` : `${min} to ${max}`;
    throw new UsageError(`${game.id} is played by ${wanted}, not by ${names.length}`);
  }
  const bots = Object.keys(game.bots);
  return names.map((name) => {
    const bot = /^house:(.+)$/.exec(name)?.[1];
    if (bot === undefined || !bots.includes(bot)) {
      throw new UsageError(
        `"${name}" is no player of ${game.id}; it has ${bots.map((id) => `house:${id}`).join(', ')}`,
      );
    }
    return { kind: 'house', bot };
  });
}

async function writeReplay(path: string, replay: Replay): Promise<void> {
  try {
    await writeFileAtomically(path, `${JSON.stringify(replay)}\n`);
  } catch (error) {
    throw new UsageError(`the replay cannot be written to ${path}: ${(error as Error).message}`);
  }
}

function asJson(replay: Replay, outcome: Outcome, options: MatchOptions): string {
  return JSON.stringify({
    game: replay.game,
    seed: replay.seed,
    seats: replay.seats.map(({ name }, i) => ({ name, score: outcome.scores[i], verdict: verdictOf(outcome, i + 1) })),
    winner: winnerOf(outcome),
    reason: outcome.reasons.map(({ code }) => code).join('+'),
    turns: replay.turns.length,
    replay: options.replay ?? null,
  });
}

function inWords(game: Game, replay: Replay, outcome: Outcome, options: MatchOptions): string {
  const { title, seats } = game.texts.en;
  const nameOf = (seat: number) => replay.seats[seat - 1]?.name ?? '';
  const width = Math.max(...replay.seats.map(({ name }) => name.length));
  const lines = replay.seats.map(({ name }, i) =>
    [
      `  ${i + 1} ${seats[i] ?? ''}`.padEnd(10),
      name.padEnd(width),
      String(outcome.scores[i]).padStart(6),
      verdictOf(outcome, i + 1),
    ].join('  '),
  );
  const reasons = outcome.reasons.map((reason) => wordReason({ game, language: 'en', nameOf }, reason)).join('; ');
  const saved = options.replay === undefined ? [] : [`The replay is in ${options.replay}.`];
  return [`${title}, seed ${replay.seed}, ${replay.turns.length} turns`, ...lines, `${reasons}.`, ...saved].join('\n');
}
