/** The contestants as their view lists them. */
import type { Checkup, ContestantRow, ProgramSummary } from '../../shared/bridge/contestants.ts';
import type { Program } from '../contestants/program.ts';
import type { Contestant } from '../store/contestants.ts';
import type { OpenContest } from './open-contest.ts';

export function contestantRows(
  { file }: OpenContest,
  checkupOf: (contestant: Contestant) => Checkup | null,
): readonly ContestantRow[] {
  const programs = new Map(file.programs.list().map((program) => [program.id, program]));
  const drawn = new Set(file.categories.list().flatMap(({ id, draw }) => (draw ? [id] : [])));
  return file.contestants.list().map((contestant) => {
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
      disqualified,
      checkup: checkupOf(contestant),
      isDrawn: categories.some((category) => drawn.has(category)),
    };
  });
}

function programSummary({ id, kind, bytes, entry, name }: Program): ProgramSummary {
  return { id, kind, bytes, entry, name };
}
