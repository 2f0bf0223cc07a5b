/** What the organiser can do with contestants: each is one call, and `problem` of the store says why it was not done. */
import type { CallInput } from '../../shared/bridge.ts';
import { useHost } from '../bridge/host.ts';
import { useContestantsStore } from '../stores/contestants.ts';

type Edit = Omit<CallInput<'contestants.edit'>, 'contestant'>;

export function useContestantActions() {
  const { bridge } = useHost();
  const store = useContestantsStore();
  return {
    add: (input: CallInput<'contestants.add'>) => store.ask(() => bridge.call('contestants.add', input)),
    edit: (contestant: string, edit: Edit) => store.ask(() => bridge.call('contestants.edit', { contestant, ...edit })),
    seed: (contestants: string[]) => store.ask(() => bridge.call('contestants.seed', { contestants })),
    enter: (contestants: string[], category: number) =>
      store.ask(() => bridge.call('contestants.enter', { contestants, category, isIn: true })),
    leave: (contestants: string[], category: number) =>
      store.ask(() => bridge.call('contestants.enter', { contestants, category, isIn: false })),
    remove: (contestants: string[]) => store.ask(() => bridge.call('contestants.remove', { contestants })),
    disqualify: (contestants: string[], reason: string) =>
      store.ask(() => bridge.call('contestants.disqualify', { contestants, reason })),
    reinstate: (contestants: string[]) => store.ask(() => bridge.call('contestants.reinstate', { contestants })),
    examine: (contestants?: string[]) =>
      store.ask(() => bridge.call('doctor.examine', contestants ? { contestants } : {})),
    stopDoctor: () => store.ask(() => bridge.call('doctor.stop')),
  };
}
