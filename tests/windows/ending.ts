/** Nothing of a program is left when it has been ended, whatever it does against it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { gather } from '../../src/main/contestants/windows-gathering.ts';
import { WindowsJob } from '../../src/main/contestants/windows-job.ts';
import { ROOMY, launch, spawnContestant, until, within } from './contestant.ts';
import { isRunning, linuxPids, newToken, underWine } from './witness.ts';

for (const state of ['running', 'suspended'] as const) {
  test(`ending a ${state} program leaves neither children nor grandchildren`, async (t) => {
    const token = newToken();
    const { group, over } = launch(t, 'burner', [token, '2', '2']);
    await until(() => group.usage().processes === 7, 'two children with two each are there');
    if (underWine) await until(() => linuxPids(token).length === 7, 'Linux has all seven');
    if (state === 'suspended') group.suspend();
    await within(group.kill(), 'it is ended');
    assert.equal(group.usage().processes, 0);
    await over();
    assert.equal(isRunning(group.pid), false);
    if (underWine) await until(() => linuxPids(token).length === 0, 'Linux has none of them either');
  });
}

test('a program that ignores Ctrl events, signals and the end of its input is ended', async (t) => {
  const stubborn = launch(t, 'stubborn');
  assert.equal(await stubborn.hear(), 'ready');
  stubborn.endInput();
  await within(stubborn.group.kill(), 'it is ended');
  await stubborn.over();
  assert.equal(isRunning(stubborn.group.pid), false);
});

test('what a program leaves behind when it exits is ended with its group', async (t) => {
  const starter = launch(t, 'process-starter', [], { memoryBytes: 1024 ** 3, processes: 4 });
  await starter.hear();
  starter.endInput();
  await starter.over();
  assert.ok(starter.group.usage().processes > 0);
  await within(starter.group.kill(), 'it is ended');
  assert.equal(starter.group.usage().processes, 0);
});

test('ending twice, and ending what is over, is no error; afterwards nothing can be done and nothing breaks', async (t) => {
  const echo = launch(t, 'echo');
  echo.endInput();
  await echo.over();
  const first = echo.group.kill();
  await within(Promise.all([first, echo.group.kill()]), 'both have resolved');
  await within(echo.group.kill(), 'a third has resolved');
  echo.group.suspend();
  echo.group.resume();
  assert.equal(echo.group.usage().processes, 0);
});

test('closing a job ends everything in it', async () => {
  const burner = spawnContestant('burner', [newToken(), '1', '1']);
  assert.ok(burner.pid !== undefined);
  const job = new WindowsJob(ROOMY);
  gather(burner.pid, job);
  const lines = await within(firstLines(burner.stdout, 2), 'both run');
  const pids = lines.map(Number);
  assert.ok(pids.every(isRunning));
  job.close();
  await until(() => !pids.some(isRunning), 'both are gone');
});

// Here libuv's own job, in which ours is nested, would be enough; the test above shows that ours is too.
test('when the host is terminated its contestants die with it, suspended or not', async (t) => {
  for (const state of ['running', 'suspended']) {
    const token = newToken();
    const host = execa(process.execPath, [fileURLToPath(new URL('host.ts', import.meta.url)), token, state], {
      windowsHide: true,
      reject: false,
      buffer: false,
      stdin: 'ignore',
      stderr: 'inherit',
    });
    t.after(() => host.kill('SIGKILL'));
    const [line] = await within(firstLines(host.stdout, 1), 'the host has launched its contestant');
    const pids = JSON.parse(line ?? '[]') as number[];
    assert.equal(pids.length, 3);
    assert.ok(pids.every(isRunning));
    host.kill('SIGKILL');
    await within(host, 'the host is gone');
    await until(() => !pids.some(isRunning), 'its contestants are gone');
    if (underWine) await until(() => linuxPids(token).length === 0, 'Linux has none of them either');
  }
});

async function firstLines(output: AsyncIterable<Buffer | string>, count: number): Promise<string[]> {
  let text = '';
  for await (const piece of output) {
    text += String(piece);
    if (text.split('\n').length > count) break;
  }
  return text.split(/\r?\n/).slice(0, count);
}
