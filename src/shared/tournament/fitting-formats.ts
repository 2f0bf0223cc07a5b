/** Which formats a game can be played in, and by how many: one that is played alone has nobody to knock out. */
import { formatSchema, type Format, type FormatKind } from './tournament.ts';

const ALL: readonly FormatKind[] = formatSchema.options.map(({ shape }) => shape.kind.value);

export function fittingFormats(seats: { readonly min: number; readonly max: number }): readonly FormatKind[] {
  const canMeet = seats.max >= 2;
  return ALL.filter((kind) => (kind === 'ranking') !== canMeet);
}

/** With fewer contestants nothing can be drawn. */
export function fewestEntrants({ kind }: Pick<Format, 'kind'>): number {
  return kind === 'ranking' ? 1 : 2;
}
