/** Who is meant by an id. */
import { useContestantsStore } from '../stores/contestants.ts';
import { useLanguage } from './use-language.ts';

export function useNames() {
  const contestants = useContestantsStore();
  const { t } = useLanguage();
  if (!contestants.isRead) void contestants.read().catch(() => {});
  const nameOf = (id: string | null): string =>
    id === null ? '' : (contestants.byId.get(id)?.name ?? t('arena.unknownContestant'));
  const isOut = (id: string | null): boolean => id !== null && contestants.byId.get(id)?.disqualified != null;
  return { nameOf, isOut };
}
