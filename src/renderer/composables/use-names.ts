/** Who is meant by an id. */
import { useContestantsStore } from '../stores/contestants.ts';
import { useLanguage } from './use-language.ts';

export function useNames() {
  const contestants = useContestantsStore();
  const { t } = useLanguage();
  if (!contestants.isRead) void contestants.read().catch(() => {});
  const nameOf = (id: string | null): string =>
    id === null ? '' : (contestants.byId.get(id)?.name ?? t('arena.unknownContestant'));
  const whyOut = (id: string | null): string | null =>
    (id === null ? null : contestants.byId.get(id)?.disqualified?.reason) ?? null;
  const isOut = (id: string | null): boolean => whyOut(id) !== null;
  return { nameOf, isOut, whyOut };
}
