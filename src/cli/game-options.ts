/** What is played, as the command line says it: `othello --set size=6 --settings FILE --map FILE --seed 7`. */
import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import { z } from 'zod';
import type { Game, Language } from '../shared/games/game.ts';
import { findGame, games } from '../shared/games/index.ts';
import { seedSchema } from '../shared/games/random.ts';
import type { GameSetup } from '../shared/match/replay.ts';
import { stateLineSchema } from '../shared/match/state-line.ts';
import { wordProblem } from '../shared/match/wording.ts';
import { issueRefusals } from '../shared/refusals/issues.ts';
import { refusal, type Refusal } from '../shared/refusals/refusal.ts';
import { parseJson, readJson, readText } from './files.ts';
import { readMapFile } from './map-file.ts';
import { UsageError } from './usage-error.ts';

export interface SettingsOptions {
  readonly set: readonly string[];
  readonly settings?: string;
}

export interface GameOptions extends SettingsOptions {
  readonly map?: string;
  readonly seed?: string;
  readonly state?: string;
  readonly language?: Language;
}

export function withGameOptions(command: Command): Command {
  return withSetupOptions(command).option(
    '--state <file>',
    'start from a position, one line of `meydan replay FILE --states`',
  );
}

/** The same for commands that begin from the usual start. */
export function withSetupOptions(command: Command): Command {
  return command
    .option(
      '--set <name=value>',
      'change a setting; can be repeated',
      (pair: string, before: string[]) => [...before, pair],
      [],
    )
    .option('--settings <file>', 'a JSON file with settings')
    .option('--map <file>', 'a map file')
    .option('--seed <number>', 'what everything random is drawn from; the same seed gives the same game');
}

export function gameCalled(id: string): Game {
  const game = findGame(id);
  if (!game) throw new UsageError(refusal('cli-no-game', { game: id, known: games.map((known) => known.id) }));
  return game;
}

/** Everything about a game but who plays it. */
export async function startFrom(game: Game, options: GameOptions): Promise<Omit<GameSetup, 'seats'>> {
  const seed = seedFrom(options);
  if (options.state !== undefined) {
    if (options.set.length > 0 || options.settings !== undefined || options.map !== undefined) {
      throw new UsageError(refusal('cli-state-alone'));
    }
    const position = await positionFrom(game, options.state);
    return { game: game.id, settings: position['settings'], position, seed };
  }
  const settings = await settingsFrom(game, options);
  return { game: game.id, settings, ...(await mapFrom(game, settings, options)), seed };
}

async function positionFrom(game: Game, file: string): Promise<Record<string, unknown>> {
  const lines = (await readText(file)).split('\n').filter((line) => line.trim() !== '');
  const text = lines.length > 1 && lines[0]?.trimEnd().endsWith('}') ? null : lines.join('\n');
  if (text === null) throw new UsageError(refusal('cli-state-lines', { file, count: lines.length }));
  const parsed = stateLineSchema.safeParse(parseJson(file, text));
  if (!parsed.success) throw new UsageError(refusal('cli-state-other', { file }));
  if (parsed.data.game !== game.id)
    throw new UsageError(refusal('cli-state-game', { file, found: parsed.data.game, wanted: game.id }));
  try {
    game.load(parsed.data.position);
  } catch (error) {
    throw new UsageError(refusal('cli-state-wrong', { file, game: game.id, why: whyNot(error) }));
  }
  return parsed.data.position;
}

/** A schema's problems, or what a game says of a position. */
function whyNot(error: unknown): string | readonly Refusal[] {
  if (error instanceof z.ZodError) return issueRefusals(error);
  return error instanceof Error ? error.message : String(error);
}

export async function settingsFrom(game: Game, { set, settings: file }: SettingsOptions): Promise<unknown> {
  const given: Record<string, unknown> = {};
  if (file !== undefined) {
    const content = await readJson(file);
    if (typeof content !== 'object' || content === null || Array.isArray(content)) {
      throw new UsageError(refusal('cli-settings-object', { file, game: game.id }));
    }
    Object.assign(given, content);
  }
  return parseSettings(game.id, game.settings, set, given);
}

/** Of all settings those that were given. */
export async function chosenSettings(
  all: unknown,
  { set, settings: file }: SettingsOptions,
): Promise<Record<string, unknown>> {
  const names = new Set(set.map((pair) => pair.slice(0, pair.indexOf('='))));
  if (file !== undefined) for (const name of Object.keys((await readJson(file)) as object)) names.add(name);
  return Object.fromEntries(Object.entries(all as object).filter(([name]) => names.has(name)));
}

type SettingsSchema<Settings> = z.ZodType<Settings> & { readonly shape: Readonly<Record<string, z.ZodType>> };

/** Settings of whatever `of` is, from NAME=VALUE pairs over what a file gave. */
export function parseSettings<Settings>(
  of: string | Refusal,
  schema: SettingsSchema<Settings>,
  pairs: readonly string[],
  given: Record<string, unknown> = {},
): Settings {
  for (const pair of pairs) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) throw new UsageError(refusal('cli-setting-form', { said: pair }));
    given[name] = valueOf(value);
  }
  const known = Object.keys(schema.shape);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(refusal('cli-no-setting', { of, setting: unknown, known }));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new UsageError(refusal('cli-settings-wrong', { of, why: whyNot(parsed.error) }));
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

async function mapFrom(
  game: Game,
  settings: unknown,
  { map: file, language = 'en' }: GameOptions,
): Promise<{ map?: unknown }> {
  if (!game.maps) {
    if (file !== undefined) throw new UsageError(refusal('cli-no-maps', { game: game.id }));
    return {};
  }
  const map = file === undefined ? game.maps.standard : (await readMapFile(file, game)).map;
  const problems = game.maps.problems(map, settings);
  if (problems.length > 0) {
    const words = problems.map((problem) => wordProblem(game, language, problem));
    throw new UsageError(refusal('cli-map-unplayable', { map: file ?? refusal('cli-standard-map'), why: words }));
  }
  return { map };
}

function seedFrom({ seed }: GameOptions): number {
  if (seed === undefined) return randomInt(2 ** 32);
  const parsed = /^\d+$/.test(seed) ? seedSchema.safeParse(Number(seed)) : { success: false as const };
  if (!parsed.success)
    throw new UsageError(refusal('cli-number', { name: '--seed', least: 0, most: '4294967295', said: seed }));
  return parsed.data;
}
