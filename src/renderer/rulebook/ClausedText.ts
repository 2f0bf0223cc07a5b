/** A sentence in which every clause that it names is the way to it in the rulebook. */
import { h, inject, type FunctionalComponent } from 'vue';
import { RouterLink, routerKey } from 'vue-router';
import { clausesIn } from './clauses-in-text.ts';

export const ClausedText: FunctionalComponent<{ readonly text: string }> = ({ text }) => {
  // A report in a browser has no rulebook to go to.
  if (!inject(routerKey, null)) return text;
  return clausesIn(text).map((part) => {
    if (!('clause' in part)) return part.text;
    const to = { name: 'rulebook', params: { game: part.game }, hash: `#${part.clause}` };
    const attributes = { class: 'clause-in-text', 'data-testid': 'clause-link', dir: 'ltr', to };
    return h(RouterLink, attributes, () => part.text);
  });
};
ClausedText.props = ['text'];
