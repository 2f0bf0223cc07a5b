/** A sentence in which every clause that it names is the way to it in the rulebook. */
import { h, inject, type FunctionalComponent } from 'vue';
import { RouterLink, routerKey } from 'vue-router';
import { clausesIn } from './clauses-in-text.ts';

/** Two or three clauses in brackets, which no line tears apart. */
const IN_BRACKETS = /\([A-Z]\d[^()]{0,16}\)/g;

export const ClausedText: FunctionalComponent<{ readonly text: string }> = ({ text }) => {
  const whole = text.replaceAll(IN_BRACKETS, (clauses) => clauses.replaceAll(' ', '\u00a0'));
  // A report in a browser has no rulebook to go to.
  if (!inject(routerKey, null)) return whole;
  return clausesIn(whole).map((part) => {
    if (!('clause' in part)) return part.text;
    const to = { name: 'rulebook', params: { game: part.game }, hash: `#${part.clause}` };
    const attributes = { class: 'clause-in-text', 'data-testid': 'clause-link', dir: 'ltr', to };
    return h(RouterLink, attributes, () => part.text);
  });
};
ClausedText.props = ['text'];
