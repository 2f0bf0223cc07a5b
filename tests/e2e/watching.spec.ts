/** Watching games: live and past, on the board, the timeline and the wall; what can be kept of them. */
import type { Page } from '@playwright/test';
import { formatThinking } from '../../src/shared/numbers.ts';
import { expect, test, type Application } from './application.ts';
import { pictureOf } from './board-picture.ts';
import { callHost, startQuickGame } from './host-call.ts';
import { PLAYED_GAMES } from '../doctor/healthy-programs.ts';
import { drop, type Handed } from './handing-in.ts';
import { savedFile, type SavedFile } from './saved-file.ts';
import { startLongContest, startPonderedGame, THOUGHT } from './watched-programs.ts';

async function openLive({ page }: Application, live: string): Promise<void> {
  await page.evaluate((hash) => (window.location.hash = hash), `#/live/${live}`);
  await expect(page.getByTestId('board')).toBeVisible();
}

async function jumpTo(page: Page, turn: number): Promise<string> {
  await page.getByTestId('timeline').fill(String(turn));
  await expect(page.getByTestId('board')).toHaveAttribute('data-drawn', String(turn));
  return String(await page.getByTestId('board').getAttribute('data-position'));
}

async function watchToTheEnd(page: Page): Promise<number> {
  await page.getByTestId('to-end').click();
  await expect(page.getByTestId('outcome')).toBeVisible({ timeout: 120_000 });
  const length = Number(await page.getByTestId('turn-counter').getAttribute('data-length'));
  await expect(page.getByTestId('turn-counter')).toHaveAttribute('data-turn', String(length));
  return length;
}

/** What a seat's clock shows, in seconds. */
async function clockOf(page: Page, seat: number): Promise<number> {
  const shown = await page.getByTestId(`clock-${seat}`).locator('.time').textContent();
  const [minutes = NaN, seconds = NaN] = shown?.split(':').map(Number) ?? [];
  return 60 * minutes + seconds;
}

interface Seen {
  readonly position: string;
  readonly picture: string;
}

/** From the start, by keyboard, while the game goes on: what is on the board after each of these steps. */
async function seenLive(page: Page, upTo: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  await page.keyboard.press('Home');
  for (let turn = 0; turn <= upTo; turn++) {
    if (turn > 0) await page.keyboard.press('ArrowRight');
    const picture = await pictureOf(page, turn);
    seen.push({ position: await positionOf(page), picture });
  }
  return seen;
}

async function positionOf(page: Page): Promise<string> {
  return String(await page.getByTestId('board').getAttribute('data-position'));
}

/** What the host measured for each of those who decided a step, as it is to be read. */
async function thinkingIn(app: Application, live: string, turn: number): Promise<string[]> {
  const { turns, times } = await callHost(app, 'live.join', { live });
  const answersIn = (record: (typeof turns)[number] | undefined) => [record ?? []].flat().length;
  const begin = turns.slice(0, turn - 1).reduce((sum, record) => sum + answersIn(record), 0);
  return times.slice(begin, begin + answersIn(turns[turn - 1])).map((ms) => {
    const { unit, value } = formatThinking('en', ms);
    return `${value} ${unit}`;
  });
}

/** The programs' transcript while one of them thinks, now and in a turn that is past; returns the turn it thinks about. */
async function readAlong(page: Page): Promise<number> {
  const transcript = page.getByTestId('transcript');
  await page.getByTestId('to-end').click();
  await page.getByTestId('tab-transcript').click();
  await expect(page.getByTestId('transcript-now').locator('[data-stream=err]')).toContainText(THOUGHT);
  await expect(transcript).toHaveAttribute('data-complete', 'false');
  await expect(page.getByTestId('to-move-1')).toBeVisible();
  const before = await clockOf(page, 1);
  await expect.poll(() => clockOf(page, 1)).toBeLessThan(before);
  // Also where both decide a turn: whoever is not asked now does not use its time.
  const other = page.getByTestId('clock-2');
  if ((await other.count()) > 0) await expect(other).not.toHaveClass(/running/);
  // What is followed is told to those who hear it as fast as it can be said, not as fast as it is played.
  await expect(page.getByTestId('last')).toHaveAttribute('aria-live', 'off');
  const last = await page.getByTestId('last-move').textContent();
  await expect(page.getByTestId('followed')).toHaveText(String(last).trim());
  const known = Number(await page.getByTestId('turn-counter').getAttribute('data-length'));
  // Whoever moves first may answer the greeting, before the first turn has begun.
  await jumpTo(page, 2);
  await expect(transcript.locator('[data-stream=out]').first()).toBeVisible();
  await expect(page.getByTestId('transcript-now')).toHaveCount(0);
  return known + 1;
}

