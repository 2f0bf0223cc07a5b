import { othello } from '../../src/shared/games/othello/index.ts';
import { rate, type Rate } from '../measure.ts';

export function measure(): Rate[] {
  const start = othello.start({ settings: othello.settings.parse({}), seed: 1, seats: 2 });
  return [rate('Othello 8×8, move generation (perft 7)', 'nodes', () => othello.perft?.(start, 7) ?? 0, { aim: 20e6 })];
}
