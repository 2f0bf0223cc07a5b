/**
 * Changes of one thing, of which the last one counts: each begins when the one before it is over. A browser's requests may
 * overtake one another on their way, and writings to one file may too; what was wanted first would be what remains then.
 */
export function inTurn(): <Answer>(ask: () => Promise<Answer>) => Promise<Answer> {
  let latest: Promise<unknown> | null = null;

  return (ask) => {
    // With nobody before it a question is asked at once: a page that is being left has no later.
    const answer = latest ? latest.then(ask, ask) : ask();
    const settled = (): void => {
      if (latest === answer) latest = null;
    };
    latest = answer;
    answer.then(settled, settled);
    return answer;
  };
}
