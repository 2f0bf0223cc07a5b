/**
 * Counting move sequences on the usual 8×8 board, where one bit stands for one cell and whole boards are searched by
 * shifting. JavaScript shifts 32 bits at a time, so a board is two halves: `low` has rows 0 to 3, `high` rows 4 to 7,
 * the cell (row, col) at bit 8·(row mod 4) + col. Ten times as fast as walking from cell to cell, and only worth it
 * for counting: the rules themselves use `board.ts`, which plays every size.
 */
import { cellAt, type Board, type Player } from './board.ts';

/** Without the first and last column, where a run to the side or on a diagonal would wrap round. */
const INNER = 0x7e7e_7e7e;

// Functions return one half and leave the other here: a pair as an object would cost more than the work itself.
let otherHalf = 0;

/** Opposing discs in the rows between own discs and possible moves in one pair of directions; returns their ends. */
function movesSideways(own: number, other: number): number {
  const inner = other & INNER;
  let up = inner & (own << 1);
  let down = inner & (own >>> 1);
  up |= inner & (up << 1);
  down |= inner & (down >>> 1);
  const pairsUp = inner & (inner << 1);
  const pairsDown = pairsUp >>> 1;
  up |= pairsUp & (up << 2);
  down |= pairsDown & (down >>> 2);
  up |= pairsUp & (up << 2);
  down |= pairsDown & (down >>> 2);
  return (up << 1) | (down >>> 1);
}

/** The same for a direction that crosses the halves, with its opposite: `k` is 7, 8 or 9 bits. */
function movesAcross(ownHigh: number, ownLow: number, high: number, low: number, k: number): number {
  const back = 32 - k;
  const k2 = 2 * k;
  const back2 = 32 - k2;
  let upHigh = high & ((ownHigh << k) | (ownLow >>> back));
  let upLow = low & (ownLow << k);
  let downHigh = high & (ownHigh >>> k);
  let downLow = low & ((ownLow >>> k) | (ownHigh << back));
  upHigh |= high & ((upHigh << k) | (upLow >>> back));
  upLow |= low & (upLow << k);
  downLow |= low & ((downLow >>> k) | (downHigh << back));
  downHigh |= high & (downHigh >>> k);
  const pairsHigh = high & ((high << k) | (low >>> back));
  const pairsLow = low & (low << k);
  const pairsDownHigh = pairsHigh >>> k;
  const pairsDownLow = (pairsLow >>> k) | (pairsHigh << back);
  for (let i = 0; i < 2; i++) {
    upHigh |= pairsHigh & ((upHigh << k2) | (upLow >>> back2));
    upLow |= pairsLow & (upLow << k2);
    downLow |= pairsDownLow & ((downLow >>> k2) | (downHigh << back2));
    downHigh |= pairsDownHigh & (downHigh >>> k2);
  }
  otherHalf = (upLow << k) | (downLow >>> k) | (downHigh << back);
  return (upHigh << k) | (upLow >>> back) | (downHigh >>> k);
}

/** All legal cells of whoever owns the `own` discs: returns the high half, `otherHalf` is the low one. */
function legalMoves(ownHigh: number, ownLow: number, high: number, low: number): number {
  let movesHigh = movesSideways(ownHigh, high);
  let movesLow = movesSideways(ownLow, low);
  movesHigh |= movesAcross(ownHigh, ownLow, high, low, 8);
  movesLow |= otherHalf;
  movesHigh |= movesAcross(ownHigh, ownLow, high & INNER, low & INNER, 7);
  movesLow |= otherHalf;
  movesHigh |= movesAcross(ownHigh, ownLow, high & INNER, low & INNER, 9);
  movesLow |= otherHalf;
  otherHalf = movesLow & ~(ownLow | low);
  return movesHigh & ~(ownHigh | high);
}

/** The discs that one new disc turns in one direction; `k` is positive towards higher bits. */
function turnedAlong(
  bitHigh: number,
  bitLow: number,
  ownHigh: number,
  ownLow: number,
  high: number,
  low: number,
  k: number,
): number {
  let atHigh = bitHigh;
  let atLow = bitLow;
  let runHigh = 0;
  let runLow = 0;
  for (;;) {
    const wasHigh = atHigh;
    if (k > 0) {
      atHigh = (atHigh << k) | (atLow >>> (32 - k));
      atLow = atLow << k;
    } else {
      atHigh = atHigh >>> -k;
      atLow = (atLow >>> -k) | (wasHigh << (32 + k));
    }
    if ((atHigh & high) | (atLow & low)) {
      runHigh |= atHigh;
      runLow |= atLow;
    } else if ((atHigh & ownHigh) | (atLow & ownLow)) {
      otherHalf = runLow;
      return runHigh;
    } else {
      otherHalf = 0;
      return 0;
    }
  }
}

const STRAIGHT = [8, -8] as const;
const SLANTED = [1, -1, 7, -7, 9, -9] as const;

function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x5555_5555);
  n = (n & 0x3333_3333) + ((n >>> 2) & 0x3333_3333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

function count(ownHigh: number, ownLow: number, high: number, low: number, depth: number): number {
  let movesHigh = legalMoves(ownHigh, ownLow, high, low);
  let movesLow = otherHalf;
  if ((movesHigh | movesLow) === 0) {
    const replies = legalMoves(high, low, ownHigh, ownLow) | otherHalf;
    return replies !== 0 && depth > 1 ? count(high, low, ownHigh, ownLow, depth - 1) : 1;
  }
  if (depth === 1) return countBits(movesHigh) + countBits(movesLow);
  const innerHigh = high & INNER;
  const innerLow = low & INNER;
  let total = 0;
  while ((movesHigh | movesLow) !== 0) {
    const bitLow = movesLow & -movesLow;
    const bitHigh = bitLow === 0 ? movesHigh & -movesHigh : 0;
    movesLow ^= bitLow;
    movesHigh ^= bitHigh;
    let turnedHigh = 0;
    let turnedLow = 0;
    for (let i = 0; i < STRAIGHT.length; i++) {
      turnedHigh |= turnedAlong(bitHigh, bitLow, ownHigh, ownLow, high, low, STRAIGHT[i] as number);
      turnedLow |= otherHalf;
    }
    for (let i = 0; i < SLANTED.length; i++) {
      turnedHigh |= turnedAlong(bitHigh, bitLow, ownHigh, ownLow, innerHigh, innerLow, SLANTED[i] as number);
      turnedLow |= otherHalf;
    }
    const nextHigh = ownHigh | bitHigh | turnedHigh;
    const nextLow = ownLow | bitLow | turnedLow;
    total += count(high & ~turnedHigh, low & ~turnedLow, nextHigh, nextLow, depth - 1);
  }
  return total;
}

/** The number of move sequences of this length from a board of size 8; a pass is a move, a finished game counts as one. */
export function countSequences8(board: Board, toMove: Player, depth: number): number {
  if (depth <= 0) return 1;
  const halves = [0, 0, 0, 0];
  for (let row = 0; row < 8; row++) {
    for (let col = 0; col < 8; col++) {
      const disc = board[cellAt(8, row, col)];
      if (disc !== 1 && disc !== 2) continue;
      const index = (disc === toMove ? 0 : 2) + (row < 4 ? 1 : 0);
      halves[index] = (halves[index] ?? 0) | (1 << (8 * (row % 4) + col));
    }
  }
  const [ownHigh = 0, ownLow = 0, high = 0, low = 0] = halves;
  return count(ownHigh, ownLow, high, low, depth);
}
