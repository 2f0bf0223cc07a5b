import { expect, test } from 'vitest';
import { writeWebm } from './webm.ts';

interface Element {
  readonly id: number;
  readonly data: Uint8Array;
}

/** Reads what the specification says is there, without knowing how it was written. */
function elements(bytes: Uint8Array): Element[] {
  const found: Element[] = [];
  let at = 0;
  const number = (keepMarker: boolean): number => {
    const first = bytes[at] ?? 0;
    const length = Math.clz32(first) - 23;
    let value = keepMarker ? first : first & (0xff >> length);
    for (let i = 1; i < length; i++) value = value * 256 + (bytes[at + i] ?? 0);
    at += length;
    return value;
  };
  while (at < bytes.length) {
    const id = number(true);
    const size = number(false);
    found.push({ id, data: bytes.subarray(at, at + size) });
    at += size;
  }
  expect(at).toBe(bytes.length);
  return found;
}

function inside(parent: Uint8Array, ...path: number[]): Uint8Array[] {
  const [id, ...rest] = path;
  if (id === undefined) return [parent];
  return elements(parent)
    .filter((each) => each.id === id)
    .flatMap(({ data }) => inside(data, ...rest));
}

const frame = (at: number, isKey: boolean) => ({ at, isKey, data: Uint8Array.of(at & 0xff, 7, 7) });

test('a film is one video track whose frames come when they should', () => {
  const film = writeWebm({
    width: 1280,
    height: 960,
    codec: 'V_VP8',
    durationMs: 1500,
    frames: [frame(0, true), frame(500, false), frame(1000, false)],
  });
  expect(elements(film).map(({ id }) => id)).toEqual([0x1a45dfa3, 0x18538067]);
  expect(new TextDecoder().decode(inside(film, 0x1a45dfa3, 0x4282)[0])).toBe('webm');
  const [duration] = inside(film, 0x18538067, 0x1549a966, 0x4489);
  expect(duration && new DataView(duration.buffer, duration.byteOffset).getFloat64(0)).toBe(1500);
  expect(inside(film, 0x18538067, 0x1654ae6b, 0xae, 0xe0, 0xb0)).toEqual([Uint8Array.of(5, 0)]);
  expect(inside(film, 0x18538067, 0x1654ae6b, 0xae, 0xe0, 0xba)).toEqual([Uint8Array.of(3, 192)]);
  expect(inside(film, 0x18538067, 0x1f43b675, 0xa3)).toEqual([
    Uint8Array.of(0x81, 0, 0, 0x80, 0, 7, 7),
    Uint8Array.of(0x81, 500 >> 8, 500 & 0xff, 0, 500 & 0xff, 7, 7),
    Uint8Array.of(0x81, 1000 >> 8, 1000 & 0xff, 0, 1000 & 0xff, 7, 7),
  ]);
});

test('a long film has several clusters, each with its own time', () => {
  const frames = Array.from({ length: 100 }, (_, i) => frame(i * 1000, i === 0));
  const film = writeWebm({ width: 2, height: 2, codec: 'V_VP9', durationMs: 100_000, frames });
  const times = inside(film, 0x18538067, 0x1f43b675, 0xe7).map((bytes) =>
    bytes.reduce((sum, each) => sum * 256 + each),
  );
  expect(times).toEqual([0, 30_000, 60_000, 90_000]);
  expect(inside(film, 0x18538067, 0x1f43b675, 0xa3)).toHaveLength(100);
});
