import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runMeydan, type Ran } from '../../tests/command-line.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meydan-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const meydan = (...args: string[]): Promise<Ran> => runMeydan(folder, args);

const match = ['match', 'othello', 'house:greedy', 'house:random', '--seed', '7'];

describe('match', () => {
  test('prints the same result each time for the same seed, and the replay verifies', async () => {
    const [one, two] = await Promise.all([
      meydan(...match, '--replay', 'one.json', '--json'),
      meydan(...match, '--json'),
    ]);
    expect([one.code, one.stderr]).toEqual([0, '']);
    const result = JSON.parse(one.stdout) as Record<string, unknown>;
    expect(result).toMatchObject({
      game: 'othello',
      seed: 7,
      winner: 2,
      reason: 'discs',
      turns: 62,
      replay: 'one.json',
    });
    expect(result['seats']).toEqual([
      { name: 'house:greedy', score: 30, verdict: 'lost' },
      { name: 'house:random', score: 33, verdict: 'won' },
    ]);
    expect(JSON.parse(two.stdout)).toEqual({ ...result, replay: null });
    const verified = await meydan('replay', 'one.json', '--verify');
    expect([verified.code, verified.stdout]).toEqual([0, 'one.json is verified: 62 steps lead to its outcome.\n']);
  });

  test('takes settings from a file and from arguments, which come first', async () => {
    writeFileSync(join(folder, 'settings.json'), '\uFEFF{ "size": 6, "moveMs": 100 }');
    await meydan(...match, '--settings', 'settings.json', '--set', 'size=4', '--replay', 'set.json');
    expect(JSON.parse(readFileSync(join(folder, 'set.json'), 'utf8'))).toMatchObject({
      settings: { size: 4, moveMs: 100 },
    });
  });

  test.each([
    [['match', 'chess', 'house:random', 'house:random'], 'there is no game "chess"'],
    [['match', 'othello', 'house:random'], 'is played by 2, not by 1'],
    [['match', 'othello', 'house:random', 'house:toString'], '"house:toString" is no player of othello'],
    [['match', 'othello', 'greedy', 'house:random'], 'greedy cannot play: '],
    [[...match, '--set', 'size=7'], 'are wrong: “size”: it must be a multiple of 2'],
    [[...match, '--set', 'size'], 'a setting is given as NAME=VALUE'],
    [[...match, '--set', 'colour=red'], 'has no setting "colour"; it has size, moveMs'],
    [[...match, '--settings', 'nowhere.json'], 'there is no file nowhere.json'],
    [[...match, '--map', 'nowhere.json'], 'othello has no maps'],
    [['match', 'othello', 'house:random', 'house:random', '--seed', '-3'], '--seed wants a whole number'],
    [['match', 'othello', 'house:random', 'house:random', '--seed', '1e3'], '--seed wants a whole number'],
    [[...match, '--replay', 'no/such/folder/x.json'], 'cannot be written'],
    [[...match, '--frob'], "unknown option '--frob'"],
    [['frob'], "unknown command 'frob'"],
    [['replay', 'nowhere.json'], 'there is no file'],
  ])('%j is answered with one sentence and exit code 2', async (args, sentence) => {
    const { code, stdout, stderr } = await meydan(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('replay', () => {
  test('a changed decision is found at its step, exit code 1', async () => {
    await meydan(...match, '--replay', 'game.json');
    const replay = JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8')) as { turns: string[] };
    const turns = replay.turns.with(11, replay.turns[12] ?? '');
    writeFileSync(join(folder, 'changed.json'), JSON.stringify({ ...replay, turns }));
    const { code, stdout } = await meydan('replay', 'changed.json', '--verify');
    expect([code, stdout]).toEqual([1, expect.stringContaining('at step 12')]);
    const asJson = await meydan('replay', 'changed.json', '--verify', '--json');
    expect([asJson.code, JSON.parse(asJson.stdout)]).toMatchObject([1, { verified: false, turn: 12 }]);
  });

  test.each([
    ['{', 'is not even JSON'],
    ['{"format":"meydan-replay","version":1', 'cut off'],
    ['[]', 'not a Meydan replay'],
    ['{"format":"meydan-replay","version":9}', 'version 9'],
    ['{"format":"meydan-replay","version":1}', 'a part of it is wrong: “game”'],
  ])('%s is refused with exit code 2', async (content, sentence) => {
    writeFileSync(join(folder, 'bad.json'), content);
    const { code, stderr } = await meydan('replay', 'bad.json', '--verify');
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

describe('positions', () => {
  test('a line of --states is a start for match and perft', async () => {
    await meydan(...match, '--replay', 'long.json');
    const { stdout } = await meydan('replay', 'long.json', '--states');
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(63);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      format: 'meydan-state',
      version: 1,
      game: 'othello',
      turn: 0,
      events: [],
    });
    writeFileSync(join(folder, 'state.json'), `${lines[59]}\n`);
    const result = await meydan(
      'match',
      'othello',
      'house:greedy',
      'house:random',
      '--state',
      'state.json',
      '--replay',
      'end.json',
      '--json',
    );
    const { turns } = JSON.parse(result.stdout) as { turns: number };
    expect([turns > 0, turns < 8]).toEqual([true, true]);
    expect((await meydan('replay', 'end.json', '--verify')).code).toBe(0);
    expect(Number((await meydan('perft', 'othello', '2', '--state', 'state.json')).stdout)).toBeGreaterThan(0);
    const clash = await meydan('perft', 'othello', '2', '--state', 'state.json', '--set', 'size=6');
    expect([clash.code, clash.stderr]).toEqual([2, expect.stringContaining('--state brings its own settings')]);
    writeFileSync(join(folder, 'many.json'), stdout);
    const many = await meydan('perft', 'othello', '2', '--state', 'many.json');
    expect([many.code, many.stderr]).toEqual([2, expect.stringContaining('has 63 lines')]);
    writeFileSync(join(folder, 'wrong.json'), (lines[0] ?? '').replace('"toMove":1', '"toMove":3'));
    const wrong = await meydan('perft', 'othello', '2', '--state', 'wrong.json');
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('toMove')]);
  });

  test('perft prints the number of sequences', async () => {
    expect((await meydan('perft', 'othello', '6', '--set', 'size=6')).stdout).toBe('7604\n');
    expect((await meydan('perft', 'othello', 'x')).code).toBe(2);
  });
});

describe('the five games', () => {
  test.each([
    ['othello', ['house:expert', 'house:greedy']],
    ['agon', ['house:greedy', 'house:random']],
    ['beetles', ['house:expert', 'house:greedy']],
    ['diamonds', ['house:greedy', 'house:random']],
    ['diamonds', ['house:greedy']],
    ['worm', ['house:greedy']],
  ])('%s is played by %j twice alike, and its replay verifies and goes on from any line', async (game, players) => {
    const args = ['match', game, ...players, '--seed', '11'];
    const file = `${game}${players.length}.json`;
    const [first, again] = [await meydan(...args, '--replay', file), await meydan(...args, '--replay', file)];
    expect([first.code, first.stderr, again.stdout]).toEqual([0, '', first.stdout]);
    expect((await meydan('replay', file, '--verify')).code).toBe(0);
    const states = (await meydan('replay', file, '--states')).stdout.trim().split('\n');
    writeFileSync(join(folder, 'middle.json'), states[Math.floor(states.length / 2)] ?? '');
    const rest = await meydan('match', game, ...players, '--state', 'middle.json', '--replay', 'rest.json', '--json');
    expect([rest.code, rest.stderr]).toEqual([0, '']);
    expect((await meydan('replay', 'rest.json', '--verify')).code).toBe(0);
  });
});

describe('maps', () => {
  test('a good map is called good, a bad one is refused with the cell and the rule', async () => {
    writeFileSync(join(folder, 'good.txt'), 'E 1 E\r\nW T T\r\nE E E\r\n');
    expect(await meydan('map', 'check', 'good.txt')).toMatchObject({
      code: 0,
      stdout: 'good.txt is a good map of diamonds.\n',
    });
    expect((await meydan('map', 'convert', 'good.txt', 'good.json')).code).toBe(0);
    expect((await meydan('map', 'check', 'good.json')).code).toBe(0);
    expect((await meydan('match', 'diamonds', 'house:greedy', '--map', 'good.json')).code).toBe(0);
    writeFileSync(join(folder, 'bad.txt'), 'E1W\nWTT\nEEE\n');
    const bad = await meydan('map', 'check', 'bad.txt');
    expect([bad.code, bad.stdout]).toEqual([
      1,
      expect.stringContaining('the corner (0, 2) is a wall; it must be empty (D1)'),
    ]);
    const refused = await meydan('match', 'diamonds', 'house:greedy', '--map', 'bad.txt');
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('the corner (0, 2)')]);
    const foreign = await meydan('match', 'worm', 'house:greedy', '--map', 'good.json');
    expect([foreign.code, foreign.stderr]).toEqual([
      2,
      expect.stringContaining('This is a map of another game (diamonds)'),
    ]);
  });
});

test('rules prints the rulebook in either language', async () => {
  expect((await meydan('rules', 'othello')).stdout).toMatch(/^# Othello/);
  expect((await meydan('rules', 'othello', '--language', 'fa')).stdout).toMatch(/^# اتللو/);
  expect((await meydan('rules', 'othello', '--language', 'de')).code).toBe(2);
});

test('games lists the games, also as JSON', async () => {
  expect((await meydan('games')).stdout).toContain('othello');
  const { games } = JSON.parse((await meydan('games', '--json')).stdout) as { games: unknown[] };
  expect(games).toContainEqual(expect.objectContaining({ id: 'othello', bots: ['random', 'greedy', 'expert'] }));
});

test('--help and --version end with 0', async () => {
  const [help, version] = await Promise.all([meydan('--help'), meydan('--version')]);
  expect([help.code, version.code]).toEqual([0, 0]);
  expect(help.stdout).toContain('Exit codes');
});
