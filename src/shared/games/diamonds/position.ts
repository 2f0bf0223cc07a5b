/** A position as plain JSON: the rows as in a map file, every place as [row, column]. */
import { z } from 'zod';
import { randomStateSchema } from '../random.ts';
import { cellsOf, cornersOf, groundOf, rowsOf, TELEPORT, WALL } from './ground.ts';
import { explain, LARGEST, mapSchema, problems } from './map.ts';
import { isOver } from './rules.ts';
import { KINDS, settingsSchema } from './settings.ts';
import { ACTIONS, SILENCES, type Agent, type DiamondsState } from './state.ts';

const seatSchema = z.union([z.literal(1), z.literal(2)]);
const placeSchema = z.tuple([z.int().min(0), z.int().min(0)]);
const count = z.int().min(0);
/** Beyond what all rounds of any game can bring or cost, and still exact when everything is added to it. */
const MOST_POINTS = 10_000_000;

const agentSchema = z.strictObject({
  at: placeSchema,
  score: z.int().min(-MOST_POINTS).max(MOST_POINTS),
  /** Yellow, green, red, blue. */
  taken: z.tuple([count, count, count, count]),
  traps: z.array(placeSchema).max(LARGEST * LARGEST),
  silent: z.strictObject({ code: z.enum(SILENCES), round: count }).nullable(),
});

const positionSchema = z.strictObject({
  settings: settingsSchema,
  rows: mapSchema.shape.rows,
  round: count,
  toMove: seatSchema,
  agents: z.array(agentSchema).min(1).max(2),
  last: z
    .strictObject({ seat: seatSchema, action: z.enum(ACTIONS), from: placeSchema, to: placeSchema })
    .nullable()
    .default(null),
  random: randomStateSchema,
});

export type DiamondsPosition = z.infer<typeof positionSchema>;

export function save(state: DiamondsState): DiamondsPosition {
  const { settings, width } = state.ground;
  const place = (cell: number): [number, number] => [Math.floor(cell / width), cell % width];
  const { last } = state;
  return {
    settings,
    rows: rowsOf(state.cells, width),
    round: state.round,
    toMove: state.toMove === 1 ? 1 : 2,
    agents: state.agents.map(({ cell, score, taken: [yellow = 0, green = 0, red = 0, blue = 0], traps, silent }) => ({
      at: place(cell),
      score,
      taken: [yellow, green, red, blue],
      traps: traps.map(place),
      silent,
    })),
    last: last && {
      seat: last.seat === 1 ? 1 : 2,
      action: last.action,
      from: place(last.from),
      to: place(last.to),
    },
    random: state.random,
  };
}

/** Throws a sentence that names everything that is wrong. */
export function load(position: unknown): DiamondsState {
  const parsed = positionSchema.safeParse(position);
  if (!parsed.success) throw new Error(`this is not a position of Diamonds: ${sentence(parsed.error)}`);
  const { settings, rows, round, toMove, agents, last, random } = parsed.data;
  refuseIf(problems({ rows }).map(explain));
  const width = rows[0]?.length ?? 0;
  const outside = [...agents.flatMap(({ at, traps }) => [at, ...traps]), ...(last ? [last.from, last.to] : [])].filter(
    ([row, col]) => row >= rows.length || col >= width,
  );
  refuseIf(outside.map(([row, col]) => `the cell (${row}, ${col}) is not on the board`));
  const cellOf = ([row, col]: readonly [number, number]) => row * width + col;
  const cells = cellsOf(rows);
  const state: DiamondsState = {
    ground: groundOf(settings, cells, rows.length),
    cells,
    agents: agents.map((agent) => ({
      cell: cellOf(agent.at),
      score: agent.score,
      taken: agent.taken,
      traps: agent.traps.map(cellOf),
      silent: agent.silent,
    })),
    round,
    toMove,
    last: last && { seat: last.seat, action: last.action, from: cellOf(last.from), to: cellOf(last.to) },
    random,
  };
  refuseIf([...courseProblems(state), ...state.agents.flatMap((agent, i) => agentProblems(state, agent, i + 1))]);
  return state;
}

function sentence(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.') || 'position'}: ${message}`).join('; ');
}

function refuseIf(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(`this position is impossible: ${wrong.join('; ')}`);
}

/** What contradicts D3 and D12: whose turn can it be? */
function courseProblems(state: DiamondsState): string[] {
  const { agents, round, toMove, ground, last } = state;
  const { rounds } = ground.settings;
  const wrong: string[] = [];
  if (round > rounds + 1) wrong.push(`round ${round} is beyond the end (${rounds} rounds; D3)`);
  if (toMove > agents.length) wrong.push(`agent ${toMove} is to move but there is only one agent (D3)`);
  if ((round === 0 || round > rounds) && toMove !== 1)
    wrong.push(`agent ${toMove} cannot be to move in round ${round}`);
  if (last && last.seat > agents.length) wrong.push(`agent ${last.seat} acted last but there is only one agent`);
  if (round === 0 && last) wrong.push('somebody acted before the first round (D3)');
  const silent = agents[toMove - 1]?.silent;
  if (silent && !isOver(state)) wrong.push(`agent ${toMove} does nothing any more and cannot be to move (D12)`);
  const [first, second] = agents;
  if (first && second && first.cell === second.cell) wrong.push('both agents are in one cell (D6)');
  const traps = agents.flatMap((agent) => agent.traps);
  if (new Set(traps).size < traps.length) wrong.push('two traps are in one cell (D9)');
  return wrong;
}

function agentProblems({ ground, cells, round }: DiamondsState, agent: Agent, seat: number): string[] {
  const { settings, table, height, width } = ground;
  const wrong: string[] = [];
  const say = (what: string) => wrong.push(`agent ${seat} ${what}`);
  if (cells[agent.cell] === WALL) say('stands in a wall (D6)');
  if (agent.traps.length > settings.traps) say(`has planted ${agent.traps.length} of ${settings.traps} traps (D9)`);
  if (agent.traps.some((cell) => cells[cell] === WALL || cells[cell] === TELEPORT)) {
    say('has a trap in a wall or on a teleport (D9)');
  }
  KINDS.forEach((kind, i) => {
    const taken = agent.taken[i] ?? 0;
    const maximum = table[i]?.maximum ?? 0;
    if (taken > maximum) say(`has taken ${taken} ${kind} diamonds of at most ${maximum} (D8)`);
  });
  if (agent.silent && agent.silent.round > Math.min(round, settings.rounds)) say('falls silent in the future (D12)');
  if (agent.silent?.code.endsWith('-confirm') && agent.silent.round > 0) say('was asked to confirm once only (D12)');
  if (round > 0) return wrong;
  if (!cornersOf(height, width).includes(agent.cell)) say('does not start in a corner (D2)');
  if (agent.score !== settings.startScore) say(`does not start with ${settings.startScore} points (D11)`);
  if (agent.traps.length > 0 || agent.taken.some((taken) => taken > 0)) say('has acted before the first round (D3)');
  if (agent.silent) say('is silent before the first round (D12)');
  return wrong;
}
