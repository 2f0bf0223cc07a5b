/** Starting programs and speaking with them. */
import assert from 'node:assert/strict';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { othello } from '../../src/shared/games/othello/index.ts';
import { superviseOnWindows } from '../../src/main/contestants/windows-group.ts';
import { ROOMY, launch, spawnContestant, until, within, type Contestant } from './contestant.ts';
import { isRunning, newToken } from './witness.ts';

async function medianRoundTripUs(times: number, roundTrip: () => Promise<void>): Promise<number> {
  const durations: number[] = [];
  for (let i = 0; i < times; i++) {
    const begin = performance.now();
    await roundTrip();
    durations.push(performance.now() - begin);
  }
  return Math.round(1000 * (durations.toSorted((a, b) => a - b)[times >> 1] ?? 0));
}

test('a program answers line by line through its pipes', async (t) => {
  const echo = launch(t, 'echo');
  const ask = async (line: string) => {
    echo.say(line);
    assert.equal(await echo.hear(), line);
  };
  await ask('first');
  await ask('x'.repeat(60_000));
  const plain = await medianRoundTripUs(200, () => ask('4 7'));
  const suspended = await medianRoundTripUs(200, async () => {
    echo.group.resume();
    await ask('4 7');
    echo.group.suspend();
  });
  t.diagnostic(`a round trip takes ${plain} µs at the median, ${suspended} µs with resume and suspend round it`);
});

test('a program has no console window', async (t) => {
  const echo = launch(t, 'echo');
  echo.say('window');
  assert.equal(await echo.hear(), 'hidden');
});

test('two programs play Othello to the end, each suspended while the other moves', async (t) => {
  const players = [launch(t, 'othello'), launch(t, 'othello')];
  let state = othello.start({ settings: othello.settings.parse({}), seed: 1, seats: 2 });
  players.forEach((player, index) => {
    player.say(othello.protocol.greet(state, index + 1).trimEnd());
    player.group.suspend();
  });
  let turns = 0;
  for (; !othello.outcome(state); turns++) {
    const [seat = 1] = othello.turn(state).seats;
    const [mover, other] = seat === 1 ? players : players.toReversed();
    assert.ok(mover && other);
    const decision = othello.notation.read(await thinkAlone(mover));
    assert.ok(decision);
    const step = othello.decide(state, [{ decision }]);
    state = step.state;
    const told = othello.protocol.tell(state, 3 - seat, step.events);
    if (told) other.say(told.trimEnd());
  }
  t.diagnostic(`${turns} turns, ${othello.scores(state).join(' to ')}`);
  assert.deepEqual(othello.outcome(state)?.reasons[0]?.seat, undefined);
});

async function thinkAlone(mover: Contestant): Promise<string> {
  mover.group.resume();
  const answer = await mover.hear();
  mover.group.suspend();
  return answer;
}

test('a program that starts others at once is fenced in with all of them, 20 times of 20', async (t) => {
  for (let i = 0; i < 20; i++) {
    const burner = launch(t, 'burner', [newToken(), '1', '1']);
    const pids = [await burner.hear(), await burner.hear()].map(Number);
    assert.equal(burner.group.usage().processes, 2);
    await burner.group.kill();
    assert.ok(!pids.some(isRunning));
  }
});

test('what a program has started before it is fenced in is fenced in too', async (t) => {
  const burner = spawnContestant('burner', [newToken(), '2', '2']);
  const { pid } = burner;
  assert.ok(pid !== undefined);
  const pids: number[] = [];
  createInterface({ input: burner.stdout }).on('line', (line) => pids.push(Number(line)));
  await until(() => pids.length === 7, 'all seven run');
  const group = superviseOnWindows(pid, ROOMY);
  t.after(() => group.kill());
  assert.equal(group.usage().processes, 7);
  await group.kill();
  assert.ok(!pids.some(isRunning));
});

test('a program that is over before it is fenced in makes an empty group', async () => {
  const program = spawnContestant('process-starter', ['brief']);
  const { pid } = program;
  assert.ok(pid !== undefined);
  await within(program, 'the program is over');
  const group = superviseOnWindows(pid, ROOMY);
  group.suspend();
  group.resume();
  assert.equal(group.usage().processes, 0);
  await group.kill();
});
