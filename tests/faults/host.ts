/**
 * A host of its own, to be killed: `node tests/faults/host.ts MEETING` says where its arena is, plays one game
 * there and prints a line for each turn.
 */
import { Arena, type Meeting } from './arena.ts';

const [meeting = '{}'] = process.argv.slice(2);
const arena = await Arena.open();
console.log(`arena ${arena.folder}`);
await arena.play(JSON.parse(meeting) as Meeting, { onTurn: () => console.log('turn') });
console.log('end');
await arena.close();
