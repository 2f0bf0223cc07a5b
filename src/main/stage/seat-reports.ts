import type { SeatReport } from '../../shared/bridge/running.ts';
import type { PlayerReport } from '../referee/player.ts';

/** What each player did, for people. */
export function seatReports(reports: readonly PlayerReport[]): SeatReport[] {
  return reports.map(({ thinkingMs = 0, peakMemoryBytes = null, unenforced = [], faults }) => ({
    thinkingMs,
    peakMemoryBytes,
    unenforced,
    faults,
  }));
}
