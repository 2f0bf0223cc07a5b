import { expect, test } from 'vitest';
import { entriesOfTurns, gapNote } from '../../../shared/match/transcript.ts';
import { linesOfTurn, readableText } from './transcript-lines.ts';

test('the lines of a turn are those that passed while it was decided', () => {
  const entries = [
    { at: 0, seat: 1, turn: 0, stream: 'in', text: 'hello\n' },
    { at: 5, seat: 1, turn: 1, stream: 'in', text: 'go\n' },
    { at: 9, seat: 1, turn: 1, stream: 'err', text: 'thinking' },
    { at: 12, seat: 2, turn: 2, stream: 'out', text: '3 4\n' },
  ] as const;
  expect(linesOfTurn(entries, 1)).toEqual([
    { at: 5, seat: 1, stream: 'in', text: 'go\n', cut: 0 },
    { at: 9, seat: 1, stream: 'err', text: 'thinking', cut: 0 },
  ]);
  expect(linesOfTurn(entries, 9)).toEqual([]);
});

test('a gap is told in every turn that it swallowed, and in no other', () => {
  const entries = [
    { at: 0, seat: 1, turn: 2, stream: 'in', text: 'go\n' },
    { at: 7, seat: 1, turn: 8, stream: 'note', ...gapNote(1234) },
    { at: 7, seat: 1, turn: 8, stream: 'out', text: 'left\n' },
  ] as const;
  const told = (turn: number) => linesOfTurn(entries, turn).map(({ stream, cut }) => `${stream} ${cut}`);
  expect([1, 2, 5, 8, 9].map(told)).toEqual([[], ['in 0', 'gap 1234'], ['gap 1234'], ['gap 1234', 'out 0'], []]);
  // Asked for turn by turn, as in a live game, it is the same.
  expect(linesOfTurn(entriesOfTurns(entries, [4, 5]), 4)).toEqual(linesOfTurn(entries, 4));
});

test('bytes are read as UTF-8 where they are, and shown as they are where not', () => {
  const bytes = String.fromCharCode(...new TextEncoder().encode('سلام'));
  expect(readableText(bytes)).toBe('سلام');
  expect(readableText('\u00ff\u0000x')).toBe('\u00ff\u0000x');
});

test('what is far too long is cut, and it is said by how much', () => {
  const [line] = linesOfTurn([{ at: 0, seat: 1, turn: 1, stream: 'out', text: 'x'.repeat(20_005) }], 1);
  expect([line?.text.length, line?.cut]).toEqual([20_000, 5]);
});
