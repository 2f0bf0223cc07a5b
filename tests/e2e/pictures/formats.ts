/** Each format: groups, round robin, Swiss, double elimination, and the ranking of a game played alone. */
import { makeContest } from './contests.ts';
import { click, goTo, hover, project, type Chapter, type Scene } from './scene.ts';

const draw = '/contest/draw';
const results = '/contest/results';

const looks = (kind: string, ...wanted: readonly string[]): Scene[] =>
  wanted.map((look) => ({ name: `${kind}-${look}`, hash: draw, act: click(`look-${look}`) }));

/** One after the other in the same application: each makes a contest of its own. */
export const FORMATS: Chapter = {
  name: 'formats',
  scenes: [
    made('groups', { contestants: 12, format: { kind: 'groups-knockout', groups: 3 }, games: 9 }),
    ...looks('groups', 'list', 'tree'),
    { name: 'groups-standings', hash: results },
    { name: 'groups-projector', hash: '/projector', act: project({ page: 'standings' }) },
    { name: 'groups-projector-bracket', hash: '/projector', act: project({ page: 'bracket' }) },
    made('round-robin', { contestants: 8, format: { kind: 'round-robin' }, games: Infinity }),
    { name: 'round-robin-standings', hash: results, pointer: hover('standing-2') },
    { name: 'round-robin-cross-table', hash: results, act: click('part-crossTable') },
    { name: 'round-robin-champion', hash: '/projector', act: project({ page: 'champion' }) },
    made('swiss', { contestants: 9, format: { kind: 'swiss' }, games: 9 }),
    ...looks('swiss', 'list'),
    { name: 'swiss-projector', hash: '/projector', act: project({ page: 'standings' }) },
    made('double', { contestants: 8, format: { kind: 'double-elimination' }, games: 8 }, 'tree'),
    { name: 'double-print', hash: '/print/bracket/1' },
    { name: 'double-projector', hash: '/projector', act: project({ page: 'bracket' }) },
    made('ranking', {
      game: 'worm',
      settings: { moveLimit: 60 },
      maps: ['canyon', 'garden', 'islands'],
      contestants: 6,
      format: { kind: 'ranking' },
      games: Infinity,
    }),
    { name: 'ranking-standings', hash: results, pointer: hover('standing-1') },
    { name: 'ranking-print', hash: '/print/standings/1' },
    { name: 'ranking-export', hash: results, act: click('part-export', 'export-standings-csv') },
    { name: 'ranking-projector', hash: '/projector', act: project({ page: 'standings' }) },
    { name: 'ranking-champion', hash: '/projector', act: project({ page: 'champion' }) },
  ],
};

function made(name: string, wanted: Parameters<typeof makeContest>[1], look = 'tables'): Scene {
  return {
    name: `${name}-${look}`,
    async act(app) {
      await makeContest(app, wanted);
      await goTo(app, draw);
      await app.page.getByTestId(`look-${look}`).click();
    },
  };
}
