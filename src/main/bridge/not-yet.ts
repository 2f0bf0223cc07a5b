import { BridgeError } from '../../shared/bridge.ts';

export function notYet(): never {
  throw new BridgeError('failed', 'This is being built.');
}
