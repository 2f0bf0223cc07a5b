/** An error that only a person can mend: its message is the refusal's sentence in English. */
import { inEnglish, refusal, type Refusal } from './refusal.ts';

/** Of whatever was thrown; what nobody foresaw is one, too. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedError) return error.refusal;
  return refusal('unforeseen', { said: error instanceof Error ? error.message : String(error) });
}

export abstract class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(why: Refusal, message = inEnglish(why)) {
    super(message);
    this.refusal = why;
  }
}
