import type { Answer } from '../../src/shared/games/game.ts';
import { diamonds } from '../../src/shared/games/diamonds/index.ts';
import { ACTIONS, type Action, type DiamondsDecision } from '../../src/shared/games/diamonds/state.ts';
import { Random } from '../../src/shared/games/random.ts';
import { rate, type Rate } from '../measure.ts';

function answerOf(action: Action): readonly Answer<DiamondsDecision>[] {
  return [{ decision: { kind: 'act', action } }];
}

/** Drawn beforehand, so that only the engine is measured; mostly steps, as in real games. */
function scriptOf(length: number): (readonly Answer<DiamondsDecision>[])[] {
  const random = Random.fromSeed(7);
  const steps = ACTIONS.slice(0, 4);
  return Array.from({ length }, () => answerOf(random.pick(random.chance(0.9) ? steps : ACTIONS)));
}

export function measure(): Rate[] {
  const settings = diamonds.settings.parse({});
  const confirm: Answer<DiamondsDecision> = { decision: { kind: 'confirm' } };
  const start = diamonds.decide(diamonds.start({ settings, seed: 1, seats: 2 }), [confirm, confirm]).state;
  const script = scriptOf(2 * settings.rounds);
  const play = (): number => {
    let state = start;
    for (const answers of script) state = diamonds.decide(state, answers).state;
    return settings.rounds;
  };
  const ask = (): number => {
    for (let i = 0; i < 100; i++) diamonds.protocol.ask(start, 1, []);
    return 100;
  };
  return [
    rate('Diamonds 12×12, two agents', 'rounds', play, { aim: 1e6 }),
    rate('Diamonds 12×12, the line of a turn', 'lines', ask),
  ];
}
