/** A class list on its way into the contest: sent to the host, looked at as often as it is read otherwise, then taken. */
import { computed, ref, shallowRef } from 'vue';
import type { ClassListPreview } from '../../shared/bridge/contestants.ts';
import type { ListReading } from '../../shared/class-list.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';
import { sendParcel, type Parcel } from '../bridge/uploads.ts';
import { useContestStore } from '../stores/contest.ts';
import { useContestantsStore } from '../stores/contestants.ts';

export interface TakingWishes {
  readonly groupsAsCategories: boolean;
  readonly category: number | undefined;
}

export function useClassList() {
  const { bridge } = useHost();
  const contestants = useContestantsStore();
  const contest = useContestStore();
  const upload = ref<string | null>(null);
  const fileName = ref('');
  const preview = shallowRef<ClassListPreview | null>(null);
  /** What a person said of the list that is shown. */
  const reading = shallowRef<ListReading>({});
  const problem = shallowRef<Problem | null>(null);
  const busy = ref(0);
  let latest = 0;

  function giveUp(): void {
    if (upload.value !== null) void bridge.call('uploads.abandon', { upload: upload.value }).catch(() => {});
    latest += 1;
    upload.value = null;
    preview.value = null;
    problem.value = null;
  }

  async function look(parcel: Parcel): Promise<void> {
    giveUp();
    fileName.value = parcel.name;
    await attempt(async () => {
      upload.value = await sendParcel(bridge, parcel);
      await show(upload.value, {});
    });
  }

  async function readAs(otherwise: ListReading): Promise<void> {
    const list = upload.value;
    if (list !== null) await attempt(() => show(list, otherwise));
  }

  /** An answer that comes after a newer choice is of no use any more. */
  async function show(list: string, wanted: ListReading): Promise<void> {
    latest += 1;
    const own = latest;
    const found = await bridge.call('classList.preview', { upload: list, reading: wanted });
    if (own !== latest) return;
    preview.value = found;
    reading.value = wanted;
  }

  /** Whether it was taken. */
  async function take(wishes: TakingWishes): Promise<boolean> {
    const list = upload.value;
    if (list === null) return false;
    const isTaken = await attempt(async () => {
      await bridge.call('classList.take', { upload: list, reading: reading.value, ...wishes });
      await Promise.all([contestants.read(), contest.read()]);
    });
    if (isTaken) upload.value = null;
    return isTaken;
  }

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    busy.value += 1;
    problem.value = null;
    try {
      await work();
      return true;
    } catch (error) {
      problem.value = problemOf(error);
      return false;
    } finally {
      busy.value -= 1;
    }
  }

  return {
    upload,
    fileName,
    preview,
    reading,
    problem,
    isBusy: computed(() => busy.value > 0),
    giveUp,
    look,
    readAs,
    take,
  };
}
