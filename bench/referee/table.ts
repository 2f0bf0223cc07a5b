/** A process that plays the games it is sent, one after the other, and notes when each turn was done. */
import type { GameOrder } from '../../src/main/referee/game-order.ts';
import { GameTable } from '../../src/main/referee/game-table.ts';

process.on('message', (order: GameOrder) => {
  const done: number[] = [];
  void new GameTable(order).play({ onTurn: () => done.push(performance.now()) }).then(() => process.send?.(done));
});
