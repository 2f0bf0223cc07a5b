/** A sound contestant of each game goes through all trials and is called healthy. */
import { expect, test } from 'vitest';
import { codesOf, findingIn, reportOn } from '../../../tests/doctor/clinic.ts';
import { contestant, PLAYED_GAMES } from '../../../tests/doctor/healthy-programs.ts';
import { useFolder } from '../../../tests/handed-in/folder.ts';

const folder = useFolder();

/** A loaded computer makes every program slow to look at; that is all that may be found. */
const WHEN_BUSY = ['slow', 'slow-start', 'slow-first-start', 'cut-short'];

test.each(PLAYED_GAMES)('%s', async (game) => {
  const report = await reportOn(folder.path, game, contestant(game), { budgetMs: 60_000 });
  const wrong = report.findings.filter(({ severity, code }) => severity !== 'fine' && !WHEN_BUSY.includes(code));
  expect(wrong).toEqual([]);
  expect(report.diagnosis).toBe('healthy');
  expect(codesOf(report)).toContain('ends-when-told');
  if (game === 'othello') expect(findingIn(report, 'passed').count).toBeGreaterThan(0);
});

test('line ends of Windows are fine', async () => {
  const say = `function say(answer) { process.stdout.write(answer + '\\r\\n'); }`;
  for (const game of ['othello', 'agon', 'diamonds'] as const) {
    const report = await reportOn(folder.path, game, contestant(game, say), { mostGames: 1, budgetMs: 60_000 });
    expect([game, report.diagnosis]).toEqual([game, 'healthy']);
  }
});
