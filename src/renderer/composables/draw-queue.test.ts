import { expect, test } from 'vitest';
import { DrawQueue } from './draw-queue.ts';

function queueWithFrames() {
  const frames: (() => void)[] = [];
  const queue = new DrawQueue((callback) => frames.push(callback));
  return { queue, frames, frame: () => frames.shift()?.() };
}

test('everybody who waits is drawn, once for each time that something was new', () => {
  const { queue, frames, frame } = queueWithFrames();
  const drawn: string[] = [];
  const draws = ['a', 'b', 'c'].map((name) => () => {
    drawn.push(name);
    return true;
  });
  for (const draw of draws) queue.add(draw);
  for (const draw of draws) queue.add(draw);
  expect(frames).toHaveLength(1);
  while (frames.length > 0) frame();
  expect(drawn).toEqual(['a', 'b', 'c']);
});

test('whoever is not done goes to the end of the queue, so that nobody starves', () => {
  const { queue, frames, frame } = queueWithFrames();
  const drawn: string[] = [];
  let left = 3;
  queue.add(() => {
    drawn.push('slow');
    return --left === 0;
  });
  queue.add(() => {
    drawn.push('quick');
    return true;
  });
  while (frames.length > 0) frame();
  expect(drawn.filter((name) => name === 'slow')).toHaveLength(3);
  expect(drawn.indexOf('quick')).toBeLessThan(drawn.lastIndexOf('slow'));
});

test('whoever is gone is not drawn', () => {
  const { queue, frame } = queueWithFrames();
  const gone = () => {
    throw new Error('drawn');
  };
  queue.add(gone);
  queue.remove(gone);
  expect(frame).not.toThrow();
});
