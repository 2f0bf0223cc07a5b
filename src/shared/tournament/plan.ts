/**
 * The plan of a category: which matches there are, which can be played now, and what the results lead to. It is a
 * function of the draw, the recorded results and the set of those who have withdrawn: made again from the same it is the
 * same, in whatever valid order the results are recorded.
 *
 * Somebody who has withdrawn keeps the results they have; their other matches go to the opponents by walkover. A walkover
 * need not be recorded, but whoever keeps results should keep it too: when both sides of a match withdraw one after
 * the other, only a recorded walkover tells who was first.
 */
import { seedOrder } from './draw.ts';
import { fixturesOf, groupsOf } from './formats.ts';
import { knockoutPlaces } from './knockout-places.ts';
import { matchTitles, type MatchTitle } from './match-title.ts';
import { PlayingOrder } from './playing-order.ts';
import { Progress, type Meeting } from './progress.ts';
import { GROUP_ORDER, knockoutStandings, standings, SWISS_ORDER, type Standing } from './standings.ts';
import { SwissRounds } from './swiss-rounds.ts';
import {
  isElimination,
  isKnockout,
  type ContestantId,
  type Draw,
  type Entrant,
  type MatchPlace,
  type MatchResult,
  type Placing,
  type PlannedMatch,
} from './tournament.ts';

/** One table of a category; `group` is 0 where there are no groups, or where a round robin has only one. */
export interface StandingsTable {
  readonly group: number;
  readonly rows: readonly Standing[];
}

export class Plan {
  readonly draw: Draw;
  /** From the highest seed to the lowest. */
  readonly seedOrder: readonly ContestantId[];
  readonly #seeds: ReadonlyMap<ContestantId, number>;
  readonly #groups: readonly (readonly ContestantId[])[];
  readonly #withdrawn: Set<ContestantId>;
  readonly #progress: Progress;
  readonly #swiss: SwissRounds | null;
  readonly #playingOrder: PlayingOrder;
  /** The tables of the groups, until something in them changes. */
  readonly #groupTables = new Map<number, StandingsTable>();
  /** Until other matches are planned. */
  #titleOf: ((place: MatchPlace) => MatchTitle) | null = null;
  #changes: string[] = [];
  #isDrawn = false;

