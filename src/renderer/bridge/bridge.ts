/** The bridge that the interface works with: a wire whose replies and events are held to the contract. */
import {
  BridgeError,
  calls,
  events,
  replySchema,
  type Bridge,
  type CallInput,
  type CallName,
  type CallOutput,
  type EventName,
  type EventPayload,
  type Wire,
} from '../../shared/bridge.ts';
import { refusal } from '../../shared/refusals/refusal.ts';

type Listener = (payload: unknown) => void;

export function createBridge(wire: Wire): Bridge {
  const listenersOf = new Map<string, Set<Listener>>();
  let isListening = false;

  /** An event is checked once, however many listen: the wall has a listener for every game. */
  function hand(name: string, payload: unknown): void {
    const listeners = listenersOf.get(name);
    if (!listeners?.size || !isEventName(name)) return;
    const checked = events[name].safeParse(payload);
    // A listener that missed something notices the gap and asks again, so a bad event is only noted.
    if (!checked.success) console.error(`the event ${name} is not as agreed: ${checked.error.message}`);
    else for (const listener of listeners) listener(checked.data);
  }

  return {
    async call<Name extends CallName>(
      name: Name,
      ...input: CallInput<Name> extends undefined ? [] : [CallInput<Name>]
    ): Promise<CallOutput<Name>> {
      const reply = replySchema.safeParse(await wire.call(name, input[0]));
      if (!reply.success) throw notAgreed(name, reply.error);
      if (!reply.data.ok) {
        const { code, message, refusal: why } = reply.data.error;
        throw new BridgeError(code, why, message);
      }
      const value = calls[name].output.safeParse(reply.data.value);
      if (!value.success) throw notAgreed(name, value.error);
      return value.data as CallOutput<Name>;
    },

    on<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>) => void): () => void {
      const heard: Listener = (payload) => listener(payload as EventPayload<Name>);
      const listeners = listenersOf.get(name) ?? new Set<Listener>();
      listenersOf.set(name, listeners);
      listeners.add(heard);
      if (!isListening) wire.listen(hand);
      isListening = true;
      return () => listeners.delete(heard);
    },
  };
}

function notAgreed(call: string, { message }: Error): BridgeError {
  return new BridgeError('failed', refusal('reply-not-agreed', { call, said: message }));
}

function isEventName(name: string): name is EventName {
  return Object.hasOwn(events, name);
}
