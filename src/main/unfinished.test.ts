import { expect, test } from 'vitest';
import { give } from '../../tests/desk/files.ts';
import { useHost } from '../../tests/stage/host.ts';

const on = useHost();

test('nothing is unfinished where nobody does anything', async () => {
  expect(on.app.host.unfinished()).toEqual([]);
  await on.app.open({ contestants: [{ name: 'Ali' }, { name: 'Sara' }] });
  expect(on.app.host.unfinished()).toEqual([]);
});

test('games that run are unfinished until they are over or were stopped', async () => {
  await on.app.open({ contestants: [{ name: 'Ali' }, { name: 'Sara' }], settings: { size: 8 } });
  await on.app.call('run.start', {});
  expect(on.app.host.unfinished()).toEqual(['games']);
  await on.app.call('run.stop');
  expect(on.app.host.unfinished()).toEqual([]);
  await on.app.rest();
});

test('a file on its way is unfinished; one that has come and waits for a decision is not, nor one that was given up', async () => {
  const { upload } = await on.app.call('uploads.begin', { files: [{ path: 'ali.py', bytes: 4 }] });
  expect(on.app.host.unfinished()).toEqual(['files']);
  await on.app.call('uploads.piece', { upload, file: 0, data: Buffer.from('abcd').toString('base64') });
  expect(on.app.host.unfinished()).toEqual([]);
  const { upload: other } = await on.app.call('uploads.begin', { files: [{ path: 'sara.py', bytes: 4 }] });
  await on.app.call('uploads.abandon', { upload: other });
  expect(on.app.host.unfinished()).toEqual([]);
});

test('an examination is unfinished until it is over or was stopped', async () => {
  await on.app.open({ contestants: [{ name: 'Ali' }, { name: 'Sara' }] });
  const upload = await give(on.app, { 'endless.js': 'for (;;);' });
  await on.app.call('contestants.drop', { uploads: [upload] });
  expect(on.app.host.unfinished()).toEqual(['doctor']);
  await on.app.call('doctor.stop');
  await expect.poll(() => on.app.host.unfinished()).toEqual([]);
});

test('an export is unfinished until its files are there', async () => {
  await on.app.open({ contestants: [{ name: 'Ali' }, { name: 'Sara' }] });
  await on.app.call('exports.start', { kind: 'report', language: 'en' });
  expect(on.app.host.unfinished()).toEqual(['export']);
  await on.app.event('exports.changed', ({ status }) => status === 'done');
  expect(on.app.host.unfinished()).toEqual([]);
});
