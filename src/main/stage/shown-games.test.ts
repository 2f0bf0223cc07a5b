import { expect, test } from 'vitest';
import { field } from '../../../tests/play-out.ts';
import type { RunningGame } from '../../shared/bridge/running.ts';
import { makeDraw } from '../../shared/tournament/draw.ts';
import { Plan } from '../../shared/tournament/plan.ts';
import { formatSchema } from '../../shared/tournament/tournament.ts';
import { inOrderOfMatches } from './shown-games.ts';

test('running games come in the order of their matches and their numbers, whichever started first', () => {
  const format = formatSchema.parse({ kind: 'double-elimination', bestOf: 3 });
  const plan = new Plan(makeDraw(format, field(24), 1), field(24));
  const inOrder = plan.matches().flatMap(({ id }) => [1, 2].map((number) => `${id} ${number}`));
  const started = inOrder.toReversed().map((title, startedAt): RunningGame => {
    const [match = '', number] = title.split(' ');
    return { game: startedAt, live: title, category: 1, match, number: Number(number), contestants: [], startedAt };
  });
  expect(inOrderOfMatches(started, plan).map(({ live }) => live)).toEqual(inOrder);
});
