/** What a program printed, as a person reads it. */

const MOST_SHOWN = 200;

/** UTF-8 where the bytes are that, and not more than fits. */
export function shown(bytes: string, most = MOST_SHOWN): string {
  const cut = bytes.slice(0, most);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(cut, 'latin1'));
  } catch {
    return cut;
  }
}
