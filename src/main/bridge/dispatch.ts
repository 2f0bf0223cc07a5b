/** The border: every call from an interface, whichever way it came, is checked here before a handler sees it. */
import { BridgeError, calls, type CallName, type ErrorCode, type Handlers, type Reply } from '../../shared/bridge.ts';
import { issueRefusals } from '../../shared/refusals/issues.ts';
import { inEnglish, refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { refusalOf } from '../../shared/refusals/refused-error.ts';
import { ProgramError } from '../contestants/program.ts';
import { ContestError } from '../store/contest-error.ts';

/** Never rejects: whatever goes wrong is a reply with a code and a refusal. */
export async function dispatch(handlers: Handlers, name: unknown, input: unknown): Promise<Reply> {
  if (typeof name !== 'string' || !isCallName(name))
    return refused('bad-input', refusal('no-such-call', { call: (JSON.stringify(name) ?? '').slice(0, 80) }));
  const parsed = calls[name].input.safeParse(input);
  if (!parsed.success) {
    return refused('bad-input', refusal('call-refused', { call: name, what: issueRefusals(parsed.error) }));
  }
  try {
    // The table of handlers is typed call by call; which call it is is known only now.
    const handler = handlers[name] as (input: unknown) => unknown;
    const value = await handler(parsed.data);
    return { ok: true, value: calls[name].output.parse(value) };
  } catch (error) {
    if (error instanceof BridgeError) return refused(error.code, error.refusal);
    // Refusals from rooms that know no bridge.
    if (error instanceof ContestError || error instanceof ProgramError) {
      const isMissing = error.code === 'missing' || error.code === 'not-found';
      return refused(isMissing ? 'not-found' : 'refused', error.refusal);
    }
    console.error(`${name} failed:`, error);
    return refused('failed', refusalOf(error));
  }
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}

/** The same for the web host, which refuses some calls before they are looked at. */
export function refused(code: ErrorCode, why: Refusal): Reply {
  return { ok: false, error: { code, message: inEnglish(why), refusal: why } };
}
