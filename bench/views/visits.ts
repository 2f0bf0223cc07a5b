/** Every view of the application: where somebody stands, what they click, and what is there when it is drawn. */
import type { Crowd } from './crowd.ts';

export interface Visit {
  readonly name: string;
  /** Where they stand before, with something that is there when they stand. */
  readonly from: string;
  readonly standing: string;
  /** What is clicked; an address is gone to. */
  readonly click: string;
  /** The content, not its frame. */
  readonly content: string;
  /** What the projector is to show. */
  readonly projector?: { readonly page: string; readonly category: number };
}

const id = (name: string): string => `[data-testid="${name}"]`;
const like = (start: string): string => `[data-testid^="${start}"]`;

const HOME = { from: '#/', standing: id('known-contests') };
const STANDING = id('standing-1');
const BOX = `${id('bracket')} ${like('match-')}`;

/** Each begins where nothing of what is looked for is known: a category is chosen from another one. */
export function visitsOf({ categories }: Crowd): Visit[] {
  const undrawn = categories['undrawn'] ?? 0;
  const knockout = categories['single-elimination'] ?? 0;
  const double = categories['double-elimination'] ?? 0;
  const robin = categories['round-robin'] ?? 0;
  const { swiss = 0, 'groups-knockout': groups = 0 } = categories;
  const beforeDraw = { from: `#/contest/draw/${undrawn}`, standing: id('make-draw') };
  const beforeResults = { from: `#/contest/results/${undrawn}`, standing: id('no-results') };
  const drawOf = (name: string, category: number, content: string): Visit => ({
    name: `draw, ${name}`,
    ...beforeDraw,
    click: id(`category-${category}`),
    content,
  });
  const resultsOf = (name: string, category: number): Visit => ({
    name: `standings, ${name}`,
    ...beforeResults,
    click: id(`category-${category}`),
    content: STANDING,
  });
  const part = (name: string, of: string, content: string): Visit => ({
    name,
    from: `#/contest/results/${robin}`,
    standing: STANDING,
    click: id(`part-${of}`),
    content,
  });
  const projectorOf = (page: string, category: number, content: string): Visit => ({
    name: `projector, ${page}`,
    ...HOME,
    click: '#/projector',
    content: `${id('projector')} ${content}`,
    projector: { page, category },
  });
  return [
    {
      ...HOME,
      name: 'home',
      from: '#/preferences',
      standing: id('preferences'),
      click: id('home'),
      content: id('known-contest'),
    },
    { ...HOME, name: 'contestants', click: id('to-contest'), content: id('contestant') },
    {
      ...beforeResults,
      name: 'draw, not drawn yet',
      from: `#/contest/draw/${knockout}`,
      standing: BOX,
      click: id(`category-${undrawn}`),
      content: id('make-draw'),
    },
    drawOf('round robin', robin, STANDING),
    drawOf('swiss', swiss, STANDING),
    drawOf('groups and knockout', groups, BOX),
    drawOf('double knockout', double, BOX),
    drawOf('knockout', knockout, BOX),
    {
      name: 'draw, knockout as a list',
      from: `#/contest/draw/${knockout}`,
      standing: BOX,
      click: id('look-list'),
      content: `${id('rounds')} ${like('match-')}`,
    },
    {
      name: 'draw, round robin as a list',
      from: `#/contest/draw/${robin}`,
      standing: STANDING,
      click: id('look-list'),
      content: id('rounds'),
    },
    {
      name: 'draw, swiss as a list',
      from: `#/contest/draw/${swiss}`,
      standing: STANDING,
      click: id('look-list'),
      content: `${id('rounds')} ${like('match-')}`,
    },
    {
      name: 'a match',
      from: `#/contest/draw/${knockout}`,
      standing: BOX,
      click: `${BOX}:has(.decided)`,
      content: `${id('match-games')} ${like('game-')}`,
    },
    {
      name: 'run',
      from: '#/contest/settings',
      standing: id('settings'),
      click: id('rail-run'),
      content: like('finished-'),
    },
    resultsOf('round robin', robin),
    resultsOf('swiss', swiss),
    resultsOf('groups and knockout', groups),
    resultsOf('double knockout', double),
    resultsOf('knockout', knockout),
    part('cross-table', 'crossTable', id('cross-table')),
    part('ratings', 'ratings', `${id('ratings')} tbody tr`),
    part('export', 'export', id('export-preview')),
    {
      name: 'games',
      from: '#/contest/settings',
      standing: id('settings'),
      click: id('rail-games'),
      content: like('game-row-'),
    },
    {
      name: 'a game',
      from: '#/contest/games',
      standing: like('game-row-'),
      click: like('game-row-'),
      content: `${id('board')}[data-drawn]`,
    },
    {
      name: 'settings',
      from: '#/contest/games',
      standing: like('game-row-'),
      click: id('rail-settings'),
      content: id('settings'),
    },
    {
      name: 'print, standings',
      from: `#/contest/results/${robin}`,
      standing: STANDING,
      click: id('print-standings'),
      content: `${id('print')} .sheet`,
    },
    {
      name: 'print, bracket',
      from: `#/contest/draw/${knockout}`,
      standing: BOX,
      click: id('print-bracket'),
      content: `${id('print')} .sheet`,
    },
    { ...HOME, name: 'wall', click: id('open-wall'), content: id('wall-count') },
    projectorOf('bracket', knockout, like('match-')),
    projectorOf('standings', robin, like('projector-standings')),
    { ...HOME, name: 'preferences', click: id('to-preferences'), content: id('preferences') },
    { ...HOME, name: 'simulator', click: id('to-simulator'), content: id('simulator') },
  ];
}

export function visitsOfRanking({ categories }: Crowd): Visit[] {
  const ranking = categories['ranking'] ?? 0;
  const standing = { from: '#/contest/settings', standing: id('settings'), content: STANDING };
  return [
    { ...standing, name: 'draw, ranking', click: `#/contest/draw/${ranking}` },
    { ...standing, name: 'standings, ranking', click: `#/contest/results/${ranking}` },
  ];
}
