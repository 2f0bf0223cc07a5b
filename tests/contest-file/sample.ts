/** A small contest, and the refusals that tests of the contest file look for. */
import { join } from 'node:path';
import { expect } from 'vitest';
import { ContestError, type ContestErrorCode } from '../../src/main/store/contest-error.ts';
import { ContestFile } from '../../src/main/store/contest-file.ts';
import type { GameResult } from '../../src/main/referee/game-order.ts';
import { packGame } from '../../src/main/store/game-record.ts';

export interface SampleContest {
  readonly path: string;
  readonly file: ContestFile;
  readonly contestants: readonly string[];
  readonly category: number;
}

/** Open for writing; the caller closes it. */
export function sampleContest(folder: string, name = 'spring.meydan'): SampleContest {
  const path = join(folder, name);
  const file = ContestFile.create(path, { name: 'Spring', game: 'othello' });
  const contestants = ['Ali', 'Sara', 'نگار', 'Behnam'].map((each) => file.contestants.add({ name: each }));
  const category = file.categories.add({ name: 'All', format: { kind: 'round-robin' } });
  file.categories.setEntrants(category, contestants);
  return { path, file, contestants, category };
}

/** As the run saves a game that has ended. */
export async function finishGame(file: ContestFile, id: number, result: GameResult): Promise<void> {
  file.games.save(id, await packGame(result));
}

/** Each refusal has a code and says what to do: there is something after a colon. */
export function expectContestError(
  attempt: () => unknown,
  code: ContestErrorCode,
  about: RegExp | string = '',
): ContestError {
  let refusal: unknown = null;
  try {
    attempt();
  } catch (error) {
    refusal = error;
  }
  return contestErrorWith(refusal, code, about);
}

export async function expectContestRejection(
  attempt: Promise<unknown>,
  code: ContestErrorCode,
  about: RegExp | string = '',
): Promise<ContestError> {
  const refusal = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  return contestErrorWith(refusal, code, about);
}

function contestErrorWith(refusal: unknown, code: ContestErrorCode, about: RegExp | string): ContestError {
  expect(refusal).toBeInstanceOf(ContestError);
  if (!(refusal instanceof ContestError)) throw refusal;
  expect(refusal.code).toBe(code);
  expect(refusal.message).toMatch(/^[^\n]+: [^\n]+\.$/);
  expect(refusal.message).toMatch(about);
  return refusal;
}
