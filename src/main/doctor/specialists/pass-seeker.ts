/**
 * An Othello bot that steers towards positions in which somebody has to pass. A program is told moves and never a
 * position, so a pass cannot be put on the board: it has to be played for. On a small board it comes soon.
 */
import type { HouseBot, Seat } from '../../../shared/games/game.ts';
import { othello } from '../../../shared/games/othello/index.ts';
import {
  isPass,
  PASS,
  type OthelloDecision,
  type OthelloState,
  type OthelloView,
} from '../../../shared/games/othello/rules.ts';

/** How far it looks ahead; a board of four by four can be seen deep into. */
const depthFor = (size: number): number => (size <= 4 ? 5 : size <= 8 ? 3 : 1);

export const passSeeker: HouseBot<OthelloView, OthelloDecision> = {
  sitDown: (seat, random) => ({
    decide(view) {
      if (view.legal.length === 0) return PASS;
      const state = stateOf(view);
      const rated = view.legal.map((move) => ({
        move,
        chance: passChance(othello.decide(state, [{ decision: move }]).state, seat, depthFor(view.size) - 1),
      }));
      const best = Math.max(...rated.map(({ chance }) => chance));
      return random.pick(rated.filter(({ chance }) => chance === best)).move;
    },
  }),
};

/** How likely the opponent of `seat` is to be without a move soon, if it moves at random. */
function passChance(state: OthelloState, seat: Seat, depth: number): number {
  if (state.ended) return 0;
  const moves = othello.moves?.(state) ?? [];
  const mustPass = moves.some(isPass);
  if (state.toMove !== seat && mustPass) return 1;
  if (depth === 0) return 0;
  const chances = moves.map((move) => passChance(othello.decide(state, [{ decision: move }]).state, seat, depth - 1));
  return state.toMove === seat ? Math.max(...chances) : chances.reduce((sum, each) => sum + each, 0) / chances.length;
}

function stateOf({ size, cells, toMove, last }: OthelloView): OthelloState {
  const rows = Array.from({ length: size }, (_, row) =>
    cells
      .slice(row * size, (row + 1) * size)
      .map((cell) => '.12'.charAt(cell))
      .join(''),
  );
  return othello.load({ settings: { size }, rows, toMove, turns: 0, last, ended: null });
}
