/** What passed between the host and a game's programs. One character of `text` stands for one byte. */
import { z } from 'zod';
import { refusal, refusalSchema, type Refusal } from '../refusals/refusal.ts';

export const transcriptEntrySchema = z.object({
  /** Milliseconds since the game began. */
  at: z.number().min(0),
  seat: z.int().min(0),
  /** The turn that was being decided, from 1; 0 before the first. */
  turn: z.int().min(0),
  /** `in`: what the program read; `out` and `err`: what it printed; `note`: what the referee says. */
  stream: z.enum(['in', 'out', 'err', 'note']),
  text: z.string(),
  /** Of a note: what `text` says in English. */
  why: refusalSchema.optional(),
});
export type TranscriptEntry = z.infer<typeof transcriptEntrySchema>;

/** The first and the last turn of which somebody wants to know. */
export const turnRangeSchema = z.tuple([z.int().min(0), z.int().min(0)]).readonly();
export type TurnRange = z.infer<typeof turnRangeSchema>;

const GAP = /^(\d+) characters are left out here$/;

/** A transcript has a limit; what stands where its middle was. */
export function gapNote(characters: number): { readonly text: string; readonly why: Refusal } {
  // Older Meydans read the number out of the sentence.
  return { text: `${characters} characters are left out here`, why: refusal('transcript-gap', { count: characters }) };
}

/** How many characters are left out where this entry stands; null for every other entry. */
export function gapOf({ stream, text }: Pick<TranscriptEntry, 'stream' | 'text'>): number | null {
  const [, characters] = (stream === 'note' && GAP.exec(text)) || [];
  return characters === undefined ? null : Number(characters);
}

/** A gap belongs to every turn from the one before it to its own. */
export function entriesOfTurns(entries: readonly TranscriptEntry[], [first, last]: TurnRange): TranscriptEntry[] {
  return entries.flatMap((entry, i) => {
    if (entry.turn >= first && entry.turn <= last) return [entry];
    const isAcross = entry.turn > last && (entries[i - 1]?.turn ?? 0) <= last && gapOf(entry) !== null;
    return isAcross ? [{ ...entry, turn: last }] : [];
  });
}
