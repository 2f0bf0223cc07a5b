import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { icoFile } from './ico.ts';
import { root } from './project.ts';

test('an icon file leads to its pictures', () => {
  const pictures = [
    { size: 16, png: Buffer.from('small') },
    { size: 256, png: Buffer.from('a large picture') },
  ];
  const file = icoFile(pictures);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const found = [0, 1].map((index) => {
    const entry = 6 + index * 16;
    const at = file.readUInt32LE(entry + 12);
    const picture = file.subarray(at, at + file.readUInt32LE(entry + 8)).toString();
    return { size: file.readUInt8(entry) || 256, picture };
  });
  expect(found).toEqual([
    { size: 16, picture: 'small' },
    { size: 256, picture: 'a large picture' },
  ]);
});

test.each([16, 32, 48, 64, 128, 256, 512, 1024])('the picture of %i pixels is as large as its name says', (size) => {
  const png = readFileSync(join(root, 'resources', 'icons', `${size}x${size}.png`));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
});
