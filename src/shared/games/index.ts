/** The registry: a new game is one folder and one line here. */
import type { Game } from './game.ts';
import { beetles } from './beetles/index.ts';
import { othello } from './othello/index.ts';

export const games: readonly Game[] = [othello, beetles];

export function findGame(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
