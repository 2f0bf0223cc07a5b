/** What the page of a report tells its viewer; written by `src/main/exports/report`, so both sides have the same form. */
import { z } from 'zod';
import { LANGUAGES } from '../../shared/games/game.ts';
import { replaySchema, type Replay } from '../../shared/match/replay.ts';

export const reportDataSchema = z.object({
  language: z.enum(LANGUAGES),
  /** The games whose replays are in the page, by their ids. */
  games: z.record(z.string(), z.object({ title: z.string(), names: z.array(z.string()) })),
});
export type ReportData = z.infer<typeof reportDataSchema>;

export function readReportData(page: Document): ReportData {
  return reportDataSchema.parse(JSON.parse(page.getElementById('report-data')?.textContent ?? 'null'));
}

/** Replays stand in the page packed with gzip, as base64; each is unpacked only when it is watched. */
export async function unpackReplay(page: Document, id: string): Promise<Replay> {
  const packed = page.getElementById(`packed-${id}`)?.textContent ?? '';
  const bytes = Uint8Array.from(atob(packed.trim()), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return replaySchema.parse(JSON.parse(await new Response(unpacked).text()));
}
