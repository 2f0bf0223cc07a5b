/** Programs that crash, hoard, fall silent, or print what nobody can read. */
import { expect } from 'vitest';
import { contestant } from './healthy-programs.ts';
import { IMPATIENT, ONCE, print, say, SMALL, SPEECHLESS, type Sick } from './sick.ts';

export const SICK_SPEAKERS: Readonly<Record<string, Sick>> = {
  'throws in its second turn': {
    game: 'othello',
    source: contestant('othello', say(`if (number === 2) throw new Error('index out of range'); ${print}`)),
    ...SMALL,
    code: 'crash',
    details: { exitCode: 1, stderr: expect.stringContaining('index out of range') },
  },
  'plays one move only': {
    game: 'othello',
    source: contestant('othello', say(`process.stdout.write(answer + '\\n', () => process.exit(0));`)),
    ...SMALL,
    code: 'exits-early',
  },
  'closes its output': {
    game: 'othello',
    source: `require('node:fs').closeSync(1); setInterval(() => {}, 1000);`,
    ...SMALL,
    code: 'closed-output',
  },
  'prints without end': {
    game: 'othello',
    source: `for (;;) require('node:fs').writeSync(1, ' '.repeat(4096));`,
    ...SMALL,
    code: 'flood',
  },
  'hoards memory': {
    game: 'diamonds',
    source: contestant(
      'diamonds',
      say(print),
      'const hoard = Buffer.alloc(600e6, 1); setInterval(() => hoard[0]++, 10);',
    ),
    ...ONCE,
    referee: { memoryMb: 300 },
    code: 'memory',
    details: { limitMb: 300 },
  },
  'starts many processes': {
    game: 'othello',
    source: `for (let i = 0; i < 6; i++) require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)']);`,
    ...SMALL,
    referee: { processes: 3, startMs: 20_000 },
    code: 'processes',
  },
  'names an interpreter that is not there': {
    game: 'othello',
    source: '#!/no/such/thing\n',
    file: 'program.sh',
    code: 'no-start',
    details: { what: expect.stringContaining('/no/such/thing') },
  },
  'forgets to flush': {
    game: 'worm',
    source: contestant(
      'worm',
      `let kept = ''; ${say(`kept += answer + '\\n';`)}`,
      `input.on('close', () => process.stdout.write(kept));`,
    ),
    ...SPEECHLESS,
    code: 'no-flush',
    details: { text: 'right' },
  },
  'reads a line too many': {
    game: 'worm',
    source:
      'const input = require("node:readline").createInterface({ input: process.stdin }); input.on("line", () => {});',
    ...SPEECHLESS,
    code: 'waits-for-more',
  },
  'thinks for ever': {
    game: 'worm',
    source: 'for (;;);',
    ...SPEECHLESS,
    code: 'endless-thinking',
  },
  'prints no line end': {
    game: 'worm',
    source: contestant('worm', say('process.stdout.write(answer);')),
    ...IMPATIENT,
    code: 'no-newline',
    details: { text: 'right' },
  },
  'prints half an answer': {
    game: 'worm',
    source: contestant('worm', say(`process.stdout.write(answer.slice(0, 2));`)),
    ...IMPATIENT,
    code: 'unfinished',
    details: { text: 'ri' },
  },
  'is late now and then': {
    game: 'diamonds',
    source: contestant('diamonds', say(`setTimeout(() => { ${print} }, number % 10 === 5 ? 600 : 0);`)),
    ...ONCE,
    settings: { moveMs: 300, rounds: 12 },
    code: 'late',
    severity: 'problem',
    details: { limitMs: 300 },
  },
  'asks for its input': {
    game: 'othello',
    source: contestant('othello', say(print), `process.stdout.write('Enter n=');`),
    ...SMALL,
    code: 'prompt',
    details: { text: expect.stringMatching(/^Enter n=/) },
  },
  'tells what it thinks': {
    game: 'othello',
    source: contestant('othello', say(`process.stdout.write('thinking...\\n' + answer + '\\n');`)),
    ...SMALL,
    code: 'extra-words',
    details: { answer: expect.stringMatching(/^\d \d$/) },
  },
  'separates with a semicolon': {
    game: 'othello',
    source: contestant('othello', say(`process.stdout.write(answer.replace(' ', ';') + '\\n');`)),
    ...SMALL,
    code: 'unreadable',
    details: { text: expect.stringMatching(/^\d;\d/), example: expect.stringMatching(/^\d \d$/) },
  },
};
