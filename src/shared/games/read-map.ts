/** The text of a map file, as JSON or in the plain text of an older contest, read as its game wants it. */
import { issueRefusal } from '../refusals/issues.ts';
import { refusal, type Refusal } from '../refusals/refusal.ts';
import type { Game } from './game.ts';
import { MapTextError } from './map-text-error.ts';

/** What is wrong is told, not thrown. Whether the map can be played is another question. */
export function mapFromText(
  { id, maps }: Game,
  text: string,
): { readonly map: unknown } | { readonly refusal: Refusal } {
  if (!maps) return { refusal: refusal('no-maps') };
  try {
    const isJson = text.trimStart().startsWith('{') || !maps.fromText;
    const content: unknown = isJson ? JSON.parse(text) : maps.fromText?.(text);
    const { game: other } = content as { readonly game?: unknown };
    if (typeof other === 'string' && other !== id) {
      return { refusal: refusal('map-of-another-game', { game: other.slice(0, 40) }) };
    }
    const parsed = maps.schema.safeParse(content);
    if (parsed.success) return { map: parsed.data };
    return { refusal: refusal('map-unreadable', { what: issueRefusal(parsed.error.issues[0]) }) };
  } catch (error) {
    if (error instanceof MapTextError) return { refusal: refusal('map-unreadable', { what: error.refusal }) };
    if (error instanceof SyntaxError) return { refusal: refusal('map-not-json') };
    throw error;
  }
}
