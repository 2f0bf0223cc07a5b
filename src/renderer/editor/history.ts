/** What was drawn, step by step, there and back. Maps are never changed, so remembering one costs what differs in it. */
export interface History<M> {
  readonly past: readonly M[];
  readonly now: M;
  readonly future: readonly M[];
}

export function begun<M>(now: M): History<M> {
  return { past: [], now, future: [] };
}

export function grown<M>(history: History<M>, next: M): History<M> {
  if (next === history.now) return history;
  return { past: [...history.past, history.now], now: next, future: [] };
}

export function undone<M>(history: History<M>): History<M> {
  const now = history.past.at(-1);
  if (now === undefined) return history;
  return { past: history.past.slice(0, -1), now, future: [history.now, ...history.future] };
}

export function redone<M>(history: History<M>): History<M> {
  const [now, ...future] = history.future;
  if (now === undefined) return history;
  return { past: [...history.past, history.now], now, future };
}
