import type { Game } from '../game.ts';
import { expert, greedy, random } from './house-bot.ts';
import { garden, mapSchema, problems, type WormMap } from './map.ts';
import { load, save } from './position.ts';
import { notation, protocol } from './protocol.ts';
import { decide, fingerprint, moves, outcome, perft, readMeasure, scoreOf, start, turn, view } from './rules.ts';
import { settingsSchema, type WormSettings } from './settings.ts';
import type { WormDecision, WormEvent, WormState, WormView } from './state.ts';
import { en, fa } from './texts.ts';

export const worm: Game<WormSettings, WormMap, WormState, WormDecision, WormEvent, WormView> = {
  id: 'worm',
  seats: { min: 1, max: 1 },
  texts: { en, fa },
  settings: settingsSchema,
  maps: { schema: mapSchema, standard: garden, problems },
  start: ({ settings, map = garden }) => start(settings, map),
  turn,
  decide,
  outcome,
  scores: (state) => [scoreOf(state)],
  readMeasure,
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
