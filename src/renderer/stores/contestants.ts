/** Those who take part, those whose files are still on their way, and drops that somebody has to decide on. */
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { ContestantRow, Drop } from '../../shared/bridge/contestants.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';
import { sendParcel, UnsendableError, type Parcel, type Unsendable } from '../bridge/uploads.ts';
import { useContestStore } from './contest.ts';
import { once } from './once.ts';
import { steadily } from './steadily.ts';

/** A dropped file or folder that is not a contestant yet. */
export interface Arrival {
  readonly id: number;
  readonly parcel: Parcel;
  readonly sent: number;
  /** `looking`: all its bytes are there, the host looks at it. */
  readonly status: 'waiting' | 'sending' | 'looking' | 'failed';
  readonly why: Unsendable | Problem | null;
}

/** What a drop led to that needs a person: a choice to make, or a reason to read. */
export interface Unsettled {
  readonly parcel: Parcel;
  /** Where it was dropped to. */
  readonly category: number | undefined;
  readonly drop: Exclude<Drop, Settled>;
}

type Settled = Extract<Drop, { readonly contestant: string }>;

function isSettled(drop: Drop): drop is Settled {
  return 'contestant' in drop;
}

/** So many travel at once: one alone waits for each answer, many would only share the same way. */
const SIDE_BY_SIDE = 3;

export const useContestantsStore = defineStore('contestants', () => {
  const { bridge } = useHost();
  const contest = useContestStore();
  const rows = shallowRef<readonly ContestantRow[]>([]);
  const isRead = ref(false);
  const problem = shallowRef<Problem | null>(null);
  const arrivals = ref<readonly Arrival[]>([]);
  const unsettled = shallowRef<readonly Unsettled[]>([]);
  const aborts = new Map<number, AbortController>();
  let lastArrival = 0;
  let travelling = 0;
  /** Never rejects: what went wrong stands with the arrival. */
  let lastDelivery: Promise<void> = Promise.resolve();
  const waiting: (() => void)[] = [];

  const byId = computed(() => new Map(rows.value.map((row) => [row.id, row])));

  bridge.on('doctor.changed', ({ contestant, checkup }) => {
    rows.value = rows.value.map((row) => (row.id === contestant ? { ...row, checkup } : row));
  });

  const read = once(async () => {
    rows.value = contest.overview ? await bridge.call('contestants.list') : [];
    isRead.value = true;
  });
  const readSteadily = steadily(read);
  bridge.on('contest.changed', ({ areas }) => {
    if (areas.includes('contestants') || areas.includes('categories')) readSteadily();
  });
  bridge.on('contest.switched', () => {
    forget();
    void read().catch(() => {});
  });

  function forget(): void {
    for (const abort of aborts.values()) abort.abort();
    rows.value = [];
    unsettled.value = [];
    isRead.value = false;
  }

  /** Each is a row at once; the files travel a few at a time, and one that fails does not keep the others. */
  async function drop(parcels: readonly Parcel[], category?: number): Promise<void> {
    const arrived = parcels.map((parcel): Arrival => ({
      id: ++lastArrival,
      parcel,
      sent: 0,
      status: 'waiting',
      why: null,
    }));
    arrivals.value = [...arrivals.value, ...arrived];
    const deliveries = arrived.map(({ id, parcel }) => {
      const delivery = deliver(id, parcel, lastDelivery, category);
      lastDelivery = delivery;
      return delivery;
    });
    await Promise.all(deliveries);
  }

  /** They travel side by side, but are handed in one after the other: the list has the order of the drop. */
  async function deliver(id: number, parcel: Parcel, before: Promise<void>, category?: number): Promise<void> {
    const abort = new AbortController();
    aborts.set(id, abort);
    try {
      let upload: string;
      await turnToTravel();
      try {
        if (abort.signal.aborted) return;
        change(id, { status: 'sending' });
        upload = await sendParcel(bridge, parcel, { signal: abort.signal, onSent: (sent) => change(id, { sent }) });
      } finally {
        endTravel();
      }
      change(id, { status: 'looking' });
      await before;
      if (abort.signal.aborted) return void bridge.call('uploads.abandon', { upload }).catch(() => {});
      const drops = await bridge.call('contestants.drop', { uploads: [upload], ...(category ? { category } : {}) });
      for (const result of drops) note({ parcel, category }, result);
      await read().catch(() => {});
      leave(id);
    } catch (error) {
      if (abort.signal.aborted) leave(id);
      else change(id, { status: 'failed', why: error instanceof UnsendableError ? error.why : problemOf(error) });
    } finally {
      aborts.delete(id);
    }
  }

  async function turnToTravel(): Promise<void> {
    if (travelling >= SIDE_BY_SIDE) await new Promise<void>((go) => waiting.push(go));
    else travelling++;
  }

  /** Whoever waits takes the place over. */
  function endTravel(): void {
    const next = waiting.shift();
    if (next) next();
    else travelling--;
  }

  function change(id: number, now: Partial<Arrival>): void {
    arrivals.value = arrivals.value.map((arrival) => (arrival.id === id ? { ...arrival, ...now } : arrival));
  }

  /** Gives up an arrival that travels, or puts away one that failed. */
  function leave(id: number): void {
    aborts.get(id)?.abort();
    arrivals.value = arrivals.value.filter((arrival) => arrival.id !== id);
  }

  function note({ parcel, category }: Pick<Unsettled, 'parcel' | 'category'>, result: Drop): void {
    unsettled.value = unsettled.value.filter(({ drop: { upload } }) => upload !== result.upload);
    if (isSettled(result)) return;
    unsettled.value = [...unsettled.value, { parcel, category, drop: result }];
  }

  /** Decides on a drop; `contestant` null makes a new contestant of it. */
  async function settle(decided: Unsettled, decision: { entry?: string; contestant?: string | null }): Promise<void> {
    const { upload } = decided.drop;
    const settlement = { upload, category: decided.category, ...decision };
    await ask(async () => note(decided, await bridge.call('contestants.settle', settlement)));
  }

  /** Each of the programs that lie in it becomes a contestant of its own. */
  async function takeApart(decided: Unsettled): Promise<void> {
    const {
      drop: { upload },
      category,
    } = decided;
    await ask(async () => {
      const drops = await bridge.call('contestants.takeApart', { upload, ...(category ? { category } : {}) });
      unsettled.value = unsettled.value.filter((other) => other.drop.upload !== upload);
      for (const result of drops) note(decided, result);
    });
  }

  function putAway({ drop: { upload, outcome } }: Unsettled): void {
    unsettled.value = unsettled.value.filter(({ drop }) => drop.upload !== upload);
    if (outcome === 'choose' || outcome === 'ambiguous') {
      void bridge.call('uploads.abandon', { upload }).catch(() => {});
    }
  }

  /** Whether it was done; where it was not, `problem` says why. */
  async function ask(question: () => Promise<unknown>): Promise<boolean> {
    problem.value = null;
    try {
      await question();
      await read();
      return true;
    } catch (error) {
      problem.value = problemOf(error);
      return false;
    }
  }

  return { rows, byId, isRead, problem, arrivals, unsettled, read, drop, note, leave, settle, takeApart, putAway, ask };
});
