/**
 * Reads the Markdown of the rulebooks, and no more than they use: headings, paragraphs, lists, tables, fenced code,
 * strong and emphasised words and code within a line. Anything else, HTML above all, is text. What comes out is data, so
 * that drawing it cannot run anything.
 */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'clause'; readonly text: string }
  | { readonly kind: 'strong'; readonly parts: readonly Inline[] }
  | { readonly kind: 'emphasis'; readonly parts: readonly Inline[] };

export type Alignment = 'start' | 'center' | 'end';

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly id: string; readonly parts: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly clause: string | null; readonly parts: readonly Inline[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Block[])[] }
  | {
      readonly kind: 'table';
      readonly alignments: readonly Alignment[];
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

const HEADING = /^(#{1,6}) +(.*)$/;
const FENCE = /^```(\w*).*$/;
const BULLET = /^(-|\d+\.) +/;
const RULE_OF_TABLE = /^\|( *:?-+:? *\|)+\s*$/;
/** Such as `A11`, where it begins a paragraph or a list's item: `**A11.**`. */
const CLAUSE_AT_START = /^\*\*([A-Z]\d{1,2})\b/;
/** In the order in which they are looked for; code first, since nothing in it means anything. */
const MARKS = /`([^`]+)`|\*\*(.+?)\*\*|(?<![\p{L}\d])_([^_]+)_(?![\p{L}\d])|\b([A-Z]\d{1,2})\b/u;

export function parseMarkdown(text: string): readonly Block[] {
  const seen = new Set<string>();
  return blocksOf(text.replace(/\r\n?/g, '\n').split('\n'), seen);
}

/** `seen`: the anchors that are given already; a clause that is told again later keeps its first place. */
function blocksOf(lines: readonly string[], seen: Set<string>): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const end = line.trim() === '' ? at + 1 : blockEnd(lines, at);
    const block = line.trim() === '' ? null : blockOf(lines.slice(at, end), seen);
    if (block) blocks.push(block);
    at = end;
  }
  return blocks;
}

function blockEnd(lines: readonly string[], start: number): number {
  const first = lines[start] ?? '';
  if (HEADING.test(first)) return start + 1;
  if (FENCE.test(first)) {
    const close = lines.findIndex((line, index) => index > start && line.trimEnd() === '```');
    return close === -1 ? lines.length : close + 1;
  }
  const goesOn = BULLET.test(first) ? ofList : ofParagraph;
  let end = start + 1;
  while (end < lines.length && goesOn(lines, end)) end += 1;
  return end;
}

/** A list goes on with its next item, with what is indented, and over blank lines before either. */
function ofList(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (line.trim() !== '') return BULLET.test(line) || line.startsWith('  ') || (lines[at - 1] ?? '').trim() !== '';
  const next = lines.slice(at).find((later) => later.trim() !== '') ?? '';
  return BULLET.test(next) || next.startsWith('  ');
}

function ofParagraph(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  return line.trim() !== '' && !HEADING.test(line) && !FENCE.test(line) && !BULLET.test(line);
}

function blockOf(lines: readonly string[], seen: Set<string>): Block {
  const first = lines[0] ?? '';
  const heading = HEADING.exec(first);
  if (heading) {
    const words = heading[2] ?? '';
    return { kind: 'heading', level: heading[1]?.length ?? 1, id: anchorOf(words, seen), parts: inlinesOf(words) };
  }
  const fence = FENCE.exec(first);
  if (fence) {
    const closes = lines.length > 1 && lines.at(-1)?.trimEnd() === '```';
    return { kind: 'code', language: fence[1] ?? '', text: lines.slice(1, closes ? -1 : undefined).join('\n') };
  }
  if (BULLET.test(first)) {
    const items = itemsOf(lines).map((item) => blocksOf(item, seen));
    return { kind: 'list', isOrdered: /^\d/.test(first), items };
  }
  if (first.startsWith('|') && RULE_OF_TABLE.test(lines[1] ?? '')) return tableOf(lines);
  const words = lines.map((line) => line.trim()).join(' ');
  const clause = CLAUSE_AT_START.exec(words)?.[1] ?? null;
  const isFirst = clause !== null && !seen.has(clause);
  if (isFirst) seen.add(clause);
  return { kind: 'paragraph', clause: isFirst ? clause : null, parts: inlinesOf(words, clause) };
}

/** Each item with its marker and indentation taken away. */
function itemsOf(lines: readonly string[]): string[][] {
  const items: string[][] = [];
  let indentation = 0;
  for (const line of lines) {
    const bullet = BULLET.exec(line);
    if (bullet) {
      indentation = bullet[0].length;
      items.push([line.slice(indentation)]);
    } else items.at(-1)?.push(line.startsWith(' '.repeat(indentation)) ? line.slice(indentation) : line.trimStart());
  }
  return items;
}

function tableOf(lines: readonly string[]): Block {
  const [head = '', rule = '', ...rows] = lines;
  const alignments = cellsOf(rule).map((cell): Alignment => {
    if (cell.startsWith(':') && cell.endsWith(':')) return 'center';
    return cell.endsWith(':') ? 'end' : 'start';
  });
  const inlines = (line: string) => cellsOf(line).map((cell) => inlinesOf(cell));
  return { kind: 'table', alignments, head: inlines(head), rows: rows.map(inlines) };
}

/** A bar in code does not end a cell. */
function cellsOf(line: string): string[] {
  const cells =
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .match(/(?:`[^`]*`|[^|`])*/g) ?? [];
  return cells.filter((_, index) => index % 2 === 0 || cells[index] !== '').map((cell) => cell.trim());
}

/** `own`: the clause that is told here; it does not lead to itself. */
export function inlinesOf(text: string, own: string | null = null): Inline[] {
  const found = MARKS.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const [whole, code, strong, emphasised, clause] = found;
  const before = text.slice(0, found.index);
  const mark = ((): Inline => {
    if (code !== undefined) return { kind: 'code', text: code };
    if (strong !== undefined) return { kind: 'strong', parts: inlinesOf(strong, own) };
    if (emphasised !== undefined) return { kind: 'emphasis', parts: inlinesOf(emphasised, own) };
    return { kind: clause === own ? 'text' : 'clause', text: clause ?? '' };
  })();
  const rest = inlinesOf(text.slice(found.index + whole.length), own);
  return before === '' ? [mark, ...rest] : [{ kind: 'text', text: before }, mark, ...rest];
}

/** Letters and digits of any script, so that an address can name a heading. */
function anchorOf(words: string, seen: Set<string>): string {
  const plain =
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'part';
  let anchor = plain;
  for (let number = 2; seen.has(anchor); number += 1) anchor = `${plain}-${number}`;
  seen.add(anchor);
  return anchor;
}
