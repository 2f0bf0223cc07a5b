/** The line of code that mends a thing, in the languages that contestants write; the same in every human language. */
import type { FindingCode } from './finding.ts';

interface CodeLine {
  readonly language: 'C++' | 'Python' | 'Java' | 'JavaScript';
  readonly line: string;
}

type Remedy = Readonly<Record<CodeLine['language'], string>>;

/** What every answer is printed with: the line end and the flush in one. */
const ANSWER: Remedy = {
  'C++': 'cout << answer << endl;   // endl ends the line and flushes; "\\n" does not flush',
  Python: 'print(answer, flush=True)',
  Java: 'System.out.println(answer); System.out.flush();',
  JavaScript: 'console.log(answer);   // ends the line; nothing has to be flushed',
};

const NOTES: Remedy = {
  'C++': 'cerr << "my note" << endl;   // not cout',
  Python: 'print("my note", file=sys.stderr)',
  Java: 'System.err.println("my note");   // not System.out',
  JavaScript: 'console.error("my note");   // not console.log',
};

const READ_TO_THE_END: Remedy = {
  'C++': 'if (!(cin >> row >> col)) return 0;   // the input has ended',
  Python: 'line = sys.stdin.readline()\nif not line: sys.exit()   # the input has ended',
  Java: 'if (!scanner.hasNext()) return;   // the input has ended',
  JavaScript: 'process.stdin.on("end", () => process.exit());   // the input has ended',
};

const READ_ONE_LINE: Remedy = {
  'C++': 'string line; getline(cin, line);   // one line, or cin >> x for one word',
  Python: 'line = sys.stdin.readline()   # not sys.stdin.read()',
  Java: 'String line = reader.readLine();   // one line, not until the end',
  JavaScript: 'readline.createInterface({ input: process.stdin }).on("line", play);   // line by line',
};

const PASS: Remedy = {
  'C++': 'if (moves.empty()) cout << "-1 -1" << endl;',
  Python: 'if not moves: print("-1 -1", flush=True)',
  Java: 'if (moves.isEmpty()) { System.out.println("-1 -1"); System.out.flush(); }',
  JavaScript: 'if (moves.length === 0) console.log("-1 -1");',
};

const REMEDIES: Partial<Record<FindingCode, Remedy>> = {
  'no-flush': ANSWER,
  'no-newline': ANSWER,
  unfinished: ANSWER,
  prompt: NOTES,
  'extra-words': NOTES,
  'waits-for-more': READ_ONE_LINE,
  'exits-early': READ_ONE_LINE,
  'no-pass': PASS,
  'end-crash': READ_TO_THE_END,
  'end-flood': READ_TO_THE_END,
  'end-lingers': READ_TO_THE_END,
  'no-end': {
    'C++': 'cout << "end" << endl;',
    Python: 'print("end", flush=True)',
    Java: 'System.out.println("end"); System.out.flush();',
    JavaScript: 'console.log("end");',
  },
  'wrong-confirm': {
    'C++': 'cout << "CONFIRM" << endl;',
    Python: 'print("CONFIRM", flush=True)',
    Java: 'System.out.println("CONFIRM"); System.out.flush();',
    JavaScript: 'console.log("CONFIRM");',
  },
};

/** A program whose language is known is told only what is said in it; an executable may be of any. */
const LANGUAGE_OF_KIND: Readonly<Record<string, CodeLine['language']>> = {
  python: 'Python',
  jar: 'Java',
  javascript: 'JavaScript',
};
/** Nobody makes an executable of a script. */
const OF_EXECUTABLES = ['C++', 'Python', 'Java'] as const;

export function remedyLines(code: FindingCode, kind?: string): CodeLine[] {
  const remedy = REMEDIES[code];
  if (!remedy) return [];
  const known = kind !== undefined && Object.hasOwn(LANGUAGE_OF_KIND, kind) ? LANGUAGE_OF_KIND[kind] : undefined;
  const languages = known ? [known] : OF_EXECUTABLES;
  return languages.flatMap((language) => remedy[language].split('\n').map((line): CodeLine => ({ language, line })));
}
