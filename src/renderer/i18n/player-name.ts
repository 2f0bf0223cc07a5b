/** The house's own bots have names in every language; everybody else is called as their contest calls them. */
import type { GameTexts } from '../../shared/games/game.ts';

const HOUSE = 'house:';

export function isHouse(name: string): boolean {
  return name.startsWith(HOUSE);
}

export function playerName(texts: GameTexts, name: string): string {
  const bot = name.slice(HOUSE.length);
  return isHouse(name) && Object.hasOwn(texts.bots, bot) ? (texts.bots[bot] ?? name) : name;
}

/** Whether the first letter of a name, and so its beginning, is on the right. */
export function beginsRight(name: string): boolean {
  return /^[^A-Za-z]*[\u0590-\u08ff]/.test(name);
}
