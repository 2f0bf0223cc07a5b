/** Reads what Node's test runner reports, in the Test Anything Protocol. */
export interface TestResult {
  readonly name: string;
  readonly result: 'passed' | 'failed' | 'not shown';
  readonly notes: readonly string[];
}

/** A skipped test is one that could not be shown; notes are its reason, its diagnostics and what went wrong. */
export function readTap(tap: string): TestResult[] {
  const results: { name: string; result: TestResult['result']; notes: string[] }[] = [];
  for (const line of tap.split(/\r?\n/)) {
    const test = /^(not ok|ok) \d+ - (.*?)(?: # SKIP ?(.*))?$/.exec(line);
    if (test) {
      const [, verdict, name = '', reason] = test;
      const result = reason !== undefined ? 'not shown' : verdict === 'ok' ? 'passed' : 'failed';
      results.push({ name, result, notes: reason ? [reason] : [] });
      continue;
    }
    const note = /^# (?!Subtest|tests |suites |pass |fail |cancelled |skipped |todo |duration_ms )(.*)$/.exec(line);
    const error = /^ {2}(?:error|failureType|expected|actual|location): .*$/.exec(line);
    const last = results.at(-1);
    if (note?.[1]) last?.notes.push(note[1]);
    else if (error && last?.result === 'failed') last.notes.push(error[0].trim());
  }
  return results;
}
