/** Those who took part: with what, how strong they seem, what went wrong; and what was agreed on before. */
import { z } from 'zod';
import type { LabelledText } from '../../../shared/games/game.ts';
import { setNumber } from '../../../shared/numbers.ts';
import { fillTemplate } from '../../../shared/match/wording.ts';
import { refereeSettingsSchema } from '../../../shared/match/referee-settings.ts';
import { REFEREE_TEXTS } from '../../../shared/match/referee-texts.ts';
import { columnName, type Column } from '../../../shared/tournament/words.ts';
import type { ContestFile } from '../../store/contest-file.ts';
import type { Contestant } from '../../store/contestants.ts';
import { plainName } from '../plain-name.ts';
import { reportWords } from '../report-words.ts';
import type { ContestResults } from '../results.ts';
import { html, named, NOTHING, type Html } from './html.ts';

export function contestantsSection(file: ContestFile, results: ContestResults): Html {
  const { language, nameOf, contestants } = results;
  const words = reportWords(language);
  const ids = new Set(results.categories.map(({ category }) => category.id));
  const strength = new Map(results.ratings.map(({ contestant, conservative }) => [contestant, conservative]));
  const shown = [...contestants.values()]
    .filter(({ categories }) => categories.some((id) => ids.has(id)))
    .toSorted((a, b) => (strength.get(b.id) ?? -Infinity) - (strength.get(a.id) ?? -Infinity) || 0);
  const programs = new Map(file.programs.list().map(({ id, name }) => [id, plainName(name)]));
  const tallies = talliesOf(results);
  const ratings = new Map(results.ratings.map((rating) => [rating.contestant, rating]));
  const columns: readonly Column[] = ['games', 'won', 'timeouts', 'crashes', 'rating'];
  const playsWith = ({ programId, houseBot }: Contestant): string => {
    if (houseBot !== null) {
      const bots = results.game.texts[language].bots;
      return fillTemplate(words.house, { bot: bots[houseBot] ?? houseBot });
    }
    return (programId === null ? undefined : programs.get(programId)) ?? words.noProgram;
  };
  const row = (contestant: Contestant): Html => {
    const { id, number, disqualified } = contestant;
    const { games, won, timeouts, crashes } = tallies.get(id) ?? NO_GAMES;
    const rating = ratings.get(id);
    const counts = [games, won, timeouts, crashes].map(
      (count) => html`<td class="number">${setNumber(language, count)}</td>`,
    );
    const said = rating
      ? `${setNumber(language, rating.rating, { maximumFractionDigits: 1 })} ± ${setNumber(language, rating.error, { maximumFractionDigits: 1 })}`
      : '';
    const out = disqualified
      ? html`<div class="out">${fillTemplate(words.disqualified, { reason: plainName(disqualified.reason) })}</div>`
      : NOTHING;
    return html`<tr>
      <td class="name">${named(nameOf(id))}${out}</td>
      <td>${number === null ? '' : named(plainName(number))}</td>
      <td>${named(playsWith(contestant))}</td>
      ${counts}
      <td class="number">${said}</td>
    </tr>`;
  };
  const heads = columns.map((column) => html`<th scope="col" class="number">${columnName(column, language)}</th>`);
  return html`<section id="contestants">
    <h2>${words.contestants}</h2>
    <div class="block">
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">${columnName('contestant', language)}</th>
              <th scope="col">${columnName('number', language)}</th>
              <th scope="col">${words.playsWith}</th>
              ${heads}
            </tr>
          </thead>
          <tbody>
            ${shown.map(row)}
          </tbody>
        </table>
      </div>
      <p class="note">${words.ratingsNote}</p>
    </div>
  </section>`;
}

const NO_GAMES = { games: 0, won: 0, timeouts: 0, crashes: 0 };

function talliesOf({ games }: ContestResults): Map<string, typeof NO_GAMES> {
  const tallies = new Map<string, typeof NO_GAMES>();
  for (const { seats, winner } of games) {
    for (const [index, { contestantId, timeouts, crashes }] of seats.entries()) {
      const tally = tallies.get(contestantId) ?? { ...NO_GAMES };
      tally.games += 1;
      tally.won += winner === index + 1 ? 1 : 0;
      tally.timeouts += timeouts;
      tally.crashes += crashes;
      tallies.set(contestantId, tally);
    }
  }
  return tallies;
}

const object = z.record(z.string(), z.unknown());

/** What differs from the usual. */
export function settingsSection(file: ContestFile, results: ContestResults): Html {
  const { language, game } = results;
  const words = reportWords(language);
  const usual = object.parse(game.settings.parse({}));
  const own = file.settings.get('game');
  const contest = [
    ...differing(own, usual).map(([name, value]) => setting(game.texts[language], name, value, results)),
    ...differing(file.settings.get('referee'), object.parse(refereeSettingsSchema.parse({}))).map(([name, value]) =>
      setting(REFEREE_TEXTS[language], name, value, results),
    ),
  ];
  const categories = results.categories.flatMap(({ category }) => {
    const changed = differing(category.settings.game, { ...usual, ...own });
    if (changed.length === 0) return [];
    const title = fillTemplate(words.settingsOf, { category: plainName(category.name) });
    const list = changed.map(([name, value]) => setting(game.texts[language], name, value, results));
    return [
      html`<h3>${title}</h3>
        <dl class="settings">${list}</dl>`,
    ];
  });
  const maps = file.maps.list().map(({ id }) => results.mapName(id));
  const mapList =
    maps.length === 0
      ? NOTHING
      : html`<h3>${words.maps}</h3>
          <p>${maps.join(' · ')}</p>`;
  const common =
    contest.length === 0 ? html`<p>${words.usualSettings}</p>` : html`<dl class="settings">${contest}</dl>`;
  return html`<section id="settings">
    <h2>${words.settings}</h2>
    <div class="block">${common}${categories}${mapList}</div>
  </section>`;
}

function differing(values: Readonly<Record<string, unknown>>, usual: Readonly<Record<string, unknown>>) {
  return Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]));
}

interface Labels {
  readonly settings: Readonly<Record<string, LabelledText>>;
}

function setting({ settings }: Labels, name: string, value: unknown, { language }: ContestResults): Html {
  const words = reportWords(language);
  const said =
    typeof value === 'number'
      ? setNumber(language, value)
      : typeof value === 'boolean'
        ? words[value ? 'yes' : 'no']
        : typeof value === 'string'
          ? value
          : JSON.stringify(value);
  return html`<div>
    <dt>${settings[name]?.label ?? name}</dt>
    <dd>${named(said)}</dd>
  </div>`;
}
