/**
 * Every view of the application: where somebody stands, what they click, and what is there when it is drawn. Those that
 * need running games are in running.ts; the page for an unknown address and the one without a contest are not worth it.
 */
import { EXPORT_KINDS, PROJECTOR_PAGES } from '../../src/shared/bridge/results.ts';
import type { Crowd } from './crowd.ts';

export interface Visit {
  readonly name: string;
  /** Where they stand before, with something that is there when they stand. */
  readonly from: string;
  readonly standing: string;
  /** What is clicked to stand there, and what is there then. */
  readonly step?: { readonly click: string; readonly standing: string };
  /** What is clicked; an address is gone to. */
  readonly click: string;
  /** The content, not its frame. */
  readonly content: string;
  /** What the projector is to show. */
  readonly projector?: { readonly page: string; readonly category: number };
}

export const id = (name: string): string => `[data-testid="${name}"]`;
export const like = (start: string): string => `[data-testid^="${start}"]`;

/** What is to be seen of each page on the projector. */
const PROJECTED: Readonly<Record<(typeof PROJECTOR_PAGES)[number], string>> = {
  title: '.page',
  bracket: '.match, [data-testid^="match-"]',
  games: id('projector-games'),
  standings: id('projector-standings'),
  draw: '.draw',
  champion: id('projector-champion'),
};

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
  const printed = (what: string, from: Pick<Visit, 'from' | 'standing'>, click: string): Visit => ({
    name: `print, ${what}`,
    ...from,
    click: id(click),
    content: `${id('print')} .sheet`,
  });
  /** The preview of another kind is there before, but that of the report, which is chosen at first. */
  const preview = (kind: string): Visit => ({
    name: `export, ${kind}`,
    from: `#/contest/results/${robin}`,
    standing: STANDING,
    step: { click: id('part-export'), standing: `${id('export-preview')}[data-as=page]` },
    click: id(`export-${kind}`),
    content: `${id('export-preview')}:not([data-as=page])`,
  });
  const inResults = { from: `#/contest/results/${robin}`, standing: STANDING };
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
    part('cross-table', 'crossTable', id('crossed')),
    part('ratings', 'ratings', `${id('ratings')} tbody tr`),
    part('export, report', 'export', id('export-preview')),
    ...EXPORT_KINDS.filter((kind) => kind !== 'report').map(preview),
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
    printed('standings', inResults, 'print-standings'),
    printed('bracket', { from: `#/contest/draw/${knockout}`, standing: BOX }, 'print-bracket'),
    printed('certificates', inResults, 'certificates'),
    ...PROJECTOR_PAGES.flatMap((page) => projected(page, page === 'bracket' ? knockout : robin)),
    ...projected('standings', knockout, ' of a knockout'),
    ...projected('bracket', groups, ' of groups'),
    ...AROUND,
  ];
}

function projected(page: (typeof PROJECTOR_PAGES)[number], category: number, more = ''): Visit[] {
  const shown = PROJECTED[page].split(', ').map((part) => `${id('projector')}[data-page=${page}] ${part}`);
  return [
    {
      ...HOME,
      name: `projector, ${page}${more}`,
      click: '#/projector',
      content: shown.join(', '),
      projector: { page, category },
    },
  ];
}

/** What has nothing to do with the contest, and must not become slow because of it. */
const AROUND: readonly Visit[] = [
  { ...HOME, name: 'wall', click: id('open-wall'), content: id('wall-count') },
  { ...HOME, name: 'new contest', click: id('new-contest'), content: id('new') },
  { ...HOME, name: 'replay of a file', click: id('open-replay'), content: id('choose-replay') },
  { ...HOME, name: 'rules', click: '#/rules', content: like('rulebook-') },
  { ...HOME, name: 'rulebook', click: '#/rules/othello', content: id('contents') },
  { ...HOME, name: 'help', click: '#/help', content: id('help') },
  { ...HOME, name: 'preferences', click: id('to-preferences'), content: id('preferences') },
  { ...HOME, name: 'simulator', from: '#/help', standing: id('help'), click: '#/simulator', content: id('simulator') },
];

export function visitsOfRanking({ categories }: Crowd): Visit[] {
  const ranking = categories['ranking'] ?? 0;
  const standing = { from: '#/contest/settings', standing: id('settings'), content: STANDING };
  return [
    { ...standing, name: 'draw, ranking', click: `#/contest/draw/${ranking}` },
    { ...standing, name: 'standings, ranking', click: `#/contest/results/${ranking}` },
  ];
}
