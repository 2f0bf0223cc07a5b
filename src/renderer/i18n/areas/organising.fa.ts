import type { Texts } from '../en.ts';
import { frame } from './frame.fa.ts';
import { drops, home, newContest } from './home.fa.ts';
import type { organising as english } from './organising.en.ts';

export const organising: Texts<typeof english> = { drops, frame, home, newContest };
