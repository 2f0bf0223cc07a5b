/** The patient's chart: every finding once, weighed, with how often it was seen. */
import type { Finding, FindingCode, Symptom, Where } from '../../shared/doctor/finding.ts';
import { severityOf } from '../../shared/doctor/severity.ts';

export class Chart {
  readonly #game: string;
  readonly #findings = new Map<string, Finding>();

  constructor(game: string) {
    this.#game = game;
  }

  get findings(): Finding[] {
    return [...this.#findings.values()];
  }

  /** The finding when it is a new one, null when it was only counted. */
  note(symptom: Symptom, where: Where): Finding | null {
    const severity = severityOf(this.#game, symptom);
    const key = keyOf(symptom);
    const known = this.#findings.get(key);
    if (known) {
      // What is noted later may be worse: moves that were refused now and then, and now all of them.
      const worse = known.severity !== 'fatal' && severity === 'fatal';
      const kept = worse ? { ...symptom, severity, where } : known;
      this.#findings.set(key, { ...kept, ...summed(known, symptom), times: known.times + 1 } as Finding);
      return null;
    }
    const finding: Finding = { ...symptom, severity, where, times: 1 };
    this.#findings.set(key, finding);
    return finding;
  }

  /** A mistake that costs a turn costs the game when it is made in every turn. */
  worsen(): void {
    for (const [key, finding] of this.#findings) {
      if (finding.severity === 'problem') this.#findings.set(key, { ...finding, severity: 'fatal' });
    }
  }

  has(code: FindingCode): boolean {
    return this.findings.some((finding) => finding.code === code);
  }

  get isFatal(): boolean {
    return this.findings.some(({ severity }) => severity === 'fatal');
  }
}

/** Different reasons of one code are different mistakes. */
function keyOf(symptom: Symptom): string {
  const why = symptom.code === 'illegal' ? (symptom.suspicion ?? symptom.why) : '';
  return `${symptom.code} ${why}`;
}

function summed(known: Finding, symptom: Symptom): { count?: number } {
  return known.code === 'passed' && symptom.code === 'passed' ? { count: known.count + symptom.count } : {};
}
