/** The result of one short game, as the referee reports it. */
import type { GameResult } from '../../src/main/referee/game-order.ts';
import { HousePlayer } from '../../src/main/referee/house-player.ts';
import { playGame } from '../../src/main/referee/play-game.ts';
import { othello } from '../../src/shared/games/othello/index.ts';

export async function sampleResult(seed = 1): Promise<GameResult> {
  const setup = { game: 'othello', settings: {}, seed, seats: [{ name: 'Ali' }, { name: 'Sara' }] };
  const players = [1, 2].map((seat) => new HousePlayer(othello, 'random', seat, { seed }));
  const { replay } = await playGame(othello, setup, players);
  return {
    replay,
    transcript: [{ at: 1, seat: 1, turn: 1, stream: 'out', text: '2 3\n' }],
    reports: [
      { thinkingMs: 120.4, faults: [] },
      {
        thinkingMs: 80,
        faults: [
          { fault: 'timeout', turn: 3, what: 'It gave no answer within 10 ms.' },
          { fault: 'crash', turn: 4, what: 'It ended.', exitCode: 1, signal: null },
          { fault: 'crash', turn: 5, what: 'It ended.', exitCode: 1, signal: null },
        ],
      },
    ],
  };
}
