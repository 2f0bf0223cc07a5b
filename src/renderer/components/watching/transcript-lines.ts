/** What passed between the host and the programs in one turn, ready to be read. */
import { entriesOfTurns, gapOf, type TranscriptEntry } from '../../../shared/match/transcript.ts';
import type { Refusal } from '../../../shared/refusals/refusal.ts';

/** A board of Beetles is some ten thousand characters; more than this nobody reads in a window. */
const MOST_CHARACTERS = 20_000;

export interface TranscriptLine {
  readonly seat: number;
  readonly stream: TranscriptEntry['stream'] | 'gap';
  /** Milliseconds since the game began. */
  readonly at: number;
  readonly text: string;
  /** What the referee notes; `text` says it in English. */
  readonly why?: Refusal;
  /** How many characters were left out at the end; of a gap, how many it stands for. */
  readonly cut: number;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** One character of a transcript is one byte; most programs write UTF-8, and what is none is shown byte for byte. */
export function readableText(bytes: string): string {
  try {
    return utf8.decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
  } catch {
    return bytes;
  }
}

export function linesOfTurn(entries: readonly TranscriptEntry[], turn: number): TranscriptLine[] {
  return entriesOfTurns(entries, [turn, turn]).map((entry) => {
    const { seat, stream, at, text, why } = entry;
    const gap = gapOf(entry);
    if (gap !== null) return { seat: 0, stream: 'gap', at, text: '', cut: gap };
    if (stream === 'note') return { seat, stream, at, text, cut: 0, ...(why ? { why } : {}) };
    const shown = readableText(text.slice(0, MOST_CHARACTERS));
    return { seat, stream, at, text: shown, cut: Math.max(0, text.length - MOST_CHARACTERS) };
  });
}
