/**
 * What only a desktop can do for the host: the system's dialogs, its file manager, paper, a second screen. In a browser
 * there is none of it, and whoever asks is told what to do there instead.
 */
import { BridgeError } from '../shared/bridge.ts';
import { refusal } from '../shared/refusals/refusal.ts';

export interface ShellServices {
  /** The path of a contest file that the person chose; null when they thought better of it. */
  chooseContest(): Promise<string | null>;
  chooseFolder(): Promise<string | null>;
  /** In the system's file manager. */
  showFiles(paths: readonly string[]): void;
  /** The page of the window that asks, as a PDF where the person wants it; false when they thought better of it. */
  printPdf(page: PrintedPage): Promise<boolean>;
  /** Full screen, on the second display where there is one. `onClosed` tells when it is gone, whoever closed it. */
  openProjector(onClosed: () => void): void;
  closeProjector(): void;
}

export interface PrintedPage {
  /** The name that the file gets, unless the person chooses another. */
  readonly title: string;
  readonly isLandscape: boolean;
}

/** The refusal says what to do in a browser instead. */
export function desktopOnly(
  services: ShellServices | null,
  what: 'desktop-shows-files' | 'desktop-chooses-contest' | 'desktop-prints',
): ShellServices {
  if (services) return services;
  throw new BridgeError('refused', refusal(what));
}
