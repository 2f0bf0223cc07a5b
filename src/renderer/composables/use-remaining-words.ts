import { remainingTime } from '../i18n/durations.ts';
import { useLanguage } from './use-language.ts';

/** The remaining time in words; null while nobody can know it yet. */
export function useRemainingWords(): (ms: number | null) => string {
  const { t, number } = useLanguage();
  return (ms) => {
    if (ms === null) return t('run.remaining.unknown');
    const time = remainingTime(ms);
    if (time.unit === 'moment') return t('run.remaining.moment');
    if (time.unit !== 'hours') return t(`run.remaining.${time.unit}`, { count: number(time.count) });
    const hours = { count: number(time.count), minutes: number(time.minutes) };
    return t(time.minutes === 0 ? 'run.remaining.wholeHours' : 'run.remaining.hours', hours);
  };
}
