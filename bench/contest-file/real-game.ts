/** A real game of two of the house, with a transcript as programs leave it: what a contest file is filled with. */
import type { GameResult } from '../../src/main/referee/game-order.ts';
import { HousePlayer } from '../../src/main/referee/house-player.ts';
import { playGame } from '../../src/main/referee/play-game.ts';
import type { Game } from '../../src/shared/games/game.ts';
import type { TranscriptEntry } from '../../src/shared/match/transcript.ts';

export async function realGame(game: Game, seed: number): Promise<GameResult> {
  const seats = Array.from({ length: game.seats.max }, (_, i) => ({ name: i === 0 ? 'Black' : 'White' }));
  const map = game.maps ? { map: game.maps.standard } : {};
  const setup = { game: game.id, settings: {}, ...map, seed, seats };
  const players = seats.map((_, i) => new HousePlayer(game, 'random', i + 1, { seed }));
  const { replay } = await playGame(game, setup, players);
  // Each program reads a move, prints its own, and says something about it.
  const transcript = replay.turns.flatMap((turn, index): TranscriptEntry[] => {
    const about = { seat: 1 + (index % seats.length), turn: index + 1 };
    const thought = `depth ${index % 9}, nodes ${(index * 7919) % 100_000}\n`;
    return [
      { ...about, at: index * 13, stream: 'in', text: `${String(replay.turns[index - 1] ?? '')}\n` },
      { ...about, at: index * 13 + 3, stream: 'err', text: thought },
      { ...about, at: index * 13 + 9, stream: 'out', text: `${String(turn)}\n` },
    ];
  });
  return { replay, transcript, reports: seats.map(() => ({ thinkingMs: 1234, faults: [] })) };
}
