/**
 * Files on their way into the contest, and what is left over of each drop: a choice to make, or a reason to read. It
 * stays until somebody puts it away; nothing that was dropped is gone without a word.
 */
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { Drop } from '../../shared/bridge/contestants.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';
import { sendParcel, type Parcel } from '../bridge/uploads.ts';
import { useContestStore } from './contest.ts';
import { useContestantsStore } from './contestants.ts';

/** Where it goes, which a second try needs again. */
interface HandIn {
  readonly parcel: Parcel;
  readonly category: number | undefined;
  /** Whose it is, where it was handed in for somebody. */
  readonly contestant: string | undefined;
}

/** A dropped file or folder that is not a contestant yet. */
export interface Arrival extends HandIn {
  readonly id: number;
  readonly tray: string;
  readonly sent: number;
  /** `looking`: all its bytes are there, the host looks at it. */
  readonly status: 'waiting' | 'sending' | 'looking';
}

type Settled = Extract<Drop, { readonly contestant: string }>;

/** Why it is left over: what the host found, or what is known here only. */
export type Reason =
  | Exclude<Drop, Settled>
  | { readonly outcome: 'failed'; readonly problem: Problem }
  /** These came after the draw. */
  | { readonly outcome: 'late'; readonly contestants: readonly string[] }
  /** What lay beside the programs of a folder that was taken apart. */
  | { readonly outcome: 'beside'; readonly names: readonly string[] };

export interface Leftover extends HandIn {
  readonly id: number;
  readonly tray: string;
  readonly name: string;
  readonly reason: Reason;
}

/** One drop. */
export interface Tray {
  /** What is dropped with the same id is undone together. */
  readonly id: string;
  readonly contest: string;
  readonly at: number;
  /** How many programs went to contestants. */
  readonly entered: number;
}

/** So many travel at once: one alone waits for each answer, many would only share the same way. */
const SIDE_BY_SIDE = 3;

