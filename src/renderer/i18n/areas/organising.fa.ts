import type { Texts } from '../en.ts';
import { apart } from './apart.fa.ts';
import * as contestants from './contestants.fa.ts';
import { frame } from './frame.fa.ts';
import * as help from './help.fa.ts';
import * as home from './home.fa.ts';
import type { organising as english } from './organising.en.ts';
import { reasons } from './reasons.fa.ts';
import * as settings from './settings.fa.ts';
import { simulator } from './simulator.fa.ts';

export const organising: Texts<typeof english> = {
  apart,
  ...contestants,
  frame,
  ...help,
  ...home,
  reasons,
  ...settings,
  simulator,
};
