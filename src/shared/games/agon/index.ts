import type { Game } from '../game.ts';
import { expert, greedy, random } from './house-bot.ts';
import { perft } from './perft.ts';
import { load, save } from './position.ts';
import { notation, protocol } from './protocol.ts';
import { decide, fingerprint, moves, outcome, start, turn, view } from './rules.ts';
import { scores } from './score.ts';
import { settingsSchema, type AgonSettings } from './settings.ts';
import type { AgonDecision, AgonEvent, AgonState, AgonView } from './state.ts';
import { en, fa } from './texts.ts';

export const agon: Game<AgonSettings, never, AgonState, AgonDecision, AgonEvent, AgonView> = {
  id: 'agon',
  seats: { min: 2, max: 2 },
  texts: { en, fa },
  settings: settingsSchema,
  start: ({ settings }) => start(settings),
  turn,
  decide,
  outcome,
  scores,
  view,
  moves,
  perft,
  save,
  load,
  fingerprint,
  notation,
  protocol,
  bots: { random, greedy, expert },
};
