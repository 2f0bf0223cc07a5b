/** Games to watch in the benchmark: real ones, played here through the engines. */
import type { Answer, Game } from '../../src/shared/games/game.ts';
import { NO_ORDERS } from '../../src/shared/games/beetles/decision.ts';
import { beetles } from '../../src/shared/games/beetles/index.ts';
import { Random } from '../../src/shared/games/random.ts';
import { firstState, ReplayRecorder, writeTurn, type GameSetup, type Replay } from '../../src/shared/match/replay.ts';

const SIZE = 100;
const BEETLES = 2000;
const TURNS = 600;

type Decide = (state: unknown, seat: number) => Answer<unknown>;

function record(game: Game, setup: GameSetup, decide: Decide): Replay {
  const recorder = new ReplayRecorder(game, setup);
  let state = firstState(game, setup);
  while (!game.outcome(state)) {
    const answers = game.turn(state).seats.map((seat) => decide(state, seat));
    state = game.decide(state, answers).state;
    recorder.add(
      writeTurn(game, answers),
      answers.map(() => 5),
      state,
    );
  }
  return recorder.finish(game.outcome(state));
}

/**
 * The most that a board has to move: 2,000 beetles on 100 × 100, all of them walking in every turn of 600. Columns walk
 * north and south in turn, so that nobody meets anybody.
 */
export function marchOfBeetles(): Replay {
  const perColumn = BEETLES / SIZE;
  const swarm = Array.from({ length: BEETLES / 2 }, (_, i) => {
    const x = Math.floor(i / perColumn);
    const y = (i % perColumn) * Math.floor(SIZE / perColumn);
    const heading = x % 2 === 0 ? ('N' as const) : ('S' as const);
    return { x, y, heading, antennae: 1 as const, winged: y === 0 };
  });
  const map = {
    format: 'meydan-map' as const,
    version: 1 as const,
    game: 'beetles' as const,
    name: 'the march',
    width: SIZE,
    height: SIZE,
    symmetry: 'mirror' as const,
    wells: [],
    beetles: swarm,
  };
  const settings = beetles.settings.parse({ turnLimit: TURNS, slipperChance: 0, poisonChance: 0, obedient: 100_000 });
  const setup = { game: 'beetles', settings, map, seed: 1, seats: [{ name: 'north' }, { name: 'south' }] };
  const ahead = 'A'.repeat(18);
  const tables = { decision: { kind: 'tables' as const, one: ahead, two: ahead } };
  let turn = 0;
  return record(beetles, setup, (_, seat) => {
    if (seat === 1) turn++;
    return turn === 1 ? tables : { decision: NO_ORDERS };
  });
}

/** A whole game between the first of a game's bots. */
export function gameOf(game: Game, seed: number, settings: object = {}): Replay {
  const seats = Array.from({ length: game.seats.max }, (_, i) => ({ name: `p${i + 1}` }));
  const map = game.maps ? { map: game.maps.standard } : {};
  const setup = { game: game.id, settings: game.settings.parse(settings), ...map, seed, seats };
  const bot = game.bots['greedy'] ?? Object.values(game.bots)[0];
  const players = seats.map((_, i) => bot?.sitDown(i + 1, Random.fromSeedFor(seed, i)));
  return record(game, setup, (state, seat) => ({ decision: players[seat - 1]?.decide(game.view(state, seat)) }));
}
