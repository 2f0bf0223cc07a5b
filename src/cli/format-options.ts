/** How a category is played, as the command line says it: `--format swiss --best-of 3 --rule rounds=5`. */
import { Option, type Command } from 'commander';
import type { Game } from '../shared/games/game.ts';
import { FORMAT_KINDS, formatProblem } from '../shared/tournament/fitting-formats.ts';
import { formatSchema, type Format } from '../shared/tournament/tournament.ts';
import { refusal } from '../shared/refusals/refusal.ts';
import { collect, wholeNumber } from './contest-access.ts';
import { parseSettings } from './game-options.ts';
import { UsageError } from './usage-error.ts';

export interface FormatOptions {
  readonly format?: Format['kind'];
  readonly bestOf?: number;
  readonly rule: readonly string[];
}

export function withFormatOptions(command: Command): Command {
  return command
    .addOption(new Option('--format <format>', 'how it is played').choices(FORMAT_KINDS))
    .addOption(new Option('--best-of <games>', 'how many games a match has').argParser(wholeNumber('--best-of', 1, 99)))
    .addOption(
      new Option('--rule <name=value>', 'groups, advance, rounds, thirdPlace, extraGames, attempts; can be repeated')
        .argParser(collect)
        .default([], 'none'),
    );
}

/** What is said over what was: a new kind begins from its own usual numbers. */
export function formatFrom(game: Game, before: Format, { format: kind, bestOf, rule }: FormatOptions): Format {
  const start = kind === undefined || kind === before.kind ? before : formatSchema.parse({ kind });
  const schema = formatSchema.options.find(({ shape }) => shape.kind.value === start.kind);
  if (!schema) throw new Error(`there is no format "${start.kind}"`);
  const numbers = bestOf === undefined ? rule : [`bestOf=${bestOf}`, ...rule];
  const format = parseSettings<Format>(refusal('cli-of-format', { format: start.kind }), schema, numbers, { ...start });
  const problem = formatProblem(game, format);
  if (problem !== null) throw new UsageError(problem);
  return format;
}

export function isFormatSaid({ format, bestOf, rule }: FormatOptions): boolean {
  return format !== undefined || bestOf !== undefined || rule.length > 0;
}
