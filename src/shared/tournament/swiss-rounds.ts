/** The rounds of a Swiss tournament, which appear one by one: each is paired when the one before is complete. */
import { fixture, type Fixture } from './fixture.ts';
import type { Meeting, Progress } from './progress.ts';
import { pairRound, swissPlayers, swissRounds } from './swiss.ts';
import type { ContestantId } from './tournament.ts';

export class SwissRounds {
  readonly #progress: Progress;
  readonly #contestants: readonly ContestantId[];
  readonly #withdrawn: ReadonlySet<ContestantId>;
  readonly #wanted: number;
  readonly #rounds: Meeting[][] = [];
  /** No further round is possible without somebody meeting an old opponent. */
  #exhausted = false;

  /** `contestants` in the order of the draw, which ranks those with equal points. */
  constructor(
    progress: Progress,
    contestants: readonly ContestantId[],
    withdrawn: ReadonlySet<ContestantId>,
    wanted: number,
  ) {
    this.#progress = progress;
    this.#contestants = contestants;
    this.#withdrawn = withdrawn;
    this.#wanted = swissRounds(wanted, contestants.length);
  }

  /** Pairs what can be paired now; true if there is something new. Done as late as possible, for pairing takes time. */
  grow(): boolean {
    const before = this.#rounds.length;
    while (this.#progress.open === 0 && this.#rounds.length < this.#wanted && !this.#exhausted) {
      const matches = this.#rounds.flat().map((meeting) => this.#progress.viewOf(meeting));
      const round = pairRound(swissPlayers(this.#contestants, matches, this.#withdrawn));
      if (!round) {
        this.#exhausted = true;
        break;
      }
      const fixtures = round.pairs.map(([first, second], index) => this.#fixture(index + 1, first, second));
      if (round.bye !== null) fixtures.push(this.#fixture(fixtures.length + 1, round.bye, null));
      this.#progress.add(fixtures);
      this.#rounds.push(fixtures.flatMap(({ id }) => this.#progress.get(id) ?? []));
    }
    return this.#rounds.length > before;
  }

  /** How many matches each round that is not paired yet will have, if nobody else withdraws. */
  get toCome(): readonly number[] {
    const players = this.#contestants.length - this.#withdrawn.size;
    const rounds = this.#exhausted ? 0 : this.#wanted - this.#rounds.length;
    return Array<number>(rounds).fill(Math.floor(Math.max(0, players) / 2));
  }

  /** The matches of all rounds after this one: they were paired by its results. */
  after(round: number): readonly Meeting[] {
    return this.#rounds.slice(round).flat();
  }

  /** Forgets the rounds after this one, to be paired anew. */
  cutAfter(round: number): void {
    this.#progress.remove(this.after(round));
    this.#rounds.splice(round);
    this.#exhausted = false;
  }

  #fixture(number: number, first: ContestantId, second: ContestantId | null): Fixture {
    return fixture(
      { bracket: 'swiss', group: 1, round: this.#rounds.length + 1, number },
      { kind: 'contestant', id: first },
      second === null ? { kind: 'nobody' } : { kind: 'contestant', id: second },
    );
  }
}
