/** A position of Diamonds in words: for somebody who cannot see it, and for whoever points at a cell. */
import { cornersOf } from '../../shared/games/diamonds/ground.ts';
import { KINDS, tableOf, type Kind } from '../../shared/games/diamonds/settings.ts';
import type { DiamondsView, Place } from '../../shared/games/diamonds/view.ts';
import type { BoardWords } from './board.ts';

type Details = Readonly<Record<string, string | number>>;

function wordsFor({ t }: BoardWords) {
  return (key: string, details: Details = {}) => t(`boards.diamonds.${key}`, details);
}

function kindOf(code: string | undefined): Kind | undefined {
  return KINDS[Number(code) - 1];
}

/** Everything about one cell, each sentence with its clauses. */
export function describeCell(view: DiamondsView, place: Place, words: BoardWords): string[] {
  const say = wordsFor(words);
  const { row, col } = place;
  const { settings } = view;
  const here = ({ row: r, col: c }: Place) => r === row && c === col;
  const cell = row * view.width + col;
  const code = view.cells[cell];
  const lines = [say('place', { row, col })];
  view.agents.forEach((agent, i) => {
    if (here(agent)) lines.push(...describeAgent(view, i, words));
  });
  const kind = kindOf(code);
  if (kind) lines.push(describeKind(view, kind, words));
  else if (code === 'W') lines.push(say('wall', { clause: 'D6' }));
  else if (code === 'T') lines.push(say('teleport', { clause: 'D7' }));
  else if (cornersOf(view.height, view.width).includes(cell)) lines.push(say('corner', { clause: 'D2' }));
  for (const trap of view.traps) {
    if (!here(trap)) continue;
    lines.push(say('trap', { seat: words.seat(trap.seat), cost: words.number(settings.trapCost), clause: 'D10' }));
  }
  if (lines.length === 1) lines.push(say('empty', { clause: 'D1' }));
  return lines;
}

function describeAgent(view: DiamondsView, index: number, words: BoardWords): string[] {
  const say = wordsFor(words);
  const agent = view.agents[index];
  if (!agent) return [];
  const seat = words.seat(index + 1);
  const lines = [say('agent', { seat, score: words.number(agent.score), clause: 'D11' })];
  if (agent.trapsLeft !== null) lines.push(say('trapsLeft', { traps: words.number(agent.trapsLeft), clause: 'D9' }));
  if (agent.silent !== null) lines.push(say('silent', { seat, clause: 'D12' }));
  return lines;
}

function describeKind(view: DiamondsView, kind: Kind, words: BoardWords): string {
  const say = wordsFor(words);
  const values = tableOf(view.settings)[KINDS.indexOf(kind)];
  if (!values) return '';
  const { points, minimum, maximum } = values;
  return say(minimum === -Infinity ? 'diamondForAll' : 'diamond', {
    kind: say(kind),
    points: words.number(points),
    minimum: minimum === -Infinity ? '' : words.number(minimum),
    maximum: words.number(maximum),
    clause: 'D8',
    values: 'D13',
  });
}

export function describePosition(view: DiamondsView, words: BoardWords): string[] {
  const say = wordsFor(words);
  const { number, seat } = words;
  const lines = [
    say('position', {
      rows: number(view.height),
      columns: number(view.width),
      round: number(Math.min(view.round, view.settings.rounds)),
      rounds: number(view.settings.rounds),
    }),
  ];
  view.agents.forEach((agent, i) => {
    const [yellow, green, red, blue] = KINDS.map((_, k) => number(agent.taken[k] ?? 0));
    lines.push(
      say('agentAt', {
        seat: seat(i + 1),
        row: agent.row,
        col: agent.col,
        score: number(agent.score),
        yellow: yellow ?? '',
        green: green ?? '',
        red: red ?? '',
        blue: blue ?? '',
      }),
    );
    if (agent.silent !== null) lines.push(say('silent', { seat: seat(i + 1), clause: 'D12' }));
  });
  for (const trap of view.traps) {
    lines.push(say('trapAt', { seat: seat(trap.seat), row: trap.row, col: trap.col }));
  }
  const names: Record<string, string> = { E: say('emptyCell'), W: say('wallCell'), T: say('teleportCell') };
  for (let row = 0; row < view.height; row++) {
    const codes = view.cells.slice(row * view.width, (row + 1) * view.width);
    const cells = codes.map((code) => {
      const kind = kindOf(code);
      return kind ? say(kind) : (names[code] ?? '');
    });
    lines.push(say('row', { row, cells: cells.join(say('separator')) }));
  }
  return lines;
}

/** The whole position in one line: the cells, then each agent's place, score, takings and traps. */
export function compactPosition(view: DiamondsView): string {
  const agents = view.agents.map(({ row, col, score, taken, trapsLeft, silent }) =>
    [row, col, score, ...taken, trapsLeft ?? '?', silent ?? ''].join(','),
  );
  const traps = view.traps.map(({ seat, row, col }) => `${seat}@${row},${col}`);
  const { last } = view;
  const act = last ? [last.seat, last.action ?? '?', last.from.row, last.from.col].join(',') : '-';
  const turn = `${view.round}/${view.toMove ?? '-'}`;
  return [view.cells.join(''), turn, ...agents, traps.join(' '), act].join(' | ');
}
