/** What holds for the whole contest: the game's settings, how programs are treated, how many games run at once. */
import { z } from 'zod';
import { findGame } from '../../shared/games/index.ts';
import { refereeSettingsSchema } from '../../shared/match/referee-settings.ts';
import { concurrencySchema } from '../../shared/tournament/concurrency.ts';
import type { Audit } from './audit.ts';
import type { Database } from './database.ts';
import { checked, json, parseRow } from './records.ts';

const schemas = {
  /** Those that differ from the game's defaults; its own schema has the last word. */
  game: z.record(z.string(), z.unknown()).prefault({}),
  referee: refereeSettingsSchema.prefault({}),
  concurrency: concurrencySchema.prefault(0),
  /** The SHA-256 of the description that the contest was made from, if it was. */
  description: z.string().max(64).prefault(''),
  /** Results are not shown to the class until they are revealed. */
  heldBack: z.boolean().prefault(false),
  /** By category: the matches that were revealed to the class, in that order. */
  revealed: z.record(z.string(), z.array(z.string()).readonly()).prefault({}),
};
type Schemas = typeof schemas;
export type SettingsName = keyof Schemas;
const SETTINGS = Object.keys(schemas) as SettingsName[];
export type SettingsOf<Name extends SettingsName> = z.infer<Schemas[Name]>;

export class Settings {
  readonly #database: Database;
  readonly #audit: Audit;

  constructor(database: Database, audit: Audit) {
    this.#database = database;
    this.#audit = audit;
  }

  get<Name extends SettingsName>(name: Name): SettingsOf<Name> {
    const schema: z.ZodType = schemas[name];
    const row = this.#database.get('SELECT value FROM settings WHERE name = ?', name);
    if (!row) return schema.parse(undefined) as SettingsOf<Name>;
    const record = parseRow(z.object({ value: json(schema) }), row, this.#database.path, `the setting “${name}”`);
    return record.value as SettingsOf<Name>;
  }

  set<Name extends SettingsName>(name: Name, value: SettingsOf<Name>): void {
    const right = checked(schemas[name], value, 'setting');
    const game = name === 'game' ? findGame(this.#game()) : undefined;
    if (game) checked(game.settings, right, 'setting');
    const sql = 'INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value';
    this.#database.transaction(() => {
      this.#database.run(sql, name, JSON.stringify(right));
      this.#audit.add('settings-changed', { name, value: right });
    });
  }

  /** Throws where one of them cannot be read. */
  check(): void {
    for (const name of SETTINGS) this.get(name);
  }

  #game(): string {
    return String(this.#database.get('SELECT game FROM contest')?.['game']);
  }
}
