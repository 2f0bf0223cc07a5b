/** Draws what was read of a rulebook. Everything is an element or a text of Vue's: nothing of it is ever taken for HTML. */
import { h, type FunctionalComponent, type VNode, type VNodeChild } from 'vue';
import { RouterLink } from 'vue-router';
import type { Block, Inline } from './markdown.ts';

interface Props {
  readonly blocks: readonly Block[];
  readonly game: string;
  /** Only clauses that are there can be gone to. */
  readonly clauses: ReadonlySet<string>;
}

export const RulebookText: FunctionalComponent<Props> = ({ blocks, game, clauses }) => {
  const line = (parts: readonly Inline[]): VNodeChild[] => parts.map(part);
  const part = (inline: Inline): VNodeChild => {
    if (inline.kind === 'text') return inline.text;
    if (inline.kind === 'code') return h('code', { dir: 'ltr' }, inline.text);
    if (inline.kind === 'strong') return h('strong', line(inline.parts));
    if (inline.kind === 'emphasis') return h('em', line(inline.parts));
    if (!clauses.has(inline.text)) return inline.text;
    const to = { name: 'rulebook', params: { game }, hash: `#${inline.text}` };
    return h(RouterLink, { class: 'clause-link', to }, () => inline.text);
  };
  const block = (one: Block): VNode => {
    switch (one.kind) {
      case 'heading':
        return h(`h${one.level}`, { id: one.id, tabindex: -1 }, line(one.parts));
      case 'paragraph':
        return h(
          'p',
          one.clause === null ? {} : { id: one.clause, class: 'clause', tabindex: -1, 'data-clause': one.clause },
          line(one.parts),
        );
      case 'code':
        return h('pre', { dir: 'ltr', tabindex: 0 }, [h('code', one.text)]);
      case 'list':
        return h(
          one.isOrdered ? 'ol' : 'ul',
          one.items.map((item) => h('li', item.map(block))),
        );
      case 'table': {
        const cell = (tag: 'th' | 'td', parts: readonly Inline[], column: number) =>
          h(tag, { style: { textAlign: one.alignments[column] ?? 'start' } }, line(parts));
        return h('div', { class: 'table', tabindex: 0 }, [
          h('table', [
            h('thead', [
              h(
                'tr',
                one.head.map((parts, column) => cell('th', parts, column)),
              ),
            ]),
            h(
              'tbody',
              one.rows.map((row) =>
                h(
                  'tr',
                  row.map((parts, column) => cell('td', parts, column)),
                ),
              ),
            ),
          ]),
        ]);
      }
    }
  };
  return blocks.map(block);
};
RulebookText.props = ['blocks', 'game', 'clauses'];
