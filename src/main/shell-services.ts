/**
 * What only a desktop can do for the host: the system's dialogs, its file manager, paper, a second screen. In a browser
 * there is none of it, and whoever asks is told what to do there instead.
 */
import type { ClassDisplay } from '../shared/bridge/results.ts';
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
  /** Those that the class may look at: all but the organiser's. */
  classDisplays(): readonly ClassDisplay[];
  /** Full screen on this display, or on any of the class's where there is one; moves the window that is open already. */
  openProjector(display: number | null, news: ProjectorNews): void;
  closeProjector(): void;
}

/** What the projector's window tells of itself. */
export interface ProjectorNews {
  /** Whoever closed it. */
  closed(): void;
  /** Its display has gone, and it stands on the organiser's until there is another; or there is one again. */
  displaced(isDisplaced: boolean): void;
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
