/** A call to the host as the page makes it, for what a test needs without clicking through to it. */
import type { CallInput, CallName, CallOutput } from '../../src/shared/bridge.ts';
import type { Application } from './application.ts';

interface Reply {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly error?: { readonly message: string };
}

export async function callHost<Name extends CallName>(
  { page, url }: Application,
  name: Name,
  input?: CallInput<Name>,
): Promise<CallOutput<Name>> {
  const token = url === null ? null : new URL(url).hash.replace('#token=', '');
  const reply = await page.evaluate(
    async ([name, input, token]) => {
      if (token === null) {
        const { meydan } = window as unknown as { meydan: { call(name: string, input: unknown): Promise<unknown> } };
        return meydan.call(name, input);
      }
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const response = await fetch(`/bridge/${name}`, { method: 'POST', headers, body: JSON.stringify({ input }) });
      return response.json() as Promise<unknown>;
    },
    [name, input, token] as const,
  );
  const { ok, value, error } = reply as Reply;
  if (!ok) throw new Error(`${name}: ${error?.message}`);
  return value as CallOutput<Name>;
}

/** Short where the rules allow it. */
export const QUICK: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  othello: {},
  agon: { moves: 20 },
  beetles: { turnLimit: 40 },
  diamonds: { rounds: 20 },
  worm: { moveLimit: 60 },
};

/** A quick game of the house. */
export async function startQuickGame(app: Application, game: string): Promise<string> {
  const seats = game === 'worm' ? 1 : 2;
  const bots = Array.from({ length: seats }, () => 'greedy');
  const { live } = await callHost(app, 'demo.start', { game, bots, settings: { ...QUICK[game] }, seed: 7 });
  return live;
}
