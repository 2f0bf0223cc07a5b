import { describe, expect, test } from 'vitest';
import { find, ofType, play, RUN, sketch, sketchGoingOn, SPIN, whereabouts } from './sketch.ts';

describe('moving without a fight', () => {
  test('B12 two that swap places both move', () => {
    const before = sketchGoingOn({
      beetles: [
        { x: 3, y: 3, heading: 'E' },
        { x: 4, y: 3, heading: 'W', team: 2 },
      ],
    });
    const { state, events } = play(before);
    expect(whereabouts(state)).toEqual(['1:(4,3)', '2:(3,3)']);
    expect([find(state, 1)?.power, find(state, 2)?.power]).toEqual([1, 1]);
    expect(events.filter((event) => 'points' in event)).toEqual([]);
  });

  test('B12 a ring of beetles that follow each other moves round', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 3, y: 3, heading: 'E' },
          { x: 4, y: 3, heading: 'S', team: 2 },
          { x: 4, y: 4, heading: 'W' },
          { x: 3, y: 4, heading: 'N', team: 2 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(4,3)', '2:(4,4)', '3:(3,4)', '4:(3,3)']);
  });

  test('B12 a whole row that runs round the board moves', () => {
    const beetles = [0, 1, 2, 3, 4].map((x) => ({ x, y: 2, heading: 'E' as const }));
    const { state } = play(sketchGoingOn({ width: 5, beetles }));
    expect(whereabouts(state)).toEqual(['1:(1,2)', '2:(2,2)', '3:(3,2)', '4:(4,2)', '5:(0,2)']);
  });
});

const two = (power: number, other: number, team: 1 | 2 = 2) =>
  play(
    sketchGoingOn({
      beetles: [
        { x: 2, y: 3, heading: 'E', power },
        { x: 4, y: 3, heading: 'W', team, power: other },
      ],
    }),
  );

const three = (second: number, third: number) =>
  play(
    sketchGoingOn({
      beetles: [
        { x: 2, y: 3, heading: 'E', power: 9 },
        { x: 4, y: 3, heading: 'W', team: 2, power: second },
        { x: 3, y: 2, heading: 'S', team: 2, power: third },
      ],
    }),
  ).state;

const withRatio = (powerRatio: number) =>
  play(
    sketchGoingOn({
      settings: { powerRatio },
      beetles: [
        { x: 2, y: 3, heading: 'E', power: 4 },
        { x: 4, y: 3, heading: 'W', team: 2, power: 2 },
      ],
    }),
  ).state.scores;

