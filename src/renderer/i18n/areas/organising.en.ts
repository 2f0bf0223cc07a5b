/** The texts of everything before the first game: home, contestants, settings, the simulator. */
import { apart } from './apart.en.ts';
import * as contestants from './contestants.en.ts';
import { frame } from './frame.en.ts';
import * as help from './help.en.ts';
import * as home from './home.en.ts';
import { reasons } from './reasons.en.ts';
import * as settings from './settings.en.ts';
import { simulator } from './simulator.en.ts';

export const organising = { apart, ...contestants, frame, ...help, ...home, reasons, ...settings, simulator } as const;
