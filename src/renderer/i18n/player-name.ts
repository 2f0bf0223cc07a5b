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
