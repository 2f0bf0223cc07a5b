/**
 * Pairs everybody with somebody they may meet, if that is possible at all: Edmonds' blossom algorithm. Pairs can then be
 * asked for one by one; each is granted only if the rest can still be paired, so that a Swiss round never ends in a
 * corner that would need backtracking.
 */
const NOBODY = -1;

export class PerfectMatching {
  readonly #mayMeet: (a: number, b: number) => boolean;
  readonly #size: number;
  readonly #partner: Int32Array;
  /** Members of pairs that were granted, who take no further part. */
  readonly #settled: Uint8Array;

  private constructor(size: number, mayMeet: (a: number, b: number) => boolean) {
    this.#size = size;
    this.#mayMeet = mayMeet;
    this.#partner = new Int32Array(size).fill(NOBODY);
    this.#settled = new Uint8Array(size);
  }

  /** Members are numbered from 0; null if they cannot all be paired. */
  static find(size: number, mayMeet: (a: number, b: number) => boolean): PerfectMatching | null {
    const matching = new PerfectMatching(size, mayMeet);
    for (let member = 0; member < size; member++) {
      if (matching.#partner[member] === NOBODY && !matching.#findPartner(member)) return null;
    }
    return matching;
  }

  /** Makes these two a pair for good, unless somebody else would then be left without a partner. */
  grant(a: number, b: number): boolean {
    if (!this.#mayMeet(a, b)) return false;
    const [leftA, leftB] = [this.#partner[a] ?? NOBODY, this.#partner[b] ?? NOBODY];
    this.#settled[a] = this.#settled[b] = 1;
    if (leftA === b) return true;
    const before = this.#partner.slice();
    this.#partner[a] = b;
    this.#partner[b] = a;
    this.#partner[leftA] = this.#partner[leftB] = NOBODY;
    if (this.#findPartner(leftA)) return true;
    this.#partner.set(before);
    this.#settled[a] = this.#settled[b] = 0;
    return false;
  }

  /** Searches a path that alternates between possible and present pairs and ends at somebody free, then flips it. */
  #findPartner(root: number): boolean {
    const size = this.#size;
    const partner = this.#partner;
    const parent = new Int32Array(size).fill(NOBODY);
    const base = Int32Array.from({ length: size }, (_, member) => member);
    const reached = new Uint8Array(size);
    const queue = [root];
    reached[root] = 1;
    const at = (list: Int32Array, index: number): number => list[index] ?? NOBODY;

    /** Where the paths of two members back to the root join. */
    const join = (a: number, b: number): number => {
      const onPath = new Uint8Array(size);
      for (let member = a; ; member = at(parent, at(partner, member))) {
        member = at(base, member);
        onPath[member] = 1;
        if (at(partner, member) === NOBODY) break;
      }
      for (let member = at(base, b); ; member = at(base, at(parent, at(partner, member)))) {
        if (onPath[member]) return member;
      }
    };
    const markBlossom = (blossom: Uint8Array, from: number, joint: number, child: number): void => {
      for (let [member, below] = [from, child]; at(base, member) !== joint;) {
        const mate = at(partner, member);
        blossom[at(base, member)] = blossom[at(base, mate)] = 1;
        parent[member] = below;
        below = mate;
        member = at(parent, mate);
      }
    };

    for (let head = 0; head < queue.length; head++) {
      const member = queue[head] ?? root;
      for (let other = 0; other < size; other++) {
        if (this.#settled[other] || other === member || !this.#mayMeet(member, other)) continue;
        if (at(base, member) === at(base, other) || at(partner, member) === other) continue;
        const mate = at(partner, other);
        if (other === root || (mate !== NOBODY && at(parent, mate) !== NOBODY)) {
          // An odd circle: from its joint every member can be reached, so it is treated as one.
          const joint = join(member, other);
          const blossom = new Uint8Array(size);
          markBlossom(blossom, member, joint, other);
          markBlossom(blossom, other, joint, member);
          for (let inside = 0; inside < size; inside++) {
            if (!blossom[at(base, inside)]) continue;
            base[inside] = joint;
            if (!reached[inside]) {
              reached[inside] = 1;
              queue.push(inside);
            }
          }
        } else if (at(parent, other) === NOBODY) {
          parent[other] = member;
          if (mate === NOBODY) {
            this.#flip(parent, other);
            return true;
          }
          reached[mate] = 1;
          queue.push(mate);
        }
      }
    }
    return false;
  }

  #flip(parent: Int32Array, end: number): void {
    for (let member = end; member !== NOBODY;) {
      const before = parent[member] ?? NOBODY;
      const next = this.#partner[before] ?? NOBODY;
      this.#partner[member] = before;
      this.#partner[before] = member;
      member = next;
    }
  }
}
