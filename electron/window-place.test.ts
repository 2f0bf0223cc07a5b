import { describe, expect, test } from 'vitest';
import { placeOnScreen } from './window-place.ts';

const laptop = { x: 0, y: 30, width: 1366, height: 738 };
const projector = { x: 1366, y: 0, width: 1920, height: 1080 };
const saved = { x: 1500, y: 100, width: 1000, height: 700, isMaximized: false };

describe('a window', () => {
  test('comes back where it was', () => {
    expect(placeOnScreen(saved, [laptop, projector])).toEqual(saved);
    expect(placeOnScreen({ ...saved, isMaximized: true }, [laptop, projector]).isMaximized).toBe(true);
  });

  test('comes to the main display when its own is gone', () => {
    expect(placeOnScreen(saved, [laptop])).toEqual({ ...saved, x: 366, y: 68 });
  });

  test('that hung over an edge is whole again', () => {
    const hanging = { ...saved, x: -600, y: -50 };
    expect(placeOnScreen(hanging, [laptop, projector])).toMatchObject({ x: 0, y: 30, width: 1000, height: 700 });
  });

  test('is no larger than the display', () => {
    const huge = { x: 0, y: 0, width: 4000, height: 3000, isMaximized: false };
    expect(placeOnScreen(huge, [laptop])).toEqual({ ...laptop, isMaximized: false });
  });

  test('stands in the middle at first', () => {
    const { x, y, width, height } = placeOnScreen(null, [projector]);
    expect([x - projector.x, y, width, height]).toEqual([320, 140, 1280, 800]);
    expect(placeOnScreen(null, [laptop])).toMatchObject({ width: 1280, height: 738, y: 30 });
  });
});
