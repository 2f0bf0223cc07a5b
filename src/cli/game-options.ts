/** What is played, as the command line says it: `othello --set size=6 --settings FILE --map FILE --seed 7`. */
import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { Game } from '../shared/games/game.ts';
import { findGame, games } from '../shared/games/index.ts';
import { seedSchema } from '../shared/games/random.ts';
import { readJson } from './files.ts';
import { UsageError } from './usage-error.ts';

export interface GameOptions {
  readonly set: readonly string[];
  readonly settings?: string;
  readonly map?: string;
  readonly seed?: string;
}

export function gameCalled(id: string): Game {
  const game = findGame(id);
  if (!game) throw new UsageError(`there is no game "${id}"; there is ${games.map((game) => game.id).join(', ')}`);
  return game;
}

export async function settingsFrom(game: Game, { set, settings: file }: GameOptions): Promise<unknown> {
  const given: Record<string, unknown> = {};
  if (file !== undefined) {
    const content = await readJson(file);
    if (typeof content !== 'object' || content === null || Array.isArray(content)) {
      throw new UsageError(`${file} must hold one JSON object with settings of ${game.id}`);
    }
    Object.assign(given, content);
  }
  for (const pair of set) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) throw new UsageError(`--set wants NAME=VALUE, not "${pair}"`);
    given[name] = valueOf(value);
  }
  const known = Object.keys(game.settings.shape);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(`${game.id} has no setting "${unknown}"; it has ${known.join(', ')}`);
  const parsed = game.settings.safeParse(given);
  if (!parsed.success) throw new UsageError(firstProblem(game, parsed.error));
  return parsed.data;
}

/** `6` is a number and `true` is true, as in JSON; anything else is text. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function firstProblem(game: Game, { issues: [issue] }: z.ZodError): string {
  return `the setting ${issue?.path.join('.')} of ${game.id} is wrong: ${issue?.message}`;
}

export async function mapFrom(game: Game, settings: unknown, { map: file }: GameOptions): Promise<{ map?: unknown }> {
  if (!game.maps) {
    if (file !== undefined) throw new UsageError(`${game.id} has no maps`);
    return {};
  }
  if (file === undefined) return { map: game.maps.standard };
  const parsed = game.maps.schema.safeParse(await readJson(file));
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0] ?? { path: [], message: '' };
    throw new UsageError(`${file} is not a map of ${game.id}: ${[path.join('.'), message].filter(Boolean).join(': ')}`);
  }
  const [problem] = game.maps.problems(parsed.data, settings);
  if (problem) throw new UsageError(`${file} cannot be played: ${JSON.stringify(problem)}`);
  return { map: parsed.data };
}

export function seedFrom({ seed }: GameOptions): number {
  if (seed === undefined) return randomInt(2 ** 32);
  const parsed = /^\d+$/.test(seed) ? seedSchema.safeParse(Number(seed)) : { success: false as const };
  if (!parsed.success) throw new UsageError(`--seed wants a whole number from 0 to 4294967295, not "${seed}"`);
  return parsed.data;
}
