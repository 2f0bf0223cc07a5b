import { describe, expect, test } from 'vitest';
import { Random } from '../random.ts';
import { notation } from './decision.ts';
import { beetles } from './index.ts';
import { Scout } from './scout.ts';
import { play, RUN, sketchGoingOn, SPIN } from './sketch.ts';
import { lettersOf } from './tables.ts';
import { view } from './view.ts';

/** Plays a game on the standard map; returns the scores and all decisions as text. */
function played(ids: readonly string[], seed: number) {
  const players = ids.map((id, i) => beetles.bots[id]?.sitDown(i + 1, Random.fromSeedFor(seed, i + 1)));
  let state = beetles.start({ settings: beetles.settings.parse({ turnLimit: 150 }), seed, seats: 2 });
  const record: string[] = [];
  while (!beetles.outcome(state)) {
    const answers = players.map((player, i) => {
      const decision = player?.decide(beetles.view(state, i + 1));
      if (!decision) throw new Error('there is no such bot');
      record.push(notation.write(decision));
      return { decision };
    });
    const { state: next, events } = beetles.decide(state, answers);
    expect(events.filter(({ type }) => type === 'ignored' || type === 'no-tables')).toEqual([]);
    state = next;
  }
  return { scores: state.scores, record };
}

describe('house bots', () => {
  test.each(['random', 'greedy', 'expert'])('G1 %s plays the same game again, and only what is allowed', (id) => {
    expect(played([id, id], 5)).toEqual(played([id, id], 5));
  });

  test('expert beats greedy from both seats', () => {
    let won = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const first = seed % 2 === 0;
      const [one, two] = played(first ? ['expert', 'greedy'] : ['greedy', 'expert'], seed * 101).scores;
      if (first ? one > two : two > one) won++;
    }
    expect(won).toBeGreaterThanOrEqual(8);
  }, 20_000);

  test('the scout finds out what the enemy does by watching', () => {
    const enemy = 'L'.repeat(18);
    let state = sketchGoingOn({
      tables: [
        [RUN, SPIN],
        [enemy, 'R'.repeat(18)],
      ],
      beetles: [{ x: 4, y: 4, team: 2 }],
    });
    const scout = new Scout(state.field, 2);
    for (let turn = 0; turn < 4; turn++) {
      scout.watch(view(state, 1));
      state = play(state).state;
    }
    const [one, two] = lettersOf(scout.tables);
    expect(one.charAt(0)).toBe('L');
    expect(two).toContain('R');
    expect(`${one}${two}`.replaceAll(/[ALR]/g, '')).toBe('');
  });
});
