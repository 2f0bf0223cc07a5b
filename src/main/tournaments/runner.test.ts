import { describe, expect, test } from 'vitest';
import { compareMeasures } from '../../shared/games/game.ts';
import { inEnglish } from '../../shared/refusals/refusal.ts';
import { championOf } from '../../shared/tournament/tournament.ts';
import { playedGames, usePlayground } from '../../../tests/tournaments/contest.ts';
import type { Progress, RunEnd } from './runner-events.ts';

const playground = await usePlayground();

describe('a contest of house bots', () => {
  test.each([
    [{ kind: 'single-elimination', bestOf: 3 }, 5],
    [{ kind: 'double-elimination' }, 4],
    [{ kind: 'round-robin', bestOf: 2 }, 4],
    [{ kind: 'groups-knockout', groups: 2 }, 6],
    [{ kind: 'swiss' }, 5],
  ])('%j is played to its end and found again in the file', async (format, contestants) => {
    const file = playground.contest('othello', contestants, format, { size: 4 });
    const runner = playground.runner(file);
    await runner.run();
    const [category] = runner.plans;
    expect(category?.plan.isOver).toBe(true);
    expect(championOf(category?.plan.places() ?? [])).not.toBeNull();
    expect(runner.progress()).toMatchObject({ running: 0, remaining: 0 });
    const tables = category?.plan.tables();
    file.close();
    const again = playground.open();
    expect(playground.runner(again).plans[0]?.plan.tables()).toEqual(tables);
    again.close();
  });

  test('a ranking has everybody play every map', async () => {
    const file = playground.contest('worm', 3, { kind: 'ranking' }, { target: 30 });
    const runner = playground.runner(file);
    await runner.run();
    expect(file.games.results()).toHaveLength(3);
    expect(runner.plans[0]?.plan.isOver).toBe(true);
    file.close();
  });

  test('a pause lets the running games end, and going on plays the same games as without it', async () => {
    const format = { kind: 'round-robin', bestOf: 1 };
    const whole = playground.contest('othello', 4, format, { size: 4 });
    await playground.runner(whole, {}, 1).run();
    const expected = playedGames(whole);
    whole.close();

    const file = playground.contest('othello', 4, format, { size: 4 });
    const runner = playground.runner(file, { onStarted: () => runner.pause() }, 1);
    expect(await runner.run()).toEqual({ kind: 'paused' });
    expect(file.games.results()).toHaveLength(1);
    await runner.run();
    expect(file.games.results()).toHaveLength(2);
    const rest = playground.runner(file, {}, 1);
    await rest.run();
    expect(playedGames(file)).toEqual(expected);
    file.close();
  });

  test('stopping ends the running game at once, and it is played again', async () => {
    const file = playground.contest('othello', 2, { kind: 'single-elimination' }, { size: 18 });
    const [slow] = file.contestants.list();
    file.contestants.edit(slow?.id ?? '', { houseBot: 'expert' });
    const runner = playground.runner(file, { onTurn: () => runner.stop() }, 1);
    await runner.run();
    expect(file.games.results()).toHaveLength(0);
    expect(file.games.list().map(({ state }) => state)).toEqual(['planned']);
    file.close();
  });

  test('a contestant without a program is a failed game, never a loss, and is played when there is one', async () => {
    const file = playground.contest('othello', 2, { kind: 'single-elimination' }, { size: 4 });
    const [first] = file.contestants.list();
    file.contestants.edit(first?.id ?? '', { houseBot: null });
    const failures: string[] = [];
    await playground.runner(file, { onFailed: ({ refusal }) => failures.push(inEnglish(refusal)) }).run();
    expect(failures).toEqual(['Contestant 1 has handed in no program.']);
    expect(file.games.results()).toHaveLength(0);
    file.contestants.edit(first?.id ?? '', { houseBot: 'random' });
    await playground.runner(file).run();
    expect(file.games.results()).toHaveLength(1);
    file.close();
  });

  test('whoever looks on hears of everything, in order, and of the end', async () => {
    const file = playground.contest('othello', 3, { kind: 'round-robin' }, { size: 4 });
    const heard: string[] = [];
    const progress: Progress[] = [];
    const ends: RunEnd[] = [];
    const runner = playground.runner(
      file,
      {
        onStarted: (game) => heard.push(`started ${game}`),
        onTurn: (game) => void (heard.at(-1) === `turn ${game}` || heard.push(`turn ${game}`)),
        // It is in the file before anyone hears of it.
        onFinished: ({ id }) => heard.push(`${file.games.get(id).state} ${id}`),
        onProgress: (now) => progress.push(now),
        onEnded: (end) => ends.push(end),
      },
      1,
    );
    expect(await runner.run()).toEqual({ kind: 'over' });
    for (const id of [1, 2, 3]) {
      const steps = heard.filter((each) => each.endsWith(` ${id}`)).map((each) => each.split(' ')[0]);
      expect([...new Set(steps)]).toEqual(['started', 'turn', 'finished']);
    }
    expect(progress.map(({ finished }) => finished)).toEqual([1, 2, 3]);
    expect(progress.map(({ remaining }) => remaining)).toEqual([2, 1, 0]);
    expect(progress.at(-1)).toEqual({ finished: 3, running: 0, remaining: 0, remainingMs: 0 });
    expect(ends).toEqual([{ kind: 'over' }]);
    file.close();
  });

  test('a game that is played alone is a race in a knockout: both play the same, and the better measure wins', async () => {
    const file = playground.contest('worm', 4, { kind: 'single-elimination', bestOf: 1 }, { target: 60 });
    const runner = playground.runner(file);
    expect(await runner.run()).toEqual({ kind: 'over' });
    const games = file.games.list();
    expect(games.every(({ seats, state }) => seats.length === 1 && state === 'finished')).toBe(true);
    const [category] = runner.plans;
    for (const { id, sides, result } of category?.plan.matches() ?? []) {
      const [first, second] = category?.gamesOf(id) ?? [];
      expect([first, second].map((game) => game?.seats[0]?.contestantId)).toEqual(sides);
      const seeds = [first, second].map((game) => file.games.get(game?.id ?? 0).seed);
      expect(seeds[0]).toBe(seeds[1]);
      if (result?.decidedBy !== 'games') continue;
      const better = compareMeasures(first?.measure ?? [], second?.measure ?? []);
      expect(better > 0 ? 0 : 1).toBe(result.winner);
    }
    expect(category?.plan.matches().some(({ result }) => result?.decidedBy === 'games')).toBe(true);
    const places = category?.plan.places();
    expect(places).toHaveLength(4);
    file.close();
    const again = playground.open();
    expect(playground.runner(again).plans[0]?.plan.places()).toEqual(places);
    again.close();
  });

  test('whoever is disqualified loses what is not yet played', async () => {
    const file = playground.contest('othello', 4, { kind: 'single-elimination', thirdPlace: false }, { size: 4 });
    const [first] = file.contestants.list();
    file.contestants.disqualify(first?.id ?? '', 'copied');
    const runner = playground.runner(file);
    await runner.run();
    expect(runner.plans[0]?.plan.isOver).toBe(true);
    expect(championOf(runner.plans[0]?.plan.places() ?? [])).not.toBe(first?.id);
    expect(file.games.results()).toHaveLength(2);
    file.close();
  });
});
