/** What the browser counts of a window. */
import type { Bench } from './window.ts';

async function metric({ devtools }: Bench, ...names: readonly string[]): Promise<number[]> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return names.map((name) => metrics.find((metric) => metric.name === name)?.value ?? 0);
}

/** The processor's time of the window's one thread so far: nothing of what others do on this computer. */
export async function processorMs(bench: Bench): Promise<number> {
  const [seconds = 0] = await metric(bench, 'ThreadTime');
  return seconds * 1000;
}

export interface Kept {
  readonly heapMB: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Throws away what nobody needs any more, now and not in the middle of what is measured next. */
export async function swept({ devtools }: Bench): Promise<void> {
  for (let time = 0; time < 3; time++) await devtools.send('HeapProfiler.collectGarbage');
}

/** What is left in memory after a thorough sweep. */
export async function kept(bench: Bench): Promise<Kept> {
  await swept(bench);
  const [heap = 0, nodes = 0, listeners = 0] = await metric(bench, 'JSHeapUsedSize', 'Nodes', 'JSEventListeners');
  return { heapMB: heap / 2 ** 20, nodes, listeners };
}
