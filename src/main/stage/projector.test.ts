import { expect, test } from 'vitest';
import { useHost, writeContest } from '../../../tests/stage/host.ts';
import { PROJECTOR_AT_FIRST } from '../../shared/bridge/results.ts';
import { formatSchema } from '../../shared/tournament/tournament.ts';
import type { ProjectorNews } from '../shell-services.ts';
import { ContestFile } from '../store/contest-file.ts';

let asked: string[] = [];
let news: ProjectorNews | null = null;
const stage = useHost(() => {
  asked = [];
  return {
    chooseContest: () => Promise.resolve(null),
    chooseFolder: () => Promise.resolve(null),
    showFiles: () => {},
    printPdf: ({ title }) => Promise.resolve(title === 'yes'),
    classDisplays: () => [{ id: 7, label: 'Beamer', width: 1920, height: 1080 }],
    openProjector(display, told) {
      asked.push(display === null ? 'open' : `open on ${display}`);
      news = told;
    },
    closeProjector: () => void asked.push('close'),
  };
});

const four = { contestants: ['A', 'B', 'C', 'D'].map((name) => ({ name })) };

test('its state is kept, told to everybody, and opens and closes the window', async () => {
  const { app } = stage;
  expect(await app.call('projector.read')).toEqual(PROJECTOR_AT_FIRST);
  await app.call('projector.change', { isOpen: true, page: 'standings', seconds: 9 });
  expect(asked).toEqual(['open']);
  expect(await app.call('projector.read')).toMatchObject({ isOpen: true, page: 'standings', seconds: 9 });
  expect(app.all('projector.changed')).toHaveLength(1);
  await app.call('projector.change', { page: 'games' });
  expect(asked).toEqual(['open']);
  news?.displaced(true);
  expect(await app.call('projector.read')).toMatchObject({ isOpen: true, isDisplaced: true });
  await app.call('projector.change', { display: 7 });
  expect(asked).toEqual(['open', 'open on 7']);
  news?.closed();
  expect(await app.call('projector.read')).toMatchObject({ isOpen: false, isDisplaced: false, display: 7 });
  expect(await app.call('projector.displays')).toMatchObject([{ id: 7, label: 'Beamer' }]);
  await expect(app.call('projector.change', { seconds: 1 })).rejects.toThrow('seconds');
});

test('what is held back and what was revealed of each category stays with its contest', async () => {
  const { app } = stage;
  const category = { name: 'Others', format: formatSchema.parse({ kind: 'swiss' }) };
  const path = await app.open({ ...four, prepare: (file) => void file.categories.add(category) });
  await app.call('projector.change', { isHeldBack: true, category: 1, revealed: ['m1', 'm2'] });
  expect(await app.call('projector.change', { category: 2 })).toMatchObject({ revealed: [] });
  expect(await app.call('projector.change', { category: 1 })).toMatchObject({ revealed: ['m1', 'm2'] });
  await app.open(four, 'other');
  expect(await app.call('projector.read')).toMatchObject({ isHeldBack: false, category: null, revealed: [] });
  expect(await app.call('projector.change', { category: 1 })).toMatchObject({ revealed: [] });
  await app.host.openContest(path);
  expect(await app.call('projector.read')).toMatchObject({ isHeldBack: true, category: null, revealed: [] });
  expect(await app.call('projector.change', { category: 1 })).toMatchObject({ revealed: ['m1', 'm2'] });
});

test('results of a contest that may only be read can be held back as long as it is open', async () => {
  const { app } = stage;
  const path = await writeContest(app.folder, four);
  const { file: elsewhere } = ContestFile.open(path);
  await app.host.openContest(path);
  const change = { isHeldBack: true, category: 1, revealed: ['m1'] };
  expect(await app.call('projector.change', change)).toMatchObject(change);
  expect(elsewhere.settings.get('heldBack')).toBe(false);
  elsewhere.close();
});

