/** Ctrl-C ends what is being played and its programs, then us. */
export function endOfPatience(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort(new Error('cancelled')));
  return stop.signal;
}
