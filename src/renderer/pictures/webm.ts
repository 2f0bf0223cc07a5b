/**
 * A film as a WebM file: the few elements of the container that a silent film needs, round the frames that the browser
 * encoded. Every frame says when it is shown, so a film is made as fast as its pictures can be drawn, and the length of
 * each is exact. Elements and their numbers: RFC 9559 (Matroska), RFC 8794 (EBML).
 */
export interface FilmFrame {
  /** Milliseconds from the beginning. */
  readonly at: number;
  /** Can be shown without those before it. */
  readonly isKey: boolean;
  readonly data: Uint8Array;
}

export interface Film {
  readonly width: number;
  readonly height: number;
  readonly codec: 'V_VP8' | 'V_VP9';
  readonly durationMs: number;
  readonly frames: readonly FilmFrame[];
}

type Content = Uint8Array | readonly Uint8Array[];

/** A frame's time is told in 16 bits, from the beginning of its cluster. */
const LONGEST_CLUSTER_MS = 30_000;

export function writeWebm({ width, height, codec, durationMs, frames }: Film): Uint8Array<ArrayBuffer> {
  const header = element(0x1a45dfa3, [
    element(0x4286, unsigned(1)), // EBMLVersion
    element(0x42f7, unsigned(1)), // EBMLReadVersion
    element(0x42f2, unsigned(4)), // EBMLMaxIDLength
    element(0x42f3, unsigned(8)), // EBMLMaxSizeLength
    element(0x4282, text('webm')), // DocType
    element(0x4287, unsigned(2)), // DocTypeVersion
    element(0x4285, unsigned(2)), // DocTypeReadVersion
  ]);
  const info = element(0x1549a966, [
    element(0x2ad7b1, unsigned(1_000_000)), // TimestampScale: milliseconds
    element(0x4489, float(durationMs)), // Duration
    element(0x4d80, text('Meydan')), // MuxingApp
    element(0x5741, text('Meydan')), // WritingApp
  ]);
  const video = element(0xe0, [element(0xb0, unsigned(width)), element(0xba, unsigned(height))]);
  const track = element(0xae, [
    element(0xd7, unsigned(1)), // TrackNumber
    element(0x73c5, unsigned(1)), // TrackUID
    element(0x83, unsigned(1)), // TrackType: video
    element(0x9c, unsigned(0)), // FlagLacing
    element(0x86, text(codec)), // CodecID
    video,
  ]);
  const segment = element(0x18538067, [info, element(0x1654ae6b, track), ...clusters(frames)]);
  return joined([header, segment]);
}

function clusters(frames: readonly FilmFrame[]): Uint8Array[] {
  const groups: FilmFrame[][] = [];
  for (const frame of frames) {
    const group = groups.at(-1);
    const begin = group?.[0]?.at ?? 0;
    if (group && frame.at - begin < LONGEST_CLUSTER_MS) group.push(frame);
    else groups.push([frame]);
  }
  return groups.map((group) => {
    const begin = Math.round(group[0]?.at ?? 0);
    return element(0x1f43b675, [element(0xe7, unsigned(begin)), ...group.map((frame) => simpleBlock(frame, begin))]);
  });
}

function simpleBlock({ at, isKey, data }: FilmFrame, begin: number): Uint8Array {
  const offset = Math.round(at) - begin;
  const head = Uint8Array.of(0x81, (offset >> 8) & 0xff, offset & 0xff, isKey ? 0x80 : 0);
  return element(0xa3, [head, data]);
}

function element(id: number, content: Content): Uint8Array {
  const parts = content instanceof Uint8Array ? [content] : content;
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  return joined([unsigned(id), sizeOf(size), ...parts]);
}

/** Eight bytes, always: the first bit says so, and any film fits. */
function sizeOf(size: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, (1n << 56n) | BigInt(size));
  return bytes;
}

/** As few bytes as the number needs, the most significant first. */
function unsigned(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.from(bytes.length === 0 ? [0] : bytes);
}

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
