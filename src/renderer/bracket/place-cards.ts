/** The places of a draw as they belong together: two for a match of the first round, a group, or one long list. */
import { groupSizes } from '../../shared/tournament/groups.ts';
import type { Draw } from '../../shared/tournament/tournament.ts';

export interface PlaceCard {
  readonly kind: 'match' | 'group' | 'list';
  /** From 1. */
  readonly number: number;
  /** From 0. */
  readonly places: readonly number[];
}

export function placeCards({ format, places }: Draw): readonly PlaceCard[] {
  switch (format.kind) {
    case 'single-elimination':
    case 'double-elimination':
      return cut(Array.from({ length: places.length / 2 }, () => 2)).map((card) => ({ kind: 'match', ...card }));
    case 'round-robin':
    case 'groups-knockout': {
      const groups = cut(groupSizes(format.groups, places.length));
      const kind = format.kind === 'round-robin' && groups.length === 1 ? 'list' : 'group';
      return groups.map((card) => ({ kind, ...card }));
    }
    case 'swiss':
    case 'ranking':
      return cut([places.length]).map((card) => ({ kind: 'list', ...card }));
  }
}

function cut(sizes: readonly number[]): Omit<PlaceCard, 'kind'>[] {
  let next = 0;
  return sizes.map((size, index) => ({ number: index + 1, places: Array.from({ length: size }, () => next++) }));
}