export const useHandInsStore = defineStore('hand-ins', () => {
  const { bridge } = useHost();
  const contest = useContestStore();
  const contestants = useContestantsStore();
  const arrivals = ref<readonly Arrival[]>([]);
  const leftovers = shallowRef<readonly Leftover[]>([]);
  const known = shallowRef<readonly Tray[]>([]);
  const aborts = new Map<number, AbortController>();
  let lastId = 0;
  let travelling = 0;
  /** Never rejects: what went wrong is left over. */
  let lastDelivery: Promise<void> = Promise.resolve();
  const waiting: (() => void)[] = [];

  /** The drops of which something is left over, the latest first. */
  const trays = computed(() =>
    known.value
      .map((tray) => ({
        ...tray,
        leftovers: leftovers.value.filter(({ tray: of }) => of === tray.id).flatMap(stillLate),
      }))
      .filter((tray) => tray.leftovers.length > 0)
      .toReversed(),
  );

  /** Whoever has been undone, or has entered a category, is late no more. */
  function stillLate(leftover: Leftover): Leftover[] {
    const { reason } = leftover;
    if (reason.outcome !== 'late') return [leftover];
    const late = reason.contestants.filter((id) => contestants.byId.get(id)?.categories.length === 0);
    return late.length > 0 ? [{ ...leftover, reason: { ...reason, contestants: late } }] : [];
  }

  bridge.on('contest.switched', (now) => {
    for (const abort of aborts.values()) abort.abort();
    known.value = known.value.filter((tray) => tray.contest === now?.contest);
    leftovers.value = leftovers.value.filter(({ tray }) => known.value.some(({ id }) => id === tray));
  });

  /** Each is a row at once; the files travel a few at a time, and one that fails does not keep the others. */
  async function drop(parcels: readonly Parcel[], category?: number, contestant?: string): Promise<void> {
    const tray = crypto.randomUUID();
    known.value = [...known.value, { id: tray, contest: contest.overview?.contest ?? '', at: Date.now(), entered: 0 }];
    await send(
      tray,
      parcels.map((parcel) => ({ parcel, category, contestant })),
    );
  }

  async function send(tray: string, handIns: readonly HandIn[]): Promise<void> {
    const arrived = handIns.map((handIn): Arrival => {
      return { ...handIn, id: ++lastId, tray, sent: 0, status: 'waiting' };
    });
    arrivals.value = [...arrivals.value, ...arrived];
    const deliveries = arrived.map((arrival) => {
      const delivery = deliver(arrival, lastDelivery);
      lastDelivery = delivery;
      return delivery;
    });
    await Promise.all(deliveries);
  }

  /** They travel side by side, but are handed in one after the other: the list has the order of the drop. */
  async function deliver(arrival: Arrival, before: Promise<void>): Promise<void> {
    const { id, parcel } = arrival;
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
      for (const result of await handOver(arrival, upload)) note(arrival, result);
      await contestants.read().catch(() => {});
    } catch (error) {
      if (!abort.signal.aborted) leaveOver(arrival, parcel.name, { outcome: 'failed', problem: problemOf(error) });
    } finally {
      aborts.delete(id);
      leave(id);
    }
  }

  async function handOver({ tray, category, contestant }: Arrival, upload: string): Promise<readonly Drop[]> {
    const place = category === undefined ? {} : { category };
    if (contestant !== undefined) return [await bridge.call('contestants.settle', { upload, contestant, ...place })];
    return await bridge.call('contestants.drop', { uploads: [upload], drop: tray, ...place });
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

  /** Gives up an arrival that travels. */
  function leave(id: number): void {
    aborts.get(id)?.abort();
    arrivals.value = arrivals.value.filter((arrival) => arrival.id !== id);
  }

  function note(from: HandIn & Pick<Arrival, 'tray'>, result: Drop): void {
    if (!('contestant' in result)) return leaveOver(from, result.name, result);
    known.value = known.value.map((tray) => (tray.id === from.tray ? { ...tray, entered: tray.entered + 1 } : tray));
    if (!result.isLate) return;
    // Thirty that are late are one thing to know.
    const others = leftovers.value.find(({ tray, reason }) => tray === from.tray && reason.outcome === 'late');
    const before = others?.reason.outcome === 'late' ? others.reason.contestants : [];
    if (others) remove(others);
    leaveOver(from, result.name, { outcome: 'late', contestants: [...before, result.contestant] });
  }

  function leaveOver(
    { tray, parcel, category, contestant }: HandIn & Pick<Arrival, 'tray'>,
    name: string,
    reason: Reason,
  ) {
    leftovers.value = [...leftovers.value, { id: ++lastId, tray, parcel, category, contestant, name, reason }];
  }

  function remove({ id }: Leftover): void {
    leftovers.value = leftovers.value.filter((other) => other.id !== id);
  }

  /** Decides on one; `contestant` null makes a new contestant of it. */
  async function settle(
    leftover: Leftover,
    decision: { readonly entry?: string; readonly contestant?: string | null },
  ): Promise<void> {
    const { reason, category } = leftover;
    if (!('upload' in reason)) return;
    await contestants.ask(async () => {
      const result = await bridge.call('contestants.settle', { upload: reason.upload, category, ...decision });
      remove(leftover);
      note(leftover, result);
    });
  }

  /** Each of the programs that lie in it becomes a contestant of its own. */
  async function takeApart(leftover: Leftover): Promise<void> {
    const { reason, category } = leftover;
    if (reason.outcome !== 'choose') return;
    await contestants.ask(async () => {
      const place = category === undefined ? {} : { category };
      const drops = await bridge.call('contestants.takeApart', { upload: reason.upload, ...place });
      remove(leftover);
      for (const result of drops) note(leftover, result);
      const names = reason.apart?.others ?? [];
      if (names.length > 0) leaveOver(leftover, leftover.name, { outcome: 'beside', names });
    });
  }

  /** What stood in the way may be gone: what the host still has is looked at again, the rest is sent anew. */
  async function tryAgain(leftover: Leftover): Promise<void> {
    const { reason, tray, parcel, category, contestant } = leftover;
    if (reason.outcome === 'refused') return await settle(leftover, contestant === undefined ? {} : { contestant });
    remove(leftover);
    await send(tray, [{ parcel, category, contestant }]);
  }

  function putAway(leftover: Leftover): void {
    const { reason } = leftover;
    remove(leftover);
    if (!('upload' in reason)) return;
    // The host forgets what it does not have any more.
    void bridge.call('uploads.abandon', { upload: reason.upload }).catch(() => {});
  }

  return { arrivals, trays, leftovers, drop, leave, settle, takeApart, tryAgain, putAway };
});

/** What stays as it is, however often it is sent. */
const HOPELESS: readonly string[] = ['upload-empty', 'upload-too-large', 'upload-too-many'];

/** Whether somebody has to decide; the others are there to be read. */
export function asksForDecision({ reason }: Leftover): boolean {
  return reason.outcome === 'choose' || reason.outcome === 'ambiguous';
}

/** Whether it was not the fault of what was dropped. */
export function canTryAgain({ reason }: Leftover): boolean {
  if (reason.outcome === 'refused') return reason.isKept;
  return reason.outcome === 'failed' && !HOPELESS.includes(reason.problem.refusal?.code ?? '');
}
