/**
 * A contest that is as large as it gets: 500 contestants with long names, Persian and English, a category of each format
 * and a round robin that brings the games to a hundred thousand. Every game is the copy of a real one, and every result
 * goes through the same ledger as in a run.
 */
import { join } from 'node:path';
import { packGame, type PackedGame } from '../../src/main/store/game-record.ts';
import { ContestFile } from '../../src/main/store/contest-file.ts';
import { CategoryProgress } from '../../src/main/tournaments/category-progress.ts';
import { Ledger } from '../../src/main/tournaments/ledger.ts';
import type { Game } from '../../src/shared/games/game.ts';
import { othello } from '../../src/shared/games/othello/index.ts';
import { worm } from '../../src/shared/games/worm/index.ts';
import { makeDraw } from '../../src/shared/tournament/draw.ts';
import { formatSchema, type FormatKind } from '../../src/shared/tournament/tournament.ts';
import { realGame } from '../contest-file/real-game.ts';

export const CONTESTANTS = 500;
const DIFFERENT_GAMES = 24;
const BATCH = 2000;
/** What the other categories have when they are played to the end; of fewer games each gets its part. */
const GAMES_OF_OTHERS = 5300;
const FEW = 2 * GAMES_OF_OTHERS;

const GIVEN = `محمدحسین زهراسادات امیرعلی فاطمه‌زهرا سیدمصطفی نگین‌السادات عبدالرضا مهرانگیز ابوالفضل پروین‌دخت
  Maximilian Alexandria Bartholomew Wilhelmina Christopher`.split(/\s+/);
const FAMILY = `طباطبایی‌نژاد اصفهانی‌پور حسینی‌شیرازی قره‌داغی‌زاده محمدی‌کرمانشاهی رضایی‌منش شمس‌آبادی کریمی‌فر
  Featherstonehaugh Cholmondeley-Warner Papadopoulos-Smith Venkataraman O’Shaughnessy`.split(/\s+/);

export interface Crowd {
  readonly path: string;
  readonly game: string;
  readonly games: number;
  /** The categories by what they are, with their numbers. */
  readonly categories: Readonly<Partial<Record<FormatKind | 'undrawn', number>>>;
}

interface Wish {
  readonly kind: FormatKind;
  readonly name: string;
  readonly format?: Readonly<Record<string, unknown>>;
  readonly entrants?: number;
  /** Which share of the matches is played. */
  readonly share?: number;
}

/** The contest with about so many games, as a file in the folder. */
export async function makeCrowd(folder: string, games: number): Promise<Crowd> {
  const others: Wish[] = [
    { kind: 'swiss', name: 'Swiss', format: { rounds: 9 } },
    { kind: 'single-elimination', name: 'Knockout' },
    { kind: 'double-elimination', name: 'Double knockout', share: 0.7 },
    { kind: 'groups-knockout', name: 'گروه‌ها و حذفی', format: { groups: 64, advance: 2 } },
  ];
  const rest = games < FEW ? games / (others.length + 1) : games - GAMES_OF_OTHERS;
  // n contestants of a round robin play n (n − 1) / 2 games.
  const robins = Math.min(CONTESTANTS, Math.ceil((1 + Math.sqrt(1 + 8 * rest)) / 2));
  const wishes: Wish[] = [{ kind: 'round-robin', name: 'دورهٔ کامل', entrants: robins }, ...others];
  return await fill(join(folder, `crowd-${games}.meydan`), othello, wishes, { isCapped: games < FEW, games });
}

/** Everybody alone on a map of Worm, ranked. */
export async function makeRanking(folder: string): Promise<Crowd> {
  return await fill(join(folder, 'ranking.meydan'), worm, [{ kind: 'ranking', name: 'رده‌بندی' }], {
    isCapped: false,
    games: CONTESTANTS,
  });
}

async function fill(
  path: string,
  game: Game,
  wishes: readonly Wish[],
  { isCapped, games }: { readonly isCapped: boolean; readonly games: number },
): Promise<Crowd> {
  const file = ContestFile.create(path, { name: 'مسابقهٔ بزرگ برنامه‌نویسی – Great Contest', game: game.id });
  const packed: PackedGame[] = [];
  for (let seed = 1; seed <= DIFFERENT_GAMES; seed++) packed.push(await packGame(await realGame(game, seed)));
  const ids = file.together(() =>
    Array.from({ length: CONTESTANTS }, (_, i) =>
      file.contestants.add({ name: nameOf(i), number: String(98_000_000 + i * 37), seed: i + 1, houseBot: 'random' }),
    ),
  );
  const categories: Partial<Record<FormatKind | 'undrawn', number>> = {};
  const ledger = new Ledger(file);
  for (const { kind, name, format, entrants = CONTESTANTS, share = 1 } of wishes) {
    const drawn = formatSchema.parse({ kind, ...format });
    const id = file.categories.add({ name, format: drawn });
    categories[kind] = id;
    file.together(() => {
      file.categories.setEntrants(id, ids.slice(0, entrants));
      const members = file.contestants.list().slice(0, entrants);
      file.categories.setDraw(id, makeDraw(drawn, members, 7));
    });
    const most = isCapped ? Math.round(games / wishes.length) : Infinity;
    play(file, ledger, id, packed, { share, most });
  }
  if (game.seats.max > 1) {
    categories['undrawn'] = file.categories.add({ name: 'Not drawn', format: { kind: 'single-elimination' } });
    file.categories.setEntrants(categories['undrawn'], ids);
  }
  const played = file.games.countFinished();
  file.close();
  return { path, game: game.id, games: played, categories };
}

function play(
  file: ContestFile,
  ledger: Ledger,
  category: number,
  packed: readonly PackedGame[],
  { share, most }: { readonly share: number; readonly most: number },
): void {
  const progress = new CategoryProgress(file, file.categories.get(category), []);
  const wanted = Math.min(most, share * progress.expectedGames());
  let played = 0;
  for (;;) {
    const next = [...progress.wanted()].slice(0, Math.ceil(wanted - played));
    if (next.length === 0) return;
    for (let first = 0; first < next.length; first += BATCH) {
      file.together(() => {
        for (const game of next.slice(first, first + BATCH)) {
          const result = packed[(game.seed >>> 3) % packed.length];
          if (result) ledger.save(progress, { ...game, id: ledger.enter(game) }, result);
        }
      });
    }
    played += next.length;
  }
}

function nameOf(index: number): string {
  const given = GIVEN[index % GIVEN.length] ?? '';
  const family = FAMILY[Math.floor(index / GIVEN.length) % FAMILY.length] ?? '';
  const number = Math.floor(index / (GIVEN.length * FAMILY.length));
  return number === 0 ? `${given} ${family}` : `${given} ${family} (${number + 1})`;
}
