import type { contestantCalls } from '../../shared/bridge/contestants.ts';
import type { Handlers } from '../../shared/bridge.ts';
import { notYet } from './not-yet.ts';

export function contestantsHandlers(): Pick<Handlers, keyof typeof contestantCalls> {
  return {
    'contestants.list': notYet,
    'contestants.drop': notYet,
    'contestants.settle': notYet,
    'contestants.add': notYet,
    'contestants.edit': notYet,
    'contestants.enter': notYet,
    'contestants.seed': notYet,
    'contestants.remove': notYet,
    'contestants.disqualify': notYet,
    'contestants.reinstate': notYet,
    'classList.preview': notYet,
    'classList.take': notYet,
    'doctor.examine': notYet,
    'doctor.stop': notYet,
    'doctor.report': notYet,
  };
}