/** The board in a picture, without the words below it, by the browser's own reading: how many colours, and a sum of all. */
function readPicture(
  page: Page,
  png: Buffer,
): Promise<{ width: number; height: number; colours: number; sum: number }> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const paint = canvas.getContext('2d');
    paint?.drawImage(picture, 0, 0);
    const { width, height } = picture;
    const board = Math.floor((height * 13) / 14) - 1;
    const pixels = new Uint32Array(paint?.getImageData(0, 0, width, board).data.buffer ?? new ArrayBuffer());
    const sum = pixels.reduce((before, pixel) => (Math.imul(before, 31) + pixel) | 0, 0);
    return { width, height, colours: new Set(pixels).size, sum };
  }, png.toString('base64'));
}

for (const game of PLAYED_GAMES) {
  test(`${game}: programs live to its end, back to the start, along the timeline, and kept as a picture and a replay`, async ({
    app,
    home,
  }) => {
    const { page } = app;
    const board = page.getByTestId('board');
    const counter = page.getByTestId('turn-counter');
    const { live, goOn } = await startPonderedGame(app, game, home);
    await openLive(app, live);
    const pondered = await readAlong(page);
    const seenBefore = await seenLive(page, pondered - 1);
    goOn();
    const length = await watchToTheEnd(page);
    // The whole of it is there now: the turn in which it pondered, too.
    const transcript = page.getByTestId('transcript');
    await expect(transcript).toHaveAttribute('data-complete', 'true');
    await jumpTo(page, pondered);
    for (const said of ['in', 'out', 'err'])
      await expect(transcript.locator(`[data-stream=${said}]`)).not.toHaveCount(0);
    // Each of those who decided it has a time of its own.
    const thinking = await thinkingIn(app, live, pondered);
    for (const place of ['thinking', 'transcript-thinking']) {
      const told = await page.getByTestId(place).textContent();
      expect(told?.match(/[\d.,]+ m?s/g)).toEqual(thinking);
    }
    await page.getByTestId('tab-moves').click();
    await page.getByTestId('to-end').click();
    const last = await board.getAttribute('data-position');

    // Every step back, by keyboard, to the very start: what was seen live is seen again, and what a jump then shows was
    // seen on the way.
    const seen = new Map<number, string>();
    const apart = Math.ceil(length / 12);
    for (let turn = length; turn >= 0; turn--) {
      if (turn < length) await page.keyboard.press('ArrowLeft');
      await expect(counter).toHaveAttribute('data-turn', String(turn));
      await expect(board).toHaveAttribute('data-drawn', String(turn));
      const position = await positionOf(page);
      if (turn % apart === 0) seen.set(turn, position);
      const then = seenBefore[turn];
      if (then) expect({ turn, position, picture: await pictureOf(page, turn) }).toEqual({ turn, ...then });
    }
    const first = await positionOf(page);
    expect(first).toBe(seenBefore[0]?.position);
    expect(first).not.toBe(last);
    for (const [turn, position] of seen) expect(await jumpTo(page, turn)).toBe(position);
    await page.keyboard.press('Home');
    await expect(board).toHaveAttribute('data-position', String(first));

    // What is under the pointer is explained, with its clause; and there is a legend.
    await board.hover();
    await expect(page.getByTestId('board-tip')).toContainText(/\([OABDW]\d+/);
    await page.getByTestId('legend').click();
    await expect(page.getByTestId('legend-entries').locator('li').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('legend-entries')).toBeHidden();

    await expect(page.getByTestId('score-chart')).toHaveAttribute('data-length', String(length));
    const decided = page.getByTestId('decided');
    if (await decided.isEnabled()) {
      await decided.click();
      expect(Number(await counter.getAttribute('data-turn'))).toBeGreaterThan(0);
      await expect(page.getByTestId('decisive-mark')).toBeVisible();
    }

    await page.getByTestId('pictures').click();
    const picture = await savedFile(app, () => page.getByTestId('save-png').click());
    expect(picture.name).toMatch(new RegExp(`^${game}-.+\\.png$`));
    const { width, height, colours, sum } = await readPicture(page, picture.bytes);
    expect([width, height]).toEqual([1600, 1200]);
    expect(colours).toBeGreaterThan(50);
    await page.keyboard.press((await counter.getAttribute('data-turn')) === '0' ? 'End' : 'Home');
    await page.getByTestId('pictures').click();
    const other = await savedFile(app, () => page.getByTestId('save-png').click());
    expect((await readPicture(page, other.bytes)).sum).not.toBe(sum);

    await page.getByTestId('pictures').click();
    const replay = await savedFile(app, () => page.getByTestId('save-replay').click());
    const handed = json(replay.name, replay.bytes.toString());
    await page.getByTestId('open-replay').click();
    await page.getByTestId('replay-file').setInputFiles(handed);
    await expect(page.getByTestId('replay-head')).toHaveAttribute('data-verified', 'true', { timeout: 60_000 });
    await expect(board).toHaveAttribute('data-position', String(first));
    await page.keyboard.press('End');
    await expect(board).toHaveAttribute('data-position', String(last));
    for (const [turn, position] of seen) expect(await jumpTo(page, turn)).toBe(position);

    // It is known for what it is wherever it is dropped, whatever map it brings along.
    await page.getByTestId('home').click();
    await drop(page, [handed]);
    await expect(page.getByTestId('replay-head')).toHaveAttribute('data-verified', 'true', { timeout: 60_000 });
    await expect(board).toHaveAttribute('data-position', String(first));

    // What its programs read and wrote is in a file of its own.
    await page.getByTestId('tab-transcript').click();
    await expect(page.getByTestId('no-transcript')).toContainText('--transcript');
    const { entries } = await callHost(app, 'live.transcript', { live });
    await drop(page, [json('game.jsonl', entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))]);
    await jumpTo(page, pondered);
    for (const said of ['in', 'out', 'err'])
      await expect(transcript.locator(`[data-stream=${said}]`)).not.toHaveCount(0);
  });
}