test('nothing of a result that is held back can be seen', async () => {
  const { app } = stage;
  await app.open({ ...four, format: { kind: 'single-elimination' } });
  await app.call('run.start', {});
  await app.event('run.changed', ({ status }) => status === 'over');
  const whole = await app.call('categories.bracket', { category: 1 });
  const open = await app.call('projector.category', { category: 1 });
  expect(open.bracket).toEqual(whole);
  expect(open.results).toEqual(await app.call('results.category', { category: 1 }));

  await app.call('projector.change', { isHeldBack: true });
  const hidden = await app.call('projector.category', { category: 1 });
  expect(hidden.bracket.category).toMatchObject({ isOver: false });
  expect(hidden.bracket.places).toEqual([]);
  expect(hidden.bracket.matches.every(({ result }) => result === null)).toBe(true);
  expect(hidden.bracket.matches.every(({ score }) => `${score}` === '0,0,0')).toBe(true);
  const sides = hidden.bracket.matches.map(({ sides }) => sides.filter((side) => side !== null).length);
  expect(sides.toSorted()).toEqual([0, 0, 2, 2]);
  expect(hidden.results.places).toEqual([]);
  expect(hidden.results.tables.flatMap(({ rows }) => rows).every(({ points }) => points === 0)).toBe(true);

  const [semi, other] = whole.matches.filter(({ place }) => place.bracket === 'main' && place.round === 1);
  const final = whole.matches.find(({ place }) => place.bracket === 'main' && place.round === 2);
  await app.call('projector.change', { category: 1, revealed: [semi?.id ?? ''] });
  const half = await app.call('projector.category', { category: 1 });
  const find = (id = '') => half.bracket.matches.find((match) => match.id === id);
  expect(find(semi?.id)).toEqual(semi);
  expect(find(other?.id)).toMatchObject({ result: null, state: 'ready' });
  expect(find(final?.id)?.sides.filter((side) => side !== null)).toEqual([semi?.sides[semi.result?.winner ?? 0]]);

  const all = whole.matches.map(({ id }) => id);
  await app.call('projector.change', { revealed: all });
  expect((await app.call('projector.category', { category: 1 })).bracket).toEqual(whole);
});

test('while results are held back boards are covered', async () => {
  const { app } = stage;
  // Far longer than this test: nobody waits for the end.
  const slow = ['A', 'B'].map((name) => ({ name, houseBot: 'expert' }));
  await app.open({ contestants: slow, settings: { size: 18 } });
  await app.call('projector.change', { isHeldBack: true, category: 1 });
  await app.call('run.start', {});
  const { running } = await app.event('run.changed', (state) => state.running.length === 1);
  const { game, live } = running[0] ?? {};
  expect(await app.call('projector.games')).toMatchObject([{ game, category: 1, live: null }]);
  await app.call('projector.change', { isHeldBack: false });
  expect(await app.call('projector.games')).toMatchObject([{ game, live }]);
  await app.call('run.stop');
});

test('nobody learns from the running games who came to a final, until that is revealed', async () => {
  const { app } = stage;
  // The first goes straight to the final, and takes its time there; those who play for the other place are fast.
  const three = [{ name: 'A', houseBot: 'expert' }, { name: 'B' }, { name: 'C' }];
  const format = { kind: 'single-elimination', thirdPlace: false };
  await app.open({ contestants: three, format, settings: { size: 18 } });
  await app.call('projector.change', { isHeldBack: true, category: 1 });
  await app.call('run.start', {});
  const semi = await app.event('games.finished');
  const { running } = await app.event('run.changed', (state) =>
    state.running.some(({ match }) => match !== semi.match),
  );
  const { contestants } = running[0] ?? {};
  expect(contestants).toContain('1');
  expect(await app.call('projector.games')).toEqual([]);
  await app.call('projector.change', { revealed: [semi.match] });
  expect(await app.call('projector.games')).toMatchObject([{ contestants, live: null }]);
  await app.call('run.stop');
});

test('a page is printed by the desktop', async () => {
  expect(await stage.app.call('print.pdf', { title: 'yes', isLandscape: true })).toBe(true);
  expect(await stage.app.call('print.pdf', { title: 'no', isLandscape: true })).toBe(false);
});
