/** Archives as people make them (yazl), and as nobody should (written byte by byte). */
import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import yazl from 'yazl';

/** An ordinary zip. A path that ends with a slash is an empty folder. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>, mode = 0o100644): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, content] of Object.entries(files)) {
    if (path.endsWith('/')) zip.addEmptyDirectory(path);
    else zip.addBuffer(Buffer.from(content), path, { mode });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** The smallest archive that `java -jar` would look into. */
export function jarOf(manifest = 'Manifest-Version: 1.0\r\nMain-Class: Main\r\n'): Promise<Buffer> {
  return zipOf({ 'META-INF/MANIFEST.MF': manifest, 'Main.class': Buffer.from('cafebabe00000041', 'hex') });
}

export interface RawEntry {
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  readonly flags?: number;
  readonly method?: 'stored' | 'deflated';
  /** What the directory says instead of the truth. */
  readonly claimedBytes?: number;
  readonly claimedSum?: number;
  readonly mode?: number;
}

/** A zip that says exactly what it is told to say. */
export function rawZip(entries: readonly RawEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content ?? '');
    const packed = entry.method === 'deflated' ? deflateRawSync(content) : content;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(entry.flags ?? 0x800, 2);
    fields.writeUInt16LE(entry.method === 'deflated' ? 8 : 0, 4);
    fields.writeUInt32LE(entry.claimedSum ?? crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.claimedBytes ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), fields, rest, name]));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}
