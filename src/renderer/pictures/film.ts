/** A range of positions as a film. The browser encodes the pictures; each is shown for as long as the speed says. */
import { refusal } from '../../shared/refusals/refusal.ts';
import type { Darkroom, Position } from './darkroom.ts';
import { PictureError } from './picture-error.ts';
import { writeWebm, type FilmFrame } from './webm.ts';

/** The last picture stays a little, so that the end can be seen. */
const LAST_MS = 1500;
/** A picture that can be shown on its own, so that a player can jump: every so many. */
const KEY_EVERY = 24;
const CODECS = [
  { name: 'vp8', id: 'V_VP8' },
  { name: 'vp09.00.10.08', id: 'V_VP9' },
] as const;

export interface FilmOrder {
  readonly darkroom: Darkroom;
  readonly positions: readonly (() => Position)[];
  readonly perSecond: number;
  readonly signal: AbortSignal;
  progress(done: number): void;
}

export function canFilm(): boolean {
  return typeof VideoEncoder === 'function';
}

export async function makeFilm({ darkroom, positions, perSecond, signal, progress }: FilmOrder): Promise<Blob> {
  const { width, height, canvas } = darkroom;
  const codec = await findCodec(width, height);
  const frames: FilmFrame[] = [];
  let failure: PictureError | null = null;
  const encoder = new VideoEncoder({
    output(chunk) {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      frames.push({ at: chunk.timestamp / 1000, isKey: chunk.type === 'key', data });
    },
    error: () => (failure = new PictureError(refusal('film-broken'))),
  });
  encoder.configure({ codec: codec.name, width, height, bitrate: 3_000_000, latencyMode: 'quality' });
  const eachMs = 1000 / perSecond;
  try {
    for (const [i, position] of positions.entries()) {
      signal.throwIfAborted();
      await darkroom.develop(position());
      const frame = new VideoFrame(canvas, { timestamp: i * eachMs * 1000, duration: eachMs * 1000 });
      encoder.encode(frame, { keyFrame: i % KEY_EVERY === 0 });
      frame.close();
      progress(i + 1);
      // Lets the window breathe, and the encoder catch up.
      while (encoder.encodeQueueSize > 4) await nextTask();
      await nextTask();
      if (failure) throw failure;
    }
    // The last picture once more: a player shows a frame only until the last one begins.
    const end = (positions.length - 1) * eachMs + LAST_MS;
    const last = new VideoFrame(canvas, { timestamp: end * 1000 });
    encoder.encode(last);
    last.close();
    await encoder.flush();
    if (failure) throw failure;
    const film = writeWebm({ width, height, codec: codec.id, durationMs: end, frames });
    return new Blob([film], { type: 'video/webm' });
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
}

async function findCodec(width: number, height: number): Promise<(typeof CODECS)[number]> {
  for (const codec of CODECS) {
    const { supported } = await VideoEncoder.isConfigSupported({ codec: codec.name, width, height });
    if (supported) return codec;
  }
  throw new PictureError(refusal('film-no-codec'));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
