/** Every replay as a file of its own, named so that a person finds a game and no system refuses the name. */
import { join } from 'node:path';
import { formatNumber } from '../../shared/numbers.ts';
import { columnName } from '../../shared/tournament/words.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { StoredGame } from '../store/game-list.ts';
import { storedGames } from './games-csv.ts';
import { fileName, writePieces } from './output-folder.ts';
import { reportWords } from './report-words.ts';
import type { ContestResults } from './results.ts';

export const REPLAY_EXTENSION = '.meydan-replay.json';

export interface NamedReplay {
  readonly game: StoredGame;
  readonly name: string;
}

/** All games that came to an end, those that were played again too. */
export function* namedReplays(file: ContestFile, results: ContestResults): Generator<NamedReplay> {
  const digits = Math.max(3, String(file.games.page({}, 0, 1).total).length);
  let number = 0;
  for (const game of storedGames(file, results)) {
    if (game.reason === null) continue;
    const name = replayName(results, game, String(++number).padStart(digits, '0'));
    yield { game, name: name + REPLAY_EXTENSION };
  }
}

/** Fills a folder with them. */
export async function writeReplays(
  file: ContestFile,
  replays: readonly NamedReplay[],
  folder: string,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (done: number, total: number) => void },
): Promise<void> {
  for (const [index, { game, name }] of replays.entries()) {
    signal?.throwIfAborted();
    await writePieces(join(folder, name), [`${JSON.stringify(file.games.replay(game.id))}\n`]);
    onProgress?.(index + 1, replays.length);
  }
}

function replayName(results: ContestResults, game: StoredGame, number: string): string {
  const { language, categories, nameOf, matchName } = results;
  const { category } = categories.find(({ category: { id } }) => id === game.categoryId) ?? {};
  const names = game.seats.map(({ contestantId }) => shortened(nameOf(contestantId)));
  return fileName([
    number,
    ...(categories.length > 1 ? [shortened(category?.name ?? '')] : []),
    matchName(game.categoryId, game.matchId),
    `${columnName('game', language)} ${formatNumber(language, game.number)}`,
    names.join(' – '),
    ...(game.state === 'replaced' ? [`(${reportWords(language).replaced})`] : []),
  ]);
}

/** Both names are to be seen, however long they are. */
function shortened(name: string): string {
  const letters = Array.from(name);
  return letters.length <= 24 ? name : `${letters.slice(0, 23).join('')}…`;
}
