/** From a description to the contest file that is made of it: made the first time, found again the next. */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContestError } from '../main/store/contest-error.ts';
import type { ExportKind } from '../main/exports/index.ts';
import { makeContest } from '../main/tournaments/description-contest.ts';
import { readDescription } from '../main/tournaments/description.ts';
import type { Language } from '../shared/games/game.ts';
import { refusal, type Refusal } from '../shared/refusals/refusal.ts';
import { changing, lookingAt } from './contest-access.ts';
import { SHIPPED_MAPS } from './shipped.ts';
import { UsageError } from './usage-error.ts';

export interface DescribedContest {
  /** The path of the contest file. */
  readonly contest: string;
  readonly folder: string;
  readonly isNew: boolean;
  readonly exports: readonly ExportKind[];
  readonly language: Language;
  readonly notes: readonly Refusal[];
}

const EXTENSION = /\.(ya?ml|json)$/i;

export function isDescription(path: string): boolean {
  return EXTENSION.test(path);
}

export async function contestOf(
  path: string,
  options: { readonly out?: string; readonly fresh?: true; readonly language?: Language },
): Promise<DescribedContest> {
  const description = await readDescription(path, SHIPPED_MAPS, options.language ?? 'en');
  const stem = basename(path).replace(EXTENSION, '');
  const folder = options.out ?? `${stem}-results`;
  const contest = join(folder, `${stem}.meydan`);
  const { exports, language } = description.parts;
  const described = { contest, folder, exports, language };
  makeFolder(folder);
  if (existsSync(contest)) {
    if (!options.fresh) {
      const known = await lookingAt(contest, (file) => file.settings.get('description'));
      if (known === description.sha256) return { ...described, isNew: false, notes: [] };
      throw new UsageError(refusal('cli-other-description', { contest, description: basename(path) }));
    }
    await setAside(contest, folder, stem);
  }
  const { notes } = await makeContest(description, contest);
  return { ...described, isNew: true, notes };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new ContestError('unreachable', refusal('folder-not-made', { folder, said: (error as Error).message }));
  }
}

/** Nothing that was played is thrown away. A contest that another Meydan has open is left alone. */
async function setAside(contest: string, folder: string, stem: string): Promise<void> {
  // Opened and closed it is one file again, whatever happened to it.
  await changing(contest, () => {});
  let number = 1;
  while (existsSync(join(folder, `${stem}.old-${number}.meydan`))) number += 1;
  renameSync(contest, join(folder, `${stem}.old-${number}.meydan`));
}
