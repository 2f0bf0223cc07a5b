import { expect, test } from 'vitest';
import { diamonds } from '../games/diamonds/index.ts';
import type { Game } from '../games/game.ts';
import { othello } from '../games/othello/index.ts';
import { Random } from '../games/random.ts';
import { inEnglish, wordRefusal, type Refusal } from '../refusals/refusal.ts';
import { parseReplay, playableReplay, ReplayFileError } from './replay-file.ts';
import { ReplayRecorder, writeTurn, type Replay } from './replay.ts';
import { verify } from './verify.ts';

function played(): Replay {
  const setup = { game: 'othello', settings: { size: 6 }, seed: 3, seats: [{ name: 'علی' }, { name: 'b' }] };
  const recorder = new ReplayRecorder(othello, setup);
  const random = Random.fromSeed(3);
  let state = othello.start({ settings: othello.settings.parse(setup.settings), seed: 3, seats: 2 });
  while (!othello.outcome(state)) {
    const answers = [{ decision: random.pick(othello.moves?.(state) ?? []) }];
    state = othello.decide(state, answers).state;
    recorder.add(writeTurn(othello, answers), [1], state);
  }
  return recorder.finish(othello.outcome(state));
}

function unplayed(game: Game, changes: Partial<Replay>): Replay {
  const map = game.maps ? { map: game.maps.standard } : {};
  const setup = { game: game.id, settings: {}, ...map, seed: 1, seats: [{ name: 'a' }, { name: 'b' }] };
  return { ...new ReplayRecorder(game, setup).finish(null), ...changes };
}

function refusalOf(read: () => unknown): Refusal {
  try {
    read();
  } catch (error) {
    if (error instanceof ReplayFileError) return error.refusal;
    throw error;
  }
  throw new Error('it was taken');
}

/** What is quoted as it is in the file is not prose, nor are the names of formats and files. */
function expectPersian(why: Refusal): void {
  const said = wordRefusal('fa', why) ?? '';
  expect(said).toMatch(/[آ-ی]{3}/);
  expect(said.replace(/\u2068[^\u2069]*\u2069|JSON|game\.replay\.json/g, '')).not.toMatch(/[A-Za-z]{2,}/);
}

const replay = played();
const written = JSON.stringify(replay);
const { map } = unplayed(diamonds, {});

test('a replay is read, however it is written', () => {
  for (const read of [parseReplay, playableReplay]) {
    expect(read(written)).toEqual({ game: othello, replay });
    expect(read(`${JSON.stringify(replay, null, 2)}\n`).replay).toEqual(replay);
  }
});

test.each<[string, string, RegExp]>([
  ['not-json', '{', /not even JSON/],
  ['not-json', 'MZ\u0000', /not even JSON/],
  ['cut-off', written.slice(0, -10), /cut off .*Copy it again/],
  ['cut-off', written.slice(0, 100), /cut off/],
  ['other', '[]', /not a Meydan replay/],
  ['other', 'null', /not a Meydan replay/],
  ['other', '{"format":"meydan-contest","version":1}', /not a Meydan replay/],
  ['version', JSON.stringify({ ...replay, version: 2 }), /version 2 of the format/],
  ['damaged', JSON.stringify({ ...replay, version: 'one' }), /“version”: it must be one of 1/],
  ['damaged', JSON.stringify({ ...replay, turns: 'none' }), /“turns”: a list is needed here/],
  ['damaged', JSON.stringify({ ...replay, turns: [3] }), /“turns.0”: /],
  ['damaged', JSON.stringify({ ...replay, seed: undefined }), /“seed”: /],
  ['game', JSON.stringify({ ...replay, game: 'chess' }), /“chess”, a game that this Meydan does not know/],
])('%s is said in a sentence of the reader’s language', (code, text, sentence) => {
  const why = refusalOf(() => parseReplay(text));
  expect(why.code).toBe(`replay-file-${code}`);
  expect(inEnglish(why)).toMatch(sentence);
  expectPersian(why);
});

test.each<[Replay, RegExp]>([
  [{ ...replay, settings: { size: 'large' } }, /its settings are not right \(“size”: a number is needed here\)/],
  [{ ...replay, position: { rows: [] } }, /the position that it begins from is not one of this game/],
  [{ ...replay, seats: [{ name: 'a' }] }, /it names 1 players, but 2 play/],
  [{ ...replay, turns: ['0 2', 'hello'] }, /at step 2, "hello" is not an answer of this game/],
  [unplayed(diamonds, { map: { ...Object(map), name: '' } }), /its map is not right \(“name”: it must not be empty\)/],
  [unplayed(diamonds, { map: { ...Object(map), rows: ['..', '..'] } }), /its map (is not right|breaks the rules)/],
])('why it cannot be played is said in a sentence of the reader’s language', (wrong, sentence) => {
  const why = refusalOf(() => playableReplay(JSON.stringify(wrong)));
  expect(why.code).toBe('replay-file-unplayable');
  expect(inEnglish(why)).toMatch(sentence);
  expectPersian(why);
  const result = verify(parseReplay(JSON.stringify(wrong)).game, wrong);
  if (!result.verified) expectPersian(result.why);
});

test('a replay that was changed can be shown; that it was changed is found by verifying', () => {
  const forged = { ...replay, turns: replay.turns.with(4, '0 0') };
  expect(playableReplay(JSON.stringify(forged)).replay).toEqual(forged);
  expect(verify(othello, forged)).toMatchObject({ verified: false, turn: 5 });
  const cut = { ...replay, turns: replay.turns.slice(0, -1) };
  expect(verify(othello, cut)).toMatchObject({ verified: false, turn: null });
});
