import fc from 'fast-check';
import { expect, test } from 'vitest';
import { give, python, refusal } from '../../../tests/desk/files.ts';
import { useHost, type TestHost } from '../../../tests/stage/host.ts';

const on = useHost();

/** All that a person can see of the contest and change. */
async function everything(app: TestHost): Promise<unknown> {
  const overview = await app.call('contest.current');
  // The doctor comes and goes in a time of his own.
  const contestants = (await app.call('contestants.list')).map((row) => ({ ...row, checkup: null }));
  const brackets = await Promise.all(
    (overview?.categories ?? []).map(({ id }) => app.call('categories.bracket', { category: id })),
  );
  return { ...overview, undo: null, contestants, brackets };
}

async function prepare(app: TestHost): Promise<void> {
  await app.call('contests.create', { name: 'Spring', game: 'diamonds' });
  await app.call('maps.addShipped', { names: ['duel', 'cabin', 'rings'] });
  for (const name of ['Ali', 'Sara', 'نگار', 'Behnam', 'Omid']) {
    await app.call('contestants.add', { name, houseBot: 'random' });
  }
  await app.call('contestants.add', { name: 'Unarmed' });
  await app.call('contestants.enter', { contestants: ['6'], category: 1, isIn: false });
  await app.call('categories.add', { name: 'Juniors', format: { kind: 'swiss' } });
  await app.call('contestants.enter', { contestants: ['1', '2'], category: 2, isIn: true });
  await app.call('categories.draw', { category: 2, randomSeed: 5 });
}

type Act = (app: TestHost) => Promise<unknown>;

/** Everything that can be undone. Some are refused in some situations, and then change nothing. */
const acts: Readonly<Record<string, Act>> = {
  rename: (app) => app.call('contest.rename', { name: 'Autumn' }),
  settings: (app) => app.call('contest.change', { game: { rounds: 50 }, concurrency: 2 }),
  'add a map': (app) => app.call('maps.addShipped', { names: ['islands'] }),
  'remove a map': (app) => app.call('maps.remove', { map: 2 }),
  'order maps': (app) => app.call('maps.order', { maps: [3, 1, 2] }),
  add: (app) => app.call('contestants.add', { name: 'New' }),
  edit: (app) => app.call('contestants.edit', { contestant: '3', name: 'Negar', notes: 'x', number: '7' }),
  'change a bot': (app) => app.call('contestants.edit', { contestant: '1', houseBot: 'greedy' }),
  leave: (app) => app.call('contestants.enter', { contestants: ['4', '5'], category: 1, isIn: false }),
  enter: (app) => app.call('contestants.enter', { contestants: ['6', '3'], category: 1, isIn: true }),
  seed: (app) => app.call('contestants.seed', { contestants: ['5', '1', '3'] }),
  remove: (app) => app.call('contestants.remove', { contestants: ['4', '5'] }),
  disqualify: (app) => app.call('contestants.disqualify', { contestants: ['1', '3'], reason: 'copied' }),
  reinstate: (app) => app.call('contestants.reinstate', { contestants: ['1'] }),
  'add a category': (app) => app.call('categories.add', { name: 'Girls' }),
  'edit a category': (app) =>
    app.call('categories.edit', { category: 1, name: 'Everybody', format: { kind: 'swiss' } }),
  'remove a category': (app) => app.call('categories.remove', { category: 2 }),
  draw: (app) => app.call('categories.draw', { category: 1, randomSeed: 3 }),
  'draw again': (app) => app.call('categories.draw', { category: 2, randomSeed: 9 }),
  swap: (app) => app.call('categories.swap', { category: 2, places: [0, 1] }),
  'take the draw back': (app) => app.call('categories.takeBack', { category: 2 }),
  drop: async (app) => {
    const uploads = [await give(app, { 'unarmed.py': python('a') }), await give(app, { 'extra.py': python('b') })];
    await app.call('contestants.drop', { uploads });
    await app.call('doctor.stop');
  },
  list: async (app) => {
    const upload = await give(app, { 'list.csv': 'name,group\nMina,Late\nAli,Late\n' });
    await app.call('classList.take', { upload, groupsAsCategories: true });
  },
};

