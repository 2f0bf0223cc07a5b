import type { Game } from '../game.ts';
import { expert } from './expert.ts';
import { greedy, random } from './house-bot.ts';
import { fromText, mapSchema, problems, standard, type DiamondsMap } from './map.ts';
import { load, save } from './position.ts';
import { notation, protocol } from './protocol.ts';
import { decide, fingerprint, outcome, scores, start, turn } from './rules.ts';
import { settingsSchema, type DiamondsSettings } from './settings.ts';
import type { DiamondsDecision, DiamondsEvent, DiamondsState } from './state.ts';
import { en, fa } from './texts.ts';
import { moves, view, type DiamondsView } from './view.ts';

export const diamonds: Game<
  DiamondsSettings,
  DiamondsMap,
  DiamondsState,
  DiamondsDecision,
  DiamondsEvent,
  DiamondsView
> = {
  id: 'diamonds',
  seats: { min: 1, max: 2 },
  texts: { en, fa },
  settings: settingsSchema,
  maps: { schema: mapSchema, standard, problems, fromText },
  start: ({ settings, map = standard, seed, seats }) => start(settings, map, seed, seats),
  turn,
  decide,
  outcome,
  scores,
  readMeasure: ([score = 0]) => ({ code: 'score', score }),
  view,
  moves,
  save,
  load,
  fingerprint,
  notation,
  protocol,
  bots: { random, greedy, expert },
};
