/** An Othello position as plain JSON: the board as rows of `.`, `1` and `2`, readable by people and programs. */
import { z } from 'zod';
import { reasonSchema } from '../game.ts';
import { cellAt, emptyBoard } from './board.ts';
import type { OthelloState } from './rules.ts';
import { settingsSchema } from './settings.ts';

const decisionSchema = z.strictObject({ row: z.number(), col: z.number() });

const positionSchema = z
  .strictObject({
    settings: settingsSchema,
    rows: z.array(z.string().regex(/^[.12]+$/, 'a row consists of the characters . 1 2')),
    toMove: z.union([z.literal(1), z.literal(2)]),
    turns: z.int().min(0),
    last: decisionSchema.nullable(),
    ended: reasonSchema.nullable(),
  })
  .refine(({ settings, rows }) => rows.length === settings.size && rows.every((row) => row.length === settings.size), {
    message: 'the rows do not make a board of the size in the settings',
  });

export function save(state: OthelloState): z.input<typeof positionSchema> {
  const { settings, board, toMove, turns, last, ended } = state;
  const rows = Array.from({ length: settings.size }, (_, row) =>
    Array.from({ length: settings.size }, (_, col) => '.12'[board[cellAt(settings.size, row, col)] ?? 0]).join(''),
  );
  return { settings, rows, toMove, turns, last, ended };
}

export function load(position: unknown): OthelloState {
  const { settings, rows, toMove, turns, last, ended } = positionSchema.parse(position);
  const board = emptyBoard(settings.size);
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) board[cellAt(settings.size, y, x)] = '.12'.indexOf(row.charAt(x));
  });
  return { settings, board, toMove, turns, last, ended };
}
