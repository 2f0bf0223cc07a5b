/** The folder for a user's own files, where each system keeps such things; the same as the desktop application's. */
import { homedir } from 'node:os';
import { join } from 'node:path';

export function userFolder(): string {
  const { MEYDAN_HOME, APPDATA, XDG_CONFIG_HOME } = process.env;
  if (MEYDAN_HOME) return MEYDAN_HOME;
  if (process.platform === 'win32') return join(APPDATA ?? join(homedir(), 'AppData', 'Roaming'), 'Meydan');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Meydan');
  return join(XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'Meydan');
}
