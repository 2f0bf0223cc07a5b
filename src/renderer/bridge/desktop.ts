/** The wire of the desktop: the preload script has put it into the window. */
import type { Wire } from '../../shared/bridge.ts';

declare global {
  interface Window {
    readonly meydan?: Wire;
  }
}

export function desktopWire(): Wire | null {
  return window.meydan ?? null;
}
