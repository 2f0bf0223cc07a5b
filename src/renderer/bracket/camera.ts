/** Which part of the bracket is seen, and how large. The plane is moved by `x` and `y` pixels after it was scaled. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** The window through which it is looked at. */
export interface Room extends Area {
  /** How many of its pixels one of the plane should take to be read with ease: more in a larger window. */
  readonly ease: number;
}

const NEAREST = 3;
/** Below this part of it, names cannot be read; a bracket that would need it is shown in part, and whole when asked. */
export const READABLE = 0.75;
const MARGIN = 24;
/** A bracket of two would look lost if it filled a large room. */
const LARGEST_WHOLE = 2;

export function farthest(plane: Area, room: Room): number {
  const scale = Math.min((room.width - 2 * MARGIN) / plane.width, (room.height - 2 * MARGIN) / plane.height);
  return Math.max(0.02, Math.min(LARGEST_WHOLE * room.ease, scale));
}

/** All of it. */
export function whole(plane: Area, room: Room): Camera {
  return clamped({ scale: farthest(plane, room), x: 0, y: 0 }, plane, room);
}

/**
 * All of it where that can be read; else its beginning: the first round, from the top, with all that stands below each
 * other where that can be read.
 */
export function opening(plane: Area, room: Room, direction: 'ltr' | 'rtl'): Camera {
  const readable = READABLE * room.ease;
  if (farthest(plane, room) >= readable) return whole(plane, room);
  const height = (room.height - 2 * MARGIN) / plane.height;
  const scale = height >= readable ? Math.min(room.ease, height) : room.ease;
  const x = direction === 'rtl' ? room.width - plane.width * scale - MARGIN : MARGIN;
  return clamped({ scale, x, y: MARGIN }, plane, room);
}

/** A plane that is smaller than the room stands in its middle; a larger one can be moved to its edges and no further. */
export function clamped(camera: Camera, plane: Area, room: Room): Camera {
  const scale = Math.max(farthest(plane, room), Math.min(NEAREST * room.ease, camera.scale));
  const within = (at: number, length: number, space: number): number => {
    const spare = space - length * scale;
    return spare >= 2 * MARGIN ? spare / 2 : Math.max(spare - MARGIN, Math.min(MARGIN, at));
  };
  return { scale, x: within(camera.x, plane.width, room.width), y: within(camera.y, plane.height, room.height) };
}

/** Nearer or farther with the point `at`, in pixels, staying where it is. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }, plane: Area, room: Room): Camera {
  const scale = Math.max(farthest(plane, room), Math.min(NEAREST * room.ease, camera.scale * factor));
  const by = scale / camera.scale;
  return clamped({ scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by }, plane, room);
}

export function panned(camera: Camera, dx: number, dy: number, plane: Area, room: Room): Camera {
  return clamped({ ...camera, x: camera.x + dx, y: camera.y + dy }, plane, room);
}

/** Moves no more than needed to have the box in sight, and comes nearer where it could not be read. */
export function revealing(
  camera: Camera,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  plane: Area,
  room: Room,
): Camera {
  const readable = READABLE * room.ease;
  if (camera.scale < readable) return centred(readable, box, plane, room);
  const { scale } = camera;
  const beyond = (start: number, length: number, space: number): number =>
    start < 2 * MARGIN ? 2 * MARGIN - start : Math.min(0, space - 2 * MARGIN - start - length);
  const dx = beyond(camera.x + box.x * scale, box.width * scale, room.width);
  const dy = beyond(camera.y + box.y * scale, box.height * scale, room.height);
  return dx === 0 && dy === 0 ? camera : panned(camera, dx, dy, plane, room);
}

export function centred(
  scale: number,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  plane: Area,
  room: Room,
): Camera {
  const x = room.width / 2 - (box.x + box.width / 2) * scale;
  const y = room.height / 2 - (box.y + box.height / 2) * scale;
  return clamped({ scale, x, y }, plane, room);
}
