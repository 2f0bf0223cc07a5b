/** The rulebooks, which come with the interface: each is loaded when somebody wants to read it. */
import type { Language } from '../../shared/games/game.ts';
import { parseMarkdown, type Block, type Inline } from './markdown.ts';

const texts = import.meta.glob<string>('../../../seeds/*.md', { query: '?raw', import: 'default' });

export interface Section {
  readonly id: string;
  readonly title: string;
  /** Those that are told in it, in their order. */
  readonly clauses: readonly string[];
}

export interface Rulebook {
  readonly blocks: readonly Block[];
  readonly sections: readonly Section[];
  readonly clauses: ReadonlySet<string>;
}

/** Null where a game has no rulebook. */
export async function loadRulebook(game: string, language: Language): Promise<Rulebook | null> {
  const load = texts[`../../../seeds/${game}.${language}.md`];
  return load ? readRulebook(await load()) : null;
}

export function readRulebook(text: string): Rulebook {
  const blocks = parseMarkdown(text);
  const sections: { id: string; title: string; clauses: string[] }[] = [];
  const told = (block: Block): string[] => {
    if (block.kind === 'paragraph') return block.clause === null ? [] : [block.clause];
    return block.kind === 'list' ? block.items.flatMap((item) => item.flatMap(told)) : [];
  };
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) {
      sections.push({ id: block.id, title: plain(block.parts), clauses: [] });
    } else sections.at(-1)?.clauses.push(...told(block));
  }
  return { blocks, sections, clauses: new Set(blocks.flatMap(told)) };
}

function plain(parts: readonly Inline[]): string {
  return parts.map((part) => ('parts' in part ? plain(part.parts) : part.text)).join('');
}
