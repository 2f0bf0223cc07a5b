/** What somebody dropped, told from its name, and a JSON file from its first words: each kind has a place of its own. */
import { MAP_FORMAT } from '../../shared/games/map-file.ts';
import { REPLAY_FORMAT } from '../../shared/match/replay.ts';
import type { Parcel } from '../bridge/uploads.ts';

export const DROP_KINDS = ['contest', 'replay', 'map', 'classList', 'program'] as const;
export type DropKind = (typeof DROP_KINDS)[number];
export type Sorted = Readonly<Record<DropKind, readonly Parcel[]>>;

/** The format stands in the first line of what Meydan writes. */
const FIRST_WORDS = 400;

export async function sortParcels(parcels: readonly Parcel[]): Promise<Sorted> {
  const sorted: Record<DropKind, Parcel[]> = { contest: [], replay: [], map: [], classList: [], program: [] };
  for (const parcel of parcels) sorted[await kindOf(parcel)].push(parcel);
  return sorted;
}

async function kindOf(parcel: Parcel): Promise<DropKind> {
  const [only] = parcel.files;
  if (parcel.isFolder || !only) return 'program';
  const name = parcel.name.toLowerCase();
  if (name.endsWith('.meydan')) return 'contest';
  if (/\.(csv|tsv)$/.test(name)) return 'classList';
  if (!name.endsWith('.json')) return 'program';
  const beginning = await only.file.slice(0, FIRST_WORDS).text();
  if (beginning.includes(`"${REPLAY_FORMAT}"`)) return 'replay';
  return beginning.includes(`"${MAP_FORMAT}"`) ? 'map' : 'program';
}
