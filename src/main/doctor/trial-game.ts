/** Lets the program play one game under the real referee, and brings back everything that was seen. */
import type { GameEvent, Outcome } from '../../shared/games/game.ts';
import type { TranscriptEntry } from '../../shared/match/transcript.ts';
import type { GameSetup } from '../../shared/match/replay.ts';
import { HousePlayer } from '../referee/house-player.ts';
import { playGame } from '../referee/play-game.ts';
import type { PlayerReport } from '../referee/player.ts';
import { ProgramPlayer } from '../referee/program-player.ts';
import { Transcript } from '../referee/transcript.ts';
import type { ConsultingRoom } from './consulting-room.ts';
import { Left, ObservedPlayer, type NotedAnswer } from './observed-player.ts';
import type { GamePlan, OwnEvent, Specialist } from './plan.ts';

export interface Course {
  readonly plan: GamePlan;
  readonly answers: readonly NotedAnswer[];
  /** What the game told about the program's own answers. */
  readonly events: readonly Omit<OwnEvent, 'printed'>[];
  readonly report: PlayerReport;
  /** The program's own lines. */
  readonly transcript: readonly TranscriptEntry[];
  /** When it was launched, on the transcript's clock. */
  readonly launchedAt: number;
  /** Null when the game was left before its end. */
  readonly outcome: Outcome | null;
  readonly left: Left['why'] | null;
}

export async function playTrial(
  room: ConsultingRoom,
  specialist: Specialist,
  plan: GamePlan,
  mostMs: number,
): Promise<Course> {
  const { game, seat, against = '' } = plan;
  const transcript = new Transcript(room.referee.transcriptKb * 1024);
  const begin = performance.now();
  let launchedAt = 0;
  const program = new ProgramPlayer({
    game,
    settings: room.referee,
    transcript,
    keeper: room.keeper,
    prepare: async () => {
      const command = await room.prepare();
      launchedAt = performance.now() - begin;
      return command;
    },
  });
  const observed = new ObservedPlayer(program, {
    signal: room.within(mostMs),
    whyAborted: () => (room.cancelled ? 'cancelled' : 'time'),
    enough: (player) =>
      player.answers.length >= (plan.answers ?? Infinity) ||
      hasGivenUp(player) ||
      (specialist.isStuck?.(ownEvents(plan, player)) ?? false),
  });
  const players = Array.from({ length: plan.seats }, (_, i) =>
    i + 1 === seat ? observed : new HousePlayer(game, against, i + 1, { seed: plan.seed }),
  );
  let outcome: Outcome | null = null;
  let left: Left['why'] | null = null;
  try {
    ({ outcome } = await playGame(game, setupOf(plan), players));
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    left = error.why;
  } finally {
    await room.tidy();
  }
  room.throwIfCancelled();
  return {
    plan,
    answers: observed.answers,
    events: ownEvents(plan, observed),
    report: observed.report(),
    transcript: transcript.entries(),
    launchedAt,
    outcome,
    left,
  };
}

/** In a forgiving game a program that answers no more would be waited for in every turn. */
const FAULTS_IN_A_ROW = 3;

function hasGivenUp({ answers }: ObservedPlayer): boolean {
  const last = answers.slice(-FAULTS_IN_A_ROW);
  return last.length === FAULTS_IN_A_ROW && last.every(({ answer }) => 'fault' in answer);
}

function setupOf({ game, settings, map, position, seed, seats }: GamePlan): GameSetup {
  const names = Array.from({ length: seats }, () => ({ name: '' }));
  return { game: game.id, settings, seed, seats: names, ...(map ? { map } : {}), ...(position ? { position } : {}) };
}

/** The events of each turn in which the program answered and that concern it. */
function ownEvents({ seat }: GamePlan, { answers, turns }: ObservedPlayer): Omit<OwnEvent, 'printed'>[] {
  return answers.flatMap(({ question }) => {
    const { turn, state } = question;
    const events = turns[turn - 1]?.events ?? [];
    return events
      .map((event) => event as GameEvent & Record<string, unknown>)
      .filter((event) => event['seat'] === seat)
      .map((event) => ({ turn, event, state }));
  });
}
