/** Windows keeps several sizes of an icon in one `.ico` file: a small table, and the pictures as they are. */

export interface Picture {
  /** Of both sides, in pixels; 256 at the most. */
  readonly size: number;
  readonly png: Uint8Array;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

export function icoFile(pictures: readonly Picture[]): Buffer {
  const table = Buffer.alloc(HEADER_BYTES + pictures.length * ENTRY_BYTES);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(pictures.length, 4);
  let offset = table.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    // 256 does not fit and is written as 0.
    table.writeUInt8(size % 256, entry);
    table.writeUInt8(size % 256, entry + 1);
    table.writeUInt16LE(1, entry + 4);
    table.writeUInt16LE(32, entry + 6);
    table.writeUInt32LE(png.length, entry + 8);
    table.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([table, ...pictures.map(({ png }) => png)]);
}
