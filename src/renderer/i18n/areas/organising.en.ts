/** The texts of everything before the first game: home, contestants, settings, the simulator. */
import { frame } from './frame.en.ts';

export const organising = { frame } as const;
