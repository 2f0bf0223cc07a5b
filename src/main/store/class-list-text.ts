/** From the bytes of a class list to its rows: which encoding, which separator, which lines. Never throws. */
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { ListEncoding } from '../../shared/class-list.ts';

export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export interface ListRow {
  /** The line in the file on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ListText {
  readonly text: string;
  readonly encoding: ListEncoding;
}

export interface ListRows {
  readonly rows: readonly ListRow[];
  /** The quotes did not match, so that they were taken for ordinary characters. */
  readonly quotesIgnored: boolean;
}

/** The first bytes of an Excel workbook: today's is a zip archive, the old one a compound file. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/** What is often chosen in the place of a list: the workbook itself, or something that is no text in any encoding. */
export function foreignKind(bytes: Uint8Array, chosen?: ListEncoding): 'workbook' | 'not-text' | null {
  if (WORKBOOKS.some((start) => start.every((byte, index) => bytes[index] === byte))) return 'workbook';
  return decodeList(bytes, chosen).encoding === 'windows-1256' && bytes.includes(0) ? 'not-text' : null;
}

/**
 * UTF-8, what Excel calls Unicode, or else the old code page for Arabic letters, in which anything can be read; unless a
 * person has chosen.
 */
export function decodeList(bytes: Uint8Array, chosen?: ListEncoding): ListText {
  if (chosen) return decoded(bytes, chosen);
  const start = [...bytes.subarray(0, 2)];
  if (start[0] === 0xff && start[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (start[0] === 0xfe && start[1] === 0xff) return decoded(bytes, 'utf-16be');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return decoded(bytes, 'windows-1256');
  }
}

const recordSchema = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

/** The rows that are not empty. */
export function rowsOf(text: string, delimiter: Delimiter): ListRows {
  try {
    return { rows: parseRows(text, delimiter, '"'), quotesIgnored: false };
  } catch {
    // A quote that is never closed would swallow the rest of the list.
    return { rows: parseRows(text, delimiter, false), quotesIgnored: true };
  }
}

/** Excel writes its separator into the first line when it is told to: `sep=;`. */
export function withoutSeparatorLine(text: string): { readonly text: string; readonly delimiter: Delimiter | null } {
  const found = /^\ufeff?sep=([,;\t])\r?(?:\n|$)/i.exec(text);
  const delimiter = DELIMITERS.find((known) => known === found?.[1]) ?? null;
  // The line stays, empty, so that the others keep their numbers.
  return found ? { text: `\n${text.slice(found[0].length)}`, delimiter } : { text, delimiter: null };
}

function parseRows(text: string, delimiter: Delimiter, quote: '"' | false): ListRow[] {
  const records: unknown = parse(text, {
    bom: true,
    delimiter,
    quote,
    escape: quote,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
  });
  return recordSchema.parse(records).flatMap(({ record, info }) => {
    if (record.every((cell) => cell.trim() === '')) return [];
    const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
    return [{ line: Math.max(1, info.lines - breaks), cells: record }];
  });
}

function decoded(bytes: Uint8Array, encoding: ListEncoding): ListText {
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
