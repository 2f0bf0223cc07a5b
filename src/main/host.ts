/** The host: everything that Meydan can do, without a window. A shell gives it a place for its files and a transport. */
import { join } from 'node:path';
import type { EventName, EventPayload, Handlers } from '../shared/bridge.ts';
import { makeHandlers } from './bridge/handlers.ts';
import { ContestDesk } from './desk/contest-desk.ts';
import { Uploads } from './desk/uploads.ts';
import { LiveGames } from './live-games.ts';
import { PreferencesFile } from './preferences.ts';
import { GameWorkers } from './referee/game-workers.ts';
import type { ShellServices } from './shell-services.ts';
import { Simulator } from './stage/simulator.ts';
import { Stage } from './stage/stage.ts';
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
  /** Opens the contest that was double-clicked; throws a sentence when it cannot be opened. */
  openContest(path: string): void;
  /** Resolves when nothing runs any more and the contest is closed. */
  close(): Promise<void>;
}

export function createHost({ version, shell, runtime, userFolder, gameWorker, ...options }: HostOptions): Host {
  const services = options.services ?? null;
  const listeners = new Set<HostListener>();
  const announce: HostListener = (name, payload) => {
    for (const listener of listeners) listener(name, payload);
  };
  const workers = new GameWorkers(gameWorker);
  const liveGames = new LiveGames(workers, announce);
  const preferences = new PreferencesFile(userFolder);
  const desk = new ContestDesk({ userFolder, announce });
  const uploads = new Uploads(join(userFolder, 'uploads'));
  const scratchRoot = join(userFolder, 'scratch');
  const stage = new Stage({ desk, workers, liveGames, announce, services, userFolder });
  const simulator = new Simulator({
    liveGames,
    folder: join(userFolder, 'simulator'),
    scratchRoot,
    shippedMap: () => Promise.reject(new Error('soon')),
  });
  return {
    handlers: makeHandlers({
      about: { version, shell, runtime },
      preferences,
      liveGames,
      desk,
      uploads,
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
    openContest: (path) => void desk.openPath(path),
    async close() {
      liveGames.close();
      await desk.shutDown();
      await stage.close();
      await uploads.close();
      await workers.close();
    },
  };
}
