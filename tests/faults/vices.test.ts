/** Every vice in every game against a decent opponent: the verdict is the expected one and the opponent unharmed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FaultReport } from '../../src/main/referee/player.ts';
import type { Outcome } from '../../src/shared/games/game.ts';
import type { GameResult } from '../../src/main/referee/game-order.ts';
import { Arena, MOVE_MS } from './arena.ts';
import { childrenOfOurs, processesBelow, scratchFolders } from './leftovers.ts';
import { CASES, casesOf, GAMES, type Case, type GameId } from './verdicts.ts';

const FAULTS = ['timeout', 'crash', 'closed', 'unreadable', 'flood', 'memory', 'processes'];
/** How a game ends that nobody spoils. */
const USUAL_END: Readonly<Record<GameId, string>> = {
  othello: 'discs',
  agon: 'move-limit',
  beetles: 'turn-limit',
  diamonds: 'rounds',
  worm: 'move-limit',
};
/** Only who is to run out of time has little of it: a busy machine must not decide between two verdicts. */
const PLENTY: Readonly<Record<GameId, Readonly<Record<string, number>>>> = {
  othello: { moveMs: 30_000 },
  agon: { budgetMs: 60_000 },
  beetles: { moveMs: 30_000 },
  diamonds: { moveMs: 30_000 },
  worm: { moveMs: 30_000 },
};

let arena: Arena;
const decent = new Map<GameId, Outcome | null>();

beforeAll(async () => {
  arena = await Arena.open();
  for (const game of GAMES) {
    const { replay, reports } = await arena.play({
      game,
      players: game === 'worm' ? [[]] : [[], []],
      settings: PLENTY[game],
    });
    expect(reports.flatMap(({ faults }) => faults)).toEqual([]);
    decent.set(game, replay.outcome);
  }
});
afterAll(() => arena.close());

interface Tried {
  readonly result: GameResult;
  readonly outcome: Outcome;
  readonly seat: number;
  readonly faults: readonly FaultReport[];
  /** The culprit's answers as the replay has them. */
  readonly answers: readonly string[];
}

/** Plays with the vice from the second answer on; the culprits take turns on the two seats. */
async function attempt({ vice, game }: Pick<Case, 'vice' | 'game'>): Promise<Tried> {
  const alone = game === 'worm';
  const number = CASES.findIndex((each) => each.vice === vice && each.game === game);
  const seat = alone ? 1 : 1 + (number % 2);
  const culprit = [`--vice=${vice}`, '--from=2', `--ms=${(game === 'agon' ? 2 : 1) * MOVE_MS + 500}`];
  const result = await arena.play({
    game,
    players: alone ? [culprit] : seat === 1 ? [culprit, []] : [[], culprit],
    settings: CASES[number]?.verdict === 'timeout' ? {} : PLENTY[game],
  });
  const { outcome } = result.replay;
  if (!outcome) throw new Error('the game has no outcome');
  if (!alone) expect(result.reports[2 - seat]?.faults).toEqual([]);
  return { result, outcome, seat, faults: result.reports[seat - 1]?.faults ?? [], answers: answersOf(result, seat) };
}

/** In some turns both answer; in the others the seats take turns, unless one is asked again after a refusal (A11). */
function answersOf({ replay, reports }: GameResult, seat: number): string[] {
  const takeTurns = reports.length === 2 && !replay.turns.includes('!unreadable');
  let single = 0;
  return replay.turns.flatMap((turn) => {
    if (Array.isArray(turn)) return turn[seat - 1] ?? [];
    return takeTurns && single++ % 2 !== seat - 1 ? [] : turn;
  });
}

function judge({ game, verdict }: Case, { outcome, seat, faults, answers }: Tried): void {
  const names = faults.map(({ fault }) => fault);
  if (!FAULTS.includes(verdict)) {
    expect(names.filter((name) => verdict !== 'refused' || name !== 'unreadable')).toEqual([]);
    expect(outcome.reasons.map(({ code }) => code)).toEqual([USUAL_END[game]]);
    if (verdict === 'plays') expect(outcome).toEqual(decent.get(game));
    if (verdict === 'refused') expect(names).toContain('unreadable');
    if (verdict === 'noop') expect(answers.some((answer) => answer.startsWith('?'))).toBe(true);
    return;
  }
  expect(names).toContain(verdict);
  expect(answers).toContain(`!${verdict}`);
  if (game === 'beetles' || game === 'diamonds') {
    expect(outcome.reasons[0]?.code).toBe(USUAL_END[game]);
  } else {
    expect(outcome.reasons).toMatchObject([{ code: verdict, seat }]);
    expect(outcome.places[seat - 1]).toBe(outcome.places.length);
  }
}

