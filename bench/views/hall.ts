/** A hall in which everything happens at once: a knockout of 128 whose games run, and hundreds whose programs are missing. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProgramStore } from '../../src/main/contestants/store.ts';
import { ContestFile } from '../../src/main/store/contest-file.ts';
import { makeDraw } from '../../src/shared/tournament/draw.ts';
import { formatSchema } from '../../src/shared/tournament/tournament.ts';

export const AT_ONCE = 16;
const PLAYERS = 128;
const WITHOUT_PROGRAM = 372;
/** A program for Agon that takes its time and passes: so many moves and pauses are a game of about ten seconds. */
const MOVES = 10;
const PASSER = `while read -r line; do case "$line" in enemy*) sleep 0.5; echo pass ;; esac; done\n`;

export interface Hall {
  readonly path: string;
  readonly knockout: number;
  readonly unplayable: number;
}

export async function makeHall(folder: string): Promise<Hall> {
  const path = join(folder, 'hall.meydan');
  const file = ContestFile.create(path, { name: 'تالار – Hall', game: 'agon' });
  try {
    file.settings.set('concurrency', AT_ONCE);
    file.settings.set('game', { moves: MOVES });
    const script = join(folder, 'passer.sh');
    writeFileSync(script, `#!/bin/sh\n${PASSER}`, { mode: 0o755 });
    const store = new ProgramStore(join(folder, 'programs'));
    const program = await store.importPath(script);
    await file.programs.keep(program.id, store);
    const add = (name: string, programId: string | null) => file.contestants.add({ name, programId });
    const [players, others] = file.together(() => [
      Array.from({ length: PLAYERS }, (_, i) => add(`Featherstonehaugh ${i + 1}`, program.id)),
      Array.from({ length: WITHOUT_PROGRAM }, (_, i) => add(`طباطبایی‌نژاد ${i + 1}`, null)),
    ]);
    return { path, knockout: drawn(file, 'Knockout', players), unplayable: drawn(file, 'بی‌برنامه', others) };
  } finally {
    file.close();
  }
}

function drawn(file: ContestFile, name: string, members: readonly string[]): number {
  const format = formatSchema.parse({ kind: 'single-elimination' });
  const category = file.categories.add({ name, format });
  file.together(() => {
    file.categories.setEntrants(category, members);
    const entrants = members.map((id, index) => ({ id, seed: index + 1 }));
    file.categories.setDraw(category, makeDraw(format, entrants, 7));
  });
  return category;
}
