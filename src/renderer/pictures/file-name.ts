/** Names of players may be anything; a file's name may not. */
export function fileName(parts: readonly string[], extension: string): string {
  const plain = parts
    .map((part) =>
      part
        .normalize('NFC')
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, ''),
    )
    .filter((part) => part !== '')
    .join('-');
  return `${plain.slice(0, 80) || 'meydan'}.${extension}`;
}
