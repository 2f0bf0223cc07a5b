import { once } from 'node:events';
import type { Command } from 'commander';
import { winnerOf, type Game } from '../../shared/games/game.ts';
import { Playback } from '../../shared/match/playback.ts';
import type { Replay } from '../../shared/match/replay.ts';
import { inWords, parseReplay, ReplayFileError } from '../../shared/match/replay-file.ts';
import { stateLine } from '../../shared/match/state-line.ts';
import { verify } from '../../shared/match/verify.ts';
import { inEnglish } from '../../shared/refusals/refusal.ts';
import { readText } from '../files.ts';
import { UsageError } from '../usage-error.ts';

export function addReplayCommand(program: Command): void {
  program
    .command('replay')
    .description('look at a replay, or prove that it is the game that was played')
    .argument('<file>', 'a replay file')
    .option('--verify', 'play it again and compare; exit code 1 when it is not the same game')
    .option('--states', 'print the start and each turn as a line of JSON: the whole position and what happened')
    .option('--json', 'print one JSON object')
    .action(replay);
}

async function replay(file: string, options: { verify?: true; states?: true; json?: true }): Promise<void> {
  const { game, replay } = await readReplay(file);
  if (options.states) {
    await printStates(file, game, replay);
    return;
  }
  const summary = {
    game: replay.game,
    seed: replay.seed,
    seats: replay.seats.map(({ name }, i) => ({ name, score: replay.outcome?.scores[i] ?? null })),
    winner: replay.outcome ? winnerOf(replay.outcome) : null,
    turns: replay.turns.length,
  };
  if (!options.verify) {
    console.log(options.json ? JSON.stringify(summary) : summed(summary));
    return;
  }
  const result = verify(game, replay);
  if (!result.verified) process.exitCode = 1;
  if (options.json) {
    const { verified } = result;
    console.log(
      JSON.stringify({
        ...summary,
        verified,
        ...(result.verified ? {} : { turn: result.turn, why: inEnglish(result.why) }),
      }),
    );
  } else if (result.verified) {
    console.log(`${file} is verified: ${replay.turns.length} turns lead to its outcome.`);
  } else {
    console.log(`${file} is not the game that was played: ${inWords(result)}.`);
  }
}

/** Waits for whoever reads, so that a long game does not pile up in memory. */
async function printStates(file: string, game: Game, replay: Replay): Promise<void> {
  try {
    const playback = new Playback(game, replay);
    playback.append(replay.turns);
    for (let turn = 0; turn <= playback.length; turn++) {
      if (!process.stdout.write(`${stateLine(game, turn, playback.at(turn))}\n`)) await once(process.stdout, 'drain');
    }
  } catch (error) {
    throw new UsageError(`${file} cannot be played again: ${(error as Error).message}`);
  }
}

async function readReplay(file: string): Promise<{ game: Game; replay: Replay }> {
  const text = await readText(file);
  try {
    return parseReplay(text);
  } catch (error) {
    if (error instanceof ReplayFileError) throw new UsageError(`${file} ${error.what}`);
    throw error;
  }
}

function summed({
  game,
  seed,
  seats,
  turns,
}: {
  game: string;
  seed: number;
  seats: { name: string; score: number | null }[];
  turns: number;
}): string {
  const players = seats.map(({ name, score }) => (score === null ? name : `${name} ${score}`)).join(', ');
  return `${game}, seed ${seed}, ${turns} turns: ${players}`;
}
