import type { BeetlesMap } from './map.ts';

/** The map that is played when none is given. */
export const standardMap: BeetlesMap = {
  format: 'meydan-map',
  version: 1,
  game: 'beetles',
  name: 'Two courtyards',
  width: 24,
  height: 16,
  symmetry: 'mirror',
  wells: [
    [
      [11, 2],
      [3, 13],
    ],
    [
      [12, 2],
      [20, 13],
    ],
  ],
  beetles: [
    { x: 1, y: 4, heading: 'N', antennae: 2, winged: true },
    { x: 3, y: 11, heading: 'N', antennae: 2, winged: true },
    { x: 8, y: 7, heading: 'N', antennae: 2, winged: true },
    { x: 10, y: 12, heading: 'S', antennae: 2, winged: true },
    { x: 5, y: 2, heading: 'S', antennae: 1, winged: false },
    { x: 5, y: 5, heading: 'E', antennae: 1, winged: false },
    { x: 6, y: 7, heading: 'N', antennae: 1, winged: false },
    { x: 6, y: 8, heading: 'S', antennae: 1, winged: false },
    { x: 5, y: 10, heading: 'E', antennae: 1, winged: false },
    { x: 7, y: 13, heading: 'N', antennae: 1, winged: false },
  ],
};
