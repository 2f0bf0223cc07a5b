/** The matches of a category with what decided them, and their games with the links that play them. */
import { setNumber } from '../../../shared/numbers.ts';
import { bracketSizes } from '../../../shared/tournament/bracket-size.ts';
import type { PlannedMatch } from '../../../shared/tournament/tournament.ts';
import { columnName, decidedBy, durationName, originName, roundName } from '../../../shared/tournament/words.ts';
import { fillTemplate } from '../../../shared/match/wording.ts';
import type { ContestFile } from '../../store/contest-file.ts';
import type { FinishedGame } from '../../store/game-results.ts';
import { reasonOf } from '../games-csv.ts';
import { reportWords } from '../report-words.ts';
import type { CategoryResults, ContestResults } from '../results.ts';
import { matchAnchor, replayAnchor } from './anchors.ts';
import { html, named, NOTHING, type Html } from './html.ts';

/** More lines than anybody reads; the table of games has them all. */
const LONGEST_LIST = 3000;

const PLAY = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5v14l11-7z" /></svg>`;

/** The ids of the games whose replays are in the page. */
export type InPage = ReadonlySet<number>;

export function matchesBlock(results: ContestResults, category: CategoryResults, inPage: InPage): Html {
  const { language } = results;
  const words = reportWords(language);
  const shown = category.matches.filter(({ state, place }) => state !== 'bye' || place.bracket === 'swiss');
  if (shown.length === 0) return NOTHING;
  const sizes = bracketSizes(category.matches);
  const sections = Map.groupBy(shown, ({ place }) =>
    roundName(category.category.format.kind, place, sizes.get(place.bracket) ?? { rounds: 1 }, language),
  );
  const solo = category.category.format.kind === 'ranking';
  const columns = solo
    ? [columnName('contestant', language), columnName('games', language)]
    : [
        columnName('contestant', language),
        columnName('result', language),
        columnName('contestant', language),
        words.decision,
        columnName('games', language),
      ];
  const round = ([name, matches]: [string, PlannedMatch[]]): Html[] => [
    ...(solo
      ? []
      : [
          html`<tr>
            <th scope="rowgroup" colspan="${columns.length}">${name}</th>
          </tr>`,
        ]),
    ...matches.map((match) => (solo ? soloRow : matchRow)(results, category, match, inPage)),
  ];
  return html`<details class="block" open>
    <summary>${words.matches}</summary>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            ${columns.map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${[...sections].flatMap(round)}
        </tbody>
      </table>
    </div>
  </details>`;
}

function matchRow(results: ContestResults, category: CategoryResults, match: PlannedMatch, inPage: InPage): Html {
  const { language } = results;
  const { result, state } = match;
  const count = (side: 0 | 1): string => setNumber(language, result?.won[side] ?? 0);
  const played = result && result.decidedBy !== 'walkover';
  const games = category.progress?.gamesOf(match.id) ?? [];
  const decision = state === 'bye' ? reportWords(language).bye : result ? decidedBy(result, language) : '';
  return html`<tr id="${matchAnchor(category.category.id, match.id)}">
    <td class="name">${sideOf(results, category, match, 0)}</td>
    <td class="number">${played ? `${count(0)}–${count(1)}` : ''}</td>
    <td class="name">${sideOf(results, category, match, 1)}</td>
    <td class="words">${decision}</td>
    <td><div class="games">${games.map((game) => gameLink(results, match, game, inPage))}</div></td>
  </tr>`;
}

function soloRow(results: ContestResults, category: CategoryResults, match: PlannedMatch, inPage: InPage): Html {
  const games = category.progress?.gamesOf(match.id) ?? [];
  return html`<tr id="${matchAnchor(category.category.id, match.id)}">
    <td class="name">${sideOf(results, category, match, 0)}</td>
    <td><div class="games">${games.map((game) => gameLink(results, match, game, inPage))}</div></td>
  </tr>`;
}

