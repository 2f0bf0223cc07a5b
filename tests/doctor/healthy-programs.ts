/**
 * Small contestants in JavaScript, one for each game, without a fault. Each prints through `say(answer, number)`, where
 * the first answer has the number 1, so that a sick program is a healthy one with another `say` or another beginning.
 */

/** What a program does to print an answer. */
export const SAY = `function say(answer, number) { process.stdout.write(answer + '\\n'); }`;

const LINES = `
let answers = 0;
const input = require('node:readline').createInterface({ input: process.stdin });
input.on('line', (line) => { for (const answer of heard(line.trim())) say(answer, ++answers); });
`;

const OTHELLO = `
let n = 0, me = 0, board = [];
function captured(row, col, player) {
  const cells = [];
  for (const dr of [-1, 0, 1]) for (const dc of [-1, 0, 1]) {
    const run = [];
    let r = row + dr, c = col + dc;
    while (board[r]?.[c] === 3 - player) { run.push([r, c]); r += dr; c += dc; }
    if (board[r]?.[c] === player) cells.push(...run);
  }
  return cells;
}
function play(row, col, player) {
  if (row < 0) return;
  for (const [r, c] of [...captured(row, col, player), [row, col]]) board[r][c] = player;
}
function legal() {
  const moves = [];
  for (let r = 0; r < n; r++) for (let c = 0; c < n; c++) {
    if (board[r][c] === 0 && captured(r, c, me).length > 0) moves.push([r, c]);
  }
  return moves;
}
function heard(line) {
  const [first, second] = line.split(' ').map(Number);
  if (n === 0) {
    n = first; me = second;
    board = Array.from({ length: n }, () => Array(n).fill(0));
    board[n / 2][n / 2] = board[n / 2 - 1][n / 2 - 1] = 1;
    board[n / 2 - 1][n / 2] = board[n / 2][n / 2 - 1] = 2;
    if (me === 2) return [];
  } else play(first, second, 3 - me);
  const [move = [-1, -1]] = legal();
  play(...move, me);
  return [move.join(' ')];
}
`;

const AGON = `
const STEPS = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];
const ring = ([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
const same = ([a, b]) => ([c, d]) => a === c && b === d;
let you = [];
function pieces(numbers) {
  return Array.from({ length: 7 }, (_, i) => ({ at: [numbers[3 * i], numbers[3 * i + 1]], captive: numbers[3 * i + 2] === 1 }));
}
function answer(enemies) {
  const taken = [...you, ...enemies].map(({ at }) => at);
  const isEnemy = (cell) => enemies.some(({ at }) => same(cell)(at));
  const between = ([q, r]) => STEPS.some(([a, b]) => isEnemy([q + a, r + b]) && isEnemy([q - a, r - b]));
  const captive = you.findIndex((piece) => piece.captive);
  const all = [];
  for (let q = -5; q <= 5; q++) for (let r = -5; r <= 5; r++) if (ring([q, r]) <= 5) all.push([q, r]);
  for (const [i, { at }] of you.entries()) {
    if (captive >= 0 && i !== captive) continue;
    const targets = captive < 0
      ? STEPS.map(([a, b]) => [at[0] + a, at[1] + b]).filter((to) => ring(to) <= ring(at) && (i === 0 || ring(to) > 0))
      : all.filter((to) => i === 0 || ring(to) === 5);
    const to = targets.find((cell) => !taken.some(same(cell)) && !between(cell));
    if (to) return ['move', ...at, ...to].join(' ');
  }
  return 'pass';
}
function heard(line) {
  const [word, ...rest] = line.split(' ');
  if (word === 'you') you = pieces(rest.map(Number));
  return word === 'enemy' ? [answer(pieces(rest.map(Number)))] : [];
}
`;

const BEETLES = `
let turn = -1, mine = 0, team = 0;
function heard(line) {
  const words = line.split(' ');
  if (words[0] === 'beetles' && team === 0) team = Number(words[1]);
  if (words[0] === 'turn') turn = Number(words[1]);
  if (words.length === 10 && Number(words[1]) === team) mine = Number(words[0]);
  if (words[0] !== 'shadows') return [];
  // The shadows come last, but their lines do not matter to us.
  return [turn === 0 ? 'A'.repeat(18) + ' ' + 'L'.repeat(18) + ' end' : 'antennae ' + mine + ' 2 end'];
}
`;

const DIAMONDS = `
const ACTIONS = ['noop', 'trap', 'noop'];
let rounds = 0, round = 0;
function heard(line) {
  if (rounds === 0) { rounds = Number(line.split(' ')[5]); return ['CONFIRM']; }
  round = Number(line.split(' ')[0]);
  return ['noop'];
}
`;

const WORM = `
const STEPS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
let columns = 0, rows = 0, left = -1;
function heard(line) {
  const words = line.split(' ');
  if (left < 0) { columns = Number(words[0]); rows = left = Number(words[1]); return []; }
  if (left > 0) { left--; return []; }
  const numbers = words.slice(9).map(Number);
  const body = [];
  for (let i = 0; i < numbers.length; i += 2) body.push([numbers[i], numbers[i + 1]]);
  const blocked = Number(words[2]) > 0 ? body : body.slice(0, -2);
  const [x, y] = body[0];
  const move = Object.keys(STEPS).find((name) => {
    const [tx, ty] = [x + STEPS[name][0], y + STEPS[name][1]];
    return tx >= 0 && ty >= 0 && tx < columns && ty < rows && !blocked.some(([bx, by]) => bx === tx && by === ty);
  });
  return [move ?? 'left'];
}
`;

const PLAY = { othello: OTHELLO, agon: AGON, beetles: BEETLES, diamonds: DIAMONDS, worm: WORM } as const;
export type PlayedGame = keyof typeof PLAY;
export const PLAYED_GAMES = Object.keys(PLAY) as readonly PlayedGame[];

/** The source of a contestant that prints with `say`; `more` is run after everything else is set up. */
export function contestant(game: PlayedGame, say: string = SAY, more = ''): string {
  return [PLAY[game], say, LINES, more].join('\n');
}
