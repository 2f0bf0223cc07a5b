/** Starts a demo game and goes to watch it. */
import { ref, shallowRef } from 'vue';
import { useRouter } from 'vue-router';
import type { Game } from '../../shared/games/game.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';

export interface DemoChoice {
  readonly bots: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
  /** Turns in a second, at most; null for as fast as the bots can. */
  readonly pace: number | null;
}

/** The strongest bots of the house, a different one on each seat: the most interesting game to watch. */
export function usualBots(game: Game): string[] {
  const byStrength = Object.keys(game.bots).toReversed();
  return Array.from({ length: game.seats.max }, (_, seat) => byStrength[seat] ?? byStrength[0] ?? '');
}

export function useDemo() {
  const { bridge } = useHost();
  const router = useRouter();
  const starting = ref<string | null>(null);
  const problem = shallowRef<Problem | null>(null);

  async function start(game: Game, choice?: DemoChoice): Promise<void> {
    if (starting.value !== null) return;
    starting.value = game.id;
    problem.value = null;
    try {
      const bots = [...(choice?.bots ?? usualBots(game))];
      const { settings, pace = null } = choice ?? {};
      const { live } = await bridge.call('demo.start', {
        game: game.id,
        bots,
        ...(settings ? { settings } : {}),
        ...(pace === null ? {} : { pace }),
      });
      await router.push({ name: 'live', params: { id: live } });
    } catch (error) {
      problem.value = problemOf(error);
    } finally {
      starting.value = null;
    }
  }

  return { starting, problem, start };
}
