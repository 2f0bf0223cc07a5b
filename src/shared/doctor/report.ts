/** What an examination tells while it goes on and at its end; plain JSON that crosses the bridge. */
import { z } from 'zod';
import { findingSchema, SEVERITIES, TRIALS, type Finding } from './finding.ts';

/** `unfit`: it would lose by its own fault; `doubtful`: it plays, but something is wrong; `healthy`: hints at most. */
export const DIAGNOSES = ['healthy', 'doubtful', 'unfit'] as const;
export type Diagnosis = (typeof DIAGNOSES)[number];

export const reportSchema = z.object({
  format: z.literal('meydan-check'),
  version: z.literal(1),
  game: z.string(),
  program: z.object({ name: z.string(), kind: z.string().optional() }),
  diagnosis: z.enum(DIAGNOSES),
  /** The worst first. */
  findings: z.array(findingSchema),
  tookMs: z.number().min(0),
});
export type Report = z.infer<typeof reportSchema>;

export const examinationEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('trial'),
    trial: z.enum(TRIALS),
    /** From 1 to `of`. */
    number: z.int().min(1),
    of: z.int().min(1),
    seat: z.int().min(1).optional(),
    board: z.string().optional(),
    against: z.string().optional(),
  }),
  /** Seen for the first time; the report has how often in all. */
  z.object({ kind: z.literal('finding'), finding: findingSchema }),
  z.object({ kind: z.literal('report'), report: reportSchema }),
]);
export type ExaminationEvent = z.infer<typeof examinationEventSchema>;

export function diagnosisOf(findings: readonly Finding[]): Diagnosis {
  if (findings.some(({ severity }) => severity === 'fatal')) return 'unfit';
  return findings.some(({ severity }) => severity === 'problem') ? 'doubtful' : 'healthy';
}

export function worstFirst(findings: readonly Finding[]): Finding[] {
  const weight = ({ severity }: Finding) => SEVERITIES.indexOf(severity);
  return findings.toSorted((a, b) => weight(b) - weight(a));
}
