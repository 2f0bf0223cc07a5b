/** The size of a file as a person would say it. */
export function sizeOf(bytes: number): { readonly unit: 'kb' | 'mb'; readonly value: number } {
  if (bytes < 1_000_000) return { unit: 'kb', value: Math.max(1, Math.round(bytes / 1000)) };
  return { unit: 'mb', value: Math.round(bytes / 100_000) / 10 };
}
