/** Tells what a text is that cannot be read as an answer: a prompt, an answer among other words, or something else. */
import type { Game } from '../../shared/games/game.ts';
import type { Symptom } from '../../shared/doctor/finding.ts';
import type { Question } from '../referee/player.ts';
import { shown } from '../referee/shown-bytes.ts';
import type { Specialist } from './plan.ts';

/** More is not searched: whoever prints so much has another problem. */
const MOST_SEARCHED = 400;
const LONGEST_ANSWER_IN_WORDS = 12;

export function nameWrongWords(specialist: Specialist, game: Game, question: Question, heard: string): Symptom {
  const text = shown(heard.trim());
  const answer = answerAmong(specialist, game, question, heard.slice(0, MOST_SEARCHED));
  if (answer !== null) return { code: 'extra-words', text, answer: shown(answer) };
  if (looksLikePrompt(specialist, heard)) return { code: 'prompt', text };
  const example = legalAnswer(specialist, game, question);
  return { code: 'unreadable', text, ...(example === null ? {} : { example }) };
}

/** Letters, or bytes of letters that are not Latin, said to a person. */
function looksLikePrompt({ numbersOnly }: Specialist, text: string): boolean {
  if (!/[A-Za-z\u0080-\u00ff]{2}/.test(text)) return false;
  return numbersOnly === true || /[:=?>!]/.test(text);
}

/** One that could be given now, as it is printed, where the game knows its moves. */
function legalAnswer(specialist: Specialist, game: Game, question: Question): string | null {
  const [move] = game.moves?.(question.state) ?? [];
  const text = move === undefined ? '' : game.notation.write(move);
  return text !== '' && decisionIn(specialist, game, question, text) ? text : null;
}

/** The first run of words that is an answer by itself. */
function answerAmong(specialist: Specialist, game: Game, question: Question, text: string): string | null {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ begin: index, end: index + word.length }));
  for (const [i, { begin }] of words.entries()) {
    for (const { end } of words.slice(i, i + LONGEST_ANSWER_IN_WORDS)) {
      const part = text.slice(begin, end);
      const found = part.length < text.trim().length ? decisionIn(specialist, game, question, part) : null;
      if (found && (specialist.isLegal?.(found.decision, question.state) ?? true)) return part;
    }
  }
  return null;
}

/** The decision when the text, closed by a line end, is exactly one answer. */
export function decisionIn(
  specialist: Specialist,
  game: Game,
  { state, seat }: Question,
  text: string,
): { readonly decision: unknown } | null {
  const line = `${text}\n`;
  const reading = game.protocol.read(state, seat, line, true);
  if (reading.kind !== 'answer' || line.slice(reading.consumed).trim() !== '') return null;
  return (specialist.isAnswer?.(reading.decision) ?? true) ? { decision: reading.decision } : null;
}