describe('plain beetles', () => {
  test.each([
    [0, 0],
    [2, 1],
    [10, 5],
    [1, 2],
  ])('B12 with powers %i and %i neither moves', (power, other) => {
    const { state, events } = two(power, other);
    expect(whereabouts(state)).toEqual(['1:(2,3)', '2:(4,3)']);
    expect([find(state, 1)?.power, find(state, 2)?.power]).toEqual([power, other]);
    expect(events.filter((event) => 'points' in event)).toEqual([]);
  });

  test.each([
    [1, 0],
    [3, 1],
    [11, 5],
  ])('B12 power %i is more than twice %i: the weaker is removed for 300 points', (power, other) => {
    const { state, events } = two(power, other);
    expect(whereabouts(state)).toEqual(['1:(3,3)']);
    expect(find(state, 1)?.power).toBe(power + 1);
    expect(ofType(events, 'killed')).toEqual([
      { type: 'killed', seat: 2, beetle: 2, x: 3, y: 3, by: 1, points: [300, 0] },
    ]);
    expect(state.scores).toEqual([300, 0]);
    expect(two(other, power).state.scores).toEqual([0, 300]);
  });

  test('B12 allies never kill each other, however strong', () => {
    expect(whereabouts(two(100, 0, 1).state)).toEqual(['1:(2,3)', '2:(4,3)']);
  });

  test('B12 the power before this turn’s moves counts, not the one after', () => {
    // 2 against 1: after a step it would be 3 against 1.
    expect(two(2, 1).state.scores).toEqual([0, 0]);
    // 5 against 2 kills, although 6 against 3 would not.
    expect(two(5, 2).state.scores).toEqual([300, 0]);
  });

  test('B12 three claimants: the winner must beat every other', () => {
    expect(three(4, 4).scores).toEqual([600, 0]);
    expect(whereabouts(three(4, 4))).toEqual(['1:(3,3)']);
    expect(three(4, 5).scores).toEqual([0, 0]);
    expect(whereabouts(three(4, 5))).toEqual(['1:(2,3)', '2:(4,3)', '3:(3,2)']);
  });

  test('B12 with an ally among the claimants nobody wins', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 2, y: 3, heading: 'E', power: 50 },
          { x: 4, y: 3, heading: 'W', team: 2 },
          { x: 3, y: 2, heading: 'S', team: 1 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(2,3)', '2:(4,3)', '3:(3,2)']);
    expect(state.scores).toEqual([0, 0]);
  });

  test('B12 four claimants, one of each side', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 2, y: 3, heading: 'E', power: 1 },
          { x: 4, y: 3, heading: 'W', team: 2, power: 0 },
          { x: 3, y: 2, heading: 'S', team: 2, power: 0 },
          { x: 3, y: 4, heading: 'N', team: 2, power: 0 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(3,3)']);
    expect(state.scores).toEqual([900, 0]);
  });

  test('B12 one that turns on the spot has its own cell and can be killed there', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 2, y: 3, heading: 'E', power: 7 },
          { x: 3, y: 3, antennae: 2, team: 2, power: 3 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(3,3)']);
    expect(state.scores).toEqual([300, 0]);
  });

  test('B12 B13 one that turns on the spot can win; it stays, and that is no move', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 2, y: 3, heading: 'E', power: 3 },
          { x: 3, y: 3, heading: 'N', antennae: 2, team: 2, power: 7 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['2:(3,3)']);
    expect(find(state, 2)).toMatchObject({ power: 7, heading: 'W' });
    expect(state.scores).toEqual([0, 300]);
  });

  test('B10 a beetle that is kept from moving by another still turns when it turns', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 2, y: 3, heading: 'E', power: 1 },
          { x: 3, y: 3, heading: 'E', antennae: 2, team: 2, power: 1 },
        ],
      }),
    );
    expect(find(state, 2)).toMatchObject({ x: 3, y: 3, heading: 'N' });
    expect(find(state, 1)).toMatchObject({ x: 2, y: 3, heading: 'E' });
  });

  test('B12 the ratio is a setting', () => {
    expect([withRatio(1.5), withRatio(2)]).toEqual([
      [300, 0],
      [0, 0],
    ]);
  });
});

const meet = (...drawn: { winged: boolean; team: 1 | 2; power?: number }[]) => {
  const places = [
    { x: 2, y: 3, heading: 'E' },
    { x: 4, y: 3, heading: 'W' },
    { x: 3, y: 2, heading: 'S' },
    { x: 3, y: 4, heading: 'N' },
  ] as const;
  return play(sketchGoingOn({ beetles: drawn.map((one, i) => ({ x: 0, y: 0, ...places[i], ...one })) }));
};

describe('winged beetles', () => {
  test.each([
    [1, 2],
    [1, 1],
    [2, 2],
    [2, 1],
  ] as const)('B12 winged of team %i and plain of team %i: the winged one dies, 1500 for its opponents', (one, two) => {
    const { state, events } = meet({ winged: true, team: one, power: 99 }, { winged: false, team: two });
    const points = one === 1 ? [0, 1500] : [1500, 0];
    expect(state.scores).toEqual(points);
    expect(ofType(events, 'winged-lost')).toEqual([{ type: 'winged-lost', seat: one, beetle: 1, x: 3, y: 3, points }]);
    // The plain one has no other plain one to be compared with and takes the cell.
    expect(whereabouts(state)).toEqual(['2:(3,3)']);
  });

  test.each([
    [1, 2],
    [1, 1],
  ] as const)('B12 winged of team %i and winged of team %i: all die, 1000 for each team', (one, two) => {
    const { state, events } = meet({ winged: true, team: one, power: 99 }, { winged: true, team: two });
    expect(whereabouts(state)).toEqual([]);
    expect(state.scores).toEqual([1000, 1000]);
    expect(ofType(events, 'winged-clash')).toEqual([
      { type: 'winged-clash', x: 3, y: 3, beetles: [1, 2], points: [1000, 1000] },
    ]);
  });

  test('B12 three winged ones in one cell give the 1000 only once', () => {
    const { state } = meet({ winged: true, team: 1 }, { winged: true, team: 2 }, { winged: true, team: 2 });
    expect(whereabouts(state)).toEqual([]);
    expect(state.scores).toEqual([1000, 1000]);
  });

  test('B12 two winged ones with a plain one: 1500 for each, no 1000', () => {
    const { state } = meet({ winged: true, team: 1 }, { winged: true, team: 2 }, { winged: false, team: 2 });
    expect(whereabouts(state)).toEqual(['3:(3,3)']);
    expect(state.scores).toEqual([1500, 1500]);
  });

  test('B12 among plain ones beside a winged one power decides as always', () => {
    const fight = meet(
      { winged: true, team: 1, power: 50 },
      { winged: false, team: 1, power: 3 },
      { winged: false, team: 2, power: 1 },
    );
    expect(whereabouts(fight.state)).toEqual(['2:(3,3)']);
    expect(fight.state.scores).toEqual([300, 1500]);
    const even = meet(
      { winged: true, team: 1, power: 50 },
      { winged: false, team: 1, power: 2 },
      { winged: false, team: 2, power: 1 },
    );
    expect(whereabouts(even.state)).toEqual(['2:(4,3)', '3:(3,2)']);
    expect(even.state.scores).toEqual([0, 1500]);
  });

  test('B12 a winged one that turns on the spot dies when a plain one comes, ally or not', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 3, y: 3, winged: true, antennae: 2 },
          { x: 2, y: 3, heading: 'E' },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['2:(3,3)']);
    expect(state.scores).toEqual([0, 1500]);
  });

  test('B12 power does not count for winged beetles', () => {
    const { state } = meet({ winged: true, team: 1, power: 1000 }, { winged: true, team: 2, power: 0 });
    expect(whereabouts(state)).toEqual([]);
  });
});

