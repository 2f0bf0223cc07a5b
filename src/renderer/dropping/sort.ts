/** What somebody dropped, told from its name, and a JSON file from its format: each kind has a place of its own. */
import { MAP_FORMAT } from '../../shared/games/map-file.ts';
import { MOST_REPLAY_BYTES, REPLAY_FORMAT } from '../../shared/match/replay.ts';
import { looksLikeTranscript } from '../../shared/match/transcript-file.ts';
import type { Parcel } from '../bridge/uploads.ts';

export const DROP_KINDS = ['contest', 'replay', 'transcript', 'map', 'classList', 'program'] as const;
export type DropKind = (typeof DROP_KINDS)[number];
export type Sorted = Readonly<Record<DropKind, readonly Parcel[]>>;

export async function sortParcels(parcels: readonly Parcel[]): Promise<Sorted> {
  const sorted: Record<DropKind, Parcel[]> = {
    contest: [],
    replay: [],
    transcript: [],
    map: [],
    classList: [],
    program: [],
  };
  for (const parcel of parcels) sorted[await kindOf(parcel)].push(parcel);
  return sorted;
}

async function kindOf(parcel: Parcel): Promise<DropKind> {
  const [only] = parcel.files;
  if (parcel.isFolder || !only) return 'program';
  const name = parcel.name.toLowerCase();
  if (name.endsWith('.meydan')) return 'contest';
  if (/\.(csv|tsv)$/.test(name)) return 'classList';
  if (await isTranscript(only.file)) return 'transcript';
  if (!name.endsWith('.json')) return 'program';
  const format = formatIn(await textOf(only.file, MOST_REPLAY_BYTES));
  return format === REPLAY_FORMAT ? 'replay' : format === MAP_FORMAT ? 'map' : 'program';
}

/** Whoever has one written chooses its name. */
export async function isTranscript(file: File): Promise<boolean> {
  return looksLikeTranscript(await textOf(file, 20));
}

/** Its beginning. Of a file that cannot be read it is empty: whoever needs it says why. */
async function textOf(file: File, bytes: number): Promise<string> {
  return await file
    .slice(0, bytes)
    .text()
    .catch(() => '');
}

/** A replay has a map in it, so the format is that of the whole; of a damaged file, whatever it speaks of. */
function formatIn(text: string): unknown {
  try {
    return (Object(JSON.parse(text)) as { format?: unknown }).format;
  } catch {
    return [REPLAY_FORMAT, MAP_FORMAT].find((format) => text.includes(`"${format}"`));
  }
}
