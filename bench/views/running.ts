/** The views of a contest that runs: sixteen games at once, results every second, and problems by the hundred. */
import { processorMs } from '../boards/metrics.ts';
import { openWindow, type Bench } from '../boards/window.ts';
import { frameGaps, watchFrames } from './frames.ts';
import { AT_ONCE, makeHall, type Hall } from './hall.ts';
import { at, heads, say, sayView } from './report.ts';
import { timed, type Timing } from './timing.ts';
import { id, like, type Visit } from './visits.ts';

const ROUNDS = 3;
const WATCHED_MS = 15_000;
/** Of the window's one thread, a second: the rest is for whoever uses it. */
const MOST_BUSY_MS = 250;
/** A result changes its match and the one that its winner goes to; the next game that begins changes another. */
const MOST_BOXES = 4;
const SETTINGS = { from: '#/contest/settings', standing: id('settings') };
const EVERY_GAME = `${like('running-')}:nth-child(${AT_ONCE})`;

export async function watchHall(folder: string, aim: number): Promise<void> {
  const hall = await makeHall(folder);
  const bench = await openWindow({ contest: hall.path });
  const call = (name: string, input: unknown) =>
    bench.page.evaluate(([name, input]) => window.meydan.call(name, input), [name, input] as const);
  try {
    await call('run.start', { categories: [hall.knockout] });
    await bench.page.evaluate(() => (location.hash = '#/contest/run'));
    await bench.page.locator(EVERY_GAME).waitFor({ timeout: 120_000 });
    console.log(`\na knockout of 128 while ${AT_ONCE} games run`);
    heads();
    for (const visit of visitsOf(hall)) await visited(bench, visit, aim);
    await watched(bench, 'run', '#/contest/run', `${like('running-')} canvas`);
    await watched(bench, 'bracket', `#/contest/draw/${hall.knockout}`, `${id('bracket')} ${like('match-')}`);
    await watched(bench, 'wall', '#/wall', like('tile-'));
    await call('run.stop', undefined);
    await bench.page.evaluate(() => (location.hash = '#/contest/settings'));
    await call('run.start', { categories: [hall.unplayable] });
    const problems = { ...SETTINGS, name: 'run, with problems', click: id('rail-run'), content: id('run-problems') };
    await visited(bench, problems, aim);
    await call('run.stop', undefined);
  } finally {
    await bench.close();
  }
}

function visitsOf({ knockout }: Hall): Visit[] {
  const projector = { page: 'games', category: knockout };
  const shown = `${id('projector')} ${like('tile-')}`;
  return [
    { ...SETTINGS, name: 'run, all games', click: id('rail-run'), content: EVERY_GAME },
    { ...SETTINGS, name: 'run, the first board', click: id('rail-run'), content: `${like('running-')} canvas` },
    {
      ...SETTINGS,
      name: 'bracket',
      click: `#/contest/draw/${knockout}`,
      content: `${id('bracket')} ${like('match-')}`,
    },
    { ...SETTINGS, name: 'games', click: id('rail-games'), content: like('game-row-') },
    { ...SETTINGS, name: 'standings', click: `#/contest/results/${knockout}`, content: id('standing-1') },
    { ...SETTINGS, name: 'wall', click: id('open-wall'), content: like('tile-') },
    {
      name: 'a live game',
      from: '#/contest/run',
      standing: `${like('running-')} a`,
      click: `${like('running-')} a`,
      content: `${id('board')}[data-drawn]`,
    },
    { ...SETTINGS, name: 'projector, games', click: '#/projector', content: shown, projector },
  ];
}

async function visited(bench: Bench, visit: Visit, aim: number): Promise<void> {
  const taken: Timing[] = [];
  for (let round = 0; round < ROUNDS; round++) taken.push(await timed(bench, visit));
  sayView(visit.name, taken, aim);
}

/** Somebody looks at it for a while. */
async function watched(bench: Bench, name: string, hash: string, standing: string): Promise<void> {
  const { page } = bench;
  await page.evaluate((hash) => (location.hash = hash), hash);
  await page.locator(standing).first().waitFor({ timeout: 60_000 });
  await page.evaluate(countBoxes);
  await watchFrames(bench);
  const before = { window: await processorMs(bench), host: await bench.hostBusy() };
  await page.waitForTimeout(WATCHED_MS);
  const seconds = WATCHED_MS / 1000;
  const window = ((await processorMs(bench)) - before.window) / seconds;
  const host = ((await bench.hostBusy()) - before.host) / seconds;
  const gaps = await frameGaps(bench);
  const { boxes, finished } = (await page.evaluate(() => globalThis.boxesDrawn)) ?? { boxes: 0, finished: 0 };
  say(`watching: ${name}, window a second`, window, 'ms', MOST_BUSY_MS, `host ${host.toFixed(0)} ms`);
  say('… frame to frame, 95 %', at(gaps, 0.95), 'ms', 50, `longest ${Math.max(0, ...gaps).toFixed(0)} ms`);
  if (name !== 'bracket') return;
  say('… matches drawn anew for a result', boxes / Math.max(1, finished), '', MOST_BOXES, `${finished} results`);
}

declare global {
  var boxesDrawn: { boxes: number; finished: number } | undefined;
}

/** Runs in the page: how often something in the box of a match changes, and how many are decided meanwhile. */
function countBoxes(): void {
  const tree = document.querySelector('[data-testid=bracket]');
  if (!tree) return;
  const decided = () => tree.querySelectorAll('.decided').length;
  const first = decided();
  const counted = { boxes: 0, finished: 0 };
  globalThis.boxesDrawn = counted;
  new MutationObserver((changes) => {
    const boxes = new Set(
      changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('[data-match]')),
    );
    boxes.delete(null);
    boxes.delete(undefined);
    counted.boxes += boxes.size;
    counted.finished = decided() - first;
  }).observe(tree, { subtree: true, childList: true, attributes: true, characterData: true });
}