describe('who is kept from moving', () => {
  test('B12 a chain behind a kept beetle is kept, to its end', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 1, y: 3, heading: 'E' },
          { x: 2, y: 3, heading: 'E', team: 2 },
          { x: 3, y: 3, heading: 'E' },
          { x: 4, y: 3, heading: 'E', power: 1 },
          { x: 6, y: 3, heading: 'W', team: 2, power: 1 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(1,3)', '2:(2,3)', '3:(3,3)', '4:(4,3)', '5:(6,3)']);
    expect([1, 2, 3, 4, 5].map((number) => find(state, number)?.power)).toEqual([0, 0, 0, 1, 1]);
    expect(state.scores).toEqual([0, 0]);
  });

  test('B12 who runs into a kept beetle does not fight it, however strong', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 3, y: 3, heading: 'E', power: 90 },
          { x: 4, y: 3, heading: 'E', team: 2, power: 1 },
          { x: 6, y: 3, heading: 'W', power: 1 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(3,3)', '2:(4,3)', '3:(6,3)']);
    expect(state.scores).toEqual([0, 0]);
  });

  test('B12 a winner is kept when somebody still stands in the cell; its victim stays dead', () => {
    // 1 beats 2 over (3,3); there stands 3, which wants to leave but is kept by 4.
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 2, y: 3, heading: 'E', power: 5 },
          { x: 3, y: 2, heading: 'S', team: 2, power: 1 },
          { x: 3, y: 3, heading: 'E', power: 1 },
          { x: 5, y: 3, heading: 'W', team: 2, power: 1 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(2,3)', '3:(3,3)', '4:(5,3)']);
    expect(state.scores).toEqual([300, 0]);
    expect(find(state, 1)?.power).toBe(5);
  });

  test('B12 who waits behind a kept winner is kept too', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 2, y: 3, heading: 'E', power: 5 },
          { x: 3, y: 2, heading: 'S', team: 2, power: 1 },
          { x: 3, y: 3, heading: 'E', power: 1 },
          { x: 5, y: 3, heading: 'W', team: 2, power: 1 },
          { x: 1, y: 3, heading: 'E', team: 2 },
        ],
      }),
    );
    expect(find(state, 5)).toMatchObject({ x: 1, y: 3, power: 0 });
  });

  test('B12 the plain one that meets a winged one is kept like any winner, and the winged one is dead', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 2, y: 3, heading: 'E' },
          { x: 3, y: 2, heading: 'S', team: 2, winged: true },
          { x: 3, y: 3, heading: 'E', power: 1 },
          { x: 5, y: 3, heading: 'W', team: 2, power: 1 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(2,3)', '3:(3,3)', '4:(5,3)']);
    expect(state.scores).toEqual([1500, 0]);
  });

  test('B12 a winged one may be kept as well: running into a kept beetle is no longer a fight', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 2, y: 3, heading: 'E', winged: true },
          { x: 3, y: 3, heading: 'E', power: 1 },
          { x: 5, y: 3, heading: 'W', team: 2, power: 1 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(2,3)', '2:(3,3)', '3:(5,3)']);
    expect(state.scores).toEqual([0, 0]);
  });

  test('B12 the cell of a dead beetle is free', () => {
    // 2 is killed over (4,3) on its way from (5,3), and 3 follows into (5,3).
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 3, y: 3, heading: 'E', power: 1 },
          { x: 5, y: 3, heading: 'W', team: 2 },
          { x: 6, y: 3, heading: 'W', team: 2 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(4,3)', '3:(5,3)']);
  });

  test('B12 all cells are judged on the same board: one that dies in a fight does not end another fight', () => {
    // 2 leaves (3,4) and is killed over (3,3); 3 and 4 both want (3,4) and keep each other out all the same.
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 2, y: 3, heading: 'E', power: 3 },
          { x: 3, y: 4, heading: 'N', team: 2, power: 1 },
          { x: 2, y: 4, heading: 'E', power: 1 },
          { x: 4, y: 4, heading: 'W', team: 2, power: 1 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(3,3)', '3:(2,4)', '4:(4,4)']);
    expect(state.scores).toEqual([300, 0]);
  });

  test('B12 a swap is broken when a third wants one of the cells, and both stay', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 3, y: 3, heading: 'E' },
          { x: 4, y: 3, heading: 'W' },
          { x: 4, y: 2, heading: 'S' },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(3,3)', '2:(4,3)', '3:(4,2)']);
  });
});

