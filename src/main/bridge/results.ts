import type { resultCalls } from '../../shared/bridge/results.ts';
import type { Handlers } from '../../shared/bridge.ts';
import { notYet } from './not-yet.ts';

export function resultsHandlers(): Pick<Handlers, keyof typeof resultCalls> {
  return {
    'results.category': notYet,
    'results.ratings': notYet,
    'exports.preview': notYet,
    'exports.start': notYet,
    'exports.cancel': notYet,
    'exports.show': notYet,
    'print.pdf': notYet,
    'projector.category': notYet,
    'projector.read': notYet,
    'projector.change': notYet,
  };
}
