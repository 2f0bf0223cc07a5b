import type { runCalls } from '../../shared/bridge/running.ts';
import type { Handlers } from '../../shared/bridge.ts';
import { notYet } from './not-yet.ts';

export function runningHandlers(): Pick<Handlers, keyof typeof runCalls> {
  return {
    'run.state': notYet,
    'run.start': notYet,
    'run.pause': notYet,
    'run.stop': notYet,
    'games.list': notYet,
    'games.read': notYet,
    'games.transcript': notYet,
    'games.again': notYet,
    'simulator.programs': notYet,
    'simulator.add': notYet,
    'simulator.remove': notYet,
    'simulator.start': notYet,
  };
}
