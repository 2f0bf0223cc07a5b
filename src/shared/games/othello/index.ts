import type { Game } from '../game.ts';
import { countDiscs } from './board.ts';
import { expert, greedy, random } from './house-bot.ts';
import { load, save } from './position.ts';
import { notation, protocol } from './protocol.ts';
import {
  decide,
  fingerprint,
  moves,
  outcome,
  perft,
  start,
  turn,
  view,
  type OthelloDecision,
  type OthelloEvent,
  type OthelloState,
  type OthelloView,
} from './rules.ts';
import { settingsSchema, type OthelloSettings } from './settings.ts';
import { en, fa } from './texts.ts';

export const othello: Game<OthelloSettings, never, OthelloState, OthelloDecision, OthelloEvent, OthelloView> = {
  id: 'othello',
  seats: { min: 2, max: 2 },
  texts: { en, fa },
  settings: settingsSchema,
  start: ({ settings }) => start(settings),
  turn,
  decide,
  outcome,
  scores: (state) => countDiscs(state.board),
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
