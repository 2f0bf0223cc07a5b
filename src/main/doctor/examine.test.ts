/** Each finding with one sick program that has it, in the game where it matters. */
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findingIn, reportOn, visit } from '../../../tests/doctor/clinic.ts';
import { contestant } from '../../../tests/doctor/healthy-programs.ts';
import { say, print, SMALL } from '../../../tests/doctor/sick.ts';
import { SICK_PLAYERS } from '../../../tests/doctor/sick-players.ts';
import { SICK_SPEAKERS } from '../../../tests/doctor/sick-speakers.ts';
import { examinationEventSchema } from '../../shared/doctor/report.ts';
import { removeTree } from '../contestants/remove-tree.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'meydan-doctor-'));
});
afterAll(() => removeTree(root));
const ownFolder = (): Promise<string> => mkdtemp(join(root, 'visit-'));

describe.concurrent('a program that', () => {
  test.each(Object.entries({ ...SICK_SPEAKERS, ...SICK_PLAYERS }))(
    '%s',
    async (_name, { game, source, code, severity, details = {}, ...options }) => {
      const folder = await ownFolder();
      const report = await reportOn(folder, game, source, options);
      const finding = findingIn(report, code);
      expect(finding).toMatchObject(details);
      if (severity !== undefined) expect(finding.severity).toBe(severity);
      expect(report.diagnosis).toBe(
        finding.severity === 'hint' ? 'healthy' : finding.severity === 'problem' ? 'doubtful' : 'unfit',
      );
      expect(await readdir(join(folder, 'scratch')).catch(() => [])).toEqual([]);
    },
  );
});

test('what is told on the way is plain JSON, in order, and ends with the report', async () => {
  const kinds: string[] = [];
  const source = contestant('othello', say(print));
  for await (const event of visit(await ownFolder(), 'othello', source, SMALL)) {
    expect(examinationEventSchema.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
    if (event.kind === 'trial') expect(event.number).toBeLessThanOrEqual(event.of);
    kinds.push(event.kind);
  }
  expect([kinds[0], kinds.at(-1)]).toEqual(['trial', 'report']);
});

test('too little time is said, not passed over', async () => {
  const source = contestant('othello', say(print));
  const report = await reportOn(await ownFolder(), 'othello', source, { budgetMs: 1 });
  expect(findingIn(report, 'cut-short')).toMatchObject({ played: 0, severity: 'hint' });
});

test('a cancelled examination ends at once and leaves nothing behind', async () => {
  const folder = await ownFolder();
  const stop = new AbortController();
  const source = contestant('othello', say(''));
  const events = visit(folder, 'othello', source, { signal: stop.signal, referee: { startMs: 60_000 } });
  const listen = async (): Promise<void> => {
    for await (const event of events)
      if (event.kind === 'trial') setTimeout(() => stop.abort(new Error('enough')), 300);
  };
  await expect(listen()).rejects.toThrow('enough');
  expect(await readdir(join(folder, 'scratch'))).toEqual([]);
});
