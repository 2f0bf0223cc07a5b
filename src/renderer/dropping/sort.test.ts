import { expect, test } from 'vitest';
import type { Game } from '../../shared/games/game.ts';
import { games } from '../../shared/games/index.ts';
import { ReplayRecorder } from '../../shared/match/replay.ts';
import { parcelOf, parcelOfFile, parcelsOfFiles } from '../bridge/uploads.ts';
import { sortParcels } from './sort.ts';

const file = (name: string, content = 'x') => parcelOfFile(new File([content], name));

test('each dropped thing is told by its name, a JSON file by its format', async () => {
  const folder = parcelOf('list.csv', [{ path: 'list.csv/a.py', file: new File(['x'], 'a.py') }], true);
  const sorted = await sortParcels([
    file('School Cup.MEYDAN'),
    file('class.csv'),
    file('game.json', '{"format":"meydan-replay","version":1}'),
    file('garden.json', '{"format":"meydan-map","version":1}'),
    file('other.json', '{}'),
    file('bot.py'),
    file('game.txt', '{"at":0,"seat":1,"turn":0,"stream":"in","text":"8"}\n'),
    folder,
  ]);
  const names = Object.fromEntries(Object.entries(sorted).map(([kind, parcels]) => [kind, parcels.map((p) => p.name)]));
  expect(names).toEqual({
    contest: ['School Cup.MEYDAN'],
    classList: ['class.csv'],
    replay: ['game.json'],
    transcript: ['game.txt'],
    map: ['garden.json'],
    program: ['other.json', 'bot.py', 'list.csv'],
  });
});

test.each(games.map((game): [string, Game] => [game.id, game]))(
  'a replay of %s is one, whatever map is in it and however it is written, also when it is damaged',
  async (id, game) => {
    const map = game.maps ? { map: game.maps.standard } : {};
    const seats = Array.from({ length: game.seats.max }, () => ({ name: 'p' }));
    const setup = { game: id, settings: game.settings.parse({}), ...map, seed: 1, seats };
    const replay = new ReplayRecorder(game, setup).finish(null);
    const { format, ...rest } = replay;
    const written = JSON.stringify(replay);
    const { replay: found } = await sortParcels([
      file('a.json', written),
      file('b.json', JSON.stringify({ ...rest, format }, null, 2)),
      file('c.json', written.slice(0, -10)),
    ]);
    expect(found).toHaveLength(3);
    expect(written.indexOf(format)).toBeLessThan(20);
  },
);

test('the files of a chosen folder are one parcel, single files one each', () => {
  const chosen = (path: string) => {
    const made = new File(['abc'], path.split('/').at(-1) ?? '');
    Object.defineProperty(made, 'webkitRelativePath', { value: path.includes('/') ? path : '' });
    return made;
  };
  const parcels = parcelsOfFiles([chosen('bot/a.py'), chosen('bot/lib/b.py'), chosen('c.py')]);
  expect(parcels.map(({ name, isFolder, bytes, files }) => [name, isFolder, bytes, files.map((f) => f.path)])).toEqual([
    ['c.py', false, 3, ['c.py']],
    ['bot', true, 6, ['bot/a.py', 'bot/lib/b.py']],
  ]);
});
