/** What goes wrong in Othello: the mirrored start, passes, and boards of another size than eight. */
import type { Game } from '../../../shared/games/game.ts';
import { othello } from '../../../shared/games/othello/index.ts';
import { save } from '../../../shared/games/othello/position.ts';
import { violationOf, type OthelloDecision, type OthelloState } from '../../../shared/games/othello/rules.ts';
import type { Suspicion, Trial } from '../../../shared/doctor/finding.ts';
import type { GamePlan, OwnEvent, PlacedSymptom, PlanRequest, Specialist } from '../plan.ts';
import { passSeeker } from './pass-seeker.ts';

/** The same game with one more bot in the house. */
const withPassSeeker: Game = { ...(othello as Game), bots: { ...othello.bots, 'pass-seeker': passSeeker } };

export const othelloSpecialist: Specialist = {
  numbersOnly: true,
  plans,
  isLegal: (decision, state) => violationOf(state as OthelloState, decision as OthelloDecision) === null,
  symptoms: (events) => {
    const passes = events.filter(({ event }) => event.type === 'passed');
    const violation = events.find(({ event }) => event.type === 'violation');
    const passed: PlacedSymptom[] = passes
      .slice(0, 1)
      .map(({ turn }) => ({ turn, symptom: { code: 'passed', count: passes.length } }));
    return violation ? [...passed, illegalMove(violation)] : passed;
  },
};

function plans({ settings, fixed, seed, thorough }: PlanRequest): GamePlan[] {
  const usual = Number(settings['size']);
  const list: GamePlan[] = [];
  const add = (trial: Trial, size: number, seat: number, against: string): void => {
    list.push({
      trial,
      game: withPassSeeker,
      settings: { ...settings, size },
      seats: 2,
      seat,
      against,
      board: `${size}×${size}`,
      seed: (seed + list.length) >>> 0,
    });
  };
  add('game', usual, 1, 'greedy');
  add('game', usual, 2, 'random');
  const small = fixed.has('size') ? usual : 4;
  for (const seat of [1, 2, 1, 2]) add('pass', small, seat, 'pass-seeker');
  if (!fixed.has('size')) {
    add('game', 6, 1, 'random');
    add('game', 18, 2, 'random');
    add('game', 18, 1, 'greedy');
  }
  if (thorough) {
    for (const size of fixed.has('size') ? [usual] : [4, 6, 8, 10, 18]) {
      for (const bot of ['random', 'greedy']) for (const seat of [1, 2]) add('game', size, seat, bot);
      for (const seat of [1, 2]) add('pass', size, seat, 'pass-seeker');
    }
  }
  return list;
}

function illegalMove({ turn, event, state }: OwnEvent): PlacedSymptom {
  const position = state as OthelloState;
  const move = { row: Number(event['row']), col: Number(event['col']) };
  const why = String(event['why']);
  const details = {
    answer: othello.notation.write(move),
    why,
    drawing: draw(position),
    legal: (othello.moves?.(position) ?? []).slice(0, 12).map((legal) => othello.notation.write(legal)),
  };
  if (why === 'must-pass') return { turn, symptom: { code: 'no-pass', ...details } };
  if (why === 'needless-pass') return { turn, symptom: { code: 'needless-pass', ...details } };
  const suspicion = suspect(position, move);
  return { turn, symptom: { code: 'illegal', ...details, ...(suspicion ? { suspicion } : {}) } };
}

/** Which usual mistake would explain the move? */
function suspect(state: OthelloState, { row, col }: OthelloDecision): Suspicion | null {
  const isLegal = (move: OthelloDecision, on = state) => violationOf(on, move) === null;
  if (state.turns <= 1 && isLegal({ row, col }, mirrored(state))) return 'mirrored-start';
  if (isLegal({ row: row - 1, col: col - 1 })) return 'from-one';
  return row !== col && isLegal({ row: col, col: row }) ? 'swapped' : null;
}

/** The board as somebody sees it who began from the usual start. */
function mirrored(state: OthelloState): OthelloState {
  const rows = save(state).rows.map((row) => row.replace(/[12]/g, (disc) => (disc === '1' ? '2' : '1')));
  return othello.load({ ...save(state), rows });
}

function draw(state: OthelloState): string[] {
  const { rows, settings } = save(state);
  const size = settings?.size ?? rows.length;
  const columns = Array.from({ length: size }, (_, col) => String(col).padStart(2)).join(' ');
  return [
    `    ${columns}`,
    ...rows.map((row, i) => `${String(i).padStart(3)} ${[...row].map((cell) => ` ${cell}`).join(' ')}`),
  ];
}
