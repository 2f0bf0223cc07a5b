/** The registry: a new game is one folder and one line here. */
import type { Game } from './game.ts';
import { diamonds } from './diamonds/index.ts';
import { othello } from './othello/index.ts';

export const games: readonly Game[] = [othello, diamonds];

export function findGame(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
