/** The host: everything that Meydan can do, without a window. A shell gives it a place for its files and a transport. */
import { join } from 'node:path';
import type { EventName, EventPayload, Handlers } from '../shared/bridge.ts';
import { makeHandlers } from './bridge/handlers.ts';
import { LiveGames } from './live-games.ts';
import { PreferencesFile } from './preferences.ts';
import { GameWorkers } from './referee/game-workers.ts';

export interface HostOptions {
  readonly version: string;
  readonly shell: 'desktop' | 'browser';
  /** What the host runs on, for people who report a problem. */
  readonly runtime: string;
  /** The folder for what the user chose. */
  readonly userFolder: string;
  /** The code of the worker in which a game is played. */
  readonly gameWorker: URL;
}

export type HostListener = <Name extends EventName>(name: Name, payload: EventPayload<Name>) => void;

export interface Host {
  readonly handlers: Handlers;
  /** Hands every event to the listener, until the returned function is called. */
  listen(listener: HostListener): () => void;
  close(): void;
}

export function createHost({ version, shell, runtime, userFolder, gameWorker }: HostOptions): Host {
  const listeners = new Set<HostListener>();
  const announce: HostListener = (name, payload) => {
    for (const listener of listeners) listener(name, payload);
  };
  const workers = new GameWorkers(gameWorker);
  const liveGames = new LiveGames(workers, announce);
  const preferences = new PreferencesFile(userFolder);
  return {
    handlers: makeHandlers({
      about: { version, shell, runtime },
      preferences,
      liveGames,
      announce,
      scratchRoot: join(userFolder, 'scratch'),
    }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      liveGames.close();
      void workers.close();
    },
  };
}
