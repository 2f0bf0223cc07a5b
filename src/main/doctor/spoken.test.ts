import { expect, test } from 'vitest';
import { tellingLines } from './spoken.ts';

/** As the bytes of a program are kept until somebody reads them. */
const bytesOf = (text: string) => Buffer.from(text).toString('latin1');
const told = (lines: readonly string[]) => tellingLines(bytesOf(lines.join('\n'))).split('\n');

test('of a long trace the error, the places beside it and the last lines are told, in any script', () => {
  const trace = ['در حال فکر', 'Error: خانه پر است', ...Array.from({ length: 9 }, (_, i) => `    at line ${i} «الف»`)];
  expect(told(trace)).toEqual([...trace.slice(1, 6), '…', ...trace.slice(-3)]);
});

test('a trace of Node shows the place in the program, not those in Node', () => {
  const program = ['/play/player.js:7', "    throw new Error('index out of range');", '    ^'];
  const error = ['Error: index out of range', '    at Interface.play (/play/player.js:7:11)'];
  const node = [
    '    at Interface.emit (node:events:508:28)',
    '    at [_onLine] [as _onLine] (node:internal/readline/interface:465:12)',
    '    at Socket.ondata (node:internal/readline/interface:283:23)',
    '    at addChunk (node:internal/streams/readable:559:12)',
    '    at Readable.push (node:internal/streams/readable:390:5)',
    '    at Pipe.onStreamRead (node:internal/stream_base_commons:189:23)',
  ];
  expect(told([...program, '', ...error, ...node, '', 'Node.js v24.1.0'])).toEqual([...program, ...error]);
});

test('a trace of Java shows the place in the program, not those in Java', () => {
  const error = 'Exception in thread "main" java.lang.IndexOutOfBoundsException: Index 9 out of bounds for length 8';
  const java = [
    '    at java.base/java.util.ArrayList.get(ArrayList.java:427)',
    '    at jdk.internal.util.Preconditions.of()',
  ];
  const own = ['    at Player.best(Player.java:31)', '    at Player.main(Player.java:12)'];
  expect(told([error, ...java, ...own])).toEqual([error, ...own]);
});

test('a trace of Python ends in its error, with the place before it', () => {
  const calls = Array.from({ length: 6 }, (_, i) => [`  File "/play/player.py", line ${i}, in think`, '    best(x)']);
  const trace = ['Traceback (most recent call last):', ...calls.flat(), 'IndexError: list index out of range'];
  expect(told(trace)).toEqual(trace.slice(-8));
});

test('a short one is told whole', () => {
  expect(told(['Error: تمام', '  at x', ''])).toEqual(['Error: تمام', '  at x']);
});
