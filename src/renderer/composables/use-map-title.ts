/** What a map of the contest that is open is called in the language that is shown now. */
import { mapTitle } from '../../shared/match/wording.ts';
import { useContestStore } from '../stores/contest.ts';
import { useLanguage } from './use-language.ts';

export function useMapTitle(): (name: string) => string {
  const contest = useContestStore();
  const { language } = useLanguage();
  return (name) => (contest.game ? mapTitle(contest.game, language.value, name) : name);
}
