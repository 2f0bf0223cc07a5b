/** The worker thread in which one game is played, so that no clock waits for a window, the disk or another game. */
import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '../../shared/games/index.ts';
import { seatHouseBot } from './house-player.ts';
import { playGame } from './play-game.ts';
import type { FromGameWorker, GameOrder } from './run-game.ts';

function post(message: FromGameWorker): void {
  parentPort?.postMessage(message);
}

const { setup, players } = workerData as GameOrder;
const game = findGame(setup.game);
if (!game) throw new Error(`there is no game called "${setup.game}"`);
const seated = players.map((player, i) => seatHouseBot(game, player.bot, i + 1, setup.seed));
const { replay } = await playGame(game, setup, seated, {
  onTurn: (record, times) => post({ kind: 'turn', record, times }),
});
post({ kind: 'end', replay });
