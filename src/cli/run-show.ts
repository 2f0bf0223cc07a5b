/** What is seen of a contest while it is played: bars on a terminal, plain lines in a log, objects for machines. */
import { MultiBar, type SingleBar } from 'cli-progress';
import type { ContestFile } from '../main/store/contest-file.ts';
import type { StoredGame } from '../main/store/game-list.ts';
import type { FinishedGame } from '../main/store/game-results.ts';
import type { CategoryProgress } from '../main/tournaments/category-progress.ts';
import type { Progress } from '../main/tournaments/runner-events.ts';
import type { Language } from '../shared/games/game.ts';
import { formatNumber } from '../shared/numbers.ts';
import type { Problem } from '../shared/tournament/problem.ts';
import { matchNames } from '../shared/tournament/words.ts';
import { wordRefusal } from '../shared/refusals/refusal.ts';
import { CONTEST_WORDS, timeLeft } from './contest-words.ts';
import { columnsOf, lineIn, nameIn, padEnd, shortened } from './terminal-text.ts';

export interface Found {
  readonly categories: readonly CategoryProgress[];
  /** Games that were finished before, and those that were cut off. */
  readonly finished: number;
  readonly interrupted: number;
}

export interface RunShow {
  found(found: Found): void;
  started(game: StoredGame): void;
  finished(game: FinishedGame): void;
  failed(problem: Problem): void;
  /** After each game, with what is left. */
  progress(progress: Progress): void;
  pausing(): void;
  stopping(): void;
  close(): void;
}

export function runShow(file: ContestFile, options: { readonly language: Language; readonly json?: true }): RunShow {
  const { language } = options;
  if (options.json) return new ObjectsForMachines(file);
  return process.stderr.isTTY ? new BarsOnTerminal(file, language) : new LinesInLog(file, language);
}

/** What all of them know of the contest. */
class Spectator {
  protected readonly language: Language;
  protected categories: readonly CategoryProgress[] = [];
  readonly #names: ReadonlyMap<string, string>;
  readonly #done = new Map<number, number>();
  readonly #matchNames = new Map<CategoryProgress, ReadonlyMap<string, string>>();

  constructor(file: ContestFile, language: Language) {
    this.language = language;
    this.#names = new Map(file.contestants.list().map(({ id, name }) => [id, name]));
    for (const { categoryId } of file.games.results()) this.count(categoryId);
  }

  protected count(categoryId: number): void {
    this.#done.set(categoryId, (this.#done.get(categoryId) ?? 0) + 1);
  }

  /** Games done and in all, as far as that is known. */
  protected tally(category: CategoryProgress): { done: number; total: number } {
    const done = this.#done.get(category.category.id) ?? 0;
    return { done, total: done + category.expectedGames() };
  }

  protected categoryOf({ categoryId }: { readonly categoryId: number }): CategoryProgress | undefined {
    return this.categories.find(({ category }) => category.id === categoryId);
  }

  /** Named anew only when there are new matches: a large round robin has a hundred thousand. */
  protected matchName(category: CategoryProgress, matchId: string): string {
    const known = this.#matchNames.get(category)?.get(matchId);
    if (known !== undefined) return known;
    const names = matchNames(category.category.format.kind, category.plan.matches(), this.language);
    this.#matchNames.set(category, names);
    return names.get(matchId) ?? matchId;
  }

  protected plainNames(game: FinishedGame | StoredGame): string[] {
    return game.seats.map(({ contestantId }) => this.#names.get(contestantId) ?? contestantId);
  }

  protected names(game: FinishedGame | StoredGame): string[] {
    return this.plainNames(game).map((name) => nameIn(this.language, name));
  }
}

class LinesInLog extends Spectator implements RunShow {
  found({ categories, finished, interrupted }: Found): void {
    this.categories = categories;
    if (finished + interrupted > 0) this.say(CONTEST_WORDS[this.language].found(finished, interrupted));
  }

  /** The end tells enough. */
  started(_game: StoredGame): void {}

  finished(game: FinishedGame): void {
    this.count(game.categoryId);
    const category = this.categoryOf(game);
    if (!category) return;
    const { done, total } = this.tally(category);
    const number = (value: number) => formatNumber(this.language, value);
    const match = this.matchName(category, game.matchId);
    const result = game.seats.map(({ score }) => number(score)).join(' : ');
    const sides = this.names(game).join(' – ');
    const where = [nameIn(this.language, category.category.name), match].join(this.language === 'fa' ? '، ' : ', ');
    this.say(`${number(done)}/${number(total)}  ${where}: ${sides}  ${result}`);
  }

