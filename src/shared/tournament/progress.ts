/**
 * Where a tournament stands: fixtures filled with contestants and results. When a match is decided, those who go on
 * are put into the matches they go to, and when a decision is taken back, they are taken out again.
 *
 * A match is decided by its recorded result, or, if somebody in it has withdrawn, by walkover. The walkover is worked
 * out anew each time and never remembered, so a plan that is made again with the same withdrawals comes out the same.
 */
import type { Fixture } from './fixture.ts';
import { walkover } from './series.ts';
import { isKnockout, type ContestantId, type MatchResult, type Origin, type PlannedMatch } from './tournament.ts';

/** Undefined is not known yet; null is nobody, for good. */
type Side = ContestantId | null | undefined;

export interface Meeting {
  readonly fixture: Fixture;
  sides: [Side, Side];
  recorded: MatchResult | null;
  /** The recorded result, or a walkover. */
  result: MatchResult | null;
  next: PlannedMatch['next'];
  followers: readonly Meeting[];
  /** What is shown, until something changes. */
  view: PlannedMatch | null;
}

/** The same for all that lead nowhere: of a hundred thousand matches of a round robin none does. */
const NOWHERE: PlannedMatch['next'] = { winner: null, loser: null };
const NOBODY: readonly Meeting[] = [];

interface Group {
  readonly meetings: Meeting[];
  readonly followers: Meeting[];
  undecided: number;
  ranking: readonly ContestantId[] | null;
}

export interface ProgressRules {
  readonly places: readonly (ContestantId | null)[];
  readonly withdrawn: ReadonlySet<ContestantId>;
  /** From 1, the highest. */
  seedOf(contestant: ContestantId): number;
  /** A match has other sides or another result than before. */
  changed(meeting: Meeting): void;
  /** The order of a group whose matches are all decided. */
  rankGroup(group: number, matches: readonly PlannedMatch[]): readonly ContestantId[];
}

export class Progress {
  readonly #rules: ProgressRules;
  readonly #meetings = new Map<string, Meeting>();
  readonly #groups = new Map<number, Group>();
  /** Those that wait for others, or that others wait for; each after those it waits for. */
  readonly #bracket: Meeting[] = [];
  /** How many matches are neither decided nor byes. */
  open = 0;

  constructor(rules: ProgressRules) {
    this.#rules = rules;
  }

  /** Fixtures come after those that their sides come from. */
  add(fixtures: readonly Fixture[]): void {
    for (const fixture of fixtures) {
      const meeting: Meeting = {
        fixture,
        sides: [undefined, undefined],
        recorded: null,
        result: null,
        next: NOWHERE,
        followers: NOBODY,
        view: null,
      };
      this.#meetings.set(fixture.id, meeting);
      for (const origin of fixture.from) this.#follow(meeting, origin);
      if (fixture.place.bracket === 'group') {
        const group = this.#group(fixture.place.group);
        group.meetings.push(meeting);
        group.undecided += 1;
      }
      if (isKnockout(fixture.place)) this.#bracket.push(meeting);
      this.open += 1;
      this.settle(meeting);
    }
  }

