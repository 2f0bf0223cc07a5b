/** The registry: a new game is one folder and one line here. */
import type { Game } from './game.ts';
import { agon } from './agon/index.ts';
import { othello } from './othello/index.ts';
import { worm } from './worm/index.ts';

export const games: readonly Game[] = [othello, agon, worm];

export function findGame(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
