/** A real host in a folder of its own, called as a window calls it; and contests in real files for it to open. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { dispatch } from '../../src/main/bridge/dispatch.ts';
import { removeTree } from '../../src/main/contestants/remove-tree.ts';
import { createHost, type Host } from '../../src/main/host.ts';
import { doctorWorkerCode, gameWorkerCode } from '../../src/main/referee/worker-code.ts';
import type { ShellServices } from '../../src/main/shell-services.ts';
import { ContestFile } from '../../src/main/store/contest-file.ts';
import {
  BridgeError,
  type CallInput,
  type CallName,
  type CallOutput,
  type EventName,
  type EventPayload,
} from '../../src/shared/bridge.ts';
import { makeDraw } from '../../src/shared/tournament/draw.ts';
import { formatSchema } from '../../src/shared/tournament/tournament.ts';

export interface TestContest {
  readonly contestants: readonly {
    readonly name: string;
    readonly number?: string;
    readonly houseBot?: string | null;
  }[];
  readonly format?: object;
  readonly game?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly concurrency?: number;
  /** Whoever wants to do more with it before the host opens it. */
  readonly prepare?: (file: ContestFile) => void | Promise<void>;
}

export class TestHost {
  readonly folder: string;
  readonly host: Host;
  readonly heard: { readonly name: EventName; readonly payload: unknown }[] = [];
  #listeners: (() => void)[] = [];

  constructor(folder: string, host: Host) {
    this.folder = folder;
    this.host = host;
    host.listen((name, payload) => {
      this.heard.push({ name, payload });
      for (const wake of this.#listeners.splice(0)) wake();
    });
  }

  /** What a window would get; a refusal is thrown. */
  async call<Name extends CallName>(
    name: Name,
    ...[input]: CallInput<Name> extends undefined ? [] : [CallInput<Name>]
  ): Promise<CallOutput<Name>> {
    const reply = await dispatch(this.host.handlers, name, input);
    if (!reply.ok) throw new BridgeError(reply.error.code, reply.error.refusal);
    return reply.value as CallOutput<Name>;
  }

  /** Waits for the first such event, past or to come, that is wanted. */
  async event<Name extends EventName>(
    name: Name,
    isWanted: (payload: EventPayload<Name>) => boolean = () => true,
  ): Promise<EventPayload<Name>> {
    for (let at = 0; ;) {
      for (; at < this.heard.length; at += 1) {
        const { name: found, payload } = this.heard[at] ?? {};
        if (found === name && isWanted(payload as EventPayload<Name>)) return payload as EventPayload<Name>;
      }
      await new Promise<void>((resolve) => this.#listeners.push(resolve));
    }
  }

  all<Name extends EventName>(name: Name): EventPayload<Name>[] {
    return this.heard.filter((each) => each.name === name).map(({ payload }) => payload as EventPayload<Name>);
  }

  /** The games are played until nothing runs any more. */
  async rest(): Promise<void> {
    await this.event('run.changed', () => true);
    for (;;) {
      const { status } = await this.call('run.state');
      if (status === 'idle' || status === 'over') return;
      await new Promise<void>((resolve) => this.#listeners.push(resolve));
    }
  }

  /** A contest with one category, drawn, in a file that the host has open. Its contestants have the ids 1, 2, … */
  async open(contest: TestContest, name = 'class'): Promise<string> {
    const path = await writeContest(this.folder, contest, name);
    await this.host.openContest(path);
    return path;
  }
}

export async function writeContest(folder: string, contest: TestContest, name = 'class'): Promise<string> {
  const {
    contestants,
    format = { kind: 'round-robin' },
    game = 'othello',
    settings = { size: 4 },
    concurrency = 2,
  } = contest;
  const path = join(folder, `${name}.meydan`);
  const file = ContestFile.create(path, { name: 'Class', game });
  file.settings.set('game', settings);
  file.settings.set('concurrency', concurrency);
  const category = file.categories.add({ name: 'All', format: formatSchema.parse(format) });
  for (const [index, { name, number = null, houseBot = 'random' }] of contestants.entries()) {
    file.categories.enter(category, [file.contestants.add({ name, number, houseBot, seed: index + 1 })]);
  }
  file.categories.setDraw(category, makeDraw(file.categories.get(category).format, file.contestants.list(), 7));
  await contest.prepare?.(file);
  file.close();
  return path;
}

/** For the tests of a file: a host for each test, closed afterwards with all that it had. */
export function useHost(services?: () => ShellServices): { readonly app: TestHost } {
  const holder = { app: null as TestHost | null };
  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'meydan-stage-'));
    holder.app = new TestHost(folder, await newHost(join(folder, 'user'), services?.()));
  });
  afterEach(async () => {
    await holder.app?.host.close();
    await removeTree(holder.app?.folder ?? '');
  });
  return {
    get app() {
      if (!holder.app) throw new Error('the host is there while a test runs');
      return holder.app;
    },
  };
}

export async function newHost(userFolder: string, services?: ShellServices): Promise<Host> {
  return createHost({
    version: '1.2.3',
    shell: services ? 'desktop' : 'browser',
    runtime: 'test',
    userFolder,
    gameWorker: await gameWorkerCode(),
    doctorWorker: await doctorWorkerCode(),
    resourcesFolder: join(import.meta.dirname, '..', '..', 'resources'),
    ...(services ? { services } : {}),
  });
}
