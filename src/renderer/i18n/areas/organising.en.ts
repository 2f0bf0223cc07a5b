/** The texts of everything before the first game: home, contestants, settings, the simulator. */
import { frame } from './frame.en.ts';
import { drops, home, newContest } from './home.en.ts';

export const organising = { drops, frame, home, newContest } as const;
