/**
 * The environment that a program gets: small, the same for everyone, and with nothing of ours in it. What programs take
 * for the user's home is their scratch folder.
 */

/** How Windows finds itself; programs do not start without SystemRoot. */
const WINDOWS_OWN = ['SystemRoot', 'ComSpec', 'PATHEXT'];

export function cleanEnvironment(
  own: NodeJS.ProcessEnv,
  folder: string,
  system: 'windows' | 'posix',
): Record<string, string> {
  const names = system === 'windows' ? ['PATH', ...WINDOWS_OWN] : ['PATH'];
  const kept = names.flatMap((name) => {
    const value = variable(own, name);
    return value === undefined ? [] : [[name, value]];
  });
  const home = { HOME: folder, TMPDIR: folder, TEMP: folder, TMP: folder };
  return {
    ...Object.fromEntries(kept),
    LANG: 'C.UTF-8',
    ...home,
    ...(system === 'windows' ? { USERPROFILE: folder } : {}),
  };
}

/** Windows spells it `Path`. */
export function variable(own: NodeJS.ProcessEnv, name: string): string | undefined {
  return own[name] ?? Object.entries(own).find(([key]) => key.toUpperCase() === name.toUpperCase())?.[1];
}
