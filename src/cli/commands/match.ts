import type { Command } from 'commander';
import { runGame, type HouseSeat } from '../../main/referee/run-game.ts';
import { verdictOf, winnerOf, type Game, type Outcome } from '../../shared/games/game.ts';
import { firstState, type GameSetup, type Replay } from '../../shared/match/replay.ts';
import { wordReason } from '../../shared/match/wording.ts';
import { writeText } from '../files.ts';
import { gameCalled, startFrom, withGameOptions, type GameOptions } from '../game-options.ts';
import { UsageError } from '../usage-error.ts';

const gameWorker = new URL('../../main/referee/game-worker.ts', import.meta.url);

interface MatchOptions extends GameOptions {
  readonly replay?: string;
  readonly json?: true;
}

export function addMatchCommand(program: Command): void {
  const command = program
    .command('match')
    .description('play one game')
    .argument('<game>', 'what is played; `meydan games` lists the games')
    .argument('<players...>', 'who plays, in the order of the seats: house:greedy, house:random, …');
  withGameOptions(command)
    .option('--replay <file>', 'write the replay to a file')
    .option('--json', 'print one JSON object')
    .action(match);
}

async function match(gameId: string, names: string[], options: MatchOptions): Promise<void> {
  const game = gameCalled(gameId);
  const players = playersFrom(game, names);
  const setup = { ...(await startFrom(game, options)), seats: names.map((name) => ({ name })) };
  checkSeats(game, setup);
  const replay = await runGame({ setup, players }, { worker: gameWorker });
  if (!replay.outcome) throw new Error('the game ended without an outcome');
  if (options.replay !== undefined) await writeText('the replay', options.replay, `${JSON.stringify(replay)}\n`);
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

/** A position has as many seats as it was played by. */
function checkSeats(game: Game, setup: GameSetup): void {
  const seats = game.scores(firstState(game, setup)).length;
  if (seats !== setup.seats.length)
    throw new UsageError(`the position is one for ${seats}, not for ${setup.seats.length}`);
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
