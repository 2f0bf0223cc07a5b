/**
 * A contestant that plays all five games decently (decent-play.mjs), or misbehaves: `--vice=NAME`, from its n-th answer
 * on with `--from=n`. verdicts.ts lists the vices with what they deserve.
 */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf, print, readLine } from './decent-play.mjs';

const option = (name, usual) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual;
const vice = option('vice', 'none');
const from = Number(option('from', '1'));

function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Lives on until it is killed; its orders to itself, such as signal handlers, are still heard. */
function lingerForEver() {
  setInterval(() => {}, 1000);
  return new Promise(() => {});
}

// ---- the vices: what is done instead of printing an answer

const kept = [];
let answeredAhead = 0;

/**
 * A busy process and two below it that leave the group, one of them without what marks it. They name our folder, for
 * whoever looks for them; `stdio` says whether they hold on to our output.
 */
function startBusyFamily(stdio) {
  const burn = ['-e', 'for (;;);', process.cwd()];
  const start = `require('node:child_process').spawn(process.execPath, ${JSON.stringify(burn)}, `;
  const parent = `${start}{ detached: true, stdio: '${stdio}' }); ${start}{ detached: true, stdio: '${stdio}', env: {} });`;
  spawn(process.execPath, ['-e', `${parent} for (;;);`, process.cwd()], { stdio });
}

/** In place of the first number, or alone where the game's answers have none; Beetles has them in its orders only. */
function withNumber(text, rewrite) {
  const spoken = text === 'end' ? `antennae ${seat === 1 ? 1 : 11} 2 end` : text;
  return /\d/.test(spoken) ? spoken.replace(/-?\d+/, rewrite) : rewrite('7');
}

/** Done at the one answer only; afterwards it plays on as if nothing had happened. */
const ONCE = {
  late(text) {
    sleep(Number(option('ms', '3000')));
    print(`${text}\n`);
  },
  'flood-stderr'(text) {
    for (let i = 0; i < 64; i++) print(`${'complaint '.repeat(6553)}\n`, 'latin1', 2);
    print(`${text}\n`);
  },
  prompt: (text) => print(`Enter n=${text}\n`),
  nul: (text) => print(`\0${text}\n`),
  utf16: (text) => print(`\uFEFF${text}\n`, 'utf16le'),
  'long-line': () => print(`${'x'.repeat(10 * 1024 * 1024)}\n`),
  'number-1e99': (text) => print(`${withNumber(text, () => '1e99')}\n`),
  grandchildren(text) {
    startBusyFamily('ignore');
    print(`${text}\n`);
  },
  ahead(_text, next) {
    print(next.map((answer) => `${answer}\n`).join(''));
    answeredAhead = next.length - 1;
  },
  'close-stdin'(text) {
    closeSync(0);
    print(`${text}\n`);
    return lingerForEver();
  },
  'close-stdout'() {
    closeSync(1);
    return lingerForEver();
  },
  'crash-resumed'(text) {
    process.on('SIGCONT', () => process.exit(3));
    print(`${text}\n`);
    return lingerForEver();
  },
  // The answer and the end arrive together; the answer counts, and only the next one is missing.
  'answer-and-exit'(text) {
    print(`${text}\n`);
    process.exit(0);
  },
  burns() {
    startBusyFamily('ignore');
    for (;;);
  },
  'exit-leaving-children'() {
    startBusyFamily('inherit');
    process.exit(0);
  },
  'writes-folder'(text) {
    mkdirSync('nested/deeper', { recursive: true });
    writeFileSync('nested/deeper/notes.txt', 'x'.repeat(1024 * 1024), { mode: 0o400 });
    symlinkSync('/', 'nested/everything');
    mkdirSync('closed', { mode: 0o500 });
    print(`${text}\n`);
  },
  'reads-others'(text) {
    print(`${readSiblings('..')} files of others read\n`, 'latin1', 2);
    print(`${text}\n`);
  },
  memory() {
    for (let i = 0; i < 32; i++) kept.push(Buffer.alloc(32 * 1024 * 1024, 1));
    return lingerForEver();
  },
  processes() {
    for (let i = 0; i < 100; i++) spawn('sleep', ['60'], { stdio: 'ignore' });
    return lingerForEver();
  },
};

/** Done at every answer from the one on. */
const EVER_AFTER = {
  silent: lingerForEver,
  crash() {
    print('no idea what to do\n', 'latin1', 2);
    process.exit(3);
  },
  'crash-by-signal': () => process.kill(process.pid, 'SIGKILL'),
  exit: () => process.exit(0),
  'flood-stdout'() {
    for (;;) print(' '.repeat(65536));
  },
  'flood-words'() {
    for (;;) print('what now\n'.repeat(7000));
  },
  'never-flushes': (text) => void kept.push(text),
  'byte-by-byte'(text) {
    for (const byte of `${text}\n`) {
      print(byte);
      sleep(1);
    }
  },
  'no-newline': (text) => print(text),
  'number-07': (text) => print(`${withNumber(text, (n) => (n === '0' ? '-0' : n.replace(/\d/, '0$&')))}\n`),
  // Its memory grows only a little each time, and it answers long before anybody looks again.
  'memory-by-bits'(text) {
    kept.push(Buffer.alloc(128 * 1024 * 1024, 1));
    print(`${text}\n`);
  },
};

function readSiblings(folder) {
  let count = 0;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    try {
      if (statSync(path).isDirectory())
        for (const file of readdirSync(path)) count += readFileSync(join(path, file)) ? 1 : 0;
    } catch {
      // Whatever keeps us out.
    }
  }
  return count;
}

// ---- the game

if (vice === 'crash-start') {
  print('cannot even begin\n', 'latin1', 2);
  process.exit(3);
}
if (vice === 'ignores-sigterm') process.on('SIGTERM', () => {});

const greeting = readLine() ?? '';
const seat = greeting.startsWith('beetles') ? Number(greeting.split(' ')[1]) : 1;
let answers = 0;
for (const { text, next = [text] } of gameOf(greeting)) {
  answers++;
  const misbehave = EVER_AFTER[vice] && answers >= from ? EVER_AFTER[vice] : answers === from && ONCE[vice];
  if (misbehave) await misbehave(text, next);
  else if (answeredAhead > 0) answeredAhead--;
  else print(`${text}\n`);
}
// O12: some go on for ever after the game.
if (vice === 'ignores-sigterm' || vice === 'loops-after-end') for (;;);
