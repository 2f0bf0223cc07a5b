/** The host: everything that Meydan can do, without a window. A shell gives it a place for its files and a transport. */
import { join } from 'node:path';
import type { EventName, EventPayload, Handlers } from '../shared/bridge.ts';
import { makeHandlers } from './bridge/handlers.ts';
import { ContestDesk } from './desk/contest-desk.ts';
import { LiveGames } from './live-games.ts';
import { PreferencesFile } from './preferences.ts';
import { GameWorkers } from './referee/game-workers.ts';
import type { ShellServices } from './shell-services.ts';

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
  /** Hands every event to the listener, until the returned function is called. */
  listen(listener: HostListener): () => void;
  /** Opens the contest that was double-clicked; throws a sentence when it cannot be opened. */
  openContest(path: string): void;
  /** Resolves when nothing runs any more and the contest is closed. */
  close(): Promise<void>;
}

export function createHost({ version, shell, runtime, userFolder, gameWorker }: HostOptions): Host {
  const listeners = new Set<HostListener>();
  const announce: HostListener = (name, payload) => {
    for (const listener of listeners) listener(name, payload);
  };
  const workers = new GameWorkers(gameWorker);
  const liveGames = new LiveGames(workers, announce);
  const preferences = new PreferencesFile(userFolder);
  const desk = new ContestDesk({ userFolder, announce });
  return {
    handlers: makeHandlers({
      about: { version, shell, runtime },
      preferences,
      liveGames,
      desk,
      announce,
      scratchRoot: join(userFolder, 'scratch'),
    }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    openContest: (path) => void desk.openPath(path),
    async close() {
      liveGames.close();
      await desk.shutDown();
      await workers.close();
    },
  };
}
