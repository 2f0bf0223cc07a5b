/** The registry: a new game is one folder and one line here. */
import { agon } from './agon/index.ts';
import { beetles } from './beetles/index.ts';
import { diamonds } from './diamonds/index.ts';
import type { Game } from './game.ts';
import { othello } from './othello/index.ts';
import { worm } from './worm/index.ts';

export const games: readonly Game[] = [othello, agon, beetles, diamonds, worm];

export function findGame(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