function sideOf(
  { nameOf, language }: ContestResults,
  { matchNames }: CategoryResults,
  match: PlannedMatch,
  side: 0 | 1,
) {
  const contestant = match.sides[side];
  if (contestant === null) return html`<span class="note">${originName(match.from[side], matchNames, language)}</span>`;
  return html`<span${match.result?.winner === side ? html` class="winner"` : NOTHING}>${named(nameOf(contestant))}</span>`;
}

/** The scores in the order of the match's sides, whatever seats they had. */
function gameLink(results: ContestResults, match: PlannedMatch, game: FinishedGame, inPage: InPage): Html {
  const { language } = results;
  const scores = match.sides.flatMap((side) => {
    const seat = game.seats.find(({ contestantId }) => contestantId === side);
    return side !== null && seat ? [setNumber(language, seat.score)] : [];
  });
  const name = fillTemplate(reportWords(language).gameNumber, { number: setNumber(language, game.number) });
  const map = game.mapId === null ? '' : ` · ${results.mapName(game.mapId)}`;
  const text = html`${name}${map}: ${scores.join('–')}`;
  if (!inPage.has(game.id)) return html`<span class="game-link">${text}</span>`;
  return html`<a class="game-link" href="#${replayAnchor(game.id)}" data-game="${game.id}"
    >${PLAY}<span>${text}</span></a
  >`;
}

/** Every game as a line of its own, with why it ended. */
export function gamesBlock(
  file: ContestFile,
  results: ContestResults,
  { category }: CategoryResults,
  inPage: InPage,
): Html {
  const { language } = results;
  const words = reportWords(language);
  const games = results.games.filter(({ categoryId }) => categoryId === category.id);
  if (games.length === 0) return NOTHING;
  if (games.length > LONGEST_LIST) {
    const total = setNumber(language, games.length);
    return html`<p class="note">${fillTemplate(words.tooManyGames, { total })}</p>`;
  }
  const columns = [
    columnName('match', language),
    columnName('game', language),
    columnName('contestant', language),
    columnName('reason', language),
    columnName('thinking', language),
    columnName('faults', language),
    words.replay,
  ];
  return html`<details class="block">
    <summary>${words.games} (${setNumber(language, games.length)})</summary>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            ${columns.map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${games.map((game) => gameRow(file, results, game, inPage))}
        </tbody>
      </table>
    </div>
  </details>`;
}

function gameRow(file: ContestFile, results: ContestResults, game: FinishedGame, inPage: InPage): Html {
  const { language, nameOf, matchName } = results;
  const words = reportWords(language);
  const { seats: seatNames } = results.game.texts[language];
  const seats = game.seats.map((seat, index) => {
    const role = game.seats.length > 1 ? html`<small class="note">${seatNames[index] ?? ''}: </small>` : NOTHING;
    const won = game.winner === index + 1 ? html` class="winner"` : NOTHING;
    return html`<div>${role}<span${won}>${named(nameOf(seat.contestantId))}</span> ${setNumber(language, seat.score)}</div>`;
  });
  const faults = game.seats.flatMap((seat) => [
    ...fault(results, seat.contestantId, 'timeouts', seat.timeouts),
    ...fault(results, seat.contestantId, 'crashes', seat.crashes),
  ]);
  const thinking = game.seats.map(({ thinkingMs }) => html`<div>${durationName(thinkingMs, language)}</div>`);
  const link = inPage.has(game.id)
    ? html`<a class="game-link" href="#${replayAnchor(game.id)}" data-game="${game.id}"
        >${PLAY}<span>${words.watch}</span></a
      >`
    : html`–`;
  return html`<tr>
    <td>${matchName(game.categoryId, game.matchId)}</td>
    <td class="number">${setNumber(language, game.number)}</td>
    <td class="name">${seats}</td>
    <td class="words">${reasonOf(file, results, game)}</td>
    <td>${thinking}</td>
    <td>${faults}</td>
    <td>${link}</td>
  </tr>`;
}

function fault(
  { nameOf, language }: ContestResults,
  contestant: string,
  column: 'timeouts' | 'crashes',
  count: number,
): Html[] {
  if (count === 0) return [];
  return [html`<div>${named(nameOf(contestant))}: ${columnName(column, language)} ${setNumber(language, count)}</div>`];
}
