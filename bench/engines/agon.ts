import { agon } from '../../src/shared/games/agon/index.ts';
import { rate, type Rate } from '../measure.ts';

export function measure(): Rate[] {
  const start = agon.start({ settings: agon.settings.parse({}), seed: 1, seats: 2 });
  return [rate('Agon, move generation (perft 4)', 'nodes', () => agon.perft?.(start, 4) ?? 0, { aim: 2e6 })];
}
