/** The host: everything that Meydan can do, without a window. A shell gives it a place for its files and a transport. */
import { join } from 'node:path';
import type { EventName, EventPayload, Handlers } from '../shared/bridge.ts';
import { makeHandlers } from './bridge/handlers.ts';
import { ContestCategories } from './desk/contest-categories.ts';
import { ContestContestants } from './desk/contest-contestants.ts';
import { ContestDesk } from './desk/contest-desk.ts';
import { ContestLibrary } from './desk/contest-library.ts';
import { ContestMaps } from './desk/contest-maps.ts';
import { DoctorsRound } from './desk/doctors-round.ts';
import { Dropping } from './desk/dropping.ts';
import { ShippedMaps } from './desk/shipped-maps.ts';
import { Uploads } from './desk/uploads.ts';
import { LiveGames } from './live-games.ts';
import { PreferencesFile } from './preferences.ts';
import { GameWorkers } from './referee/game-workers.ts';
import type { ShellServices } from './shell-services.ts';
import { Simulator } from './stage/simulator.ts';
import { Stage } from './stage/stage.ts';
import { UNFINISHED, type Unfinished } from './unfinished.ts';
import type { Downloads } from './web/downloads.ts';

export interface HostOptions {
  readonly version: string;
  readonly shell: 'desktop' | 'browser';
  /** What the host runs on, for people who report a problem. */
  readonly runtime: string;
  /** The folder for what the user chose. */
  readonly userFolder: string;
  /** The code of the worker in which a game is played. */
  readonly gameWorker: URL;
  /** The code of the worker in which a program is examined. */
  readonly doctorWorker: URL;
  /** Where the maps are that come with Meydan, in their folder. */
  readonly resourcesFolder: string;
  /** Where new contests are made; below the user's folder where none is given. */
  readonly contestsFolder?: string;
  /** What only a desktop can do. */
  readonly services?: ShellServices;
}

export type HostListener = <Name extends EventName>(name: Name, payload: EventPayload<Name>) => void;

export interface Host {
  readonly handlers: Handlers;
  /** Files that a browser may fetch. */
  readonly downloads: Downloads;
  /** Hands every event to the listener, until the returned function is called. */
  listen(listener: HostListener): () => void;
  /** Whoever closes the host now should know of it. */
  unfinished(): readonly Unfinished[];
  /** Opens the contest that was double-clicked; rejects with a sentence when it cannot be opened. */
  openContest(path: string): Promise<void>;
  /** Resolves when nothing runs any more and the contest is closed. */
  close(): Promise<void>;
}

export function createHost({ version, shell, runtime, userFolder, ...options }: HostOptions): Host {
  const services = options.services ?? null;
  const scratchRoot = join(userFolder, 'scratch');
  const listeners = new Set<HostListener>();
  const announce: HostListener = (name, payload) => {
    for (const listener of listeners) listener(name, payload);
  };
  const workers = new GameWorkers(options.gameWorker);
  const liveGames = new LiveGames(workers, announce);
  const preferences = new PreferencesFile(userFolder);
  const uploads = new Uploads(join(userFolder, 'uploads'));
  const contestsFolder = options.contestsFolder ?? join(userFolder, 'contests');
  const library = new ContestLibrary(contestsFolder, join(userFolder, 'recent-contests.json'));
  const desk = new ContestDesk({ userFolder, library, announce });
  const doctor = new DoctorsRound(desk, options.doctorWorker, announce);
  const shippedMaps = new ShippedMaps(options.resourcesFolder);
  const stage = new Stage({ desk, workers, liveGames, announce, services, userFolder });
  const simulator = new Simulator({ liveGames, folder: join(userFolder, 'simulator'), scratchRoot, shippedMaps });
  return {
    handlers: makeHandlers({
      about: { version, shell, runtime },
      preferences,
      liveGames,
      desk,
      library,
      uploads,
      doctor,
      dropping: new Dropping(desk, uploads, (contestant) => doctor.examine([contestant], 'short')),
      contestants: new ContestContestants(desk),
      categories: new ContestCategories(desk),
      maps: new ContestMaps(desk, shippedMaps),
      stage,
      simulator,
      services,
      announce,
      scratchRoot,
    }),
    downloads: stage.downloads,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    unfinished() {
      const { status } = stage.runState();
      const isOn: Readonly<Record<Unfinished, boolean>> = {
        // Who has stopped the games has said what is to become of them.
        games: status === 'running' || status === 'pausing',
        files: uploads.isComing || desk.current?.isBusy === true,
        export: stage.exports.isWriting,
        doctor: doctor.isAtWork,
      };
      return UNFINISHED.filter((what) => isOn[what]);
    },
    async openContest(path) {
      await desk.openPath(path);
    },
    async close() {
      liveGames.close();
      await doctor.close();
      await desk.shutDown();
      await Promise.all([stage.close(), uploads.close(), library.close()]);
      await workers.close();
    },
  };
}