test('whatever was done, undoing it leads to what was before, and undoing all of it to the beginning', async () => {
  await prepare(on.app);
  const wanted = fc.array(fc.constantFrom(...Object.keys(acts)), { minLength: 1, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(wanted, async (names) => {
      const before = [await everything(on.app)];
      for (const name of names) {
        const undo = JSON.stringify((await on.app.call('contest.current'))?.undo);
        await acts[name]?.(on.app).catch(() => {});
        const after = JSON.stringify((await on.app.call('contest.current'))?.undo);
        const state = await everything(on.app);
        // What was refused, or changed nothing, is nothing to undo.
        if (JSON.stringify(state) === JSON.stringify(before.at(-1))) expect(after).toBe(undo);
        else before.push(state);
      }
      for (before.pop(); before.length > 0; before.pop()) {
        await on.app.call('contest.undo');
        expect(await everything(on.app)).toEqual(before.at(-1));
      }
    }),
    { numRuns: 60 },
  );
});

test('each of them can be undone by itself', async () => {
  await prepare(on.app);
  const start = await everything(on.app);
  for (const [name, act] of Object.entries(acts)) {
    if (name === 'reinstate') continue;
    await act(on.app);
    expect(await everything(on.app), name).not.toEqual(start);
    expect((await on.app.call('contest.current'))?.undo?.what, name).toBeTypeOf('string');
    await on.app.call('contest.undo');
    expect(await everything(on.app), name).toEqual(start);
  }
});

test('what games depend on stays: the draw that has been played says why, and nothing before it is undone', async () => {
  await on.app.call('contests.create', { name: 'Spring', game: 'othello' });
  await on.app.call('contest.change', { game: { size: 4 } });
  for (const name of ['Ali', 'Sara']) await on.app.call('contestants.add', { name, houseBot: 'random' });
  await on.app.call('categories.draw', { category: 1 });
  await on.app.call('run.start', {});
  await on.app.rest();
  const before = await everything(on.app);
  // A window does not offer it; one that has not heard of the games yet is told why.
  expect((await on.app.call('contest.current'))?.undo).toBeNull();
  expect(await refusal(on.app.call('contest.undo'))).toMatch(/Games of “Main” have begun since: it stays/);
  expect(await everything(on.app)).toEqual(before);
  expect((await on.app.call('contest.current'))?.undo).toBeNull();
  expect(await refusal(on.app.call('contest.undo'))).toMatch(/nothing to undo/);
  expect(await refusal(on.app.call('categories.draw', { category: 1 }))).toMatch(/have begun: make a new category/);
  expect(await refusal(on.app.call('categories.swap', { category: 1, places: [0, 1] }))).toMatch(/have begun/);
  expect(await refusal(on.app.call('contestants.seed', { contestants: ['2', '1'] }))).toMatch(/seed of .* stays/);
});

test('a disqualification after which others played on is not undone silently', async () => {
  await on.app.call('contests.create', { name: 'Spring', game: 'othello' });
  await on.app.call('contest.change', { game: { size: 4 } });
  for (const name of ['A', 'B', 'C', 'D']) await on.app.call('contestants.add', { name, houseBot: 'random' });
  await on.app.call('categories.draw', { category: 1, randomSeed: 1 });
  await on.app.call('contestants.disqualify', { contestants: ['1'], reason: 'copied' });
  await on.app.call('contest.undo');
  expect((await on.app.call('contestants.list'))[0]?.disqualified).toBeNull();
  await on.app.call('contestants.disqualify', { contestants: ['1'], reason: 'copied' });
  await on.app.call('run.start', {});
  await on.app.rest();
  const bracket = await on.app.call('categories.bracket', { category: 1 });
  expect(bracket.category).toMatchObject({ isOver: true, hasBegun: true });
  expect(await refusal(on.app.call('contest.undo'))).toMatch(
    /Others have played on in “Main” because of it: reinstate/,
  );
  expect(await on.app.call('categories.bracket', { category: 1 })).toEqual(bracket);
  // By hand it is possible, and what came of it is played again: whoever asks before is told, and nothing happens yet.
  const { games, matches } = await on.app.call('contestants.weighReinstating', { contestants: ['1'] });
  const lost = bracket.matches.filter(({ result }) => result?.decidedBy === 'walkover');
  expect([games > 0, matches]).toEqual([true, lost.length]);
  const counting = async () => (await on.app.call('run.state')).finished;
  const before = await counting();
  expect(await on.app.call('categories.bracket', { category: 1 })).toEqual(bracket);
  await on.app.call('contestants.reinstate', { contestants: ['1'] });
  expect((await on.app.call('categories.bracket', { category: 1 })).category).toMatchObject({ isOver: false });
  expect(await counting()).toBe(before - games);
  expect(await on.app.call('contestants.weighReinstating', { contestants: ['1'] })).toEqual({ games: 0, matches: 0 });
  expect((await on.app.call('contest.current'))?.undo).toBeNull();
});

test('where nobody has played because of a disqualification, reinstating costs no game and is undone', async () => {
  await on.app.call('contests.create', { name: 'Spring', game: 'othello' });
  for (const name of ['A', 'B', 'C', 'D']) await on.app.call('contestants.add', { name, houseBot: 'random' });
  await on.app.call('categories.draw', { category: 1, randomSeed: 1 });
  await on.app.call('contestants.disqualify', { contestants: ['1', '2'], reason: 'copied' });
  const weighed = await on.app.call('contestants.weighReinstating', { contestants: ['1', '2'] });
  expect(weighed.games).toBe(0);
  expect(weighed.matches).toBeGreaterThan(0);
  const before = await everything(on.app);
  await on.app.call('contestants.reinstate', { contestants: ['1', '2'] });
  await on.app.call('contest.undo');
  expect(await everything(on.app)).toEqual(before);
});
