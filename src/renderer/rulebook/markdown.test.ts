/** The Markdown of the rulebooks, and that nothing of them is lost or taken for HTML. */
import { readFileSync } from 'node:fs';
import { createSSRApp, h } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { createMemoryHistory, createRouter } from 'vue-router';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../shared/games/game.ts';
import { games } from '../../shared/games/index.ts';
import { inlinesOf, parseMarkdown, type Block } from './markdown.ts';
import { loadRulebook, readRulebook } from './rulebooks.ts';
import { RulebookText } from './RulebookText.ts';

async function drawn(text: string): Promise<string> {
  const { blocks, clauses } = readRulebook(text);
  const empty = { render: () => null };
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', component: empty },
      { path: '/rules/:game', name: 'rulebook', component: empty },
    ],
  });
  const app = createSSRApp({ render: () => h('article', [h(RulebookText, { blocks, clauses, game: 'agon' })]) });
  return renderToString(app.use(router));
}

test('headings have anchors of their own, in any script', () => {
  expect(parseMarkdown('# The board\n## صفحهٔ بازی\n## The board')).toMatchObject([
    { kind: 'heading', level: 1, id: 'the-board' },
    { kind: 'heading', level: 2, id: 'صفحهٔ-بازی' },
    { kind: 'heading', level: 2, id: 'the-board-2' },
  ]);
});

test('a clause is anchored where it is told first; elsewhere it is a way there', () => {
  const [first, second] = parseMarkdown('**A1.** See A2\nand A1.\n\n**A1** again');
  expect(first).toMatchObject({ kind: 'paragraph', clause: 'A1' });
  expect(second).toMatchObject({ kind: 'paragraph', clause: null });
  expect(first && 'parts' in first ? first.parts : []).toContainEqual({ kind: 'clause', text: 'A2' });
});

test('in a line: strong, emphasised, code; underlines within words and marks within code mean nothing', () => {
  expect(inlinesOf('a **b `c`** _d_ e_f_g `**h**` 2 * 3 * 4')).toEqual([
    { kind: 'text', text: 'a ' },
    {
      kind: 'strong',
      parts: [
        { kind: 'text', text: 'b ' },
        { kind: 'code', text: 'c' },
      ],
    },
    { kind: 'text', text: ' ' },
    { kind: 'emphasis', parts: [{ kind: 'text', text: 'd' }] },
    { kind: 'text', text: ' e_f_g ' },
    { kind: 'code', text: '**h**' },
    { kind: 'text', text: ' 2 * 3 * 4' },
  ]);
});

test('an item holds tables and code; a fence keeps every blank', () => {
  const [list] = parseMarkdown(
    '- one\n  goes on\n\n  | a | `b|c` |\n  | :- | -: |\n  | 1 |  |\n\n  ```text\n    x\n\n  y\n  ```\n\n- two',
  );
  expect(list).toMatchObject({
    kind: 'list',
    isOrdered: false,
    items: [
      [
        { kind: 'paragraph', parts: [{ text: 'one goes on' }] },
        { kind: 'table', alignments: ['start', 'end'], head: [[{ text: 'a' }], [{ kind: 'code', text: 'b|c' }]] },
        { kind: 'code', language: 'text', text: '  x\n\ny' },
      ],
      [{ kind: 'paragraph', parts: [{ text: 'two' }] }],
    ],
  });
  expect(parseMarkdown('1. a\n2. b')).toMatchObject([{ kind: 'list', isOrdered: true, items: [{}, {}] }]);
});

test.each(['```\nnever closed', '| a |', '-', '**', '`', '# ', '', '\n\n', '- a\n\n\n  b', '_'])(
  'text that is not well formed is text: %j',
  (text) => expect(() => parseMarkdown(text)).not.toThrow(),
);

test('HTML and addresses are drawn as they are written', async () => {
  const html = await drawn(
    '# <img src=x onerror=alert(1)>\n\n<script>alert(1)</script> [a](javascript:alert(1)) `<b>`\n\n```\n<i>\n```',
  );
  expect(html).not.toMatch(/<(img|script|b|i)\b/);
  expect(html).not.toContain('href="javascript');
  expect(html).toContain('&lt;script&gt;');
});

test('code is written from left to right, a clause links to its place', async () => {
  const html = await drawn('**A1.** یک `q`\n\n```\nx\n```\n\nSee A1 and A99.');
  expect(html).toContain('<code dir="ltr">q</code>');
  expect(html).toContain('<pre dir="ltr"');
  expect(html).toMatch(/<p id="A1" class="clause"/);
  expect(html).toMatch(/<a href="\/rules\/agon#A1"[^>]*>A1<\/a> and A99\./);
});

const rulebooks = games.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const));

test.each(rulebooks)(
  'the rulebook of %s in %s is whole: every word, every clause, every section',
  async (id, language) => {
    const text = readFileSync(`seeds/${id}.${language}.md`, 'utf8');
    const rulebook = await loadRulebook(id, language);
    const plain = (html: string) =>
      html
        .replace(/<[^>]+>/g, ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
    const letters = (words: string) => words.replace(/[^\p{L}\p{N}]+/gu, '');
    const written = text.replace(/^ *```.*$/gm, '');
    expect(letters(plain(await drawn(text)))).toBe(letters(written.replace(/^(\d+)\. /gm, '')));
    expect(rulebook?.sections.length).toBeGreaterThan(2);
    expect(rulebook?.clauses.size).toBeGreaterThanOrEqual(10);
    const kinds = new Set<Block['kind']>(rulebook?.blocks.map(({ kind }) => kind));
    expect(kinds).toContain('code');
  },
);

test('what is no game has no rulebook', async () => {
  expect(await loadRulebook('../../package', 'en')).toBeNull();
});
