/**
 * A host of its own that runs a contest, to be killed: `node tests/faults/tournament-host.ts FOLDER` goes on with the one
 * in FOLDER, prints a line for each game that it has saved, and `over` at the end.
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { inEnglish } from '../../src/shared/refusals/refusal.ts';
import { GameWorkers } from '../../src/main/referee/game-workers.ts';
import { gameWorkerCode } from '../../src/main/referee/worker-code.ts';
import { ContestFile } from '../../src/main/store/contest-file.ts';
import { Runner } from '../../src/main/tournaments/runner.ts';

const [folder = ''] = process.argv.slice(2);
const { file, readOnly } = ContestFile.open(join(folder, 'contest.meydan'));
if (readOnly) throw new Error(inEnglish(readOnly.why));
const workers = new GameWorkers(await gameWorkerCode());
const runner = new Runner(file, {
  workers,
  programsFolder: join(folder, 'programs'),
  scratchRoot: join(folder, 'scratch'),
  concurrency: 2,
  listener: {
    onFinished: ({ id }) => void writeSync(1, `saved ${id}\n`),
    onFailed: ({ refusal }) => void writeSync(2, `${inEnglish(refusal)}\n`),
  },
});
const { kind } = await runner.run();
file.close();
await workers.close();
writeSync(1, `${kind}\n`);
