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

export function createBridge(wire: Wire): Bridge {
  return {
    async call<Name extends CallName>(
      name: Name,
      ...input: CallInput<Name> extends undefined ? [] : [CallInput<Name>]
    ): Promise<CallOutput<Name>> {
      const reply = replySchema.safeParse(await wire.call(name, input[0]));
      if (!reply.success) throw new BridgeError('failed', `the reply to ${name} is not one of the contract`);
      if (!reply.data.ok) {
        const { code, message, reason } = reply.data.error;
        throw new BridgeError(code, message, reason);
      }
      const value = calls[name].output.safeParse(reply.data.value);
      if (!value.success)
        throw new BridgeError('failed', `the value of ${name} is not as agreed: ${value.error.message}`);
      return value.data as CallOutput<Name>;
    },

    on<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>) => void): () => void {
      return wire.listen((heard, payload) => {
        if (heard !== name) return;
        const checked = events[name].safeParse(payload);
        // A listener that missed something notices the gap and asks again, so a bad event is only noted.
        if (checked.success) listener(checked.data as EventPayload<Name>);
        else console.error(`the event ${name} is not as agreed: ${checked.error.message}`);
      });
    },
  };
}
