/** Gives the user a file. The browser puts it where downloads go; the desktop application asks where. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun, but it may not have read everything yet.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

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
