import { expect, test } from 'vitest';
import { useHost } from '../../../tests/stage/host.ts';

const stage = useHost();

test('a cross-table is read a part at a time, and anew after every game', async () => {
  const { app } = stage;
  const bots = ['random', 'random', 'random', 'random', 'random'];
  const contestants = bots.map((houseBot, i) => ({ name: `Bot ${i + 1}`, houseBot }));
  await app.open({ contestants, format: { kind: 'round-robin' } });
  const cells = async (rows: [number, number], columns: [number, number]) => {
    const [of, by] = [rows, columns].map(([from, count]) => ({ from, count }));
    if (!of || !by) throw new Error('two spans');
    return (await app.call('results.crossTable', { category: 1, rows: of, columns: by })).cells;
  };
  expect((await app.call('results.category', { category: 1 })).crossed).toHaveLength(5);
  expect((await cells([0, 9], [0, 9])).flat().every((cell) => cell === null)).toBe(true);

  await app.call('run.start', {});
  await app.event('run.changed', ({ status }) => status === 'over');
  const whole = await cells([0, 200], [0, 200]);
  expect(whole).toHaveLength(5);
  for (const [row, line] of whole.entries()) {
    expect(line.map((cell) => cell === null)).toEqual(line.map((_, column) => column === row));
    for (const [column, cell] of line.entries()) {
      const other = whole[column]?.[row];
      expect([cell?.games.won, cell?.games.lost]).toEqual([other?.games.lost, other?.games.won]);
    }
  }
  expect(await cells([3, 1], [1, 2])).toEqual([whole[3]?.slice(1, 3)]);
  expect(await cells([5, 10], [0, 5])).toEqual([]);
});