function json(name: string, content: string): Handed {
  return { name, mimeType: 'application/json', buffer: Buffer.from(content) };
}

test('a replay is opened by dropping it; what is none, and what was changed, is said', async ({ app }) => {
  const { page } = app;
  await openLive(app, await startQuickGame(app, 'othello'));
  await watchToTheEnd(page);
  await page.getByTestId('pictures').click();
  const saved = await savedFile(app, () => page.getByTestId('save-replay').click());
  const replay = JSON.parse(saved.bytes.toString()) as { turns: string[] };

  await page.getByTestId('home').click();
  await drop(page, [json('game.replay.json', saved.bytes.toString())]);
  await expect(page.getByTestId('replay-head')).toHaveAttribute('data-verified', 'true');
  await expect(page.getByTestId('forged')).toHaveCount(0);

  const [first = '', second = '', ...rest] = replay.turns;
  await drop(page, [json('forged.json', JSON.stringify({ ...replay, turns: [second, first, ...rest] }))]);
  await expect(page.getByTestId('forged')).toBeVisible();

  // Kept once more it is as forged as before.
  await page.getByTestId('pictures').click();
  const again = await savedFile(app, () => page.getByTestId('save-replay').click());
  await drop(page, [json('again.json', again.bytes.toString())]);
  await expect(page.getByTestId('replay-head')).toContainText('again.json');
  await expect(page.getByTestId('replay-head')).toHaveAttribute('data-verified', 'false');

  // A wrong drop does not cost what is open.
  await drop(page, [json('program.exe', 'MZ')]);
  await expect(page.getByTestId('replay-problem')).toHaveAttribute('data-code', 'replay-file-not-json');
  await drop(page, [json('map.json', '{"format":"meydan-map"}')]);
  await expect(page.getByTestId('replay-problem')).toHaveAttribute('data-code', 'replay-file-other');
  await expect(page.getByTestId('replay-head')).toContainText('again.json');
  await page.getByTestId('close-trouble').click();
  await expect(page.getByTestId('replay-problem')).toHaveCount(0);
});

