import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSequences8 } from './bitboard8.ts';
import { cellAt, emptyBoard, startBoard, type Player } from './board.ts';
import { countSequences } from './rules.ts';

test('depth 9 from the start has the known count', () => expect(countSequences8(startBoard(8), 1, 9)).toBe(3_005_288));

test('on any board it counts what walking from cell to cell counts', () => {
  const disc = fc.oneof({ arbitrary: fc.constant(0), weight: 2 }, { arbitrary: fc.constantFrom(1, 2), weight: 3 });
  const cells = fc.array(disc, { minLength: 64, maxLength: 64 });
  fc.assert(
    fc.property(cells, fc.constantFrom<Player>(1, 2), fc.integer({ min: 1, max: 3 }), (cells, toMove, depth) => {
      const board = emptyBoard(8);
      cells.forEach((disc, i) => (board[cellAt(8, Math.floor(i / 8), i % 8)] = disc));
      expect(countSequences8(board, toMove, depth)).toBe(countSequences(board.slice(), 8, toMove, depth, []));
    }),
    { numRuns: 2000 },
  );
});
