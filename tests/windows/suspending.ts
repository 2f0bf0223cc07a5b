/** Programs stand still while they are suspended, and go on as if nothing had been. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import { windowsCalls } from '../../src/main/contestants/windows-calls.ts';
import { contestantPath, launch, until, WAIT_MS } from './contestant.ts';
import { cpuMs, newToken } from './witness.ts';

/** How often the threads of a process are suspended, the least and the most, by the word of another program. */
async function suspendCounts(pid: number): Promise<string> {
  const { stdout } = await execa(contestantPath('suspend-count'), [`${pid}`], { windowsHide: true, timeout: WAIT_MS });
  return stdout;
}

/** The value of a fresh handle: it grows when handles are lost. */
function nextHandle(): number {
  const calls = windowsCalls();
  const handle = calls.CreateJobObjectW(null, null);
  calls.CloseHandle(handle);
  return handle;
}

test('a suspended program and its children use no processor time, and go on when resumed', async (t) => {
  const token = newToken();
  const burner = launch(t, 'burner', [token, '1', '2']);
  await until(() => burner.group.usage().processes === 3, 'child and grandchild are there');
  await until(() => cpuMs(token, burner.group) > 300, 'they burn');

  burner.group.suspend();
  // What was running on a processor is stopped within moments, not at once.
  await delay(50);
  const before = cpuMs(token, burner.group);
  await delay(500);
  assert.equal(cpuMs(token, burner.group) - before, 0);

  burner.group.resume();
  await until(() => cpuMs(token, burner.group) > before + 300, 'they burn again');
});

test('a suspended program does not answer; its answer comes when it is resumed', async (t) => {
  const echo = launch(t, 'echo');
  echo.say('awake');
  assert.equal(await echo.hear(), 'awake');
  echo.group.suspend();
  echo.say('asleep');
  assert.equal(await echo.speaks(300), false);
  echo.group.resume();
  assert.equal(await echo.hear(), 'asleep');
});

test('suspending twice is the same as once, resuming twice too', async (t) => {
  const { group } = launch(t, 'stubborn');
  assert.equal(await suspendCounts(group.pid), '0 0');
  group.resume();
  assert.equal(await suspendCounts(group.pid), '0 0');
  group.suspend();
  group.suspend();
  assert.equal(await suspendCounts(group.pid), '1 1');
  group.resume();
  assert.equal(await suspendCounts(group.pid), '0 0');
  group.resume();
  group.suspend();
  assert.equal(await suspendCounts(group.pid), '1 1');
});

test('of 1,000 suspensions and resumptions none is lost, none doubled, and no handle stays open', async (t) => {
  const echo = launch(t, 'echo');
  echo.say('ready');
  await echo.hear();
  const handle = nextHandle();
  for (let pair = 1; pair <= 1000; pair++) {
    echo.group.suspend();
    if (pair % 250 === 0) assert.equal(await suspendCounts(echo.group.pid), '1 1');
    echo.group.resume();
    if (pair % 250 === 0) assert.equal(await suspendCounts(echo.group.pid), '0 0');
  }
  // A lost handle each time would have moved it by 4,000; a few may be Node's own.
  assert.ok(nextHandle() < handle + 400, `the next handle was ${handle} and is ${nextHandle()}`);
  echo.say('still here');
  assert.equal(await echo.hear(), 'still here');
});

test('300 suspensions of a program that starts and ends processes all the time leave none suspended', async (t) => {
  const churner = launch(t, 'process-starter', ['churn']);
  assert.equal(await churner.hear(), 'ready');
  let most = 0;
  for (let pair = 0; pair < 300; pair++) {
    churner.group.suspend();
    most = Math.max(most, churner.group.usage().processes);
    churner.group.resume();
    await delay(1);
  }
  assert.equal(await suspendCounts(churner.group.pid), '0 0');
  for (const processes of [1, 2, 1, 2]) {
    await until(() => churner.group.usage().processes === processes, 'it goes on starting and ending processes');
  }
  t.diagnostic(`up to ${most} processes were suspended together`);
  assert.ok(most > 1, 'no suspension met a second process');
});