test('what was kept is told when it is kept, on the desktop not before, and under the name that was chosen', async ({
  app,
}) => {
  const { page, electron } = app;
  await openLive(app, await startQuickGame(app, 'othello'));
  await watchToTheEnd(page);
  const keep = async () => {
    await page.getByTestId('pictures').click();
    await page.getByTestId('save-replay').click();
  };
  await page.getByTestId('pictures').click();
  await savedFile(app, () => page.getByTestId('save-replay').click());
  await expect(page.getByText(electron ? 'Saved: \u2066saved\u2069' : /^Given to the browser to keep: /)).toBeVisible();
  if (!electron) return;

  // A folder that is none: as on a full disk, nothing is written.
  await electron.evaluate(({ session }) => {
    session.defaultSession.once('will-download', (_event, item) => item.setSavePath('/dev/null/game.json'));
  });
  await keep();
  await expect(page.getByText(/^It could not be saved: writing the file stopped/)).toBeVisible();
  await electron.evaluate(({ session }) => {
    const ended = new Promise((resolve) => {
      session.defaultSession.once('will-download', (_event, item) => {
        item.once('done', (_done, state) => resolve(state));
        item.cancel();
      });
    });
    Object.assign(globalThis, { ended });
  });
  await expect(page.getByText(/^It could not be saved/)).toBeHidden({ timeout: 10_000 });
  await keep();
  expect(await electron.evaluate(() => (globalThis as unknown as { ended: Promise<string> }).ended)).toBe('cancelled');
  await expect(page.getByText(/^(Saved|It could not be saved): /)).toHaveCount(0);
});

/** Films the game from its start to a turn. */
async function filmUpTo(app: Application, last: number): Promise<SavedFile> {
  const { page } = app;
  await page.getByTestId('film-from').locator('input').fill('0');
  await page.getByTestId('film-to').locator('input').fill(String(last));
  const film = await savedFile(app, () => page.getByTestId('film-make').click());
  await expect(page.getByTestId('film')).toHaveCount(0);
  expect(film.bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  return film;
}

/** A browser plays it: on a page of its own, because ours plays nothing. */
async function play({ page }: Application, { bytes }: SavedFile) {
  const other = await page.context().browser()?.newPage();
  return other?.evaluate(async (base64) => {
    const video = document.createElement('video');
    const happens = (name: string): Promise<unknown> =>
      new Promise((resolve, reject) => {
        video.addEventListener(name, resolve, { once: true });
        video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
      });
    const look = (): string => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
      canvas.getContext('2d')?.drawImage(video, 0, 0);
      return canvas.toDataURL();
    };
    video.muted = true;
    video.playbackRate = 4;
    const begun = happens('loadeddata');
    video.src = `data:video/webm;base64,${base64}`;
    await begun;
    const first = look();
    const ended = happens('ended');
    await video.play();
    await ended;
    const { duration: seconds, videoWidth: width, videoHeight: height } = video;
    return { seconds, width, height, moves: look() !== first };
  }, bytes.toString('base64'));
}

test('a range of moves becomes a film; one that takes too long is given up', async ({ app }) => {
  const { page } = app;
  const settings = { moves: 150 };
  const { live } = await callHost(app, 'demo.start', { game: 'agon', bots: ['greedy', 'greedy'], settings, seed: 7 });
  await openLive(app, live);
  await watchToTheEnd(page);
  await page.keyboard.press('Home');
  await page.getByTestId('pictures').click();
  await page.getByTestId('open-film').click();
  await page.getByTestId('film-to').locator('input').fill('300');
  await page.getByTestId('film-make').click();
  await page.getByTestId('film-cancel').click();
  await expect(page.getByTestId('film-cancel')).toHaveCount(0);
  await expect(page.getByTestId('film').getByRole('alert')).toHaveCount(0);
  const film = await filmUpTo(app, 8);
  expect(film.name).toMatch(/^agon-.+-0-8\.webm$/);
  expect(film.bytes.length).toBeGreaterThan(20_000);
  if (!app.electron) expect(await play(app, film)).toEqual({ seconds: 5.5, width: 1280, height: 960, moves: true });
});

test('a film of another game', async ({ app }) => {
  const { page } = app;
  await openLive(app, await startQuickGame(app, 'diamonds'));
  await watchToTheEnd(page);
  await page.getByTestId('pictures').click();
  await page.getByTestId('open-film').click();
  const film = await filmUpTo(app, 4);
  expect(film.name).toMatch(/^diamonds-.+-0-4\.webm$/);
  if (!app.electron) expect(await play(app, film)).toMatchObject({ width: 1280, height: 960, moves: true });
});

