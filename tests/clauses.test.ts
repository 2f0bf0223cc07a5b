/** Every clause of the rules is in both rulebooks and named by a test, so that no rule can be changed unnoticed. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/shared/games/game.ts';
import { games } from '../src/shared/games/index.ts';

/** How many clauses each game's rules have, and the letter they begin with. */
const CLAUSES: Readonly<Record<string, readonly [letter: string, count: number]>> = {
  othello: ['O', 12],
  agon: ['A', 13],
  beetles: ['B', 17],
  diamonds: ['D', 14],
  worm: ['W', 10],
};

function clausesOf(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
}

/** The clauses that stand at the beginning of a test's title. */
function namedInTests(pattern: string): Set<string> {
  const titles = globSync(pattern).flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/['"`]((?:[GOABDW]\d+ )+)/g),
  ]);
  return new Set(titles.flatMap(([, clauses]) => clauses?.trim().split(' ') ?? []));
}

test.each(games.map(({ id }) => id))('every clause of %s is named by a test', (id) => {
  const [letter, count] = CLAUSES[id] ?? ['', 0];
  const named = namedInTests(`{src/shared/games/${id},src/main,tests}/**/*.test.ts`);
  expect([...clausesOf(letter, count), 'G1', 'G2', 'G5'].filter((clause) => !named.has(clause))).toEqual([]);
});

test('the common clauses are named by tests', () => {
  const named = namedInTests('{src,tests}/**/*.test.ts');
  expect(clausesOf('G', 5).filter((clause) => !named.has(clause))).toEqual([]);
});

test.each(games.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const)))(
  'the rulebook of %s in %s has every clause, once',
  (id, language) => {
    const text = readFileSync(`seeds/${id}.${language}.md`, 'utf8');
    const [letter, count] = CLAUSES[id] ?? ['', 0];
    const found = [...text.matchAll(/^(?:- )?\*\*([OABDW]\d+)\b/gm)].map(([, clause]) => clause);
    expect(found.toSorted()).toEqual(clausesOf(letter, count).toSorted());
  },
);
