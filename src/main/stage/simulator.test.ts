import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { SAY, contestant } from '../../../tests/doctor/healthy-programs.ts';
import { useHost } from '../../../tests/stage/host.ts';

const stage = useHost();
const faults = join(import.meta.dirname, '..', '..', '..', 'tests', 'faults');

/** As a window does it: a folder, its files in pieces. */
async function upload(files: Readonly<Record<string, string>>): Promise<string> {
  const { app } = stage;
  const contents = Object.entries(files).map(([path, text]) => ({ path, data: Buffer.from(text) }));
  const announced = contents.map(({ path, data }) => ({ path, bytes: data.length }));
  const { upload } = await app.call('uploads.begin', { files: announced });
  for (const [file, { data }] of contents.entries()) {
    if (data.length > 0) await app.call('uploads.piece', { upload, file, data: data.toString('base64') });
  }
  return upload;
}

const program = () =>
  Object.fromEntries(
    ['contestant.mjs', 'decent-play.mjs'].map((name) => [`mine/${name}`, readFileSync(join(faults, name), 'utf8')]),
  );

test('a program plays against the house, and its dialogue can be read', async () => {
  const { app } = stage;
  const first = await upload(program());
  const asked = await app.call('simulator.add', { upload: first });
  expect(asked).toMatchObject({ outcome: 'choose', candidates: expect.arrayContaining(['contestant.mjs']) });
  const added = await app.call('simulator.add', { upload: first, entry: 'contestant.mjs' });
  expect(added.outcome).toBe('added');
  const id = added.outcome === 'added' ? added.program : '';
  expect(await app.call('simulator.programs')).toMatchObject([{ id, name: 'mine', kind: 'javascript' }]);

  const { live } = await app.call('simulator.start', {
    game: 'othello',
    players: [
      { kind: 'program', program: id },
      { kind: 'house', bot: 'random' },
    ],
    settings: { size: 4 },
    seed: 3,
  });
  const { end } = await app.event('live.ended', (event) => event.live === live);
  expect(end.status).toBe('finished');
  const { setup } = await app.call('live.join', { live });
  expect(setup).toMatchObject({ game: 'othello', seed: 3, seats: [{ name: 'mine' }, { name: 'house:random' }] });
  const { entries, complete } = await app.call('live.transcript', { live });
  expect(complete).toBe(true);
  expect(entries.some(({ stream, seat }) => stream === 'out' && seat === 1)).toBe(true);

  await app.call('simulator.remove', { program: id });
  expect(await app.call('simulator.programs')).toEqual([]);
});

test('what passes can be read while the game is played, also by whoever comes in its middle', async () => {
  const { app } = stage;
  // It answers once; then it only tells what it thinks.
  const ponders = `${SAY.replace('say', 'print')}
    function say(answer, number) { if (number === 1) print(answer); else process.stderr.write('which one?\\n'); }`;
  const added = await app.call('simulator.add', {
    upload: await upload({ 'mine.js': contestant('othello', ponders) }),
  });
  const players = [
    { kind: 'program', program: added.outcome === 'added' ? added.program : '' },
    { kind: 'house', bot: 'random' },
  ] as const;
  const settings = { size: 4, moveMs: 60_000 };
  const { live } = await app.call('simulator.start', { game: 'othello', players: [...players], settings, seed: 3 });

  const read = (turns?: [number, number]) => app.call('live.transcript', { live, ...(turns ? { turns } : {}) });
  const said = { seat: 1, turn: 3, stream: 'err', text: 'which one?\n' };
  await vi.waitFor(
    async () => expect((await read([3, 3])).entries).toContainEqual(expect.objectContaining(said)),
    30_000,
  );
  const now = await read([3, 3]);
  expect(now).toMatchObject({ complete: false, entries: [said] });
  const { turns, end } = await app.call('live.join', { live });
  expect([turns.length, end.status]).toEqual([2, 'running']);
  const soFar = await read();
  expect(soFar).toMatchObject({
    complete: false,
    entries: [{ seat: 1, turn: 0, stream: 'in', text: '4 1\n' }, {}, {}, {}],
  });
  expect(soFar.entries).toContainEqual(expect.objectContaining({ seat: 1, turn: 1, stream: 'out' }));
  expect(soFar.entries.slice(-now.entries.length)).toEqual(now.entries);
  expect((await read([4, 9])).entries).toEqual([]);
});

test('a shipped map is played by its name, and no other path', async () => {
  const { app } = stage;
  const start = (map: string) =>
    app.call('simulator.start', { game: 'worm', players: [{ kind: 'house', bot: 'random' }], map });
  const { live } = await start('garden');
  const { setup } = await app.call('live.join', { live });
  expect(setup.map).toMatchObject({ game: 'worm' });
  await expect(start('../worm/garden')).rejects.toThrow('There is no map');
  await app.event('live.ended', (event) => event.live === live);
});

test('a map of the student’s own is played when it can be', async () => {
  const { app } = stage;
  const start = async (map: object) => {
    const ownMap = await upload({ 'mine.json': JSON.stringify({ format: 'meydan-map', version: 1, ...map }) });
    return await app.call('simulator.start', { game: 'worm', players: [{ kind: 'house', bot: 'random' }], ownMap });
  };
  const mine = { game: 'worm', name: 'Mine', food: [[1, 2]], start: { x: 1, y: 0 } };
  const { live } = await start(mine);
  expect((await app.call('live.join', { live })).setup.map).toMatchObject({ name: 'Mine', food: [[1, 2]] });
  await app.event('live.ended', (event) => event.live === live);
  await expect(start({ ...mine, start: { x: 7, y: 0 } })).rejects.toThrow('open it in the map editor');
  await expect(start({ ...mine, game: 'diamonds' })).rejects.toThrow('a map of another game');
  await expect(start({ ...mine, food: 'much' })).rejects.toThrow('cannot be read as a map of this game');
});

test.each([
  [{ game: 'chess', players: [{ kind: 'house', bot: 'random' }] }, 'no game called “chess”'],
  [{ game: 'othello', players: [{ kind: 'house', bot: 'random' }] }, 'not played by 1'],
  [{ game: 'worm', players: [{ kind: 'house', bot: 'nobody' }] }, 'no house bot “nobody”'],
  [{ game: 'worm', players: [{ kind: 'house', bot: 'random' }], settings: { target: 'x' } }, 'target'],
  [{ game: 'worm', players: [{ kind: 'program', program: '../../etc' }] }, 'hand it in again'],
  [
    {
      game: 'othello',
      players: [
        { kind: 'house', bot: 'random' },
        { kind: 'house', bot: 'random' },
      ],
      map: 'garden',
    },
    'played without maps',
  ],
] as const)('what cannot be played is refused: %j', async (game, words) => {
  await expect(stage.app.call('simulator.start', structuredClone(game) as never)).rejects.toThrow(words);
});

test('a file that is no program is refused with its reason', async () => {
  const outcome = await stage.app.call('simulator.add', { upload: await upload({ 'notes.txt': 'hello' }) });
  expect(outcome).toMatchObject({ outcome: 'refused', code: 'unknown-kind' });
});
