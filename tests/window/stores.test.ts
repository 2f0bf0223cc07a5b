/** What the views of the draw, the run and the results work with, against the real host and real games. */
import { expect, test, vi } from 'vitest';
import { useBracketStore } from '../../src/renderer/stores/bracket.ts';
import { useContestStore } from '../../src/renderer/stores/contest.ts';
import { useExportsStore } from '../../src/renderer/stores/exports.ts';
import { PAGE, useGameListStore } from '../../src/renderer/stores/game-list.ts';
import { useProjectorStore } from '../../src/renderer/stores/projector.ts';
import { useResultsStore } from '../../src/renderer/stores/results.ts';
import { useRunStore } from '../../src/renderer/stores/run.ts';
import { useWallStore } from '../../src/renderer/stores/wall.ts';
import { useHost } from '../stage/host.ts';
import { openWindow } from './window.ts';

const here = useHost();
const five = ['Ada', 'Barbara', 'Sara', 'Dennis', 'Edsger'].map((name) => ({ name }));
const knockout = { kind: 'single-elimination' };
/** Against hanging only. */
const PATIENCE = { timeout: 60_000 };

async function openContest(format: object = knockout) {
  await here.app.open({ contestants: five, format });
  openWindow(here.app);
  const contest = useContestStore();
  await contest.read();
  return contest;
}

test('a draw is made again, swapped and taken back; what the host refuses is said', async () => {
  const contest = await openContest();
  const bracket = useBracketStore();
  await bracket.show(1);
  expect(bracket.view?.matches).toHaveLength(8);
  const before = bracket.view?.draw?.places ?? [];

  expect(await bracket.swap(0, 7)).toBe(true);
  expect(bracket.view?.draw?.places).toEqual(before.with(0, before[7] ?? null).with(7, before[0] ?? null));
  expect(await bracket.swap(0, 99)).toBe(false);
  expect(bracket.problem?.detail).toBeTruthy();

  expect(await bracket.draw(12)).toBe(true);
  expect(bracket.view?.draw?.randomSeed).toBe(12);
  expect(bracket.problem).toBeNull();
  expect(await bracket.takeBack()).toBe(true);
  expect([bracket.view?.draw, contest.categories[0]?.drawnAt]).toEqual([null, null]);
  expect(await bracket.chooseFormat({ kind: 'swiss', bestOf: 1, extraGames: 2, rounds: 3 })).toBe(true);
  expect(contest.categories[0]?.format.kind).toBe('swiss');
});

test('what was refused in one contest is not told of the next', async () => {
  const contest = await openContest();
  const bracket = useBracketStore();
  await bracket.show(1);
  expect(await bracket.swap(0, 99)).toBe(false);
  expect(await contest.change({ concurrency: -1 })).toBe(false);
  expect([bracket.problem, contest.problem]).not.toContain(null);
  expect(await contest.create('Another', 'othello')).toBe(true);
  expect([bracket.problem, contest.problem]).toEqual([null, null]);
});

test('a run is followed to its end, and bracket, results and games follow it', async () => {
  const contest = await openContest();
  const [bracket, run, results, games] = [useBracketStore(), useRunStore(), useResultsStore(), useGameListStore()];
  for (const store of [bracket, results]) store.follow();
  await Promise.all([bracket.show(1), results.show(1), games.watch(), run.read()]);
  expect([run.state.status, games.total]).toEqual(['idle', 0]);

  expect(await run.start()).toBe(true);
  await vi.waitFor(() => expect(contest.categories[0]?.isOver).toBe(true), PATIENCE);
  await vi.waitFor(() => expect(run.state).toMatchObject({ status: 'over', running: [], remaining: 0 }), PATIENCE);
  await vi.waitFor(() => expect(bracket.byId.get('main-3-1')?.state).toBe('decided'), PATIENCE);
  const { matches = [] } = bracket.view ?? {};
  expect(matches.filter(({ state }) => state === 'bye')).toHaveLength(3);
  expect(run.justFinished.length).toBeGreaterThanOrEqual(5);

  await vi.waitFor(() => expect(results.results?.isOver).toBe(true), PATIENCE);
  expect(results.results?.places.map(({ from }) => from)).toEqual([1, 2, 3, 4, 5]);
  await results.readRatings();
  expect(results.ratings).toHaveLength(5);

  await vi.waitFor(() => expect(games.total).toBe(run.state.finished), PATIENCE);
  const someone = games.rowAt(0)?.seats[0]?.contestant ?? '';
  await games.find({ contestant: someone });
  expect(games.total).toBeLessThan(run.state.finished);
  for (let i = 0; i < (games.total ?? 0); i++) {
    expect(games.rowAt(i)?.seats.some(({ contestant }) => contestant === someone)).toBe(true);
  }
  await games.find({ text: 'nobody is called this' });
  expect([games.total, games.rowAt(0)]).toEqual([0, null]);
});

test('the wall knows of which match each game is, as long as its contest is open', async () => {
  const contest = await openContest();
  const [run, wall] = [useRunStore(), useWallStore()];
  await wall.read();
  await run.start();
  await vi.waitFor(() => expect(contest.categories[0]?.isOver).toBe(true), PATIENCE);
  const matches = wall.games?.map(({ contestGame }) => contestGame?.match);
  expect(new Set(matches)).toEqual(new Set(['main-1-2', 'main-2-1', 'main-2-2', 'main-3-1', 'third']));
  expect(wall.games?.every(({ contestGame }) => contestGame?.category === 1)).toBe(true);
  await vi.waitFor(() => expect(run.state.status).toBe('over'), PATIENCE);
  await contest.close();
  expect(wall.games).toHaveLength(matches?.length ?? 0);
  expect(wall.games?.some(({ contestGame }) => contestGame)).toBe(false);
});

test('a long list of games fetches only the pages that are looked at', async () => {
  await here.app.open({ contestants: five, format: { kind: 'round-robin', bestOf: 51, rounds: 1 }, concurrency: 2 });
  openWindow(here.app);
  const [run, games] = [useRunStore(), useGameListStore()];
  await run.start();
  await games.watch();
  await vi.waitFor(() => expect(games.total ?? 0).toBeGreaterThan(PAGE + 20), PATIENCE);
  await run.stop();
  await games.refresh();
  expect([...games.pages.keys()]).toEqual([0]);
  expect(games.rowAt(PAGE + 1)).toBeNull();
  await games.look(PAGE - 5, PAGE + 5);
  expect([...games.pages.keys()].toSorted()).toEqual([0, 1]);
  expect(games.rowAt(PAGE + 1)).not.toBeNull();
});

test('an export is previewed, written and found; the projector is what all windows see', async () => {
  await openContest();
  const [files, projector] = [useExportsStore(), useProjectorStore()];
  await files.look('standings-csv', 'en');
  expect(JSON.stringify(files.preview?.shown)).toContain('Ada');
  await files.start('standings-csv', 'fa');
  await vi.waitFor(() => expect(files.all[0]?.status).toBe('done'), PATIENCE);
  expect(files.all[0]?.files.length).toBeGreaterThan(0);

  // What a window shows until it has heard of the host is what the host shows at first.
  const atFirst = projector.state;
  await projector.read();
  expect(projector.state).toEqual(atFirst);
  await projector.change({ page: 'champion', mode: 'follow' });
  await here.app.call('projector.change', { isHeldBack: true });
  expect(projector.state).toMatchObject({ page: 'champion', mode: 'follow', isHeldBack: true });
});
