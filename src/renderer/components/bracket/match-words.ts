/** A match in words: who stands on its sides, how it stands, and all of it in a sentence for whoever cannot see it. */
import type { BracketMatch } from '../../../shared/bridge/categories.ts';
import type { MatchResult, Origin } from '../../../shared/tournament/tournament.ts';
import { useLanguage } from '../../composables/use-language.ts';
import { useNames } from '../../composables/use-names.ts';
import { useTournamentWords } from '../../composables/use-tournament-words.ts';

export type MatchStanding = 'live' | 'decided' | 'ready' | 'waiting' | 'bye';

/** What decides a match whose games are level. */
const LEVEL: readonly MatchResult['decidedBy'][] = ['score', 'time', 'seed'];

/** Where somebody comes from who is not known yet. */
const COMING: readonly Origin['kind'][] = ['winner', 'loser', 'group'];

export function useMatchWords(names: () => ReadonlyMap<string, string>) {
  const { t, number } = useLanguage();
  const { nameOf, isOut, whyOut } = useNames();
  const { originName, decidedBy } = useTournamentWords();

  /** The name, or who it will be; nothing where nobody is. */
  function sideName({ sides, from, state }: BracketMatch, side: 0 | 1): string {
    const id = sides[side];
    if (id !== null) return nameOf(id);
    // The other side of a bye is nobody's; in a lower bracket it may not be known yet whose the one is.
    const isSomebody = COMING.includes(from[side].kind);
    return state === 'bye' && !isSomebody ? '' : originName(from[side], names());
  }

  /** Where nothing is played, why somebody stands there alone. */
  function scoreOf(match: BracketMatch, side: 0 | 1): string {
    const { score, result, state, place, sides } = match;
    if (result?.decidedBy === 'walkover') {
      if (result.winner === side) return t('bracket.walkover');
      return isOut(sides[side]) ? t('bracket.out') : '';
    }
    if (state === 'bye') {
      if (sideName(match, side) === '') return '';
      return place.bracket === 'final' ? t('bracket.notNeeded') : t('draw.bye');
    }
    const played = score[0] + score[1] + score[2] > 0;
    if (!played) return '';
    return number(score[side] + score[2] / 2);
  }

  /** By what the winner of level games has won, in a word. */
  function tieBreakOf({ result }: BracketMatch, side: 0 | 1): string {
    return result?.winner === side && LEVEL.includes(result.decidedBy) ? t(`bracket.level.${result.decidedBy}`) : '';
  }

  function standingOf({ state }: BracketMatch, isLive: boolean): MatchStanding {
    return isLive ? 'live' : state;
  }

  function sentence(match: BracketMatch, isLive: boolean): string {
    const name = names().get(match.id) ?? match.id;
    const [first, second] = [sideName(match, 0), sideName(match, 1)];
    if (match.state === 'bye') return t('bracket.says.bye', { match: name, name: first || second });
    const scores = `${scoreOf(match, 0) || number(0)} – ${scoreOf(match, 1) || number(0)}`;
    const winner = match.result?.winner ?? null;
    if (match.result && winner !== null) {
      const won = sideName(match, winner);
      const says = t('bracket.says.won', { match: name, first, second, winner: won, scores });
      return tieBreakOf(match, winner) === '' ? says : `${says} ${decidedBy(match.result)}.`;
    }
    if (match.result) return t('bracket.says.drawn', { match: name, first, second, scores });
    return t(`bracket.says.${isLive ? 'live' : match.state === 'ready' ? 'ready' : 'waiting'}`, {
      match: name,
      first,
      second,
      scores,
    });
  }

  /** Who lost without a game because they were disqualified, each with the reason that was written. */
  function whoIsOut({ sides, result }: BracketMatch): readonly string[] {
    if (result?.decidedBy !== 'walkover') return [];
    return sides.flatMap((side) => {
      const reason = whyOut(side);
      return reason === null ? [] : [t('match.isOut', { name: `\u2068${nameOf(side)}\u2069`, reason })];
    });
  }

  return { whoIsOut, sideName, scoreOf, tieBreakOf, standingOf, sentence, isOut };
}
