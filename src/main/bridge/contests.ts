import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { BridgeError, type Handlers } from '../../shared/bridge.ts';
import type { contestCalls } from '../../shared/bridge/contests.ts';
import type { Language } from '../../shared/games/game.ts';
import { findGame } from '../../shared/games/index.ts';
import { languageOf } from '../../shared/language.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { usualFormat } from '../../shared/tournament/fitting-formats.ts';
import type { ContestDesk } from '../desk/contest-desk.ts';
import type { ContestLibrary } from '../desk/contest-library.ts';
import type { ContestMaps } from '../desk/contest-maps.ts';
import { overviewOf } from '../desk/overview.ts';
import type { Uploads } from '../desk/uploads.ts';
import type { PreferencesFile } from '../preferences.ts';
import { desktopOnly, type ShellServices } from '../shell-services.ts';
import { isLeftOpen } from '../store/left-open.ts';

export interface ContestsParts {
  readonly desk: ContestDesk;
  readonly library: ContestLibrary;
  readonly maps: ContestMaps;
  readonly uploads: Uploads;
  /** Null in a browser. */
  readonly services: ShellServices | null;
  readonly preferences: PreferencesFile;
}

/** The first category of a new contest. */
const EVERYBODY: Readonly<Record<Language, string>> = { en: 'Main', fa: 'اصلی' };

export function contestsHandlers(parts: ContestsParts): Pick<Handlers, keyof typeof contestCalls> {
  const { desk, library, maps, uploads, services, preferences } = parts;
  const overview = () => overviewOf(desk.open);
  return {
    'contests.known': async () => {
      // What is being opened is not opened a second time to be described.
      await desk.settled();
      return library.list(desk.current);
    },
    'contests.create': async ({ name, game: id }) => {
      const game = findGame(id);
      if (!game) throw new BridgeError('not-found', refusal('no-such-game-kind', { game: id }));
      const { language, concurrency, referee } = await preferences.read();
      const system = () => languageOf([Intl.DateTimeFormat().resolvedOptions().locale]);
      const everybody = EVERYBODY[language === 'system' ? system() : language];
      const path = await library.freePath(name);
      desk.create(path, { name, game: id }, (file) => {
        file.categories.add({ name: everybody, format: usualFormat(game) });
        // What is preferred is written; the usual is not, so that the history of a contest begins empty.
        if (concurrency !== file.settings.get('concurrency')) file.settings.set('concurrency', concurrency);
        if (!isDeepStrictEqual(referee, file.settings.get('referee'))) file.settings.set('referee', referee);
      });
      return overview();
    },
    'contests.open': async ({ contest }) => {
      await desk.openPath(await library.pathOf(contest));
      return overview();
    },
    'contests.choose': async () => {
      const path = await desktopOnly(services, 'desktop-chooses-contest').chooseContest();
      return path === null ? null : overviewOf(await desk.openPath(path));
    },
    'contests.import': async ({ upload }) => {
      const { path, isNew, isLeft } = await uploads.use(upload, async ({ path: file, name, isFolder }) => {
        if (isFolder) throw new BridgeError('refused', refusal('file-folder'));
        const isLeft = await isLeftOpen(file);
        if (isLeft) desk.refuseOpenOne(file);
        const known = await library.same(file, desk.current);
        return { path: known ?? (await library.bringIn(file, name)), isNew: known === null, isLeft };
      });
      try {
        const contest = await desk.openPath(path);
        if (isNew && isLeft) {
          contest.caution = refusal('contest-left-open');
          desk.changed(['contest']);
        }
      } catch (error) {
        // It was ours alone; what was dropped is where it was.
        if (isNew) await rm(path, { force: true });
        throw error;
      }
      await uploads.abandon(upload);
      return overview();
    },
    'contests.forget': async ({ contest }) => {
      if (desk.current?.id === contest) {
        throw new BridgeError('refused', refusal('contest-open'));
      }
      await library.forget(await library.pathOf(contest));
    },
    'contests.remember': ({ contest }) => library.remember(contest),
    'contest.current': () => desk.current && overviewOf(desk.current),
    'contest.close': () => desk.close(),
    'contest.openRescued': async () => {
      const copy = desk.open.file.rescuedCopy;
      if (copy === null) throw new BridgeError('not-found', refusal('nothing-rescued'));
      await desk.openPath(copy);
      return overview();
    },
    'contest.rename': ({ name }) => {
      const change = { what: 'contest-renamed', details: { name }, tables: ['contest'], areas: ['contest'] } as const;
      desk.change(change, ({ file }) => file.rename(name));
      return overview();
    },
    'contest.undo': () => {
      desk.undo();
      return overview();
    },
    'contest.change': (settings) => {
      const details = { names: Object.keys(settings) };
      const change = { what: 'settings-changed', details, tables: ['settings'], areas: ['settings'] } as const;
      desk.change(change, ({ file }) => {
        if (settings.game) file.settings.set('game', settings.game);
        if (settings.referee) file.settings.set('referee', settings.referee);
        if (settings.concurrency !== undefined) file.settings.set('concurrency', settings.concurrency);
      });
      desk.open.run?.refresh();
      return overview();
    },
    'contest.audit': ({ before, limit }) => {
      return desk.open.file.audit.list({ limit, ...(before === undefined ? {} : { before }) });
    },
    'maps.shipped': ({ game }) => maps.shipped(game),
    'maps.readShipped': ({ game, name }) => maps.readShipped(game, name),
    'maps.addShipped': ({ names }) => {
      maps.addShipped(names);
      return overview();
    },
    'maps.upload': async ({ upload, replaces }) => {
      const result = await uploads.use(upload, (map) => maps.upload(map, replaces));
      await uploads.abandon(upload);
      return result;
    },
    'maps.read': ({ map }) => desk.open.file.maps.get(map),
    'maps.order': ({ maps: ids }) => {
      maps.order(ids);
      return overview();
    },
    'maps.remove': ({ map }) => {
      maps.remove(map);
      return overview();
    },
  };
}
