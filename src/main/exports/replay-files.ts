/** Every replay as a file of its own, named so that a person finds a game and no system refuses the name. */
import { join } from 'node:path';
import { fillTemplate } from '../../shared/match/wording.ts';
import { formatNumber } from '../../shared/numbers.ts';
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
  const words = reportWords(language);
  const match = matchName(game.categoryId, game.matchId);
  const which = [
    ...(categories.length > 1 ? [shortened(category?.name ?? '')] : []),
    fillTemplate(words.gameOfMatch, { match, number: formatNumber(language, game.number) }),
    ...names,
  ];
  return fileName([number, which.join(' – '), ...(game.state === 'replaced' ? [`(${words.replaced})`] : [])]);
}

const LONGEST_NAME = 24;

/** Both names are to be seen, however long they are; as many words of one as there is room for. */
function shortened(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= LONGEST_NAME) return name;
  const begin = letters.slice(0, LONGEST_NAME + 1).join('');
  return begin.slice(0, begin.lastIndexOf(' ')).trimEnd() || letters.slice(0, LONGEST_NAME).join('');
}
