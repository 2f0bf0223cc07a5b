import { DIRECTIONS } from '../../src/shared/games/worm/direction.ts';
import { worm } from '../../src/shared/games/worm/index.ts';
import type { WormState } from '../../src/shared/games/worm/state.ts';
import { rate, type Rate } from '../measure.ts';

const SETTINGS = worm.settings.parse({ target: 1_000_000, moveLimit: 100_000 });

function fieldOf(size: number, amount: number): WormState {
  const food = Array.from({ length: size }, () => Array.from({ length: size }, () => amount));
  const map = { format: 'meydan-map', version: 1, game: 'worm', name: 'bench', food, start: { x: 0, y: 0 } } as const;
  return worm.start({ settings: SETTINGS, map, seed: 1, seats: 1 });
}

/** Round the field in spirals, so that long bodies lie close to the head, and back to the start when stuck. */
function walk(start: WormState, moves: number): number {
  let state = start;
  let code = 0;
  for (let i = 0; i < moves; i++) {
    if (state.open === 0 || state.ended) state = start;
    if ((i % 11 === 0 && state.open !== 1 << code) || (state.open & (1 << code)) === 0) {
      do code = (code + 1) & 3;
      while ((state.open & (1 << code)) === 0);
    }
    state = worm.decide(state, [{ decision: DIRECTIONS[code] ?? 'left' }]).state;
  }
  return moves;
}

/** Along a closed tour of the whole field, so that the worm is never stuck and reaches its full length. */
function tour(start: WormState, size: number, moves: number): number {
  let state = start;
  for (let i = 0; i < moves; i++) {
    const { x, y } = state;
    const code = y === 0 ? (x > 0 ? 0 : 3) : x % 2 === 0 ? (y < size - 1 ? 3 : 1) : y > 1 || x === size - 1 ? 2 : 1;
    state = worm.decide(state, [{ decision: DIRECTIONS[code] ?? 'left' }]).state;
    if (state.ended) state = start;
  }
  return moves;
}

export function measure(): Rate[] {
  const short = fieldOf(20, 5);
  const long = fieldOf(200, 99);
  return [
    rate('Worm, short bodies (20×20, meals of 5)', 'moves', () => walk(short, 50_000), { aim: 1e6 }),
    rate('Worm, bodies up to 100 cells (200×200, meals of 99)', 'moves', () => tour(long, 200, 50_000), { aim: 1e6 }),
    rate('Worm, move sequences (perft 8)', 'sequences', () => worm.perft?.(short, 8) ?? 0),
  ];
}
