/**
 * Where a drop goes. A view that can take files says so while it is shown; what it does not take, or what is dropped
 * where nobody takes anything, finds its own way: a contest is opened, a replay shown, programs become contestants.
 */
import { defineStore } from 'pinia';
import { computed, onBeforeUnmount, onMounted, shallowRef } from 'vue';
import { useRouter } from 'vue-router';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';
import { sendParcel, type Parcel } from '../bridge/uploads.ts';
import { DROP_KINDS, sortParcels, type DropKind, type Sorted } from '../dropping/sort.ts';
import { useContestStore } from './contest.ts';

export interface DropPlace {
  /** What the overlay says while something is held over the window. */
  readonly title: () => string;
  readonly hint: () => string;
  readonly takes: readonly DropKind[];
  take(sorted: Sorted): void;
}

/** A file or folder that was not taken: its kind belongs elsewhere, or another reason. */
export interface LeftOut {
  readonly name: string;
  readonly why: DropKind | 'noMaps' | 'withContest' | 'oneAtATime' | 'readOnly';
}

export const useDropsStore = defineStore('drops', () => {
  const { bridge } = useHost();
  const contest = useContestStore();
  const router = useRouter();
  const places = shallowRef<readonly DropPlace[]>([]);
  const place = computed(() => places.value.at(-1) ?? null);
  /** What has been dropped and waits for a view that takes it. */
  const waiting = shallowRef<Sorted | null>(null);
  /** How much of a dropped contest has travelled, from 0 to 1; null when none is on its way. */
  const contestSent = shallowRef<number | null>(null);
  const problem = shallowRef<Problem | null>(null);
  /** The contest file that did not arrive, to try again with it. */
  const unsent = shallowRef<Parcel | null>(null);
  let sending: AbortController | null = null;
  /** What nobody took where it was dropped, until somebody has read it. */
  const leftOut = shallowRef<readonly LeftOut[]>([]);

  async function receive(parcels: readonly Parcel[]): Promise<void> {
    if (parcels.length === 0) return;
    problem.value = null;
    const sorted = await sortParcels(parcels);
    const [contestFile] = sorted.contest;
    if (contestFile) {
      leaveOut(sorted, ['contest'], 'withContest');
      await openContest(contestFile);
      return;
    }
    if (
      router.currentRoute.value.name === 'replay' ||
      sorted.replay.length + sorted.transcript.length === parcels.length
    ) {
      await openReplay(parcels);
      return;
    }
    const taker = place.value;
    if (taker?.takes.some((kind) => sorted[kind].length > 0)) {
      leaveOut(sorted, taker.takes);
      taker.take(sorted);
      return;
    }
    waiting.value = waiting.value ? together(waiting.value, sorted) : sorted;
    await router.push({ name: placeFor(sorted) });
  }

  /** Says of everything that is not taken why it is not. */
  function leaveOut(sorted: Sorted, taken: readonly DropKind[], why?: LeftOut['why']): void {
    const left = DROP_KINDS.flatMap((kind) => {
      const isTaken = taken.includes(kind);
      const parcels = !isTaken ? sorted[kind] : ONE_AT_A_TIME.includes(kind) ? sorted[kind].slice(1) : [];
      return parcels.map(({ name }): LeftOut => ({ name, why: isTaken ? 'oneAtATime' : (why ?? placeOf(kind)) }));
    });
    leftOut.value = [...leftOut.value, ...left];
  }

  /** Where it belongs; some games are played without maps. */
  function placeOf(kind: DropKind): LeftOut['why'] {
    return kind === 'map' && contest.game && !contest.game.maps ? 'noMaps' : kind;
  }

  /** A contest that can only be looked at takes nothing. */
  function refuse(parcels: readonly Parcel[]): void {
    leftOut.value = [...leftOut.value, ...parcels.map(({ name }): LeftOut => ({ name, why: 'readOnly' }))];
  }

  /** Gives up the contest file that is on its way. */
  function cancel(): void {
    sending?.abort();
  }

  function putAway(): void {
    leftOut.value = [];
    problem.value = null;
    unsent.value = null;
  }

  function placeFor(sorted: Sorted): string {
    if (!contest.overview) return 'new';
    return sorted.map.length > 0 && sorted.program.length === 0 ? 'settings' : 'contestants';
  }

  /** The replay's own view says what is wrong with a file that is none. */
  async function openReplay(parcels: readonly Parcel[]): Promise<void> {
    const { useReplayStore } = await import('./replay.ts');
    await router.push({ name: 'replay' });
    await useReplayStore().open(parcels.flatMap(({ files }) => files.map(({ file }) => file)));
  }

  /** A contest file as the person has it: it is copied to the host and opened there. */
  async function openContest(parcel: Parcel): Promise<void> {
    contestSent.value = 0;
    problem.value = null;
    unsent.value = null;
    const abort = new AbortController();
    sending = abort;
    try {
      const upload = await sendParcel(bridge, parcel, {
        signal: abort.signal,
        onSent: (sent) => (contestSent.value = sent / Math.max(1, parcel.bytes)),
      });
      if (await contest.take(upload)) await router.push({ name: 'contestants' });
      else [problem.value, contest.problem] = [contest.problem, null];
    } catch (error) {
      if (abort.signal.aborted) return;
      problem.value = problemOf(error);
      unsent.value = parcel;
    } finally {
      contestSent.value = null;
    }
  }

  /** What waits for a place is wanted no more. */
  function letGo(): void {
    waiting.value = null;
  }

  /** What waits for this kind, once. */
  function claim(kind: DropKind): readonly Parcel[] {
    const parcels = waiting.value?.[kind] ?? [];
    if (waiting.value) waiting.value = { ...waiting.value, [kind]: [] };
    return parcels;
  }

  return {
    places,
    place,
    waiting,
    contestSent,
    problem,
    unsent,
    leftOut,
    receive,
    refuse,
    leaveOut,
    cancel,
    putAway,
    openContest,
    claim,
    letGo,
  };
});

/** Only the first of these is taken; of the others there may be as many as anybody likes. */
const ONE_AT_A_TIME: readonly DropKind[] = ['contest', 'classList'];

function together(one: Sorted, other: Sorted): Sorted {
  const all = DROP_KINDS.map((kind) => [kind, [...one[kind], ...other[kind]]] as const);
  return Object.fromEntries(all) as Record<DropKind, readonly Parcel[]>;
}

/** The view takes drops for as long as it is shown, and what was dropped on the way to it. */
export function useDropPlace(place: DropPlace): void {
  const store = useDropsStore();
  onMounted(() => {
    store.places = [...store.places, place];
    const { waiting } = store;
    if (!waiting || !place.takes.some((kind) => waiting[kind].length > 0)) return;
    store.waiting = null;
    store.leaveOut(waiting, place.takes);
    place.take(waiting);
  });
  onBeforeUnmount(() => {
    store.places = store.places.filter((other) => other !== place);
  });
}
