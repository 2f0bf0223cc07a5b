import { expect, test, vi } from 'vitest';
import { BridgeError, type Wire } from '../../shared/bridge.ts';
import { preferencesSchema } from '../../shared/bridge/preferences.ts';
import { createBridge } from './bridge.ts';

function wireThatReplies(
  reply: unknown,
): Wire & { readonly called: unknown[][]; tell(name: string, payload: unknown): void } {
  const called: unknown[][] = [];
  const listeners = new Set<(name: string, payload: unknown) => void>();
  return {
    called,
    async call(...call) {
      called.push(call);
      return reply;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(name, payload) {
      for (const listener of listeners) listener(name, payload);
    },
  };
}

test('a call is passed on and its value comes back', async () => {
  const wire = wireThatReplies({ ok: true, value: { live: 'a' } });
  expect(await createBridge(wire).call('demo.start', { game: 'othello' })).toEqual({ live: 'a' });
  expect(wire.called).toEqual([['demo.start', { game: 'othello' }]]);
});

test('a refusal is thrown with its code and sentence', async () => {
  const wire = wireThatReplies({
    ok: false,
    error: { code: 'not-found', message: 'no such game', refusal: { code: 'of-tomorrow', values: {} } },
  });
  const call = createBridge(wire).call('live.join', { live: 'x' });
  await expect(call).rejects.toThrow(BridgeError);
  await expect(call).rejects.toMatchObject({ code: 'not-found', message: 'no such game' });
});

test.each([undefined, null, 'text', { ok: 1 }, { ok: false, error: 'text' }, { ok: true, value: { live: 5 } }])(
  'a reply that is not of the contract is an error: %j',
  async (reply) => {
    const call = createBridge(wireThatReplies(reply)).call('demo.start', { game: 'othello' });
    await expect(call).rejects.toMatchObject({ name: 'BridgeError', code: 'failed' });
  },
);

test('events reach those who asked for them, until they stop listening; bad ones reach nobody', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const wire = wireThatReplies(null);
  const heard: unknown[] = [];
  const stop = createBridge(wire).on('preferences.changed', (payload) => heard.push(payload));
  wire.tell('live.ended', { live: 'a', end: { status: 'running' } });
  wire.tell('preferences.changed', { language: 'klingon' });
  wire.tell('preferences.changed', { language: 'fa', theme: 'dark' });
  stop();
  wire.tell('preferences.changed', { language: 'en', theme: 'dark' });
  expect(heard).toEqual([preferencesSchema.parse({ language: 'fa', theme: 'dark' })]);
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});
