/** What a sick program for a test consists of: its source, how it is examined, and what must be found. */
import type { FindingCode } from '../../src/shared/doctor/finding.ts';
import type { Visit } from './clinic.ts';
import type { PlayedGame } from './healthy-programs.ts';

export const say = (body: string): string => `function say(answer, number) { ${body} }`;
export const print = `process.stdout.write(answer + '\\n');`;

export interface Sick extends Visit {
  readonly game: PlayedGame;
  readonly source: string;
  readonly code: FindingCode;
  readonly severity?: string;
  readonly details?: Record<string, unknown>;
}

/** One game is enough to show most of it. */
export const ONCE = { mostGames: 1 };
export const SMALL = { ...ONCE, settings: { size: 4 } };
/** It says nothing, however long one waits. */
export const SPEECHLESS = { ...ONCE, settings: { moveMs: 200 }, referee: { startMs: 1000 } };
/** It has to start in time for its half answers. */
export const IMPATIENT = { ...ONCE, settings: { moveMs: 200 }, referee: { startMs: 4000 } };
