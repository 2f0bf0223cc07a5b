/** What the rules have against a map, in words. */
import type { GameTexts, MapProblem } from '../../shared/games/game.ts';
import { problemInWords } from '../../shared/games/map-file.ts';

/** A place keeps the order of its numbers in a right-to-left sentence, too. */
export function mapProblemWords(texts: GameTexts, problem: MapProblem): string {
  return problemInWords(texts, problem).replace(/\(-?\d+, -?\d+\)/g, (place) => `\u2066${place}\u2069`);
}
