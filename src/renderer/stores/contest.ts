/** The contest that is open, as the host tells it: read once, then again whenever something of it has changed. */
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { CategorySummary } from '../../shared/bridge/categories.ts';
import type { ContestOverview, ContestSettings } from '../../shared/bridge/contests.ts';
import { findGame } from '../../shared/games/index.ts';
import { inTurn } from '../../shared/in-turn.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';
import { once } from './once.ts';
import { steadily } from './steadily.ts';

export const useContestStore = defineStore('contest', () => {
  const { bridge } = useHost();
  const overview = shallowRef<ContestOverview | null>(null);
  /** Whether the host has been asked; before that nobody knows if a contest is open. */
  const isRead = ref(false);
  /** Why the last thing that was asked of the host was not done. */
  const problem = shallowRef<Problem | null>(null);
  /** What somebody waits for now. */
  const isBusy = ref(false);
  /** How far a large contest is that is being opened. */
  const opening = shallowRef<{ readonly done: number; readonly total: number } | null>(null);
  const afterOthers = inTurn();

  const game = computed(() => (overview.value ? (findGame(overview.value.game) ?? null) : null));
  const isReadOnly = computed(() => overview.value?.readOnly != null);
  const categories = computed<readonly CategorySummary[]>(() => overview.value?.categories ?? []);
  const hasBegun = computed(() => categories.value.some((category) => category.hasBegun));

  bridge.on('contest.switched', (now) => {
    accept(now);
    // It was about the contest before.
    problem.value = null;
  });
  bridge.on('contest.opening', (now) => (opening.value = now));
  const read = once(async () => accept(await bridge.call('contest.current')));

  bridge.on('contest.changed', steadily(read));
  bridge.on('games.finished', () => noteSaved());
  // A run that ends tells of games and categories too, and may have ended because nothing can be saved.
  bridge.on('contest.changed', ({ areas }) => {
    if (areas.some((area) => area !== 'games' && area !== 'categories')) noteSaved();
  });

  /** What the disk or the file did not allow is over as soon as something of the contest was saved. */
  function noteSaved(): void {
    if (problem.value?.refusal?.code.startsWith('file-')) problem.value = null;
  }

  function accept(now: ContestOverview | null): void {
    overview.value = now;
    isRead.value = true;
  }

  /** Whether it was done; where it was not, `problem` says why. */
  async function ask(question: () => Promise<ContestOverview | null | undefined>): Promise<boolean> {
    problem.value = null;
    isBusy.value = true;
    try {
      const now = await question();
      if (now === null) return false;
      if (now) accept(now);
      return true;
    } catch (error) {
      problem.value = problemOf(error);
      return false;
    } finally {
      isBusy.value = false;
    }
  }

  const create = (name: string, gameId: string) => ask(() => bridge.call('contests.create', { name, game: gameId }));
  const open = (contest: string) => ask(() => bridge.call('contests.open', { contest }));
  const choose = () => ask(() => bridge.call('contests.choose'));
  const take = (upload: string) => ask(() => bridge.call('contests.import', { upload }));
  const openRescued = () => ask(() => bridge.call('contest.openRescued'));
  const rename = (name: string) => ask(() => bridge.call('contest.rename', { name }));
  const undo = () => ask(() => bridge.call('contest.undo'));
  const change = (settings: Partial<ContestSettings>) =>
    ask(() => afterOthers(() => bridge.call('contest.change', settings)));
  const close = () =>
    ask(async () => {
      await bridge.call('contest.close');
      accept(null);
      return undefined;
    });

  return {
    overview,
    isRead,
    problem,
    isBusy,
    opening,
    game,
    isReadOnly,
    categories,
    hasBegun,
    read,
    ask,
    create,
    open,
    choose,
    take,
    openRescued,
    rename,
    undo,
    change,
    close,
  };
});
