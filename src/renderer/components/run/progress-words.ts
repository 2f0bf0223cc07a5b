import type { RunState } from '../../../shared/bridge/running.ts';
import { useLanguage } from '../../composables/use-language.ts';

/** How many games are played; of how many is a guess until the last is played. */
export function useProgressWords(): (state: RunState) => string {
  const { t, number } = useLanguage();
  return ({ finished, remaining }) => {
    const total = finished + remaining;
    const words = remaining === 0 ? 'run.progressDone' : 'run.progress';
    return t(words, { finished: number(finished), total: number(total) }, total);
  };
}
