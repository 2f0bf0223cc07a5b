/** One handler for each call of the contract. */
import { randomInt } from 'node:crypto';
import { BridgeError, type Handlers } from '../../shared/bridge.ts';
import { findGame } from '../../shared/games/index.ts';
import { refereeSettingsSchema } from '../../shared/match/referee-settings.ts';
import { issueRefusals } from '../../shared/refusals/issues.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import type { Announce, LiveGames } from '../live-games.ts';
import { uploadsHandlers } from './uploads.ts';
import { contestsHandlers, type ContestsParts } from './contests.ts';
import { contestantsHandlers, type ContestantsParts } from './contestants.ts';
import { categoriesHandlers, type CategoriesParts } from './categories.ts';
import { runningHandlers, type RunningParts } from './running.ts';
import { resultsHandlers, type ResultsParts } from './results.ts';

export interface HostParts extends ContestsParts, ContestantsParts, CategoriesParts, RunningParts, ResultsParts {
  readonly about: { readonly version: string; readonly shell: 'desktop' | 'browser'; readonly runtime: string };
  readonly liveGames: LiveGames;
  readonly announce: Announce;
  /** Where running programs get their copies. */
  readonly scratchRoot: string;
}

export function makeHandlers(parts: HostParts): Handlers {
  const { about, preferences, liveGames, announce, scratchRoot } = parts;
  return {
    'app.about': () => about,
    'preferences.read': () => preferences.read(),
    'preferences.change': async (change) => {
      const changed = await preferences.change(change);
      announce('preferences.changed', changed);
      return changed;
    },
    'demo.start': ({ game: id, bots, settings = {}, seed = randomInt(2 ** 32), pace }) => {
      const game = findGame(id);
      if (!game) throw new BridgeError('not-found', refusal('no-such-game-kind', { game: id }));
      const known = Object.keys(game.bots);
      const chosen = bots ?? Array.from({ length: game.seats.max }, (_, i) => known.at(-1 - (i % 2)) ?? '');
      if (chosen.length < game.seats.min || chosen.length > game.seats.max) {
        throw new BridgeError('bad-input', refusal('other-player-count', { game: id, count: chosen.length }));
      }
      const unknown = chosen.find((bot) => !known.includes(bot));
      if (unknown !== undefined) {
        throw new BridgeError('bad-input', refusal('no-house-bot', { game: id, bot: unknown, bots: known }));
      }
      const parsed = game.settings.safeParse(settings);
      if (!parsed.success)
        throw new BridgeError('bad-input', refusal('settings-unplayable', { what: issueRefusals(parsed.error) }));
      const map = game.maps ? { map: game.maps.standard } : {};
      const seats = chosen.map((bot) => ({ name: `house:${bot}` }));
      const setup = { game: id, settings: parsed.data, ...map, seed, seats };
      const players = chosen.map((bot) => ({ kind: 'house', bot, ...(pace === undefined ? {} : { pace }) }) as const);
      return { live: liveGames.start({ setup, players, referee: refereeSettingsSchema.parse({}), scratchRoot }) };
    },
    'live.join': ({ live }) => liveGames.join(live),
    'live.list': () => liveGames.list(),
    'live.transcript': ({ live, turns }) => liveGames.transcript(live, turns),
    ...uploadsHandlers(parts.uploads),
    ...contestsHandlers(parts),
    ...contestantsHandlers(parts),
    ...categoriesHandlers(parts),
    ...runningHandlers(parts),
    ...resultsHandlers(parts),
  };
}
