/** One game between house bots, straight through the engine, with the slowest turn noted. */
import type { Game, Outcome } from '../../src/shared/games/game.ts';
import { Random } from '../../src/shared/games/random.ts';
import { firstState } from '../../src/shared/match/replay.ts';

export interface Slowest {
  ms: number;
}

export interface Field {
  readonly settings: unknown;
  readonly map?: unknown;
}

export function playOut(game: Game, bots: readonly string[], seed: number, field: Field, slowest: Slowest): Outcome {
  const seats = bots.map((name) => ({ name }));
  const players = bots.map((bot, i) => game.bots[bot]?.sitDown(i + 1, Random.fromSeedFor(seed, i + 1)));
  let state = firstState(game, { game: game.id, ...field, seed, seats });
  for (;;) {
    const outcome = game.outcome(state);
    if (outcome) return outcome;
    const answers = game.turn(state).seats.map((seat) => {
      const view = game.view(state, seat);
      const begin = performance.now();
      const decision = players[seat - 1]?.decide(view);
      slowest.ms = Math.max(slowest.ms, performance.now() - begin);
      return { decision };
    });
    state = game.decide(state, answers).state;
  }
}
