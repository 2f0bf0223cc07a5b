/**
 * A description as text, YAML or JSON (which is YAML, too), as plain values that remember their lines. `class list`,
 * `class-list` and `classList` are the same key.
 */
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type ParsedNode } from 'yaml';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import type { DescriptionProblem } from './description-problems.ts';

export type ValuePath = readonly (string | number)[];

export interface DescriptionText {
  readonly value: unknown;
  readonly problems: readonly DescriptionProblem[];
  /** The line of a value, or of what it would stand in. */
  lineOf(path: ValuePath): number;
}

/** More than any class has; what refers to itself ends here, too. */
const MOST_VALUES = 100_000;
/** Written as a number, but meant as it is written: zeros in front stay. */
const WRITTEN = ['number', 'name'];

export function parseDescription(text: string): DescriptionText {
  const lines = new LineCounter();
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { lineCounter: lines, prettyErrors: false });
  const problems = document.errors.map(({ message, pos: [start] }) => ({
    line: lines.linePos(start).line,
    why: refusal('described-yaml', { said: message.replace(/\.?\s*$/, '') }),
  }));
  const reader = new ValueReader(document, lines);
  const value = problems.length > 0 || !document.contents ? undefined : reader.read(document.contents, []);
  return {
    value,
    problems: [...problems, ...reader.problems],
    lineOf: (path) => reader.lineOf(path),
  };
}

class ValueReader {
  readonly problems: DescriptionProblem[] = [];
  readonly #document: Document.Parsed;
  readonly #counter: LineCounter;
  readonly #lines = new Map<string, number>();
  #values = 0;

  constructor(document: Document.Parsed, counter: LineCounter) {
    this.#document = document;
    this.#counter = counter;
  }

  lineOf(path: ValuePath): number {
    for (let length = path.length; length >= 0; length -= 1) {
      const line = this.#lines.get(JSON.stringify(path.slice(0, length)));
      if (line !== undefined) return line;
    }
    return 1;
  }

  read(node: ParsedNode | null, path: ValuePath): unknown {
    this.#values += 1;
    if (this.#values > MOST_VALUES) return undefined;
    if (node) this.#mark(path, node);
    if (isAlias(node)) return this.read((node.resolve(this.#document) ?? null) as ParsedNode | null, path);
    if (isSeq(node)) return node.items.map((item, index) => this.read(item as ParsedNode, [...path, index]));
    if (!isMap(node)) return isScalar(node) ? scalarValue(node, path) : undefined;
    const object: Record<string, unknown> = {};
    for (const pair of node.items) {
      const [key, value] = [pair.key as ParsedNode, pair.value as ParsedNode | null];
      const name = camelCase(String(isScalar(key) ? key.value : key));
      if (Object.hasOwn(object, name)) this.#problem(key, refusal('described-key-twice', { key: name }));
      const at = [...path, name];
      // Not by assignment, which would take `__proto__` for something else.
      Object.defineProperty(object, name, {
        value: this.read(value, at),
        enumerable: true,
        configurable: true,
        writable: true,
      });
      this.#mark(at, key);
    }
    return object;
  }

  #mark(path: ValuePath, { range }: ParsedNode): void {
    this.#lines.set(JSON.stringify(path), this.#counter.linePos(range[0]).line);
  }

  #problem({ range }: ParsedNode, why: Refusal): void {
    this.problems.push({ line: this.#counter.linePos(range[0]).line, why });
  }
}

function scalarValue({ value, source }: { value: unknown; source?: string }, path: ValuePath): unknown {
  const isWritten = WRITTEN.includes(String(path.at(-1)));
  return isWritten && typeof value === 'number' && source !== undefined ? source : value;
}

function camelCase(key: string): string {
  return key.trim().replace(/[\s_-]+(\p{L})/gu, (_, letter: string) => letter.toUpperCase());
}