describe.concurrent('the verdicts', () => {
  test.each(casesOf('othello'))('O8 O9 G4 Othello: $vice is $verdict', async (each) =>
    judge(each, await attempt(each)),
  );
  test.each(casesOf('agon'))('A10 A11 G4 Agon: $vice is $verdict', async (each) => judge(each, await attempt(each)));
  test.each(casesOf('beetles'))('B14 G4 Beetles: $vice is $verdict', async (each) => judge(each, await attempt(each)));
  test.each(casesOf('diamonds'))('D12 G4 Diamonds: $vice is $verdict', async (each) =>
    judge(each, await attempt(each)),
  );
  test.each(casesOf('worm'))('W9 G4 Worm: $vice is $verdict', async (each) => judge(each, await attempt(each)));
});

describe.concurrent('what is recorded', () => {
  test('G4 a crash with its exit code and last words, a signal, and a silent exit are told apart', async () => {
    const [crash, signal, exit, closed] = await Promise.all(
      ['crash', 'crash-by-signal', 'exit', 'close-stdout'].map((vice) => attempt({ vice, game: 'worm' })),
    );
    expect(crash?.faults).toMatchObject([{ exitCode: 3, signal: null, stderr: 'no idea what to do' }]);
    expect(signal?.faults).toMatchObject([{ exitCode: null, signal: 'SIGKILL' }]);
    expect(exit?.faults).toMatchObject([{ exitCode: 0, why: { code: 'referee-ended' } }]);
    expect(closed?.faults).toMatchObject([
      { what: 'The program closed its output and lives on.', why: { code: 'referee-closed' } },
    ]);
    expect(closed?.faults[0]).not.toHaveProperty('exitCode');
    const noted = signal?.result.transcript.filter(({ stream }) => stream === 'note') ?? [];
    expect(noted.map(({ why }) => why)).toEqual([signal?.faults[0]?.why]);
  });

  test('G4 B14 a program that has crashed is reported once, not again in each turn', async () => {
    const { faults, answers } = await attempt({ vice: 'crash', game: 'beetles' });
    expect(answers.slice(1)).toEqual(['!crash', '!crash', '!crash', '!crash', '!crash']);
    expect(faults).toHaveLength(1);
  });

  test('A11 a flood of refused answers is one flood, and its report is short', async () => {
    const { result, faults } = await attempt({ vice: 'flood-words', game: 'agon' });
    expect(result.replay.turns.length).toBeLessThan(40_000);
    expect(faults.length).toBeLessThanOrEqual(100);
    expect(faults.at(-1)?.fault).toBe('flood');
  });

  test.each(GAMES)('O11 G4 an answer that comes together with the exit counts: %s', async (game) => {
    const { answers } = await attempt({ vice: 'answer-and-exit', game });
    expect(answers.indexOf('!closed')).toBe(2);
  });

  test('O11 ten answers at once: those that wait take no time, and the opponent notices nothing', async () => {
    const { result, outcome, seat, answers } = await attempt({ vice: 'ahead', game: 'worm' });
    expect(seat).toBe(1);
    expect(outcome).toEqual(decent.get('worm'));
    expect(answers).toHaveLength(12);
    expect(result.replay.times.slice(2, 11)).toEqual(Array(9).fill(0));
  });

  test('D12 a late answer is thrown away when it comes, and the next one counts again', async () => {
    const { result, answers } = await attempt({ vice: 'late', game: 'diamonds' });
    expect(answers[1]).toBe('!timeout');
    expect(answers.at(-1)).not.toMatch(/^[!?]/);
    expect(result.transcript.filter(({ why }) => why?.code === 'referee-late')).not.toEqual([]);
  });
});

test('O12 after all this no process, no zombie and no scratch folder is left', async () => {
  expect(processesBelow(arena.scratchRoot)).toEqual([]);
  expect(childrenOfOurs().filter(({ state }) => state === 'Z')).toEqual([]);
  expect(await scratchFolders(arena.scratchRoot)).toEqual([]);
});
