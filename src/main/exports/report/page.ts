/** The page of a report: everything that is read; the replays and the viewer are put beside it. */
import { setNumber } from '../../../shared/numbers.ts';
import { fillTemplate } from '../../../shared/match/wording.ts';
import { championOf } from '../../../shared/tournament/tournament.ts';
import { formatName } from '../../../shared/tournament/words.ts';
import type { ContestFile } from '../../store/contest-file.ts';
import { plainName } from '../plain-name.ts';
import { reportWords } from '../report-words.ts';
import type { CategoryResults, ContestResults } from '../results.ts';
import { categoryAnchor } from './anchors.ts';
import { bracketDrawing } from './bracket-drawing.ts';
import { gamesBlock, matchesBlock, type InPage } from './games.ts';
import { Html, html, named, NOTHING } from './html.ts';
import { contestantsSection, settingsSection } from './people.ts';
import { crossTableBlock, rankingBlock, standingsBlocks } from './tables.ts';

const TROPHY = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path
    d="M18 2H6v2H2v5a4 4 0 0 0 4.2 4 6 6 0 0 0 4.8 3.9V19H8v3h8v-3h-3v-2.1a6 6 0 0 0 4.8-3.9A4 4 0 0 0 22 9V4h-4zM4 9V6h2v5a2 2 0 0 1-2-2m16 0a2 2 0 0 1-2 2V6h2z"
  />
</svg>`;

/** Piece by piece, so that a long one need not be in memory as a whole. */
export function* pageBody(file: ContestFile, results: ContestResults, inPage: InPage): Generator<Html> {
  const { language, categories } = results;
  const words = reportWords(language);
  yield html`${hero(results)}${contents(results)}`;
  const { games } = results.played;
  const left = games - inPage.size;
  if (left > 0 && inPage.size > 0) {
    const [count, total] = [setNumber(language, left), setNumber(language, games)];
    yield html`<p class="note" data-testid="left-out">${fillTemplate(words.leftOut, { count, total })}</p>`;
  }
  yield html`<noscript><p class="note">${words.noScript}</p></noscript>`;
  for (const category of categories) yield* categorySection(file, results, category, inPage);
  yield contestantsSection(file, results);
  yield settingsSection(file, results);
  yield html`<footer><p>${words.offline}</p></footer>`;
}

function hero(results: ContestResults): Html {
  const { info, game, language, played } = results;
  const words = reportWords(language);
  const facts = [
    game.texts[language].title,
    fillTemplate(words.created, { date: dateIn(language, info.createdAt) }),
    fillTemplate(words.played, { games: setNumber(language, played.games) }),
    ...(played.lastAt === null ? [] : [fillTemplate(words.lastGame, { date: dateIn(language, played.lastAt) })]),
  ];
  const champions = results.categories.flatMap((category) => championCard(results, category));
  return html`<header class="hero">
    <p class="mark">${words.made}</p>
    <h1>${named(plainName(info.name))}</h1>
    <p class="facts">${facts.map((fact) => html`<span>${fact}</span>`)}</p>
    ${champions.length > 0 ? html`<div class="champions">${champions}</div>` : NOTHING}
  </header>`;
}

function championCard(results: ContestResults, { category, places }: CategoryResults): Html[] {
  const words = reportWords(results.language);
  const winner = championOf(places);
  if (winner === null) return [];
  const of =
    results.categories.length === 1
      ? words.champion
      : fillTemplate(words.championOf, { category: plainName(category.name) });
  return [
    html`<div class="champion">
      ${TROPHY}<span class="of">${of}</span><span class="name">${named(results.nameOf(winner))}</span>
    </div>`,
  ];
}

function contents({ language, categories }: ContestResults): Html {
  const words = reportWords(language);
  const links = [
    ...categories.map(({ category: { id, name, format } }) => ({
      to: categoryAnchor(id),
      name: categories.length > 1 ? plainName(name) : formatName(format.kind, language),
    })),
    { to: 'contestants', name: words.contestants },
    { to: 'settings', name: words.settings },
  ];
  return html`<nav class="contents" aria-label="${words.contents}">
    ${links.map(({ to, name }) => html`<a href="#${to}">${named(name)}</a>`)}
  </nav>`;
}

function* categorySection(
  file: ContestFile,
  results: ContestResults,
  category: CategoryResults,
  inPage: InPage,
): Generator<Html> {
  const { language } = results;
  const words = reportWords(language);
  const { id, name, format } = category.category;
  const formatTitle = formatName(format.kind, language);
  // The name of the only category says nothing.
  const head =
    results.categories.length > 1
      ? html`<h2>${named(plainName(name))} <small class="note">${formatTitle}</small></h2>`
      : html`<h2>${formatTitle}</h2>`;
  // Its pieces come one by one. A template would be formatted as a whole, and the section be closed before them.
  yield new Html(`<section id="${categoryAnchor(id)}">`);
  yield head;
  if (category.progress) {
    yield html`${openNote(results, category)}`;
    yield html`${bracketDrawing(results, category)}`;
    yield html`${standingsBlocks(results, category)}`;
    yield html`${rankingBlock(results, category)}`;
    yield html`${crossTableBlock(results, category)}`;
    yield html`${matchesBlock(results, category, inPage)}`;
    yield html`${gamesBlock(file, results, category, inPage)}`;
  } else {
    yield html`<p class="note">${words.notDrawn}</p>`;
  }
  yield new Html('</section>');
}

function openNote({ language }: ContestResults, { progress, matches }: CategoryResults): Html {
  if (!progress || progress.plan.isOver) return NOTHING;
  const real = matches.filter(({ state }) => state !== 'bye');
  const decided = real.filter(({ state }) => state === 'decided');
  const [some, all] = [decided, real].map(({ length }) => setNumber(language, length));
  return html`<p class="note">${fillTemplate(reportWords(language).unfinished, { decided: some, total: all })}</p>`;
}

function dateIn(language: ContestResults['language'], at: number): string {
  return new Intl.DateTimeFormat(language === 'fa' ? 'fa-IR' : 'en-GB', { dateStyle: 'long' }).format(at);
}
