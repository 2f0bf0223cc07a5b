/** A second host, for the suite to terminate: launches a burner with child and grandchild, then prints their ids. */
import './koffi-binary.ts';
import { createInterface } from 'node:readline';
import { superviseOnWindows } from '../../src/main/contestants/windows-group.ts';
import { ROOMY, spawnContestant, until } from './contestant.ts';

const [token = '', state] = process.argv.slice(2);
const burner = spawnContestant('burner', [token, '1', '2']);
if (burner.pid === undefined) throw new Error('the burner was not started');
const group = superviseOnWindows(burner.pid, ROOMY);
const pids: number[] = [];
createInterface({ input: burner.stdout }).on('line', (line) => pids.push(Number(line)));
await until(() => pids.length === 3, 'all three have said their ids');
if (state === 'suspended') group.suspend();
console.log(JSON.stringify(pids));
