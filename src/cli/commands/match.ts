import { Option, type Command } from 'commander';
import type { GameResult } from '../../main/referee/game-order.ts';
import { GameWorkers } from '../../main/referee/game-workers.ts';
import { gameWorkerCode } from '../../main/referee/worker-code.ts';
import { verdictOf, winnerOf, type Game, type Language, type Outcome } from '../../shared/games/game.ts';
import { refereeSettingsSchema, type RefereeSettings } from '../../shared/match/referee-settings.ts';
import { firstState, type GameSetup } from '../../shared/match/replay.ts';
import type { TranscriptEntry } from '../../shared/match/transcript.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { wordRemark } from '../../shared/refusals/remark.ts';
import { languageOption } from '../contest-access.ts';
import { writeText } from '../files.ts';
import { gameCalled, parseSettings, startFrom, withGameOptions, type GameOptions } from '../game-options.ts';
import { matchInWords } from '../match-text.ts';
import { endOfPatience } from '../patience.ts';
import { Waiting, type Seated } from '../players.ts';
import { UsageError } from '../usage-error.ts';

interface MatchOptions extends GameOptions {
  readonly replay?: string;
  readonly transcript?: string;
  readonly referee: readonly string[];
  readonly language: Language;
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
    .addOption(languageOption())
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
  return parseSettings(refusal('cli-of-referee'), refereeSettingsSchema, pairs);
}

async function match(gameId: string, specs: string[], options: MatchOptions): Promise<void> {
  const game = gameCalled(gameId);
  const { min, max } = game.seats;
  if (specs.length < min || specs.length > max) {
    const allowed = min === max ? min : refusal('cli-players-range', { min, max });
    throw new UsageError(refusal('cli-players', { game: game.id, allowed, count: specs.length }));
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
    throw new UsageError(refusal('cli-state-seats', { found: seats, wanted: setup.seats.length }));
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
    throw new UsageError(refusal('cli-state-greeting', { game: game.id }));
  }
}

/** The referee's notes are for people; what programs read and printed is as it was. */
function inLanguage(language: Language, entry: TranscriptEntry): TranscriptEntry {
  return entry.stream === 'note'
    ? { ...entry, text: wordRemark(language, { what: entry.text, why: entry.why }) }
    : entry;
}

async function print(game: Game, result: GameResult, options: MatchOptions): Promise<void> {
  const { replay, transcript } = result;
  if (!replay.outcome) throw new Error('the game ended without an outcome');
  if (options.replay !== undefined) await writeText('replay', options.replay, `${JSON.stringify(replay)}\n`);
  if (options.transcript !== undefined) {
    const lines = transcript.map((entry) => `${JSON.stringify(inLanguage(options.language, entry))}\n`).join('');
    await writeText('transcript', options.transcript, lines);
  }
  console.log(
    options.json ? asJson(result, replay.outcome, options) : matchInWords(game, result, replay.outcome, options),
  );
}

function asJson({ replay, reports }: GameResult, outcome: Outcome, options: MatchOptions): string {
  return JSON.stringify({
    game: replay.game,
    seed: replay.seed,
    seats: replay.seats.map(({ name }, i) => {
      const { thinkingMs, faults = [] } = reports[i] ?? {};
      const result = { name, score: outcome.scores[i], verdict: verdictOf(outcome, i + 1), thinkingMs };
      if (faults.length === 0) return result;
      return { ...result, faults: faults.map((fault) => ({ ...fault, what: wordRemark(options.language, fault) })) };
    }),
    winner: winnerOf(outcome),
    reason: outcome.reasons.map(({ code }) => code).join('+'),
    turns: replay.turns.length,
    replay: options.replay ?? null,
  });
}
