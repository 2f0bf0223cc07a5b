/**
 * Reading that news ask for, while many games end within a second: the first leads to a reading at once, those that
 * follow to one when the host has rested a few times as long as the last one took. The last news is never forgotten.
 */
const PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
const REST = 3;

export function steadily(read: () => Promise<void>): () => void {
  let isResting = false;
  let hasNews = false;

  async function begin(): Promise<void> {
    isResting = true;
    const at = performance.now();
    await read().catch(() => {});
    const pause = Math.max(PAUSE_MS, REST * (performance.now() - at));
    setTimeout(rested, Math.min(pause, LONGEST_PAUSE_MS));
  }

  function rested(): void {
    isResting = false;
    if (!hasNews) return;
    hasNews = false;
    void begin();
  }

  return () => {
    if (isResting) hasNews = true;
    else void begin();
  };
}
