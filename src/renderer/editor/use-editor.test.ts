import { expect, test } from 'vitest';
import { beetles } from '../../shared/games/beetles/index.ts';
import type { BeetlesMap } from '../../shared/games/beetles/map.ts';
import { diamonds } from '../../shared/games/diamonds/index.ts';
import type { DiamondsMap } from '../../shared/games/diamonds/map.ts';
import { beetlesKit } from './beetles-kit.ts';
import { diamondsKit } from './diamonds-kit.ts';
import { commandOf } from './keys.ts';
import type { Kit } from './kit.ts';
import { ERASER, PICKER } from './stroke.ts';
import { useEditor } from './use-editor.ts';

function drawDiamonds() {
  const kit = diamondsKit as Kit;
  const first = kit.blank('Sample', { width: 4, height: 3 });
  const editor = useEditor({ game: diamonds, kit, settings: () => diamonds.settings.parse({}), kept: null, first });
  return { editor, rows: () => (editor.shown.value as DiamondsMap).rows };
}

test('a stroke is seen while it is drawn and is one step of the history', () => {
  const { editor, rows } = drawDiamonds();
  editor.press({ x: 1, y: 1 });
  editor.move({ x: 9, y: 1 });
  expect(rows()).toEqual(['EEEE', 'EWWW', 'EEEE']);
  expect(editor.isChanged.value).toBe(false);
  editor.release();
  editor.press({ x: 2, y: 1 }, { wipe: true });
  editor.release();
  expect(rows()).toEqual(['EEEE', 'EWEW', 'EEEE']);
  expect(editor.isChanged.value).toBe(true);
  editor.undo();
  editor.undo();
  expect(rows()).toEqual(['EEEE', 'EEEE', 'EEEE']);
  expect([editor.canUndo.value, editor.isChanged.value]).toEqual([false, false]);
  editor.redo();
  expect(rows()).toEqual(['EEEE', 'EWWW', 'EEEE']);
});

test('a stroke that is given up, or begins beside the map, draws nothing', () => {
  const { editor, rows } = drawDiamonds();
  editor.press({ x: 1, y: 1 });
  editor.cancel();
  editor.press({ x: -1, y: 1 });
  editor.move({ x: 2, y: 1 });
  editor.release();
  expect(rows().join('')).toBe('E'.repeat(12));
  expect(editor.canUndo.value).toBe(false);
});

test('by keyboard a rectangle is drawn from corner to corner', () => {
  const { editor, rows } = drawDiamonds();
  editor.choose('blue');
  editor.shape.value = 'rectangle';
  for (const cell of [
    { x: 1, y: 0 },
    { x: 2, y: 2 },
  ]) {
    editor.cursor.value = cell;
    editor.paint();
  }
  expect(rows()).toEqual(['E44E', 'E44E', 'E44E']);
});

test('what lies somewhere is picked up, and nothing is the eraser', () => {
  const { editor } = drawDiamonds();
  editor.press({ x: 1, y: 1 });
  editor.release();
  editor.choose(PICKER);
  editor.press({ x: 0, y: 1 });
  expect(editor.tool.value).toBe(ERASER);
  editor.pick({ x: 1, y: 1 });
  expect(editor.tool.value).toBe('wall');
});

test('a problem has a place, and goes when the map is mended', () => {
  const { editor } = drawDiamonds();
  editor.press({ x: 3, y: 2 });
  editor.release();
  expect(editor.problems.value).toMatchObject([{ code: 'corner-wall', clause: 'D1' }]);
  expect(editor.marks.value.problems).toEqual([{ x: 3, y: 2 }]);
  editor.resize({ width: 5, height: 3 });
  expect(editor.problems.value).toEqual([]);
});

test('a well is drawn with two clicks or with one drag, and its image with it', () => {
  const kit = beetlesKit as Kit;
  const first = kit.blank('Sample', { width: 6, height: 4 });
  const editor = useEditor({ game: beetles, kit, settings: () => beetles.settings.parse({}), kept: null, first });
  const click = (x: number, y: number) => {
    editor.press({ x, y });
    editor.release();
  };
  editor.choose('well');
  click(0, 0);
  expect([editor.from.value, editor.canUndo.value]).toEqual([{ x: 0, y: 0 }, false]);
  editor.move({ x: 1, y: 2 });
  const wells = (map: unknown) => (map as BeetlesMap).wells.length;
  // Where it would lead is seen before it is dug.
  expect([wells(editor.shown.value), wells(editor.now.value)]).toEqual([2, 0]);
  click(1, 3);
  editor.press({ x: 2, y: 0 });
  editor.move({ x: 2, y: 1 });
  editor.move({ x: 2, y: 2 });
  editor.release();
  expect(editor.from.value).toBe(null);
  expect((editor.now.value as BeetlesMap).wells).toEqual([
    [
      [0, 0],
      [1, 3],
    ],
    [
      [5, 0],
      [4, 3],
    ],
    [
      [2, 0],
      [2, 2],
    ],
    [
      [3, 0],
      [3, 2],
    ],
  ]);
  expect(editor.problems.value.map(({ code }) => code)).toEqual(['no-winged']);
});

test('keys choose tools wherever the keyboard has its letters', () => {
  const pressed = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect(commandOf({ ...pressed, code: 'Digit2' })).toEqual({ kind: 'tool-at', index: 1 });
  expect(commandOf({ ...pressed, code: 'KeyE' })).toEqual({ kind: 'tool', tool: ERASER });
  expect(commandOf({ ...pressed, code: 'KeyZ' })).toBe(null);
  expect(commandOf({ ...pressed, ctrlKey: true, code: 'KeyZ' })).toEqual({ kind: 'undo' });
  expect(commandOf({ ...pressed, ctrlKey: true, shiftKey: true, code: 'KeyZ' })).toEqual({ kind: 'redo' });
});
