/** The border: every call from an interface, whichever way it came, is checked here before a handler sees it. */
import { z } from 'zod';
import { BridgeError, calls, type CallName, type ErrorCode, type Handlers, type Reply } from '../../shared/bridge.ts';
import { ProgramError } from '../contestants/program.ts';
import { ContestError } from '../store/contest-error.ts';

/** Never rejects: whatever goes wrong is a reply with a code and a sentence. */
export async function dispatch(handlers: Handlers, name: unknown, input: unknown): Promise<Reply> {
  if (typeof name !== 'string' || !isCallName(name))
    return refusal('bad-input', `There is no call ${JSON.stringify(name)}.`);
  const parsed = calls[name].input.safeParse(input);
  if (!parsed.success) return refusal('bad-input', `${name} refused: ${describe(parsed.error)}`);
  try {
    // The table of handlers is typed call by call; which call it is is known only now.
    const handler = handlers[name] as (input: unknown) => unknown;
    const value = await handler(parsed.data);
    return { ok: true, value: calls[name].output.parse(value) };
  } catch (error) {
    if (error instanceof BridgeError) return refusal(error.code, error.message, error.reason);
    // Sentences for people, from rooms that know no bridge.
    if (error instanceof ContestError || error instanceof ProgramError) {
      const isMissing = error.code === 'missing' || error.code === 'not-found';
      return refusal(isMissing ? 'not-found' : 'refused', error.message, error.code);
    }
    console.error(`${name} failed:`, error);
    return refusal('failed', error instanceof Error ? error.message : String(error));
  }
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}

/** One sentence for each problem, with the field it concerns. */
export function describe(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
}

function refusal(code: ErrorCode, message: string, reason: string | null = null): Reply {
  return { ok: false, error: { code, message, ...(reason === null ? {} : { reason }) } };
}
