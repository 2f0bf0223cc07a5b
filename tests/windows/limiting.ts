/** Limits and what is said of them. wine takes the limits but does not enforce them; Windows does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WindowsJob } from '../../src/main/contestants/windows-job.ts';
import { ROOMY, launch, until } from './contestant.ts';
import { cpuMs, newToken, underWine } from './witness.ts';

const MEGABYTE = 1024 ** 2;

test('a program gets no more memory than its limit, and the group says that it was hit', async (t) => {
  const eater = launch(t, 'memory-eater', ['160'], { memoryBytes: 96 * MEGABYTE, processes: 5 });
  const [verdict, eaten] = (await eater.hear()).split(' ');
  if (underWine && verdict === 'ate')
    return t.skip(`wine let it take ${eaten} MB of 96: job memory is not limited there`);
  assert.equal(verdict, 'refused');
  assert.ok(Number(eaten) < 96);
  assert.deepEqual(eater.group.usage().limitsHit, ['memoryBytes']);
  assert.ok(eater.group.usage().peakMemoryBytes <= 96 * MEGABYTE);
});

test('a program cannot start more processes than its limit, and the group says that it was hit', async (t) => {
  const starter = launch(t, 'process-starter', [], { memoryBytes: 1024 * MEGABYTE, processes: 8 });
  const [verdict, started, error] = (await starter.hear()).split(' ');
  if (underWine && verdict === 'started') {
    return t.skip(`wine let it start ${started} with a limit of 8: the number of processes is not limited there`);
  }
  assert.equal(`${verdict} ${started}`, 'refused 7', `it was refused with error ${error} after ${started}`);
  assert.deepEqual(starter.group.usage().limitsHit, ['processes']);
});

test('more processes than the list was made for are all suspended and ended', async (t) => {
  const starter = launch(t, 'process-starter', [], { memoryBytes: 1024 * MEGABYTE, processes: underWine ? 2 : 200 });
  await starter.hear();
  const { processes } = starter.group.usage();
  assert.equal(processes, 101);
  starter.group.suspend();
  starter.group.resume();
  await starter.group.kill();
  assert.equal(starter.group.usage().processes, 0);
});

test('no limit is said to be hit when none was', async (t) => {
  const eater = launch(t, 'memory-eater', ['16']);
  assert.equal(await eater.hear(), 'ate 16');
  await eater.group.kill();
  assert.deepEqual(eater.group.usage().limitsHit, []);
});

test('usage counts the memory and the processes', async (t) => {
  const eater = launch(t, 'memory-eater', ['64']);
  assert.equal(await eater.hear(), 'ate 64');
  const { memoryBytes, processes } = eater.group.usage();
  assert.ok(memoryBytes >= 64 * MEGABYTE && memoryBytes < 128 * MEGABYTE, `${memoryBytes} bytes`);
  assert.equal(processes, 1);
});

test('usage knows the peak of the memory, also after the end', async (t) => {
  const eater = launch(t, 'memory-eater', ['64']);
  assert.equal(await eater.hear(), 'ate 64');
  await eater.group.kill();
  const { peakMemoryBytes } = eater.group.usage();
  if (underWine && peakMemoryBytes === 0) return t.skip('wine keeps no peak of a job: it says 0');
  assert.ok(peakMemoryBytes >= 64 * MEGABYTE);
});

test('usage adds up the processor time of the program and its children, also after the end', async (t) => {
  const token = newToken();
  const burner = launch(t, 'burner', [token, '1', '1']);
  await until(() => burner.group.usage().processes === 2, 'the child is there');
  const begin = performance.now();
  await until(() => performance.now() - begin > 500 && cpuMs(token, burner.group) > 300, 'they burn');
  const seen = cpuMs(token, burner.group);
  await burner.group.kill();
  const counted = burner.group.usage().cpuMs;
  if (underWine && counted === 0)
    return t.skip(`wine does not add up a job's time: it says 0 where Linux saw ${seen} ms`);
  assert.ok(counted >= seen);
});

test('a call that fails is an error with its name and the reason of Windows', () => {
  const job = new WindowsJob(ROOMY);
  job.close();
  job.close();
  assert.throws(() => job.cpuMs(), { message: 'QueryInformationJobObject failed with Windows error 6' });
  assert.throws(() => job.terminate(), { message: 'TerminateJobObject failed with Windows error 6' });
});
