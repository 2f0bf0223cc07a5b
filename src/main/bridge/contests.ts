import type { contestCalls } from '../../shared/bridge/contests.ts';
import type { Handlers } from '../../shared/bridge.ts';
import { notYet } from './not-yet.ts';

export function contestsHandlers(): Pick<Handlers, keyof typeof contestCalls> {
  return {
    'contests.known': notYet,
    'contests.create': notYet,
    'contests.open': notYet,
    'contests.choose': notYet,
    'contests.import': notYet,
    'contests.forget': notYet,
    'contest.current': notYet,
    'contest.close': notYet,
    'contest.rename': notYet,
    'contest.undo': notYet,
    'contest.change': notYet,
    'contest.audit': notYet,
    'maps.shipped': notYet,
    'maps.addShipped': notYet,
    'maps.upload': notYet,
    'maps.read': notYet,
    'maps.order': notYet,
    'maps.remove': notYet,
  };
}
