/**
 * What the window's one thread did, frame for frame, in the processor's own time: whatever else runs on this computer
 * makes the frames come later, but none of them dearer.
 */
import type { CDPSession } from '@playwright/test';

/** A span of the browser's own trace; times in microseconds, `tdur` in those of the processor. */
interface Span {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Everything from the end of one frame to the end of the next, in milliseconds. */
export interface Frame {
  /** When it was handed on to be shown. */
  readonly at: number;
  readonly script: number;
  /** Script, styles, layout and painting. */
  readonly all: number;
  /** What of it was done in one go to draw the frame; the rest was done while nobody waited. */
  readonly drawing: number;
}

export interface Trace {
  readonly frames: readonly Frame[];
  /** The longest that nothing else could be done, not even hearing a click. */
  readonly longestTask: number;
}

/**
 * What runs after a promise is in here too, which is where the interface is updated, and so is the collector's work:
 * whoever makes the rubbish pays for taking it away.
 */
const SCRIPT: ReadonlySet<string> = new Set([
  'v8.callFunction',
  'v8.run',
  'RunMicrotasks',
  'FunctionCall',
  'EvaluateScript',
  'MinorGC',
  'MajorGC',
]);
/** What a script may ask for by looking at the page; it is the page's work all the same. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['UpdateLayoutTree', 'Layout', 'HitTest']);
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];

export async function traced(devtools: CDPSession, work: () => Promise<unknown>): Promise<Trace> {
  const spans: Span[] = [];
  // The protocol does not say what the events look like.
  const collect = ({ value }: { value: object[] }) => spans.push(...(value as Span[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  try {
    await work();
  } finally {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    devtools.off('Tracing.dataCollected', collect);
  }
  return readTrace(spans);
}

function readTrace(all: readonly Span[]): Trace {
  const spans = ofTheWindow(all);
  const commits = spans.filter(({ name }) => name === 'Commit').map(({ ts }) => ts);
  const tasks = spans.filter(({ name }) => name === 'RunTask');
  const script = outermost(spans.filter(({ name }) => SCRIPT.has(name)));
  const looks = outermost(spans.filter(({ name }) => OF_THE_PAGE.has(name))).filter((span) => isWithin(span, script));
  const [scripts = [], forLooks = [], whole = []] = [script, looks, tasks].map((spans) => sums(spans, commits));
  const frames = commits.map((at, i) => ({
    at: at / 1000,
    script: (scripts[i] ?? 0) - (forLooks[i] ?? 0),
    all: whole[i] ?? 0,
    drawing: (tasks.find(({ ts, dur = 0 }) => ts <= at && at <= ts + dur)?.tdur ?? 0) / 1000,
  }));
  // The first began before anybody looked.
  return { frames: frames.slice(1), longestTask: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)) };
}

/** The page's main thread. */
function ofTheWindow(spans: readonly Span[]): Span[] {
  const commits = spans.filter(({ name }) => name === 'Commit');
  const main = spans.find(
    ({ name, args, pid, tid }) =>
      name === 'thread_name' &&
      args?.name === 'CrRendererMain' &&
      commits.some((commit) => commit.pid === pid && commit.tid === tid),
  );
  return spans
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === main?.pid && tid === main.tid)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

/** A span within another is counted there already. */
function outermost(spans: readonly Span[]): Span[] {
  let end = -Infinity;
  return spans.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

function isWithin({ ts }: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.ts <= ts && ts < span.ts + (span.dur ?? 0));
}

/** For each of the moments: the processor's milliseconds of what began between the one before and it. */
function sums(spans: readonly Span[], moments: readonly number[]): number[] {
  let next = 0;
  return moments.map((moment) => {
    let sum = 0;
    for (; (spans[next]?.ts ?? Infinity) <= moment; next++) sum += (spans[next]?.tdur ?? 0) / 1000;
    return sum;
  });
}
