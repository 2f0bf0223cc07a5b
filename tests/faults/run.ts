/**
 * `npm run test:faults`: 1,000 games with vices in every tenth, and what they leave behind; then 200 contests whose host
 * is killed at random moments. `npm run test:faults -- GAMES CONTESTS SEED` for other numbers.
 */
import { randomInt } from 'node:crypto';
import { killContests } from './kills.ts';
import { soak } from './soak.ts';

const [games = '1000', contests = '200', seed = String(randomInt(2 ** 32))] = process.argv.slice(2);

async function soakMany(): Promise<boolean> {
  const begin = performance.now();
  const { memory, ...left } = await soak(Number(games), ({ games: done, heapMb, rssMb }) => {
    const seconds = Math.round((performance.now() - begin) / 1000);
    console.log(`${done} games, ${seconds} s: heap ${heapMb} MB, resident ${rssMb} MB`);
  });
  // The resident memory goes up and down with the threads of the games; the heap shows what is kept.
  const heapGrownMb = Math.round(10 * ((memory.at(-1)?.heapMb ?? 0) - (memory[0]?.heapMb ?? 0))) / 10;
  console.log({ ...left, heapGrownMb });
  const isClean = left.wrong.length + left.processes + left.zombies + left.scratchFolders === 0;
  return isClean && left.openFiles.after <= left.openFiles.before && heapGrownMb <= 5;
}

async function killMany(): Promise<boolean> {
  console.log(`${contests} contests whose host is killed, seed ${seed}`);
  let kills = 0;
  const wrong = await killContests(Number(contests), Number(seed), (run, contest) => {
    kills += contest.met;
    const when = contest.kills.map(({ afterGames, ms }) => `${afterGames} games + ${ms} ms`).join(', ');
    console.log(`${run}: ${contest.field}, killed after ${when}${contest.wrong.length > 0 ? '  WRONG' : ''}`);
  });
  console.log({ contests: Number(contests), kills, wrong });
  return wrong.length === 0;
}

const results = [Number(games) > 0 ? await soakMany() : true, Number(contests) > 0 ? await killMany() : true];
if (!results.every(Boolean)) process.exitCode = 1;
