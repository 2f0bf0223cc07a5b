import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { LANGUAGES } from '../games/game.ts';
import { FINDING_CODES, FINDING_DETAILS, findingSchema, type Finding, type FindingCode } from './finding.ts';
import { diagnosisOf, worstFirst, type Report } from './report.ts';
import { severityOf } from './severity.ts';
import { DOCTOR_WORDS, wordDiagnosis, wordFinding } from './words.ts';

/** Every detail that any finding has; a finding takes those that it knows. */
const DETAILS: Readonly<Record<string, unknown>> = {
  firstMs: 1200,
  againMs: 300,
  allowedMs: 5000,
  what: 'It printed more than 256 KB in one turn.',
  exitCode: 1,
  signal: null,
  stderr: 'Error: oh',
  peakMb: 800,
  limitMb: 1024,
  limit: 32,
  turnKb: 256,
  gameKb: 8192,
  waitedMs: 7000,
  text: 'Enter n=',
  example: '2 4',
  read: '3 4\n',
  limitMs: 2000,
  count: 3,
  of: 30,
  answer: '2 3',
  why: 'occupied',
  drawing: ['. 1', '2 .'],
  legal: ['0 0'],
  reasons: { 'too-far': 2, outward: 1 },
  mostMs: 1900,
  meanMs: 12,
  percent: 95,
  kb: 70,
  games: 9,
  answers: 412,
  played: 3,
  planned: 9,
};

function sample(code: FindingCode): Finding {
  const names = Object.keys(FINDING_DETAILS[code]);
  const details = Object.fromEntries(Object.entries(DETAILS).filter(([name]) => names.includes(name)));
  const where = { trial: 'game', seat: 1, turn: 5 };
  const finding = findingSchema.parse({ code, ...details, severity: 'hint', where, times: 2 });
  return { ...finding, severity: severityOf('othello', finding) };
}

test.each(FINDING_CODES)('%s has words in both languages, with every detail filled in', (code) => {
  const finding = sample(code);
  for (const game of games) {
    for (const language of LANGUAGES) {
      const words = wordFinding({ game, language }, finding);
      expect(words.title).not.toBe('');
      expect(words.seen).not.toBe('');
      expect(words.mend === '').toBe(finding.severity === 'fine');
      expect([words.title, words.seen, words.mend, words.where].join(' ')).not.toMatch(/\{\w+\}|undefined|NaN/);
      if (language === 'fa') for (const text of [words.title, words.where]) expect(text).toMatch(/[آ-ی]/);
      if (language === 'fa' && code !== 'no-start') expect(words.seen).toMatch(/[آ-ی]/);
    }
  }
});

test('both languages fill in the same details', () => {
  const namesIn = (text: string) => new Set(text.match(/\{\w+\}/g) ?? []);
  for (const code of FINDING_CODES) {
    const { en, fa } = DOCTOR_WORDS;
    expect([code, namesIn(fa.findings[code].seen)]).toEqual([code, namesIn(en.findings[code].seen)]);
  }
});

test.each([
  ['en', 'no answer in 7 s,'],
  ['fa', 'تا 7 ثانیه،'],
] as const)('how long it took is told in seconds as soon as it is one: %s', (language, words) => {
  const [game] = games;
  if (!game) throw new Error('there are no games');
  expect(wordFinding({ game, language }, sample('endless-thinking')).seen).toContain(words);
  const { seen } = wordFinding({ game, language }, sample('started'));
  expect([seen, /1\.2 (s|ثانیه)/.test(seen), /300 (ms|میلی‌ثانیه)/.test(seen)]).toEqual([seen, true, true]);
});

test('the line that mends it is in the program’s own language where that is known', () => {
  const [game] = games;
  if (!game) throw new Error('there are no games');
  const finding = sample('no-flush');
  const languages = (kind?: string) =>
    wordFinding({ game, language: 'en', ...(kind ? { kind } : {}) }, finding).lines.map((line) => line.language);
  expect(languages()).toEqual(['C++', 'Python', 'Java']);
  expect(languages('windows')).toEqual(['C++', 'Python', 'Java']);
  expect(languages('python')).toEqual(['Python']);
  expect(languages('jar')).toEqual(['Java']);
  expect(languages('javascript')).toEqual(['JavaScript']);
});

test.each([
  ['en', /^It printed “2;4”,.* A legal answer there is “2 4”\.$/],
  ['fa', /^«\u20682;4\u2069» را چاپ کرد.*: «\u20682 4\u2069»\.$/],
] as const)('an answer that cannot be read is shown beside one that can: %s', (language, seen) => {
  const [game] = games;
  const finding = { ...sample('unreadable'), text: '2;4', example: '2 4' } as Finding;
  if (!game) throw new Error('there are no games');
  expect(wordFinding({ game, language }, finding).seen).toMatch(seen);
  const long = wordFinding({ game, language }, { ...finding, text: `${'x'.repeat(99)}\nmore` } as Finding);
  expect(long.seen).toContain(`${'x'.repeat(60)}…`);
  expect(long.evidence.flatMap(({ lines }) => lines).join()).toContain('more');
});

test('the worst finding decides, and stands first', () => {
  const findings = (['started', 'slow-start', 'extra-output', 'crash'] as const).map(sample);
  expect([1, 2, 3, 4].map((count) => diagnosisOf(findings.slice(0, count)))).toEqual([
    'healthy',
    'healthy',
    'doubtful',
    'unfit',
  ]);
  expect(worstFirst(findings).map(({ code }) => code)).toEqual(['crash', 'extra-output', 'slow-start', 'started']);
});

test('the diagnosis names the program and the game', () => {
  for (const game of games) {
    for (const diagnosis of ['healthy', 'doubtful', 'unfit'] as const) {
      const report = { diagnosis, program: { name: 'mine.exe' } } as Report;
      for (const language of LANGUAGES) {
        const words = wordDiagnosis({ game, language }, report);
        expect(words).toContain('mine.exe');
        expect(words).toContain(game.texts[language].title);
      }
    }
  }
});
