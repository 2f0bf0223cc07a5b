/** What the organiser changes while a contest is running, or after it. */
import { describe, expect, test } from 'vitest';
import { championOf } from '../../shared/tournament/tournament.ts';
import { playedGames, usePlayground } from '../../../tests/tournaments/contest.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { noteOf } from '../../shared/refusals/remark.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { Runner } from './runner.ts';

const playground = await usePlayground();

function planOf(runner: Runner) {
  const plan = runner.plans[0]?.plan;
  if (!plan) throw new Error('there is no plan');
  return plan;
}

function gameOf(file: ContestFile, matchId: string) {
  const game = file.games.results().find((each) => each.matchId === matchId);
  if (!game) throw new Error(`${matchId} has no game`);
  return game;
}

describe('a disqualification', () => {
  test('stops the running game at once, and the opponent goes on', async () => {
    const file = playground.contest('othello', 2, { kind: 'single-elimination' }, { size: 18 });
    file.contestants.edit('1', { houseBot: 'expert' });
    const runner = playground.runner(file, { onTurn: () => planOf(runner).isOver || runner.disqualify('1', 'copied') });
    expect(await runner.run()).toEqual({ kind: 'over' });
    expect(championOf(planOf(runner).places())).toBe('2');
    // Nothing is left of a game that nobody wants any more.
    expect(file.games.list()).toEqual([]);
    file.close();
  });

  test.each([
    ['1', '4'],
    ['4', '1'],
  ])('of %s, then of %s, is the same after opening again: who left first has lost', async (first, second) => {
    const file = playground.contest('othello', 4, { kind: 'single-elimination', thirdPlace: false }, { size: 4 });
    const runner = playground.runner(file);
    runner.disqualify(first, 'copied');
    runner.disqualify(second, 'copied too');
    const met = planOf(runner).match('main-1-1');
    expect(met?.sides[met.result?.winner ?? 0]).toBe(second);
    expect(met?.result?.decidedBy).toBe('walkover');
    expect(await runner.run()).toEqual({ kind: 'over' });
    const matches = planOf(runner).matches();
    expect(playground.runner(file).plans[0]?.plan.matches()).toEqual(matches);
    file.close();
    const again = playground.open();
    expect(planOf(playground.runner(again)).matches()).toEqual(matches);
    again.close();
  });

  test('that is taken back leads to the games that would have been played without it', async () => {
    const format = { kind: 'single-elimination', thirdPlace: false };
    const whole = playground.contest('othello', 4, format, { size: 4 });
    await playground.runner(whole).run();
    const expected = playedGames(whole);
    whole.close();

    const file = playground.contest('othello', 4, format, { size: 4 });
    const runner = playground.runner(file);
    runner.disqualify('1', 'copied');
    await runner.run();
    expect(file.games.results()).toHaveLength(2);
    const final = planOf(runner).match('main-2-1')?.id ?? '';
    expect(runner.reinstate('1')).toEqual([{ category: 1, matches: ['main-1-1', final] }]);
    expect(file.games.list({ matchId: final }).map(({ state, note }) => [state, note])).toEqual([
      ['replaced', noteOf(refusal('game-contestant-back', { name: 'Contestant 1' }))],
    ]);
    expect(file.walkovers.of(1).size).toBe(0);
    expect(await runner.run()).toEqual({ kind: 'over' });
    expect(playedGames(file)).toEqual(expected);
    file.close();
  });
});

