/**
 * The token that lets a browser talk to the host. It comes in the fragment of the address, which is never sent anywhere,
 * is kept for as long as the tab is open, and leaves the address so that nobody copies it along by accident.
 */
const KEY = 'meydan-token';

export interface Page {
  readonly location: { readonly hash: string; readonly pathname: string; readonly search: string };
  readonly history: { replaceState(data: unknown, unused: string, url: string): void };
  readonly sessionStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void };
}

export function hasToken(location: Pick<Page['location'], 'hash'>): boolean {
  return tokenIn(location) !== null;
}

function tokenIn({ hash }: Pick<Page['location'], 'hash'>): string | null {
  return new URLSearchParams(hash.slice(1)).get('token');
}

export function takeToken(page: Page): string | null {
  const { location, history, sessionStorage } = page;
  const given = tokenIn(location);
  if (given) {
    sessionStorage.setItem(KEY, given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return given ?? sessionStorage.getItem(KEY);
}
