import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useHost, writeContest } from '../../../tests/stage/host.ts';
import { ContestFile } from '../store/contest-file.ts';

const bots = (count: number, houseBot = 'random') =>
  Array.from({ length: count }, (_, i) => ({ name: `Bot ${i + 1}`, houseBot }));
/** Long enough to be met in the middle on any machine. */
const LONG = { contestants: bots(3, 'expert'), settings: { size: 18 }, concurrency: 1 };

const stage = useHost();

test('without a contest nothing runs, and starting says what to do', async () => {
  expect(await stage.app.call('run.state')).toMatchObject({ status: 'idle', running: [], problems: [] });
  await expect(stage.app.call('run.start', {})).rejects.toThrow('No contest is open: open one');
});

test('a contest is played to its end; what is told is in the file, and each game was live', async () => {
  const { app } = stage;
  await app.open({ contestants: bots(4) });
  expect(await app.call('run.state')).toMatchObject({ status: 'idle', finished: 0, remaining: 6 });
  const found: unknown[] = [];
  app.host.listen((name, payload) => {
    if (name !== 'games.finished') return;
    const { id } = payload as { id: number };
    void app.call('games.read', { game: id }).then(({ row }) => found.push(row.state));
  });
  expect(await app.call('run.start', {})).toMatchObject({ status: 'running', categories: [1] });
  await app.rest();
  expect(await app.call('run.state')).toMatchObject({ status: 'over', finished: 6, remaining: 0, running: [] });
  expect(found).toEqual(Array(6).fill('finished'));

  const started = app.all('live.started');
  expect(started.map(({ contestGame }) => contestGame?.game).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  const ended = app.all('live.ended');
  expect(ended.map(({ end }) => end.status)).toEqual(Array(6).fill('finished'));
  for (const { live, contestGame } of started) {
    const { row, replay } = await app.call('games.read', { game: contestGame?.game ?? 0 });
    const joined = await app.call('live.join', { live });
    expect(joined.turns).toEqual(replay.turns);
    expect(joined.contestGame).toEqual({ game: row.id, category: row.category, match: row.match, number: row.number });
  }
  await app.event('run.changed', ({ status }) => status === 'over');
});

test('a pause lets the running game end, and going on plays the rest', async () => {
  const { app } = stage;
  await app.open({ contestants: bots(4), concurrency: 1 });
  await app.call('run.start', {});
  await app.event('live.started');
  expect(await app.call('run.pause')).toMatchObject({ status: 'pausing' });
  await app.rest();
  const { status, finished } = await app.call('run.state');
  expect(status).toBe('idle');
  expect(finished).toBeGreaterThanOrEqual(1);
  expect(finished).toBeLessThan(6);
  await app.call('run.start', { categories: [1] });
  await app.event('run.changed', ({ status }) => status === 'over');
  expect((await app.call('games.list', {})).total).toBe(6);
});

test('stopping ends the running game at once, and it is played again', async () => {
  const { app } = stage;
  await app.open(LONG);
  await app.call('run.start', {});
  await app.event('live.turns');
  const [running] = (await app.call('run.state')).running;
  expect(running).toMatchObject({ category: 1, number: 1 });
  expect(await app.call('run.stop')).toMatchObject({ status: 'stopping' });
  await app.rest();
  expect(await app.call('run.state')).toMatchObject({ status: 'idle', finished: 0, running: [] });
  expect(app.all('live.ended')).toMatchObject([{ end: { status: 'failed' } }]);
  const { rows } = await app.call('games.list', {});
  expect(rows).toMatchObject([{ id: running?.game, state: 'planned', live: null }]);
});

test('whoever is disqualified while playing loses at once', async () => {
  const { app } = stage;
  const path = await app.open({ ...LONG, format: { kind: 'single-elimination', thirdPlace: false } });
  await app.call('run.start', {});
  await app.event('live.turns');
  const [running] = (await app.call('run.state')).running;
  const [out = ''] = running?.contestants ?? [];
  await app.call('contestants.disqualify', { contestants: [out], reason: 'copied' });
  await app.event('live.ended', ({ live }) => live === running?.live);
  const { matches } = await app.call('categories.bracket', { category: 1 });
  const lost = matches.find(({ id }) => id === running?.match);
  expect(lost?.result).toMatchObject({ decidedBy: 'walkover' });
  expect(lost?.sides[lost.result?.winner ?? 0]).not.toBe(out);
  expect(path).toContain('class.meydan');
});

test('who has no program is one problem, and no loss', async () => {
  const { app } = stage;
  await app.open({ contestants: [...bots(3), { name: 'Late', houseBot: null }] });
  await app.call('run.start', {});
  await app.rest();
  const { status, problems, finished } = await app.call('run.state');
  expect([status, finished]).toEqual(['idle', 3]);
  expect(problems).toMatchObject([
    { code: 'no-program', contestant: '4', refusal: { code: 'handed-in-nothing', values: { name: 'Late' } } },
  ]);
  // Somebody gives it one; starting again tries it.
  await app.call('contestants.edit', { contestant: '4', houseBot: 'greedy' });
  await app.call('run.start', {});
  await app.event('run.changed', ({ status }) => status === 'over');
  expect((await app.call('run.state')).problems).toEqual([]);
});

test('nothing can be started that is not drawn, or in a contest that may only be read', async () => {
  const { app } = stage;
  const path = await app.open({ contestants: bots(2) });
  const { category } = await app.call('categories.add', { name: 'Second' });
  await expect(app.call('run.start', { categories: [category] })).rejects.toThrow('“Second” has not been drawn yet');
  await expect(app.call('run.start', { categories: [99] })).rejects.toThrow('no such category');
  await app.call('contest.close');
  const { file: elsewhere } = ContestFile.open(path);
  await app.host.openContest(path);
  await expect(app.call('run.start', {})).rejects.toThrow(/another|Another/);
  elsewhere.close();
});

test('a game is played again, and what came of it is taken back', async () => {
  const { app } = stage;
  await app.open({ contestants: bots(4), format: { kind: 'single-elimination', thirdPlace: false } });
  await app.call('run.start', {});
  await app.event('run.changed', ({ status }) => status === 'over');
  const before = await app.call('categories.bracket', { category: 1 });
  const first = before.matches.find(({ place }) => place.round === 1);
  const final = before.matches.find(({ place }) => place.round === 2);
  const { rows } = await app.call('games.list', { filter: { match: first?.id ?? '' } });
  const game = rows.at(-1)?.id ?? 0;
  const { takenBack } = await app.call('games.again', { game, reason: 'the power failed' });
  expect(takenBack).toEqual([final?.id]);
  const { row } = await app.call('games.read', { game });
  expect([row.state, row.note]).toEqual(['replaced', 'the power failed']);
  const open = await app.call('categories.bracket', { category: 1 });
  expect(open.matches.find(({ id }) => id === final?.id)).toMatchObject({ state: 'waiting', result: null });
  expect(await app.call('run.state')).toMatchObject({ status: 'idle' });
  await app.call('run.start', {});
  await app.rest();
  expect(await app.call('run.state')).toMatchObject({ status: 'over' });
  const after = await app.call('categories.bracket', { category: 1 });
  expect(after.places).toEqual(before.places);
  await expect(app.call('games.again', { game, reason: 'x' })).rejects.toThrow('replaced');
});

test('closing the host in the middle leaves one whole file, and the next host plays the game again', async () => {
  const { app } = stage;
  const path = await app.open(LONG);
  await app.call('run.start', {});
  await app.event('live.turns');
  await app.host.close();
  const { file, readOnly } = ContestFile.open(path);
  expect(readOnly).toBeNull();
  expect(file.games.list().map(({ state }) => state)).toEqual(['planned']);
  file.close();
});

test('a second category joins those that run', async () => {
  const { app } = stage;
  await writeContest(app.folder, { contestants: bots(3) });
  await app.host.openContest(`${app.folder}/class.meydan`);
  const { category } = await app.call('categories.add', { name: 'Second' });
  await app.call('contestants.enter', { contestants: ['1', '2'], category, isIn: true });
  await app.call('categories.draw', { category, randomSeed: 3 });
  await app.call('run.start', { categories: [1] });
  await app.call('run.start', { categories: [category] });
  await app.event('run.changed', ({ status }) => status === 'over');
  const games = await app.call('games.list', { filter: { category } });
  expect(games.rows.every(({ state }) => state === 'finished')).toBe(true);
  expect(games.total).toBeGreaterThan(0);
});

test('where the file has gone before the start nothing runs, it is told why, and the contest can be left', async () => {
  const { app } = stage;
  const path = await app.open({ contestants: bots(4) });
  rmSync(path);
  expect(await app.call('run.start', {})).toMatchObject({
    status: 'idle',
    running: [],
    problems: [{ code: 'file-changed' }],
  });
  expect(await app.call('run.start', {})).toMatchObject({ status: 'idle', problems: [{ code: 'file-changed' }] });
  await app.call('contest.close');
  expect(await app.call('contest.current')).toBeNull();
});
