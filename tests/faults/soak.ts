/**
 * Many games in one process, two at a time, with vices in every tenth: what is left afterwards? `npm run test:faults`
 * plays 1,000 and prints the figures; soak.test.ts plays a few.
 */
import { fileURLToPath } from 'node:url';
import { Arena, type Meeting } from './arena.ts';
import { childrenOfOurs, openFiles, processesBelow, scratchFolders, soon } from './leftovers.ts';
import { GAMES, VICES } from './verdicts.ts';

const AT_ONCE = 2;

export interface Memory {
  readonly games: number;
  readonly heapMb: number;
  readonly rssMb: number;
}

export interface Soaked {
  readonly games: number;
  /** Games that failed, or in which a decent contestant was found at fault. */
  readonly wrong: readonly string[];
  readonly processes: number;
  readonly zombies: number;
  readonly scratchFolders: number;
  readonly openFiles: { readonly before: number; readonly after: number };
  readonly memory: readonly Memory[];
}

/** The game with this number: all five in turn, and every tenth with the next vice, on either seat. */
export function meetingNumber(number: number): Meeting {
  const game = GAMES[number % GAMES.length] ?? 'othello';
  const tenth = Math.floor(number / 10);
  // In each ten another game is the one with a vice, so that in time every vice comes to every game.
  const isTenth = number % 10 === tenth % 10;
  const culprit = isTenth ? [`--vice=${VICES[tenth % VICES.length]}`, '--from=2'] : [];
  if (game === 'worm') return { game, players: [culprit] };
  return { game, players: tenth % 2 === 0 ? [culprit, []] : [[], culprit] };
}

export async function soak(games: number, onProgress: (memory: Memory) => void = () => {}): Promise<Soaked> {
  const arena = await Arena.open();
  const wrong: string[] = [];
  const memory: Memory[] = [];
  const every = Math.max(1, Math.floor(games / 10));
  let next = 0;
  let done = 0;
  const playOn = async (): Promise<void> => {
    while (next < games) {
      const meeting = meetingNumber(next++);
      await playOne(arena, meeting, wrong);
      if (++done % every === 0) onProgress(memory[memory.push(measure(done)) - 1] ?? measure(done));
    }
  };
  try {
    // What is loaded and opened once does not count as left over.
    await Promise.all(Array.from({ length: AT_ONCE }, () => playOne(arena, meetingNumber(1), wrong)));
    const before = openFiles();
    await Promise.all(Array.from({ length: AT_ONCE }, playOn));
    // A worker's thread that is not used again ends a moment after its game.
    await soon(() => openFiles() <= before && childrenOfOurs().length === 0, 5000);
    return {
      games,
      wrong,
      processes: processesBelow(arena.scratchRoot).length,
      zombies: childrenOfOurs().filter(({ state }) => state === 'Z').length,
      scratchFolders: (await scratchFolders(arena.scratchRoot)).length,
      openFiles: { before, after: openFiles() },
      memory,
    };
  } finally {
    await arena.close();
  }
}

async function playOne(arena: Arena, meeting: Meeting, wrong: string[]): Promise<void> {
  const name = `${meeting.game} ${meeting.players.map((args) => args[0] ?? 'decent').join(' – ')}`;
  try {
    const { reports } = await arena.play(meeting);
    reports.forEach(({ faults }, i) => {
      if (meeting.players[i]?.length === 0 && faults.length > 0) wrong.push(`${name}: ${faults[0]?.what}`);
    });
  } catch (error) {
    wrong.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function measure(games: number): Memory {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { games, heapMb: Math.round(heapUsed / 1e5) / 10, rssMb: Math.round(rss / 1e5) / 10 };
}

// `npm run test:faults` begins here.
if (process.argv[1] === fileURLToPath(import.meta.url)) void import('./run.ts');
