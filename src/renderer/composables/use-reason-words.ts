/** Why a game ended, from the code that the list of games has; empty where more would have to be known to say it. */
import { computed } from 'vue';
import { createWording } from '../i18n/wording.ts';
import { useContestStore } from '../stores/contest.ts';
import { useLanguage } from './use-language.ts';

export function useReasonWords(): (code: string | null) => string {
  const contest = useContestStore();
  const { language } = useLanguage();
  const wording = computed(() => (contest.game ? createWording(contest.game, language.value) : null));
  return (code) => {
    if (!code || !wording.value) return '';
    const words = wording.value.reason({ code });
    return words.includes('{') ? '' : words.charAt(0).toUpperCase() + words.slice(1);
  };
}
