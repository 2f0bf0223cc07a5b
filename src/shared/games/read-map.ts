/** The text of a map file, as JSON or in the plain text of an older contest, read as its game wants it. */
import { fieldOf, issueRefusal, withoutField } from '../refusals/issues.ts';
import { refusal, type Refusal } from '../refusals/refusal.ts';
import type { Game } from './game.ts';
import { MapTextError } from './map-text-error.ts';

/** What is wrong is told, not thrown. Whether the map can be played is another question. */
export function mapFromText(
  { id, maps }: Game,
  written: string,
): { readonly map: unknown } | { readonly refusal: Refusal } {
  if (!maps) return { refusal: refusal('no-maps') };
  const text = withoutMark(written);
  try {
    const content: unknown = isJson(text) || !maps.fromText ? JSON.parse(text) : maps.fromText(text);
    const { game: other } = (content ?? {}) as { readonly game?: unknown };
    if (typeof other === 'string' && other !== id) {
      return { refusal: refusal('map-of-another-game', { game: other.slice(0, 40) }) };
    }
    const parsed = maps.schema.safeParse(content);
    if (parsed.success) return { map: parsed.data };
    const [issue] = parsed.error.issues;
    if (issue && fieldOf(issue) === 'name' && withoutField(issue).code === 'value-nothing') {
      return { refusal: refusal('map-nameless') };
    }
    return { refusal: refusal('map-unreadable', { what: issueRefusal(issue) }) };
  } catch (error) {
    if (error instanceof MapTextError) return { refusal: refusal('map-unreadable', { what: error.refusal }) };
    if (error instanceof SyntaxError) return { refusal: refusal('map-not-json') };
    throw error;
  }
}

/** Nothing else begins so in the plain text. */
export function isJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}

/** Editors on Windows put a mark before what they write. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