describe('wells', () => {
  test('B10 a step onto an entrance leads to the exit, and the heading stays', () => {
    const { state } = play(
      sketchGoingOn({
        wells: [
          [
            [3, 3],
            [7, 1],
          ],
        ],
        beetles: [{ x: 2, y: 3, heading: 'E' }],
      }),
    );
    expect(find(state, 1)).toMatchObject({ x: 7, y: 1, heading: 'E', power: 1 });
  });

  test('B10 B12 who comes through a well claims its exit like anybody else', () => {
    const { state } = play(
      sketchGoingOn({
        wells: [
          [
            [3, 3],
            [7, 1],
          ],
        ],
        beetles: [
          { x: 2, y: 3, heading: 'E', power: 3 },
          { x: 7, y: 2, heading: 'N', team: 2, power: 1 },
          { x: 3, y: 2, heading: 'S', team: 2, power: 0 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(7,1)']);
    expect(state.scores).toEqual([600, 0]);
  });

  test('B10 B13 an exit that is the own cell is no move: no power, no birth, and the cell is claimed', () => {
    const wells = [
      [
        [3, 3],
        [2, 3],
      ],
    ] as const;
    const { state, events } = play(
      sketchGoingOn({
        wells,
        beetles: [
          { x: 2, y: 3, heading: 'E', power: 1, carrying: true },
          { x: 1, y: 3, heading: 'E', power: 2, team: 2 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(2,3)', '2:(1,3)']);
    expect(find(state, 1)).toMatchObject({ power: 1, carrying: true, heading: 'E' });
    expect(ofType(events, 'born')).toEqual([]);
  });

  test('B10 wells work at the border too', () => {
    const { state } = play(
      sketchGoingOn({
        wells: [
          [
            [8, 3],
            [4, 4],
          ],
        ],
        beetles: [{ x: 0, y: 3, heading: 'W' }],
      }),
    );
    expect(find(state, 1)).toMatchObject({ x: 4, y: 4 });
  });
});

describe('the end of a turn of moves', () => {
  test('B12 nothing of a turn leaks into the next: a beetle once kept may move again', () => {
    const start = sketch({
      tables: [
        [RUN, SPIN],
        [RUN, SPIN],
      ],
      beetles: [
        { x: 2, y: 3, heading: 'E', power: 1 },
        { x: 4, y: 3, heading: 'W', team: 2, power: 1 },
        { number: 901, x: 0, y: 8, winged: true, antennae: 2 },
        { number: 902, x: 2, y: 8, winged: true, antennae: 2, team: 2 },
      ],
    });
    const kept = play(start).state;
    expect(whereabouts(kept)).toEqual(['1:(2,3)', '2:(4,3)']);
    const turned = { ...kept, swarm: { ...kept.swarm, antennae: Uint8Array.from([1, 2, 2, 2]) } };
    expect(whereabouts(play(turned).state)).toEqual(['1:(3,3)', '2:(4,3)']);
  });
});
