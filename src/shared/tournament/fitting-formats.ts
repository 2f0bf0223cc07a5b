/** Which formats a game can be played in: one that is played alone has nobody to knock out. */
import { formatSchema, type FormatKind } from './tournament.ts';

const ALL: readonly FormatKind[] = formatSchema.options.map(({ shape }) => shape.kind.value);

export function fittingFormats(seats: { readonly min: number; readonly max: number }): readonly FormatKind[] {
  const canMeet = seats.max >= 2;
  return ALL.filter((kind) => (kind === 'ranking') !== canMeet);
}
