/** What keeps games from being played: one problem for each cause and contestant, with all the games that wait for it. */
import type { RunProblem } from '../../shared/bridge/running.ts';
import type { Problem } from '../../shared/tournament/problem.ts';
import { inEnglish } from '../../shared/refusals/refusal.ts';

export class RunProblems {
  readonly #problems = new Map<string, RunProblem>();

  get list(): readonly RunProblem[] {
    return [...this.#problems.values()];
  }

  add({ code, refusal, contestant: whose, game }: Problem): void {
    const contestant = whose ?? null;
    const id = `${code} ${contestant ?? inEnglish(refusal)}`;
    const games = new Set(this.#problems.get(id)?.games);
    if (game !== undefined) games.add(game);
    this.#problems.set(id, { id, code, refusal, contestant, games: [...games], at: Date.now() });
  }

  clear(): void {
    this.#problems.clear();
  }
}
