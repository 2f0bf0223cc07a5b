import type { Game } from '../game.ts';
import type { BeetlesState } from './battle.ts';
import { notation, type BeetlesDecision } from './decision.ts';
import type { BeetlesEvent } from './events.ts';
import { expert, greedy, random } from './house-bot.ts';
import { mapSchema, problems, type BeetlesMap } from './map.ts';
import { load, save } from './position.ts';
import { protocol } from './protocol.ts';
import { decide, fingerprint, outcome, playOn, start, turn } from './rules.ts';
import { settingsSchema, type BeetlesSettings } from './settings.ts';
import { standardMap } from './standard-map.ts';
import { en, fa } from './texts.ts';
import { view, type BeetlesView } from './view.ts';

export const beetles: Game<BeetlesSettings, BeetlesMap, BeetlesState, BeetlesDecision, BeetlesEvent, BeetlesView> = {
  id: 'beetles',
  seats: { min: 2, max: 2 },
  texts: { en, fa },
  settings: settingsSchema,
  maps: { schema: mapSchema, standard: standardMap, problems },
  start,
  turn,
  decide,
  playOn,
  outcome,
  scores: (state) => state.scores,
  view,
  save,
  load,
  fingerprint,
  notation,
  protocol,
  bots: { random, greedy, expert },
};