  constructor(draw: Draw, entrants: readonly Entrant[], withdrawn: ReadonlySet<ContestantId> = new Set()) {
    this.draw = draw;
    this.seedOrder = seedOrder(draw, entrants);
    this.#seeds = new Map(this.seedOrder.map((contestant, index) => [contestant, index + 1]));
    this.#groups = groupsOf(draw);
    this.#withdrawn = new Set(withdrawn);
    this.#playingOrder = new PlayingOrder(() => this.#progress.all());
    this.#progress = new Progress({
      places: draw.places,
      withdrawn: this.#withdrawn,
      seedOf: (contestant) => this.#seedOf(contestant),
      changed: (meeting) => this.#noteChange(meeting),
      rankGroup: (group, matches) => this.#groupTable(group, matches).rows.map(({ contestant }) => contestant),
    });
    this.#progress.add(fixturesOf(draw));
    this.#isDrawn = true;
    const contestants = draw.places.filter((contestant) => contestant !== null);
    this.#swiss =
      draw.format.kind === 'swiss'
        ? new SwissRounds(this.#progress, contestants, this.#withdrawn, draw.format.rounds)
        : null;
  }

  /** Those who have withdrawn; with the draw and the results it is all that a plan is made of. */
  get withdrawn(): ReadonlySet<ContestantId> {
    return this.#withdrawn;
  }

  matches(): readonly PlannedMatch[] {
    this.#grow();
    return [...this.#progress.all()].map((meeting) => this.#progress.viewOf(meeting));
  }

  match(id: string): PlannedMatch | null {
    const meeting = this.#find(id);
    return meeting ? this.#progress.viewOf(meeting) : null;
  }

  /** What a match is called by; null where there is no such match any more. */
  titleOf(id: string): MatchTitle | null {
    const meeting = this.#find(id);
    if (!meeting) return null;
    const fixtures = () => Array.from(this.#progress.all(), ({ fixture }) => fixture);
    this.#titleOf ??= matchTitles(this.draw.format.kind, fixtures());
    return this.#titleOf(meeting.fixture.place);
  }

  /** The matches that can be played now, those first that most others wait for. */
  ready(): readonly PlannedMatch[] {
    return [...this.upcoming()];
  }

  /** The same, one by one: to find the next one takes no longer where there are a hundred thousand. */
  *upcoming(): Generator<PlannedMatch, void> {
    this.#grow();
    const isReady = (meeting: Meeting) => this.#progress.viewOf(meeting).state === 'ready';
    for (const meeting of this.#playingOrder.upcoming(isReady)) yield this.#progress.viewOf(meeting);
  }

  /**
   * How many matches are still to be decided, wave by wave: all of one can be played side by side, and those of the next
   * wait for some of them. Swiss rounds to come are waves too.
   */
  matchesLeft(): readonly number[] {
    this.#grow();
    return [...this.#progress.waves(), ...(this.#swiss?.toCome ?? [])];
  }

  /** The ids of the matches that have other sides or another result than when they were drawn or this was asked last. */
  takeChanges(): ReadonlySet<string> {
    this.#grow();
    const changes = new Set(this.#changes);
    this.#changes = [];
    return changes;
  }

  /** Whether its result was recorded, and is not only a walkover that was worked out. */
  isRecorded(matchId: string): boolean {
    return (this.#find(matchId)?.recorded ?? null) !== null;
  }

  /** How high both sides of a match are seeded, from 1; for the last step of the chain of tie-breaks. */
  seedsOf({ sides }: PlannedMatch): readonly [number, number] {
    return [
      sides[0] === null ? Infinity : this.#seedOf(sides[0]),
      sides[1] === null ? Infinity : this.#seedOf(sides[1]),
    ];
  }

  /** Throws a sentence when the match cannot have this result now. */
  record(matchId: string, result: MatchResult): void {
    const meeting = this.#require(matchId);
    const { state, result: present } = this.#progress.viewOf(meeting);
    if (meeting.recorded) throw new Error(`${matchId} is decided already; take its result back first.`);
    if (state === 'bye') throw new Error(`${matchId} is a bye; nobody plays there.`);
    if (state === 'waiting') throw new Error(`${matchId} cannot be played yet: it is not known who plays.`);
    if (result.winner === null && isKnockout(meeting.fixture.place)) {
      throw new Error(`${matchId} is a knockout match; somebody has to win it.`);
    }
    // A walkover that was worked out gives way to what was played before somebody withdrew.
    const isConfirmed = present?.decidedBy === 'walkover' && result.decidedBy === 'walkover';
    if (present && !(isConfirmed && present.winner === result.winner)) {
      const later = this.#dependents(meeting).find(({ recorded }) => recorded);
      if (later) throw new Error(`${matchId} cannot change: ${later.fixture.id} was played because of it.`);
      this.#cutAfter(meeting);
    }
    meeting.recorded = result;
    this.#progress.settle(meeting);
  }

  /** Takes back a result and all that depend on it, walkovers too; returns the ids of the matches, this one first. */
  undo(matchId: string): readonly string[] {
    const meeting = this.#require(matchId);
    if (!meeting.recorded) throw new Error(`${matchId} has no recorded result to take back.`);
    return this.#takeBack([meeting]);
  }

  /** Results stay; matches not yet decided go to the opponents. */
  withdraw(contestant: ContestantId): void {
    if (!this.#seeds.has(contestant)) throw new Error(`${contestant} does not take part.`);
    if (this.#withdrawn.has(contestant)) return;
    const theirs = this.#meetingsOf(contestant);
    // What they have won because others withdrew is decided and stays, even though both are gone now.
    for (const meeting of theirs) meeting.recorded ??= meeting.result;
    this.#withdrawn.add(contestant);
    for (const meeting of theirs) this.#progress.settle(meeting);
  }

  /** Undoes a withdrawal: what was lost by it is to be played. Returns the ids of results that this takes back. */
  reinstate(contestant: ContestantId): readonly string[] {
    if (!this.#withdrawn.delete(contestant)) throw new Error(`${contestant} has not withdrawn.`);
    const lost = this.#meetingsOf(contestant).filter(({ result, sides }) => {
      if (result?.decidedBy !== 'walkover') return false;
      return result.winner === null || sides[result.winner] !== contestant;
    });
    return this.#takeBack(lost);
  }

  /** Every decision so far, walkovers included: what is worth keeping. */
  results(): ReadonlyMap<string, MatchResult> {
    this.#grow();
    return new Map([...this.#progress.all()].flatMap(({ fixture, result }) => (result ? [[fixture.id, result]] : [])));
  }

  get isOver(): boolean {
    this.#grow();
    return this.#progress.open === 0;
  }

  /** The final places as far as they are certain. A ranking has none here: `rankMaps` compares its games. */
  places(): readonly Placing[] {
    const { kind } = this.draw.format;
    if (kind === 'ranking') return [];
    if (kind === 'swiss') return this.isOver ? this.tables().flatMap(({ rows }) => rows.map(placingOf)) : [];
    if (kind === 'round-robin') return this.isOver ? this.#groupPlaces(0) : [];
    const unopposed = this.#unopposed();
    const placings = unopposed ? [unopposed] : knockoutPlaces(this.matches());
    return kind === 'groups-knockout' ? [...placings, ...this.#groupPlaces(this.draw.format.advance)] : placings;
  }

  /** The table of each group, or the one of the whole category. */
  tables(): readonly StandingsTable[] {
    const { kind } = this.draw.format;
    if (kind === 'ranking') return [];
    const matches = this.matches();
    if (kind === 'swiss') return [{ group: 0, rows: standings(this.seedOrder, matches, SWISS_ORDER) }];
    if (isElimination(kind)) {
      return [{ group: 0, rows: knockoutStandings(this.seedOrder, matches, this.places()) }];
    }
    const isSingle = kind === 'round-robin' && this.#groups.length === 1;
    const inGroups = Map.groupBy(matches, ({ place }) => (place.bracket === 'group' ? place.group : null));
    return this.#groups.map((_, index) => {
      const table = this.#groupTable(index + 1, inGroups.get(index + 1) ?? []);
      return isSingle ? { ...table, group: 0 } : table;
    });
  }

  #groupTable(group: number, matches: readonly PlannedMatch[]): StandingsTable {
    const known = this.#groupTables.get(group);
    if (known) return known;
    const members = new Set(this.#groups[group - 1]);
    const bySeed = this.seedOrder.filter((contestant) => members.has(contestant));
    const table = { group, rows: standings(bySeed, matches, GROUP_ORDER) };
    this.#groupTables.set(group, table);
    return table;
  }

  /** Those who came behind the first `advance` of their group; all with the same rank share their places. */
  #groupPlaces(advance: number): Placing[] {
    const rankings = this.#groups.map((_, index) => this.#progress.groupRanking(index + 1));
    const placings: Placing[] = [];
    const largest = Math.max(0, ...this.#groups.map(({ length }) => length));
    let next = 1;
    for (let rank = 1; rank <= largest; rank++) {
      const to = next - 1 + this.#groups.filter(({ length }) => length >= rank).length;
      const level = rankings.flatMap((ranking) => ranking?.[rank - 1] ?? []);
      if (rank > advance) placings.push(...level.map((contestant) => ({ contestant, from: next, to })));
      next = to + 1;
    }
    return placings;
  }

  /** Where only one contestant could get into the knockout, there is nothing left to play for. */
  #unopposed(): Placing | null {
    const [only] = this.seedOrder;
    if (only !== undefined && this.seedOrder.length === 1) return { contestant: only, from: 1, to: 1 };
    const { format } = this.draw;
    if (format.kind !== 'groups-knockout' || format.advance > 1 || this.#groups.length > 1) return null;
    const winner = this.#progress.groupRanking(1)?.[0];
    return winner === undefined ? null : { contestant: winner, from: 1, to: 1 };
  }

  #seedOf(contestant: ContestantId): number {
    return this.#seeds.get(contestant) ?? Infinity;
  }

  #meetingsOf(contestant: ContestantId): Meeting[] {
    this.#grow();
    return [...this.#progress.all()].filter(({ sides }) => sides.includes(contestant));
  }

  #find(id: string): Meeting | undefined {
    const known = this.#progress.get(id);
    if (known) return known;
    this.#grow();
    return this.#progress.get(id);
  }

  #require(id: string): Meeting {
    const meeting = this.#find(id);
    if (!meeting) throw new Error(`The plan has no match ${id}.`);
    return meeting;
  }

  #grow(): void {
    if (this.#swiss?.grow()) this.#replanned();
  }

  #noteChange(meeting: Meeting): void {
    const { id, place } = meeting.fixture;
    if (this.#isDrawn || meeting.result) this.#changes.push(id);
    if (place.bracket === 'group') this.#groupTables.delete(place.group);
    this.#playingOrder.changed(meeting);
  }

  #dependents(meeting: Meeting): Meeting[] {
    return [...(this.#swiss?.after(meeting.fixture.place.round) ?? this.#progress.dependents(meeting))];
  }

  /** A Swiss round that is decided otherwise leads to other pairs. */
  #cutAfter({ fixture }: Meeting): void {
    if (!this.#swiss) return;
    for (const { fixture: later } of this.#swiss.after(fixture.place.round)) this.#changes.push(later.id);
    this.#swiss.cutAfter(fixture.place.round);
    this.#replanned();
  }

  #replanned(): void {
    this.#playingOrder.renew();
    this.#titleOf = null;
  }

  #takeBack(meetings: readonly Meeting[]): string[] {
    const affected = new Set(meetings.flatMap((meeting) => [meeting, ...this.#dependents(meeting)]));
    const gone = [...affected].filter(({ result }) => result).map(({ fixture }) => fixture.id);
    for (const meeting of affected) meeting.recorded = null;
    for (const meeting of meetings) this.#cutAfter(meeting);
    for (const meeting of affected)
      if (this.#progress.get(meeting.fixture.id) === meeting) this.#progress.settle(meeting);
    return gone;
  }
}

function placingOf({ contestant, from, to }: Standing): Placing {
  return { contestant, from, to };
}
