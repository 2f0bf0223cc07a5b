import { expect, test } from 'vitest';
import { diamonds } from './index.ts';
import type { DiamondsPosition } from './position.ts';
import { play, stage } from './staged.ts';

const rich = play(
  stage({
    rows: ['EETE', 'E1WE', 'TE2E', 'EE4E'],
    agents: [
      { at: [1, 0], score: 90, taken: [1, 0, 0, 0], traps: [[0, 1]] },
      { at: [2, 1], score: -4 },
    ],
    round: 9,
  }),
  'right',
  '!crash',
);
const saved = diamonds.save(rich) as DiamondsPosition;

test('G1 a position is plain, readable JSON with everything in it', () => {
  expect(saved).toEqual({
    settings: diamonds.settings.parse({}),
    rows: ['EETE', 'EEWE', 'TE2E', 'EE4E'],
    round: 10,
    toMove: 1,
    agents: [
      { at: [1, 1], score: 99, taken: [2, 0, 0, 0], traps: [[0, 1]], silent: null },
      { at: [2, 1], score: -5, taken: [0, 0, 0, 0], traps: [], silent: { code: 'crash', round: 9 } },
    ],
    last: { seat: 2, action: 'noop', from: [2, 1], to: [2, 1] },
    random: [1, 2, 3, 4],
  });
  expect(diamonds.load(JSON.parse(JSON.stringify(saved)))).toEqual(rich);
});

const [first, second] = saved.agents;

test.each([
  ['nothing', null, /not a position of Diamonds/],
  ['a text', 'x', /not a position/],
  ['a missing field', { ...saved, random: undefined }, /random/],
  ['an extra field', { ...saved, extra: 1 }, /extra/],
  ['a wrong setting', { ...saved, settings: { rounds: 0 } }, /settings\.rounds/],
  ['no agent', { ...saved, agents: [] }, /agents/],
  ['three agents', { ...saved, agents: [first, second, second] }, /agents/],
  ['a broken map', { ...saved, rows: ['WE', 'EE'] }, /corner \(0, 0\) is a wall/],
  ['a lone teleport', { ...saved, rows: ['EETE', 'EEWE', 'EE2E', 'EE4E'] }, /\(0, 2\) is the only one; .*\(D1\)/],
  ['an agent outside', { ...saved, agents: [{ ...first, at: [4, 0] }, second] }, /\(4, 0\) is not on the board/],
  ['a trap outside', { ...saved, agents: [{ ...first, traps: [[0, 4]] }, second] }, /\(0, 4\) is not on the board/],
  ['an agent in a wall', { ...saved, agents: [{ ...first, at: [1, 2] }, second] }, /agent 1 stands in a wall/],
  ['two agents in a cell', { ...saved, agents: [{ ...first, at: [2, 1] }, second] }, /both agents are in one cell/],
  ['a trap on a teleport', { ...saved, agents: [{ ...first, traps: [[0, 2]] }, second] }, /on a teleport \(D9\)/],
  ['two traps in a cell', { ...saved, agents: [first, { ...second, traps: [[0, 1]] }] }, /two traps are in one cell/],
  ['too many traps', { ...saved, settings: { traps: 0 } }, /planted 1 of 0 traps/],
  [
    'too many diamonds',
    { ...saved, agents: [{ ...first, taken: [16, 0, 0, 0] }, second] },
    /16 yellow diamonds of at most/,
  ],
  ['a round beyond the end', { ...saved, round: 102 }, /round 102 is beyond the end/],
  ['a silent agent to move', { ...saved, toMove: 2 }, /agent 2 does nothing any more/],
  ['a missing agent to move', { ...saved, agents: [first], toMove: 2, last: null }, /only one agent/],
  ['a missing agent that acted', { ...saved, agents: [first] }, /agent 2 acted last/],
  [
    'a silence in the future',
    { ...saved, agents: [first, { ...second, silent: { code: 'crash', round: 11 } }] },
    /future/,
  ],
  [
    'a confirmation missing in the middle',
    { ...saved, agents: [first, { ...second, silent: { code: 'no-confirm', round: 3 } }] },
    /agent 2 was asked to confirm once only \(D12\)/,
  ],
  ['more points than any game has', { ...saved, agents: [{ ...first, score: 1e12 }, second] }, /agents\.0\.score/],
  [
    'more traps than any board has room for',
    { ...saved, agents: [{ ...first, traps: Array.from({ length: 300_000 }, () => [99, 99]) }, second] },
    /agents\.0\.traps: Too big/,
  ],
  ['a generator that draws nothing (D7)', { ...saved, random: [0, 0, 0, 0] }, /random: four zeros/],
  ['a wrong turn at the end', { ...saved, round: 101, toMove: 2 }, /cannot be to move in round 101/],
  ['a start in the middle', { ...saved, round: 0, last: null }, /agent 1 does not start in a corner/],
  ['a score that is no number', { ...saved, agents: [{ ...first, score: Number.NaN }, second] }, /agents\.0\.score/],
])('G2 %s is refused with a sentence', (_, position, message) => {
  expect(() => diamonds.load(position)).toThrow(message);
});

test('everything that is wrong is named, not only the first', () => {
  const position = { ...saved, agents: [{ ...first, at: [1, 2], taken: [99, 0, 0, 99] }, second] };
  expect(() => diamonds.load(position)).toThrow(/wall.*yellow.*blue/);
});

test('D11 D12 a finished position stays finished, with silent agents too', () => {
  let state = rich;
  while (!diamonds.outcome(state)) state = play(state, 'noop');
  const copy = diamonds.load(JSON.parse(JSON.stringify(diamonds.save(state))));
  expect(diamonds.outcome(copy)).toEqual(diamonds.outcome(state));
  expect(diamonds.moves?.(copy)).toEqual([]);
});

test('G1 positions that differ only in the last action or in why an agent is silent have different fingerprints', () => {
  const other = (change: Partial<DiamondsPosition>) => diamonds.fingerprint(diamonds.load({ ...saved, ...change }));
  const silences = (['crash', 'closed', 'memory', 'no-start'] as const).map((code) =>
    other({ agents: saved.agents.map((agent) => ({ ...agent, silent: agent.silent && { ...agent.silent, code } })) }),
  );
  const lasts = [other({ last: null }), other({ last: saved.last && { ...saved.last, action: 'up' } })];
  expect(new Set([...silences, ...lasts]).size).toBe(6);
});
