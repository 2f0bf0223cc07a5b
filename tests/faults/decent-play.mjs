/**
 * Decent play in all five games, with blocking calls on the bare file descriptors, so that what is printed, and when, is
 * exactly what was meant. Each game yields its answers one after the other and reads what it needs in between.
 */
import { readSync, writeSync } from 'node:fs';

let unread = '';
let inputEnded = false;

/** The next line, or null at the end of the input. */
export function readLine() {
  const chunk = Buffer.alloc(65536);
  while (!unread.includes('\n')) {
    const size = inputEnded ? 0 : readSync(0, chunk);
    if (size === 0) {
      inputEnded = true;
      return null;
    }
    unread += chunk.toString('latin1', 0, size);
  }
  const end = unread.indexOf('\n');
  const line = unread.slice(0, end);
  unread = unread.slice(end + 1);
  return line;
}

const readLines = (count) => Array.from({ length: count }, readLine);

export function print(text, encoding = 'latin1', to = 1) {
  const bytes = Buffer.from(text, encoding);
  for (let at = 0; at < bytes.length;) at += writeSync(to, bytes, at);
}

/** The first legal move, always; so whoever knows the board knows what it and its double will play. */
function* othello([size, own]) {
  let board = Array.from({ length: size * size }, () => 0);
  const half = size / 2;
  board[half * size + half] = board[(half - 1) * size + half - 1] = 1;
  board[(half - 1) * size + half] = board[half * size + half - 1] = 2;

  const turned = (cells, cell, player) => {
    if (cell < 0 || cells[cell] !== 0) return [];
    const all = [];
    for (const dr of [-1, 0, 1]) {
      for (const dc of [-1, 0, 1]) {
        const run = [];
        for (let r = Math.floor(cell / size) + dr, c = (cell % size) + dc; ; r += dr, c += dc) {
          const disc = r >= 0 && r < size && c >= 0 && c < size ? cells[r * size + c] : 0;
          if (disc === player) all.push(...run);
          if (disc === player || disc === 0) break;
          run.push(r * size + c);
        }
      }
    }
    return all;
  };
  const first = (cells, player) => cells.findIndex((_, cell) => turned(cells, cell, player).length > 0);
  const played = (cells, cell, player) => {
    const next = cells.slice();
    if (cell >= 0) for (const each of [cell, ...turned(cells, cell, player)]) next[each] = player;
    return next;
  };
  const written = (cell) => (cell < 0 ? '-1 -1' : `${Math.floor(cell / size)} ${cell % size}`);

  const expected = (count) => {
    const list = [];
    let cells = board;
    for (let player = own; list.length < count; player = 3 - player) {
      if (first(cells, 1) < 0 && first(cells, 2) < 0) break;
      const cell = first(cells, player);
      if (player === own) list.push(written(cell));
      cells = played(cells, cell, player);
    }
    return list;
  };

  for (let player = 1; ; player = 3 - player) {
    if (player === own) {
      const [cell, next] = [first(board, own), expected(10)];
      board = played(board, cell, own);
      yield { text: written(cell), next };
    } else {
      const line = readLine();
      if (line === null) return;
      const [row, col] = line.split(' ').map(Number);
      board = played(board, row < 0 ? -1 : row * size + col, player);
    }
  }
}

/** Steps inward where it can, relocates its prisoners where it must (A7), passes otherwise. */
function* agon() {
  const AROUND = [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ];
  const ring = ([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  const cells = [];
  for (let q = -5; q <= 5; q++) for (let r = -5; r <= 5; r++) if (ring([q, r]) <= 5) cells.push([q, r]);
  const piecesIn = (line) => {
    const numbers = line.split(' ').slice(1).map(Number);
    return Array.from({ length: 7 }, (_, i) => ({
      at: numbers.slice(3 * i, 3 * i + 2),
      captive: numbers[3 * i + 2] === 1,
    }));
  };
  for (;;) {
    let line = readLine();
    while (line !== null && !line.startsWith('turn ')) line = readLine();
    if (line === null) return;
    const [, , , , yours, theirs] = readLines(6);
    const [own, enemy] = [piecesIn(yours), piecesIn(theirs)];
    const holds = (pieces, [q, r]) => pieces.some(({ at }) => at[0] === q && at[1] === r);
    const open = ([q, r]) =>
      !holds(own, [q, r]) &&
      !holds(enemy, [q, r]) &&
      !AROUND.some(([a, b]) => holds(enemy, [q + a, r + b]) && holds(enemy, [q - a, r - b]));
    const prisoner = own.find(({ captive }) => captive);
    const isQueen = prisoner === own[0];
    const target = prisoner && cells.find((cell) => open(cell) && (isQueen || ring(cell) === 5));
    const [stepper, step] =
      own
        .flatMap((piece) => AROUND.map(([a, b]) => [piece.at, [piece.at[0] + a, piece.at[1] + b]]))
        .find(([at, to]) => ring(to) < ring(at) && ring(to) > 1 && open(to)) ?? [];
    const move = prisoner ? [...prisoner.at, ...target] : step && [...stepper, ...step];
    yield { text: move ? `move ${move.join(' ')}` : 'pass', next: Array(10).fill('pass') };
  }
}

/** Tables that turn away from allies, then no more orders. */
function* beetles() {
  readLine();
  readLines(Number(readLine().split(' ')[1]));
  readLines(Number(readLine().split(' ')[1]));
  const tables = 'AALAAALARAAAAAAAAA';
  for (;;) {
    const line = readLine();
    if (line === null || line.startsWith('over')) return;
    readLines(2);
    for (let list = 0; list < 4; list++) readLines(Number(readLine().split(' ')[1]));
    yield line === 'turn 0' ? { text: `${tables} ${tables} end` } : { text: 'end', next: Array(10).fill('end') };
  }
}

/** Walks round, whatever is in the way. */
function* diamonds() {
  yield { text: 'CONFIRM' };
  for (let line = readLine(); line !== null; line = readLine()) {
    const text = ['right', 'down', 'right', 'up', 'left'][Number(line.split(' ')[0]) % 5];
    yield { text, next: Array(10).fill('noop') };
  }
}

/** Straight on to the right, as long as that is legal. */
function* worm([columns, rows]) {
  readLines(rows);
  for (let line = readLine(); line !== null; line = readLine()) {
    const words = line.split(' ');
    const [growing, length] = [Number(words[2]), Number(words[8])];
    const body = Array.from({ length }, (_, i) => [Number(words[9 + 2 * i]), Number(words[10 + 2 * i])]);
    const kept = body.slice(0, growing > 0 ? length : Math.max(0, length - 2));
    const [[x, y]] = body;
    const ways = { right: [x + 1, y], down: [x, y + 1], left: [x - 1, y], up: [x, y - 1] };
    const isFree = ([toX, toY]) =>
      toX >= 0 && toX < columns && toY >= 0 && toY < rows && !kept.some(([a, b]) => a === toX && b === toY);
    const text = Object.keys(ways).find((way) => isFree(ways[way])) ?? 'right';
    yield { text, next: Array(10).fill('right') };
  }
}

/** The game that a greeting begins; it yields our answers, and the next ten where they can be known already. */
export function gameOf(greeting) {
  const words = greeting.split(' ');
  const numbers = words.map(Number);
  if (words[0] === 'agon') return agon();
  if (words[0] === 'beetles') return beetles();
  if (words.length === 2) return othello(numbers);
  return words.length === 8 ? diamonds() : worm(numbers);
}
