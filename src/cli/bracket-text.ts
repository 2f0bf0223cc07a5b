/** A drawn category as lines of text: who meets whom, round by round, and what came of it so far. */
import type { CategoryProgress } from '../main/tournaments/category-progress.ts';
import type { Language } from '../shared/games/game.ts';
import { formatNumber } from '../shared/numbers.ts';
import { bracketSizes } from '../shared/tournament/bracket-size.ts';
import { groupsOf } from '../shared/tournament/formats.ts';
import type { ContestantId, PlannedMatch } from '../shared/tournament/tournament.ts';
import { decidedBy, formatName, groupName, matchNames, originName, roundName } from '../shared/tournament/words.ts';
import { CONTEST_WORDS } from './contest-words.ts';
import { displayWidth, nameIn, padEnd, shortened } from './terminal-text.ts';

export interface BracketText {
  readonly language: Language;
  /** How wide a line may be. */
  readonly width: number;
  /** As it can be printed in that language. */
  nameOf(id: ContestantId): string;
}

/** `class 1: Single elimination, best of 3, 6 contestants, drawn from seed 7`. */
export function categoryHeading({ category, plan }: CategoryProgress, language: Language): string {
  const words = CONTEST_WORDS[language];
  const { format, randomSeed, places } = plan.draw;
  const parts = [
    formatName(format.kind, language),
    ...(format.kind === 'ranking' ? [] : [words.bestOf(format.bestOf)]),
    words.contestants(places.filter((place) => place !== null).length),
    words.drawSeed(randomSeed),
  ];
  return `${nameIn(language, category.name)}: ${parts.join(language === 'fa' ? '، ' : ', ')}`;
}

export function bracketLines(progress: CategoryProgress, text: BracketText): string[] {
  const { draw } = progress.plan;
  const { kind } = draw.format;
  const matches = progress.plan.matches();
  if (kind === 'ranking') return draw.places.flatMap((id) => (id === null ? [] : [`  ${text.nameOf(id)}`]));
  const groups = groupsOf(draw).flatMap((members, index, all) => [
    ...(kind === 'round-robin' && all.length === 1 ? [] : [groupName(index + 1, text.language)]),
    ...members.map((id) => `  ${text.nameOf(id)}`),
  ]);
  // Everybody meets everybody: a list of all these matches would tell nothing.
  const listed = matches.filter(({ place }) => place.bracket !== 'group');
  const later = kind === 'swiss' ? [CONTEST_WORDS[text.language].laterRounds] : [];
  return [...groups, ...rounds(progress, listed, matches, text), ...later];
}

function rounds(
  { plan }: CategoryProgress,
  listed: readonly PlannedMatch[],
  all: readonly PlannedMatch[],
  text: BracketText,
): string[] {
  const { language } = text;
  const { kind } = plan.draw.format;
  const names = matchNames(kind, all, language);
  const sizes = bracketSizes(all);
  const byRound = Map.groupBy(listed, ({ place }) =>
    roundName(kind, place, sizes.get(place.bracket) ?? { rounds: 1 }, language),
  );
  const sides = new Map(
    listed.map((match) => [
      match.id,
      [0, 1].map((side) => {
        const id = match.sides[side];
        if (id) return text.nameOf(id);
        const origin = match.from[side] ?? { kind: 'nobody' };
        // Who is known from the draw would have a name: the place is empty.
        return originName(origin.kind === 'place' ? { kind: 'nobody' } : origin, names, language);
      }),
    ]),
  );
  const widest = Math.max(0, ...[...sides.values()].map(([first = '']) => displayWidth(first)));
  return [...byRound].flatMap(([round, inRound]) => [
    round,
    ...inRound.flatMap((match) => matchLines(match, sides.get(match.id) ?? [], widest, text)),
  ]);
}

/** On one line where there is room, on two where there is not. */
function matchLines(
  { place, result }: PlannedMatch,
  [first = '', second = '']: readonly string[],
  widest: number,
  { language, width }: BracketText,
): string[] {
  const number = formatNumber(language, place.number).padStart(4);
  const score = result ? result.won.map((won) => formatNumber(language, won)).join(' : ') : '–';
  const why = result && result.decidedBy !== 'games' ? `  (${decidedBy(result, language)})` : '';
  const line = `${number}  ${padEnd(first, widest)}  ${score}  ${second}${why}`;
  if (displayWidth(line) <= width) return [line.trimEnd()];
  const [one = '', other = ''] = result ? result.won.map((won) => `${formatNumber(language, won)}  `) : [];
  const room = width - 6;
  return [
    `${number}  ${shortened(`${one}${first}`, room)}`,
    `${' '.repeat(6)}${shortened(`${other}${second}`, room)}`,
    ...(why === '' ? [] : [`${' '.repeat(6)}${shortened(why.trim(), room)}`]),
  ];
}