  failed({ refusal }: Problem): void {
    this.say(CONTEST_WORDS[this.language].failed(wordRefusal(this.language, refusal) ?? refusal.code));
  }

  progress(_progress: Progress): void {}

  pausing(): void {
    this.say(CONTEST_WORDS[this.language].pausing);
  }

  stopping(): void {
    this.say(CONTEST_WORDS[this.language].stopping);
  }

  close(): void {}

  /** On standard error, so that standard output has the standings alone. */
  protected say(line: string): void {
    process.stderr.write(`${lineIn(this.language, line)}\n`);
  }
}

class BarsOnTerminal extends LinesInLog {
  readonly #bars = new MultiBar({
    stream: process.stderr,
    format: '{name} {bar} {value}/{total} {more}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: Math.min(30, Math.max(6, columnsOf(process.stderr) - 60)),
    formatValue: (value, _options, type) =>
      type === 'value' || type === 'total' ? formatNumber(this.language, value) : String(value),
    hideCursor: true,
    clearOnComplete: false,
    emptyOnZero: true,
    forceRedraw: true,
    // The signals are ours: Ctrl-C means a pause.
    gracefulExit: false,
  });
  readonly #barOf = new Map<number, SingleBar>();
  readonly #running = new Map<number, StoredGame>();
  #left = '';

  override found(found: Found): void {
    super.found(found);
    const width = Math.min(24, Math.max(...found.categories.map(({ category }) => category.name.length)));
    for (const category of found.categories) {
      const { done, total } = this.tally(category);
      const name = padEnd(shortened(nameIn(this.language, category.category.name), width), width);
      this.#barOf.set(category.category.id, this.#bars.create(total, done, { name, more: '' }));
    }
  }

  override started(game: StoredGame): void {
    this.#running.set(game.id, game);
    this.#update();
  }

  override finished(game: FinishedGame): void {
    this.#running.delete(game.id);
    this.count(game.categoryId);
    this.#update();
  }

  override failed(problem: Problem): void {
    if (problem.game !== undefined) this.#running.delete(problem.game);
    super.failed(problem);
  }

  override progress({ remainingMs }: Progress): void {
    this.#left = remainingMs === null ? '' : timeLeft(this.language, remainingMs);
    this.#update();
  }

  override close(): void {
    this.#bars.stop();
  }

  protected override say(line: string): void {
    // Above the bars, once there are any.
    if (this.#barOf.size > 0) this.#bars.log(`${lineIn(this.language, line)}\n`);
    else super.say(line);
  }

  #update(): void {
    for (const category of this.categories) {
      const { done, total } = this.tally(category);
      const here = [...this.#running.values()].filter(({ categoryId }) => categoryId === category.category.id);
      const running = here.map((game) => this.names(game).join(' – ')).join(', ');
      const left = category.plan.isOver ? '' : this.#left;
      const more = shortened([left, running].filter(Boolean).join('  '), columnsOf(process.stderr) - 50);
      const bar = this.#barOf.get(category.category.id);
      bar?.setTotal(total);
      bar?.update(done, { more });
    }
  }
}

/** One object a line, on standard output. */
class ObjectsForMachines extends Spectator implements RunShow {
  constructor(file: ContestFile) {
    super(file, 'en');
  }

  found({ categories, finished, interrupted }: Found): void {
    this.categories = categories;
    const list = categories.map((category) => ({ name: category.category.name, ...this.tally(category) }));
    tell('found', { finished, interrupted, categories: list });
  }

  started(game: StoredGame): void {
    tell('started', this.#game(game));
  }

  finished(game: FinishedGame): void {
    this.count(game.categoryId);
    const { winner, reason, seats } = game;
    tell('finished', {
      ...this.#game(game),
      scores: seats.map(({ score }) => score),
      winner: winner === null ? null : (this.plainNames(game)[winner - 1] ?? null),
      reason,
    });
  }

  failed(problem: Problem): void {
    tell('failed', problem);
  }

  progress({ running, remaining, remainingMs }: Progress): void {
    tell('progress', { running, left: remaining, leftMs: remainingMs });
  }

  pausing(): void {
    tell('pausing', {});
  }

  stopping(): void {
    tell('stopping', {});
  }

  close(): void {}

  #game(game: FinishedGame | StoredGame) {
    const { id, matchId, number } = game;
    const category = this.categoryOf(game)?.category.name;
    return { game: id, category, match: matchId, number, contestants: this.plainNames(game) };
  }
}

export function tell(event: string, details: object): void {
  process.stdout.write(`${JSON.stringify({ event, ...details })}\n`);
}
