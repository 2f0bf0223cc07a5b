/** The texts of everything from the draw on: bracket, run, match, results, games, print, projector. */
import { draw } from './draw.en.ts';
import { results } from './results.en.ts';
import { run } from './run.en.ts';

export const arena = { ...draw, ...run, ...results } as const;
