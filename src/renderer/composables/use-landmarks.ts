/** The turns of a game that somebody wants to go to without looking for them: the marked ones and the decisive one. */
import { computed, type ComputedRef } from 'vue';
import type { Playback } from './use-playback.ts';
import type { WatchedGame } from './use-watched-game.ts';

export interface Landmarks {
  /** Null while there is none, or none is known yet. */
  readonly decisiveTurn: ComputedRef<number | null>;
  decided(): void;
  nextMark(): void;
  previousMark(): void;
}

export function useLandmarks(watched: WatchedGame, playback: Playback): Landmarks {
  const decisiveTurn = computed(() => watched.decisive.value?.turn ?? null);

  function goTo(turn: number | undefined): void {
    if (turn !== undefined) playback.jump(turn);
  }

  return {
    decisiveTurn,
    decided: () => goTo(decisiveTurn.value ?? undefined),
    nextMark: () => goTo(watched.chronicle.value.marks.find(({ turn }) => turn > playback.turn.value)?.turn),
    previousMark: () => goTo(watched.chronicle.value.marks.findLast(({ turn }) => turn < playback.turn.value)?.turn),
  };
}