  /** For the Swiss rounds that are paired anew; nothing may follow from these matches. */
  remove(meetings: readonly Meeting[]): void {
    for (const meeting of meetings) {
      if (this.#isOpen(meeting)) this.open -= 1;
      this.#meetings.delete(meeting.fixture.id);
    }
  }

  get(id: string): Meeting | undefined {
    return this.#meetings.get(id);
  }

  all(): Iterable<Meeting> {
    return this.#meetings.values();
  }

  viewOf(meeting: Meeting): PlannedMatch {
    const { fixture, sides, next, result } = meeting;
    return (meeting.view ??= {
      id: fixture.id,
      place: fixture.place,
      from: [this.#originOf(fixture.from[0], sides[0]), this.#originOf(fixture.from[1], sides[1])],
      sides: [sides[0] ?? null, sides[1] ?? null],
      state: stateOf(meeting),
      result,
      next,
    });
  }

  /** Works a match out anew, and what follows from it if that made a difference. */
  settle(meeting: Meeting): void {
    const { fixture } = meeting;
    const [first, second] = [this.#whoIs(fixture.from[0]), this.#whoIs(fixture.from[1])];
    const wasOpen = this.#isOpen(meeting);
    const before = meeting.result;
    const sameSides = first === meeting.sides[0] && second === meeting.sides[1];
    if (!sameSides) meeting.sides = [first, second];
    meeting.view = null;
    meeting.result = meeting.recorded ?? this.#walkoverOf(meeting);
    this.open += Number(this.#isOpen(meeting)) - Number(wasOpen);
    if (sameSides && sameDecision(before, meeting.result)) return;
    this.#rules.changed(meeting);
    for (const follower of meeting.followers) this.settle(follower);
    if (fixture.place.bracket === 'group') this.#settleGroup(fixture.place.group, before, meeting.result);
  }

  /** All matches that hang on this one, the next ones first. */
  dependents(meeting: Meeting): Set<Meeting> {
    const found = new Set<Meeting>();
    const queue = [meeting];
    for (const one of queue) {
      const { bracket, group } = one.fixture.place;
      const following = bracket === 'group' ? this.#group(group).followers : one.followers;
      for (const follower of following) {
        if (found.has(follower)) continue;
        found.add(follower);
        queue.push(follower);
      }
    }
    return found;
  }

  /** How many open matches wait for none, how many only for those, and so on. */
  waves(): readonly number[] {
    const inWave = new Map<string, number>();
    const counts: number[] = [];
    for (const { fixture, result, sides } of this.#bracket) {
      if (result || sides.includes(null)) continue;
      const wave = Math.max(...fixture.from.map((origin) => this.#waveAfter(origin, inWave)));
      inWave.set(fixture.id, wave);
      counts[wave] = (counts[wave] ?? 0) + 1;
    }
    const others = this.open - inWave.size;
    if (others > 0) counts[0] = (counts[0] ?? 0) + others;
    return Array.from(counts, (count) => count ?? 0);
  }

  #waveAfter(origin: Origin, inWave: ReadonlyMap<string, number>): number {
    if (origin.kind === 'group') return Number(this.#group(origin.group).undecided > 0);
    return 'match' in origin ? 1 + (inWave.get(origin.match) ?? -1) : 0;
  }

  /** Null until all matches of the group are decided. */
  groupRanking(number: number): readonly ContestantId[] | null {
    const group = this.#group(number);
    if (group.undecided > 0) return null;
    return (group.ranking ??= this.#rules.rankGroup(
      number,
      group.meetings.map((meeting) => this.viewOf(meeting)),
    ));
  }

  #settleGroup(number: number, before: MatchResult | null, after: MatchResult | null): void {
    const group = this.#group(number);
    const wasComplete = group.undecided === 0;
    group.undecided += Number(before !== null) - Number(after !== null);
    group.ranking = null;
    if (!wasComplete && group.undecided > 0) return;
    for (const follower of group.followers) this.settle(follower);
  }

  #group(number: number): Group {
    const known = this.#groups.get(number);
    if (known) return known;
    const group: Group = { meetings: [], followers: [], undecided: 0, ranking: null };
    this.#groups.set(number, group);
    return group;
  }

  #follow(meeting: Meeting, origin: Origin): void {
    if (origin.kind === 'group') this.#group(origin.group).followers.push(meeting);
    if (!('match' in origin)) return;
    const source = this.#meetings.get(origin.match);
    if (!source) throw new Error(`${meeting.fixture.id} waits for ${origin.match}, which is not part of the plan.`);
    if (!source.followers.includes(meeting)) source.followers = [...source.followers, meeting];
    const to = meeting.fixture.id;
    source.next = origin.kind === 'winner' ? { ...source.next, winner: to } : { ...source.next, loser: to };
    source.view = null;
  }

  /** A bye has no loser, and a match without anybody no winner: nobody ever comes from there. */
  #originOf(origin: Origin, side: Side): Origin {
    if (side === null && (origin.kind === 'winner' || origin.kind === 'loser')) return { kind: 'nobody' };
    const source = side === undefined && origin.kind === 'winner' ? this.#meetings.get(origin.match) : undefined;
    if (origin.kind !== 'winner' || !source || !isBye(source)) return origin;
    return { ...origin, alone: this.viewOf(source).from[source.sides[0] === null ? 1 : 0] };
  }

  #whoIs(origin: Origin): Side {
    switch (origin.kind) {
      case 'place':
        return this.#rules.places[origin.place] ?? null;
      case 'contestant':
        return origin.id;
      case 'nobody':
        return null;
      case 'group': {
        const ranking = this.groupRanking(origin.group);
        return ranking ? (ranking[origin.rank - 1] ?? null) : undefined;
      }
      case 'winner':
        return this.#outcome(origin.match).winner;
      case 'loser':
        return this.#outcome(origin.match).loser;
      case 'unbeaten-loser': {
        const meeting = this.#meetings.get(origin.match);
        if (!meeting || isBye(meeting)) return null;
        if (!meeting.result) return undefined;
        return meeting.result.winner === 1 ? meeting.sides[0] : null;
      }
    }
  }

  #outcome(id: string): { winner: Side; loser: Side } {
    const meeting = this.#meetings.get(id);
    if (!meeting) return { winner: null, loser: null };
    const [first, second] = meeting.sides;
    if (isBye(meeting)) return { winner: first === null ? second : first, loser: null };
    if (!meeting.result) return { winner: undefined, loser: undefined };
    return meeting.result.winner === 1 ? { winner: second, loser: first } : { winner: first, loser: second };
  }

  /** When both have withdrawn, a knockout still needs somebody to go on and lose the next match: the higher seed. */
  #walkoverOf({ fixture, sides: [first, second] }: Meeting): MatchResult | null {
    const { withdrawn, seedOf } = this.#rules;
    if (!first) return null;
    if (fixture.place.bracket === 'solo') return withdrawn.has(first) ? walkover(null) : null;
    if (!second) return null;
    const gone = [withdrawn.has(first), withdrawn.has(second)];
    if (!gone[0] && !gone[1]) return null;
    if (gone[0] !== gone[1]) return walkover(gone[0] ? 1 : 0);
    if (!isKnockout(fixture.place)) return walkover(null);
    return walkover(seedOf(first) < seedOf(second) ? 0 : 1);
  }

  #isOpen(meeting: Meeting): boolean {
    return !meeting.result && !isBye(meeting);
  }
}

function isBye({ fixture, sides: [first, second] }: Meeting): boolean {
  return fixture.place.bracket !== 'solo' && (first === null || second === null);
}

function stateOf(meeting: Meeting): PlannedMatch['state'] {
  if (meeting.result) return 'decided';
  if (isBye(meeting)) return 'bye';
  return meeting.sides.includes(undefined) ? 'waiting' : 'ready';
}

function sameDecision(before: MatchResult | null, after: MatchResult | null): boolean {
  if (before?.decidedBy !== 'walkover' || after?.decidedBy !== 'walkover') return before === after;
  return before.winner === after.winner;
}
