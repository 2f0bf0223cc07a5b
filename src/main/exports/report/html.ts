/** HTML out of parts: a text is always escaped, so that a name can never become markup. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, i) => text + written(parts[i - 1] ?? null) + string));
}

export const NOTHING = new Html('');

/** A name in its own direction of writing, whatever stands around it. */
export function named(name: string): Html {
  return html`<bdi>${name}</bdi>`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');
}

function written(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escaped(String(part));
}
