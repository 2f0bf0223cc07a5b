/**
 * Reading that is asked for again and again: while one is under way no second one begins, but whatever was asked for
 * meanwhile leads to one more afterwards, so that the last reading always began after the last request.
 */
export function once(read: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function begin(): Promise<void> {
    running = read().finally(() => {
      running = null;
    });
    return running;
  }

  return () => {
    if (!running) return begin();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };
}
