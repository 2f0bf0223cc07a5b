/** Writes a program into a folder, has it examined, and brings back the report. */
import { join } from 'node:path';
import { examine, type ExamineOptions } from '../../src/main/doctor/examine.ts';
import { ProgramStore } from '../../src/main/contestants/store.ts';
import type { Finding, FindingCode } from '../../src/shared/doctor/finding.ts';
import type { ExaminationEvent, Report } from '../../src/shared/doctor/report.ts';
import { findGame } from '../../src/shared/games/index.ts';
import { refereeSettingsSchema } from '../../src/shared/match/referee-settings.ts';
import { writeFiles } from '../handed-in/folder.ts';

export interface Visit extends Partial<Omit<ExamineOptions, 'referee'>> {
  readonly referee?: Record<string, unknown>;
  readonly file?: string;
}

export async function* visit(
  folder: string,
  gameId: string,
  source: string,
  { referee = {}, file = 'program.js', ...options }: Visit = {},
): AsyncGenerator<ExaminationEvent, void> {
  const game = findGame(gameId);
  if (!game) throw new Error(`there is no game ${gameId}`);
  const store = new ProgramStore(join(folder, 'programs'));
  await writeFiles(folder, { [file]: source });
  const program = await store.importPath(join(folder, file));
  const patient = { kind: 'program' as const, program, files: store.filesOf(program.id) };
  yield* examine(game, patient, {
    scratchRoot: join(folder, 'scratch'),
    referee: refereeSettingsSchema.parse(referee),
    ...options,
  });
}

export async function reportOn(folder: string, game: string, source: string, options?: Visit): Promise<Report> {
  for await (const event of visit(folder, game, source, options)) if (event.kind === 'report') return event.report;
  throw new Error('the examination ended without a report');
}

export function findingIn<Code extends FindingCode>(report: Report, code: Code): Finding & { readonly code: Code } {
  const finding = report.findings.find((each) => each.code === code);
  if (finding) return finding as Finding & { readonly code: Code };
  throw new Error(`no ${code} among ${JSON.stringify(report.findings, null, 1)}`);
}

export function codesOf(report: Report): FindingCode[] {
  return report.findings.map(({ code }) => code);
}
