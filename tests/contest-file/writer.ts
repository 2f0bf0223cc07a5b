/**
 * A process that writes a contest file until it is killed: `node writer.ts PATH`. Each saved game is announced on its
 * output, after it was saved, like the application does. With `hold` as second argument it only keeps the file open.
 */
import { writeSync } from 'node:fs';
import { ContestFile } from '../../src/main/store/contest-file.ts';
import { packGame } from '../../src/main/store/game-record.ts';
import { sampleResult } from './game.ts';

const [path = '', what] = process.argv.slice(2);
const { file, readOnly } = ContestFile.open(path);
writeSync(1, `open ${readOnly?.code ?? 'writing'}\n`);
// Somebody has to know the file: what nobody knows is collected, and its lock with it.
if (what === 'hold') setInterval(() => file, 1000);
else {
  file.games.interrupted();
  const packed = await packGame(await sampleResult());
  const first = 1 + file.games.list().length;
  for (let number = first; ; number += 1) {
    const id = file.games.plan({ categoryId: 1, matchId: `m${number}`, number: 1, seats: ['1', '2'], seed: number });
    file.games.start(id);
    file.games.save(id, packed);
    writeSync(1, `saved ${id}\n`);
    if (number % 5 === 0) file.contestants.edit('1', { notes: `after game ${id}` });
  }
}
