import { expect, test } from 'vitest';
import { once } from './once.ts';

test('what is asked for while a reading is under way leads to exactly one more', async () => {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const read = once(() => {
    begun++;
    return new Promise<void>((resolve) => waiting.push(resolve));
  });
  const first = read();
  const [second, third] = [read(), read()];
  expect(begun).toBe(1);
  waiting.shift()?.();
  await first;
  await Promise.resolve();
  expect(begun).toBe(2);
  waiting.shift()?.();
  await Promise.all([second, third]);
  expect(begun).toBe(2);
});

test('a reading that fails does not keep the next one', async () => {
  let isBroken = true;
  const read = once(() => (isBroken ? Promise.reject(new Error('no')) : Promise.resolve()));
  await expect(read()).rejects.toThrow('no');
  isBroken = false;
  await read();
});
