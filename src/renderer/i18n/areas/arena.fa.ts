import type { Texts } from '../en.ts';
import type { arena as english } from './arena.en.ts';
import { draw } from './draw.fa.ts';
import { results } from './results.fa.ts';
import { run } from './run.fa.ts';

export const arena: Texts<typeof english> = { ...draw, ...run, ...results };