describe('playing a game again', () => {
  test('in a finished knockout takes back what came of it, keeps the old games, and ends the same', async () => {
    const file = playground.contest('othello', 8, { kind: 'single-elimination', thirdPlace: true }, { size: 4 });
    const runner = playground.runner(file);
    await runner.run();
    const expected = playedGames(file);
    const old = gameOf(file, 'main-1-1');
    const again = runner.replayGame(old.id, 'the power failed');
    expect(again.takenBack.toSorted()).toEqual(['main-2-1', 'main-3-1', 'third']);
    expect(planOf(runner).isOver).toBe(false);
    expect(file.games.get(old.id)).toMatchObject({ state: 'replaced', note: 'the power failed' });
    expect(file.games.get(again.game)).toMatchObject({ state: 'planned', replaces: old.id });
    expect(file.games.replay(old.id).outcome).not.toBeNull();
    expect(file.games.list({ state: 'replaced' })).toHaveLength(4);
    expect(await runner.run()).toEqual({ kind: 'over' });
    // The same seeds and the same bots play the same games.
    expect(playedGames(file)).toEqual(expected);
    file.close();
    const opened = playground.open();
    expect(planOf(playground.runner(opened)).isOver).toBe(true);
    opened.close();
  });

  test('in the middle of a series leaves its other games as they are', async () => {
    const file = playground.contest('othello', 2, { kind: 'round-robin', bestOf: 4 }, { size: 4 });
    const runner = playground.runner(file);
    await runner.run();
    const expected = playedGames(file);
    const { id } = gameOf(file, 'group-1-1-1');
    expect(runner.replayGame(id, 'again').takenBack).toEqual([]);
    expect(await runner.run()).toEqual({ kind: 'over' });
    expect(playedGames(file)).toEqual(expected);
    expect(file.games.list()).toHaveLength(expected.length + 1);
    file.close();
  });

  test('of one side of a race leaves the other side’s as it is', async () => {
    const file = playground.contest('worm', 2, { kind: 'single-elimination', bestOf: 2 }, { target: 60 });
    const runner = playground.runner(file);
    await runner.run();
    const expected = playedGames(file);
    const second = file.games.results().find(({ number }) => number === 2);
    runner.replayGame(second?.id ?? 0, 'again');
    expect(await runner.run()).toEqual({ kind: 'over' });
    expect(playedGames(file)).toEqual(expected);
    expect(file.games.list()).toHaveLength(expected.length + 1);
    file.close();
  });

  test('in a Swiss tournament takes back the rounds after it', async () => {
    const file = playground.contest('othello', 6, { kind: 'swiss', rounds: 3 }, { size: 4 });
    const runner = playground.runner(file);
    await runner.run();
    const expected = playedGames(file);
    const { takenBack } = runner.replayGame(gameOf(file, 'swiss-1-2').id, 'again');
    expect(takenBack).toHaveLength(6);
    expect(file.games.results()).toHaveLength(2);
    expect(await runner.run()).toEqual({ kind: 'over' });
    expect(playedGames(file)).toEqual(expected);
    file.close();
  });

  test('while later games run stops them, and nothing is played twice', async () => {
    const format = { kind: 'single-elimination', thirdPlace: false };
    const file = playground.contest('othello', 4, format, { size: 4 });
    let isDone = false;
    const runner = playground.runner(file, {
      onTurn: (game) => {
        if (isDone || file.games.get(game).matchId !== 'main-2-1') return;
        isDone = true;
        runner.replayGame(gameOf(file, 'main-1-1').id, 'again');
      },
    });
    expect(await runner.run()).toEqual({ kind: 'over' });
    expect(file.games.results()).toHaveLength(3);
    expect(
      file.games
        .list()
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['finished', 'finished', 'finished', 'replaced']);
    file.close();
  });
});

test('another number of games at once takes effect at once', async () => {
  const file = playground.contest('othello', 6, { kind: 'round-robin' }, { size: 8 });
  file.settings.set('concurrency', 1);
  let most = 0;
  const runner = playground.runner(
    file,
    {
      onStarted: () => {
        most = Math.max(most, runner.progress().running);
        if (file.settings.get('concurrency') === 3) return;
        file.settings.set('concurrency', 3);
        runner.refresh();
      },
    },
    null,
  );
  expect(await runner.run()).toEqual({ kind: 'over' });
  expect(most).toBe(3);
  expect(file.games.results()).toHaveLength(15);
  file.close();
});
