/** Every sentence with which the host refuses something, in both languages, under its code. */
import type { Language } from '../games/game.ts';
import { application } from './application.ts';
import { classLists } from './class-lists.ts';
import { commandLine } from './command-line.ts';
import { contestFiles } from './contest-files.ts';
import { contests } from './contests.ts';
import { descriptions } from './descriptions.ts';
import { endings } from './endings.ts';
import { games } from './games.ts';
import { maps } from './maps.ts';
import { pictures } from './pictures.ts';
import { programs } from './programs.ts';
import { reception } from './reception.ts';
import { referee } from './referee.ts';
import { replays } from './replays.ts';
import { told } from './told.ts';
import { uploads } from './uploads.ts';
import { values } from './values.ts';

/** The codes of one area. `{name}` stands for a value of that name, the same in both languages. */
export type Sentences = Readonly<Record<string, Readonly<Record<Language, string>>>>;

export const SENTENCES = {
  ...application,
  ...classLists,
  ...commandLine,
  ...contestFiles,
  ...contests,
  ...descriptions,
  ...endings,
  ...games,
  ...maps,
  ...pictures,
  ...programs,
  ...reception,
  ...referee,
  ...replays,
  ...told,
  ...uploads,
  ...values,
} as const;

export type RefusalCode = keyof typeof SENTENCES;

type ValueNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string} ${string}` ? never : Name) | ValueNames<Rest>
  : never;

/** What has to be said with a code; `never` where the sentence says it all. */
export type ValueNamesOf<Code extends RefusalCode> = ValueNames<(typeof SENTENCES)[Code]['en']>;
