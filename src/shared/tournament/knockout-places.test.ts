import fc from 'fast-check';
import { expect, test } from 'vitest';
import { field, resultFor } from '../../../tests/play-out.ts';
import { makeDraw } from './draw.ts';
import { Plan } from './plan.ts';
import { formatSchema } from './tournament.ts';

const formats = [
  { kind: 'single-elimination', thirdPlace: true },
  { kind: 'single-elimination', thirdPlace: false },
  { kind: 'double-elimination' },
] as const;

test('everybody ends within the places that were open to them, which only become fewer', () => {
  const contest = fc.record({
    format: fc.constantFrom(...formats),
    count: fc.integer({ min: 2, max: 21 }),
    luck: fc.infiniteStream(fc.nat()),
  });
  fc.assert(
    fc.property(contest, ({ format, count, luck }) => {
      const plan = new Plan(makeDraw(formatSchema.parse(format), field(count), 1), field(count));
      let before = new Map(field(count).map(({ id }) => [id, [1, count]]));
      const look = (): void => {
        const now = new Map(plan.tables()[0]?.rows.map(({ contestant, from, to }) => [contestant, [from, to]]));
        for (const [contestant, [from = 0, to = 0]] of now) {
          const [first = 0, last = 0] = before.get(contestant) ?? [];
          expect(from).toBeGreaterThanOrEqual(first);
          expect(to).toBeLessThanOrEqual(last);
        }
        before = now as typeof before;
      };
      look();
      for (let ready = plan.ready(); ready.length > 0; ready = plan.ready()) {
        const match = ready[luck.next().value % ready.length];
        if (match) plan.record(match.id, resultFor(luck.next().value % 2 === 0 ? 0 : 1));
        look();
      }
      expect(plan.isOver).toBe(true);
    }),
    { numRuns: 150, seed: 7 },
  );
});

test('whoever lost a semi-final plays for the third place or gets the fourth', () => {
  const plan = new Plan(makeDraw(formatSchema.parse({ kind: 'single-elimination' }), field(8), 1), field(8));
  const places = (): Record<string, string> =>
    Object.fromEntries(plan.tables()[0]?.rows.map(({ contestant, from, to }) => [contestant, `${from}–${to}`]) ?? []);
  expect(new Set(Object.values(places()))).toEqual(new Set(['1–8']));
  for (const { id } of plan.ready()) plan.record(id, resultFor(0));
  expect(places()).toMatchObject({ c1: '1–4', c2: '1–4', c8: '5–8' });
  for (const { id } of plan.ready()) plan.record(id, resultFor(0));
  expect(Object.values(places())).toEqual(['1–2', '1–2', '3–4', '3–4', '5–8', '5–8', '5–8', '5–8']);
});
