/** Who knows what goes wrong in which game; a game without a specialist is examined all the same. */
import type { Game } from '../../../shared/games/game.ts';
import type { Specialist } from '../plan.ts';
import { agonSpecialist } from './agon.ts';
import { beetlesSpecialist } from './beetles.ts';
import { diamondsSpecialist } from './diamonds.ts';
import { othelloSpecialist } from './othello.ts';
import { wormSpecialist } from './worm.ts';

const SPECIALISTS: Readonly<Record<string, Specialist>> = {
  agon: agonSpecialist,
  beetles: beetlesSpecialist,
  diamonds: diamondsSpecialist,
  othello: othelloSpecialist,
  worm: wormSpecialist,
};

export function specialistFor(game: Game): Specialist {
  return (Object.hasOwn(SPECIALISTS, game.id) && SPECIALISTS[game.id]) || generalPractitioner(game);
}

/** Knows only what every game has: seats, settings and house bots. */
function generalPractitioner(game: Game): Specialist {
  return {
    plans: ({ settings, map = game.maps?.standard, seed }) => {
      const seats = Array.from({ length: game.seats.max }, (_, i) => i + 1);
      const bots = Object.keys(game.bots).slice(0, 2);
      return seats.flatMap((seat) =>
        bots.map(
          (against) => ({ trial: 'game', game, settings, map, seats: seats.length, seat, against, seed }) as const,
        ),
      );
    },
    symptoms: () => [],
  };
}