test('keys: the space bar after a click on the timeline, the speed, the marks, and the turn that decided', async ({
  app,
}) => {
  const { page } = app;
  const turn = async () => Number(await page.getByTestId('turn-counter').getAttribute('data-turn'));
  const press = async (key: string): Promise<number> => {
    await page.keyboard.press(key);
    return turn();
  };
  await openLive(app, await startQuickGame(app, 'diamonds'));
  await watchToTheEnd(page);
  await page.getByTestId('timeline').click();
  await expect(page.getByTestId('play')).toBeVisible();
  const clicked = await turn();
  expect(clicked).toBeGreaterThan(0);
  await press(' ');
  await expect(page.getByTestId('pause')).toBeVisible();
  await expect.poll(turn).toBeGreaterThan(clicked);
  await press(' ');
  await expect(page.getByTestId('play')).toBeVisible();

  const speed = page.getByTestId('speed');
  const factor = () => speed.locator('option:checked').textContent();
  const usual = await factor();
  await press('+');
  expect(await factor()).not.toBe(usual);
  await press('-');
  expect(await factor()).toBe(usual);
  await press('-');
  expect(await factor()).not.toBe(usual);

  await press('Home');
  const [first, second] = [await press('PageDown'), await press('PageDown')];
  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(first);
  expect(await press('PageUp')).toBe(first);

  await page.getByTestId('decided').click();
  const decisive = await turn();
  await press('Home');
  expect(await press('d')).toBe(decisive);
  expect(decisive).toBeGreaterThan(0);
});

test('whether possible moves are shown is remembered from game to game', async ({ app }) => {
  const { page } = app;
  const hints = page.getByTestId('hints');
  await openLive(app, await startQuickGame(app, 'othello'));
  await expect(hints).toHaveAttribute('aria-pressed', 'true');
  await hints.click();
  await page.getByTestId('home').click();
  await openLive(app, await startQuickGame(app, 'othello'));
  await expect(hints).toHaveAttribute('aria-pressed', 'false');
});

test('a running game of a contest is joined at its latest move, from its match and from the list', async ({ app }) => {
  const { page } = app;
  await startLongContest(app, ['Ada', 'Barbara']);
  const ways = [
    ['#/contest/games', page.locator('[data-testid^=game-row-]').first()],
    ['#/match/1/main-1-1', page.getByTestId('watch-live')],
  ] as const;
  for (const [hash, way] of ways) {
    await page.evaluate((wanted) => (window.location.hash = wanted), hash);
    await way.click();
    await expect(page.getByTestId('following')).toBeVisible();
  }
  await callHost(app, 'run.stop');
  await expect(page.getByTestId('stopped')).toHaveText('The game was stopped and will be played again.');
});

test('the wall shows every game; one of them is followed, slowed down and caught up with', async ({ app }) => {
  const { page } = app;
  const lives: string[] = [];
  for (const game of ['othello', 'diamonds', 'agon']) lives.push(await startQuickGame(app, game));
  await page.getByTestId('open-wall').click();
  for (const live of lives) await expect(page.getByTestId(`tile-${live}`)).toBeVisible();
  // One that begins while the wall is open comes to it by itself, and ends there.
  const late = await startQuickGame(app, 'worm');
  const tile = page.getByTestId(`tile-${late}`);
  await expect(tile).toHaveAttribute('data-status', 'finished', { timeout: 120_000 });
  const { turns } = await callHost(app, 'live.join', { live: late });
  await expect(tile).toHaveAttribute('data-turn', String(turns.length));

  // Far longer than this test: nobody but a person would wait for its end.
  const settings = { moves: 1000, budgetMs: 600_000 };
  const long = await callHost(app, 'demo.start', { game: 'agon', bots: ['expert', 'expert'], settings, seed: 3 });
  const counter = page.getByTestId('turn-counter');
  await page.getByTestId(`tile-${long.live}`).click();
  await expect(page.getByTestId('following')).toBeVisible();
  // So far that turn 1 is long past: who jumps to the newest turn only goes on following.
  const length = async () => Number(await counter.getAttribute('data-length'));
  await expect.poll(length, { timeout: 120_000 }).toBeGreaterThan(10);
  const first = await jumpTo(page, 0);
  const second = await jumpTo(page, 1);
  await page.getByTestId('to-now').click();
  await expect(page.getByTestId('following')).toBeVisible();
  // Whoever leaves and comes back misses nothing.
  const known = await length();
  await page.getByTestId('home').click();
  await expect(page.getByTestId('start-demo-othello')).toBeVisible();
  await page.getByTestId('open-wall').click();
  await page.getByTestId(`tile-${long.live}`).click();
  await expect.poll(async () => Number(await counter.getAttribute('data-turn'))).toBeGreaterThanOrEqual(known);
  expect([await jumpTo(page, 1), await jumpTo(page, 0)]).toEqual([second, first]);
});
