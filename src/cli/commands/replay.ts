import { once } from 'node:events';
import type { Command } from 'commander';
import { winnerOf, type Game, type Language } from '../../shared/games/game.ts';
import { Playback } from '../../shared/match/playback.ts';
import type { Replay } from '../../shared/match/replay.ts';
import { parseReplay, playableReplay, ReplayFileError, whyChanged } from '../../shared/match/replay-file.ts';
import { stateLine } from '../../shared/match/state-line.ts';
import { verify } from '../../shared/match/verify.ts';
import { inEnglish, refusal, wordRefusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { formatNumber } from '../../shared/numbers.ts';
import { languageOption } from '../contest-access.ts';
import { readText } from '../files.ts';
import { say } from '../say.ts';
import { UsageError } from '../usage-error.ts';

export function addReplayCommand(program: Command): void {
  program
    .command('replay')
    .description('look at a replay, or prove that it is the game that was played')
    .argument('<file>', 'a replay file')
    .option('--verify', 'play it again and compare; exit code 1 when it is not the same game')
    .option('--states', 'print the start and each step as a line of JSON: the whole position and what happened')
    .addOption(languageOption())
    .option('--json', 'print one JSON object')
    .action(replay);
}

interface ReplayOptions {
  readonly verify?: true;
  readonly states?: true;
  readonly language: Language;
  readonly json?: true;
}

async function replay(file: string, options: ReplayOptions): Promise<void> {
  const { language } = options;
  const { game, replay } = await readReplay(file, options.states ? playableReplay : parseReplay);
  if (options.states) {
    await printStates(game, replay);
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
    if (options.json) console.log(JSON.stringify(summary));
    else say(language, summed(game, replay, language));
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
        ...(result.verified
          ? {}
          : { turn: result.turn, why: wordRefusal(language, result.why) ?? inEnglish(result.why) }),
      }),
    );
  } else if (result.verified) {
    say(language, refusal('told-verified', { file, turns: replay.turns.length }));
  } else {
    say(language, refusal('told-not-verified', { file, why: whyChanged(result) }));
  }
}

/** Waits for whoever reads, so that a long game does not pile up in memory. */
async function printStates(game: Game, replay: Replay): Promise<void> {
  const playback = new Playback(game, replay);
  playback.append(replay.turns);
  for (let turn = 0; turn <= playback.length; turn++) {
    if (!process.stdout.write(`${stateLine(game, turn, playback.at(turn))}\n`)) await once(process.stdout, 'drain');
  }
}

async function readReplay(file: string, read: typeof parseReplay): Promise<ReturnType<typeof parseReplay>> {
  const text = await readText(file);
  try {
    return read(text);
  } catch (error) {
    if (error instanceof ReplayFileError) throw new UsageError(refusal('replay-file', { file, what: error.refusal }));
    throw error;
  }
}

function summed(game: Game, { seed, seats, turns, outcome }: Replay, language: Language): Refusal {
  const score = (seat: number) => (outcome ? ` ${formatNumber(language, outcome.scores[seat] ?? 0)}` : '');
  return refusal('told-replay', {
    game: language === 'en' ? game.id : game.texts[language].title,
    seed: formatNumber(language, seed, { useGrouping: false }),
    turns: turns.length,
    players: seats.map(({ name }, seat) => `${name}${score(seat)}`),
  });
}
