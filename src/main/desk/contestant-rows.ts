/** The contestants as their view lists them. */
import type { Checkup, ContestantRow, ProgramSummary } from '../../shared/bridge/contestants.ts';
import type { Program } from '../contestants/program.ts';
import type { Contestant } from '../store/contestants.ts';
import type { OpenContest } from './open-contest.ts';

export async function contestantRows(
  { file }: OpenContest,
  checkupOf: (contestant: Contestant) => Checkup | null,
): Promise<readonly ContestantRow[]> {
  const alike = await file.programs.alike();
  const programs = new Map(file.programs.list().map((program) => [program.id, program]));
  const drawn = new Set(file.categories.list().flatMap(({ id, draw }) => (draw ? [id] : [])));
  const contestants = file.contestants.list();
  return contestants.map((contestant) => {
    const { id, name, number, seed, notes, categories, houseBot, programId, disqualified } = contestant;
    const program = programId === null ? undefined : programs.get(programId);
    return {
      id,
      name,
      number,
      seed,
      notes,
      categories,
      houseBot,
      program: program ? programSummary(program) : null,
      sameAs: programId === null ? [] : othersWith(contestants, alike, { id, programId }),
      disqualified,
      checkup: checkupOf(contestant),
      isDrawn: categories.some((category) => drawn.has(category)),
    };
  });
}

/** Who else has handed in the same, under whatever name. */
function othersWith(
  contestants: readonly Contestant[],
  alike: readonly (readonly string[])[],
  { id, programId }: { readonly id: string; readonly programId: string },
): readonly string[] {
  const same = alike.find((programs) => programs.includes(programId)) ?? [programId];
  return contestants
    .filter((other) => other.id !== id && other.programId !== null && same.includes(other.programId))
    .map((other) => other.id);
}

function programSummary({ id, kind, bytes, entry, name }: Program): ProgramSummary {
  return { id, kind, bytes, entry, name };
}
