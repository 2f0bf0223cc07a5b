/** What the doctor said of the programs. A report is of a program, whoever handed it in: the same bytes, the same report. */
import { z } from 'zod';
import { FINDING_CODES } from '../../shared/doctor/finding.ts';
import { reportSchema, type Report } from '../../shared/doctor/report.ts';
import type { Database } from './database.ts';
import { json, parseRow } from './records.ts';

const summarySchema = z.object({
  programId: z.string(),
  diagnosis: reportSchema.shape.diagnosis,
  /** The code of what is wrong most of all; null where nothing is. */
  worst: z.enum(FINDING_CODES).nullable(),
});
export type CheckupSummary = z.infer<typeof summarySchema>;

export class Checkups {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** In place of an older one. A program that is not in the contest (any more) has none. */
  save(programId: string, report: Report): void {
    if (!this.#database.get('SELECT 1 FROM programs WHERE id = ? AND complete = 1', programId)) return;
    const sql = `INSERT OR REPLACE INTO checkups (program_id, report, diagnosis, findings, examined_at)
      VALUES (?, ?, ?, ?, ?)`;
    const { diagnosis, findings } = report;
    this.#database.run(sql, programId, JSON.stringify(report), diagnosis, tellingFindings(findings), Date.now());
  }

  list(): CheckupSummary[] {
    // A report has the worst first.
    const worst = "CASE diagnosis WHEN 'healthy' THEN NULL ELSE json_extract(report, '$.findings[0].code') END";
    const rows = this.#database.all(`SELECT program_id AS programId, diagnosis, ${worst} AS worst FROM checkups`);
    return rows.map((row) => parseRow(summarySchema, row, this.#database.path, `the checkup of ${row['programId']}`));
  }

  /** Null when it has not been examined. */
  report(programId: string): Report | null {
    const row = this.#database.get('SELECT report FROM checkups WHERE program_id = ?', programId);
    if (!row) return null;
    const schema = z.object({ report: json(reportSchema) });
    return parseRow(schema, row, this.#database.path, `the checkup of ${programId}`).report;
  }
}

/** Those that a person should read: what is fine is only measured. */
function tellingFindings(findings: Report['findings']): number {
  return findings.filter(({ severity }) => severity !== 'fine').length;
}
