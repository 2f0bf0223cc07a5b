/** Organising a contest as a teacher does: programs are dropped, examined, named, seeded; and everything is there again. */
import type { Page } from '@playwright/test';
import { zipOf } from '../handed-in/zips.ts';
import { expect, test } from './application.ts';
import { faultsOf } from './axe.ts';
import { dragSeed, drop, program, rowOf, verdicts } from './handing-in.ts';
import { callHost } from './host-call.ts';
import { stroke } from './pictures/editor.ts';
import { goTo } from './pictures/scene.ts';

const CHOSEN = ['Ali Rezaei', 'Nika', 'Omid', 'Parisa', 'سارا_محمدی'].map((name) => program(name));
const DROPPED = [
  ...['Reza', 'Shirin', 'Taha'].map((name) => program(name)),
  program('Crash', 'process.exit(3);'),
  { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a program') },
];
const CLASS_LIST = 'Name,Number,Group\nOmid Karimi,40011,A\nKian Rad,40013,B\n,40014,B\n';

test('from an empty window to nine examined contestants, and back after a new start', async ({ app }) => {
  test.setTimeout(400_000);
  const { page } = app;
  const rows = page.getByTestId('contestant');

  await page.getByTestId('new-contest').click();
  await page.getByTestId('new-name').locator('input').fill('School Cup');
  await page.getByTestId('new-othello').click();
  await expect(page.getByTestId('no-contestants')).toBeVisible();
  await expect(page.getByTestId('contest-name')).toHaveText('School Cup');

  await page.getByTestId('program-files').setInputFiles(CHOSEN);
  await expect(rows).toHaveCount(5, { timeout: 60_000 });
  await drop(page, DROPPED);
  await expect(rows).toHaveCount(9, { timeout: 60_000 });
  await expect(page.getByTestId('arrival')).toHaveCount(0);
  await expect(rowOf(page, 'سارا محمدی')).toBeVisible();

  // What cannot be used is explained; the very same program again, too.
  await expect(page.locator('[data-testid=unsettled][data-outcome=refused]')).toContainText('notes.txt');
  await drop(page, DROPPED.slice(0, 1));
  await expect(page.locator('[data-testid=unsettled][data-outcome=duplicate]')).toContainText('Reza');
  for (let left = 2; left > 0; left--) await page.getByTestId('put-away').first().click();
  await expect(page.getByTestId('unsettled')).toHaveCount(0);

  await expect(verdicts(page, 'healthy')).toHaveCount(8, { timeout: 240_000 });
  await expect(verdicts(page, 'unfit')).toHaveCount(1, { timeout: 60_000 });
  await verdicts(page, 'unfit').click();
  await expect(page.getByTestId('finding').first()).toContainText('3');
  await page.getByTestId('close-report').click();

  // Edited in place, by keyboard.
  await rowOf(page, 'Omid').focus();
  await page.keyboard.press('F2');
  await page.getByTestId('edit-name').fill('Omid Karimi');
  await page.getByTestId('edit-number').fill('40011');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Omid Karimi')).toContainText('40011');

  // Seeds by keyboard: Alt with the arrows, and the focus goes along.
  await rowOf(page, 'Nika').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rowOf(page, 'Nika')).toHaveAttribute('data-seed', '1');
  await expect(rowOf(page, 'Nika')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rowOf(page, 'Nika')).toHaveAttribute('data-seed', '2');
  await dragSeed(page, 'Taha');
  await expect(rowOf(page, 'Taha')).toHaveAttribute('data-seed', '1');

  await rowOf(page, 'Shirin').getByTestId('contestant-menu').click();
  await page.getByTestId('contestant-disqualify').click();
  await page.getByTestId('disqualify-submit').click();
  await expect(page.getByTestId('disqualify-dialog')).toBeVisible();
  await page.getByTestId('disqualify-reason').locator('input').fill('copied');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Shirin')).toContainText('copied');
  await rowOf(page, 'Reza').focus();
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, 'Shirin')).not.toContainText('copied');

  await page.getByTestId('add-more').click();
  await page.getByTestId('add-class-list').click();
  await page
    .getByTestId('class-list-file')
    .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(CLASS_LIST) });
  await expect(page.locator('[data-testid=class-list-line][data-fate=added]')).toHaveCount(1);
  await expect(page.locator('[data-testid=class-list-line][data-fate=unchanged]')).toHaveCount(1);
  await expect(page.locator('[data-testid=class-list-line][data-fate=left-out]')).toHaveCount(1);
  await expect(page.getByTestId('take-class-list')).toHaveText('Add one student');
  await page.getByTestId('take-class-list').click();
  await expect(rows).toHaveCount(10);
  await expect(rowOf(page, 'Kian Rad')).toContainText('40013');
  expect(await faultsOf(page)).toEqual([]);

  await page.reload();
  await expect(page.getByTestId('contest-name')).toHaveText('School Cup');
  await page.getByTestId('home').click();
  await page.getByTestId('known-contest').getByRole('button').first().click();
  await expect(rows).toHaveCount(10);
  await expect(rowOf(page, 'Taha')).toHaveAttribute('data-seed', '1');
  await expect(verdicts(page, 'healthy')).toHaveCount(8);
});

test('a class list that was read wrongly is put right in its preview', async ({ app }) => {
  const { page } = app;
  await callHost(app, 'contests.create', { name: 'School Cup', game: 'othello' });
  await goTo(app, '/contest/contestants');
  await page.getByTestId('add-more').click();
  await page.getByTestId('add-class-list').click();
  const give = (text: string | Buffer) =>
    page
      .getByTestId('class-list-file')
      .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const lines = page.getByTestId('class-list-line');
  const choose = async (select: string, option: string) => {
    await page.getByTestId(select).click();
    await page.getByRole('option', { name: option, exact: true }).click();
    // The next select has options of the same names.
    await expect(page.getByRole('option')).toHaveCount(0);
  };
  // A good file asks for nothing.
  await give(CLASS_LIST);
  await expect(lines).toHaveCount(3);
  await expect(page.getByTestId('class-list-encoding')).toBeHidden();

  await give('A,1,Karimi,Sara\nB,2,Rezaei,Ali\n');
  await expect(lines).toHaveCount(2);
  await choose('class-list-column-D', 'First name');
  await expect(lines.first()).toContainText('Sara');
  await choose('class-list-column-C', 'Family name');
  await expect(lines.first()).toContainText('Sara Karimi');
  await expect(page.getByTestId('class-list-column-A')).toContainText('Not read');
  await page.getByTestId('class-list-headings').locator('input').check();
  await expect(lines).toHaveCount(1);
  await page.getByTestId('class-list-headings').locator('input').uncheck();
  await expect(lines).toHaveCount(2);
  expect(await faultsOf(page)).toEqual([]);

  // Two letters of Windows-1256 that are one of UTF-8, too.
  await give(Buffer.from('name,number\n\u00c8\u0098,7\n', 'latin1'));
  await expect(lines).toHaveCount(1);
  await page.getByTestId('class-list-reading').locator('summary').click();
  await choose('class-list-encoding', 'Windows-1256 (Arabic, Persian)');
  await expect(lines.first()).toContainText('بک');
  await page.getByTestId('take-class-list').click();
  await expect(rowOf(page, 'بک')).toContainText('7');
});

test('of those in no category is told before they miss the draw, and they enter one from there', async ({ app }) => {
  const { page } = app;
  await callHost(app, 'contests.create', { name: 'School Cup', game: 'othello' });
  const { category: second } = await callHost(app, 'categories.add', { name: 'Second year' });
  for (const name of ['Ali', 'Mina', 'Sara']) await callHost(app, 'contestants.add', { name, houseBot: 'greedy' });
  await goTo(app, '/contest/contestants');
  const note = page.getByTestId('idle');
  await expect(page.getByTestId('contestant')).toHaveCount(3);
  await expect(note).toHaveCount(0);
  for (const name of ['Ali', 'Mina']) await rowOf(page, name).getByTestId('choose').check();
  await page.getByTestId('bulk-categories').click();
  await page.getByTestId('leave-1').click();
  await expect(note).toContainText('2 contestants are in no category');
  await page.getByTestId('rail-draw').click();
  await expect(note).toContainText('2 contestants');
  expect(await faultsOf(page)).toEqual([]);
  await note.getByRole('link').click();
  await rowOf(page, 'Ali').getByTestId('in-no-category').click();
  await page.getByTestId(`enter-${second}`).click();
  await expect(rowOf(page, 'Ali')).toContainText('Second year');
  await expect(note).toContainText('One contestant');
  await page.getByTestId('choose-idle').click();
  await page.getByTestId('bulk-categories').click();
  await page.getByTestId('enter-1').click();
  await expect(note).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
});

test('settings say what is wrong with them, are kept at once and go back to their defaults', async ({ app }) => {
  const { page } = app;
  await page.getByTestId('new-contest').click();
  await page.getByTestId('new-worm').click();
  await page.getByTestId('rail-settings').click();
  const memory = page.getByTestId('setting-memoryMb');
  await memory.locator('input').fill('3');
  await expect(memory).toContainText('from 16 to 65,536');
  await expect(page.getByText('1024 still holds')).toBeVisible();
  await page.getByTestId('reset-memoryMb').click();
  await expect(memory.locator('input')).toHaveValue('1024');
  await memory.locator('input').fill('512');
  await memory.locator('input').press('Enter');
  await expect(page.getByTestId('undo')).toBeEnabled();
  await expect(page.getByTestId('reset-memoryMb')).toBeVisible();
  await page.reload();
  await expect(memory.locator('input')).toHaveValue('512');
  await page.getByTestId('reset-memoryMb').click();
  await expect(memory.locator('input')).toHaveValue('1024');

  await page.getByTestId('add-map').click();
  await page.getByTestId('shipped-garden').click();
  await expect(page.getByTestId('map')).toHaveCount(1);
  await expect(page.getByTestId('map').locator('[data-drawn=true]')).toBeVisible();
  await page
    .getByTestId('map-file')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"meydan-map"}') });
  await expect(page.getByTestId('map-problems')).toContainText('bad.json');
  expect(await faultsOf(page)).toEqual([]);

  await page.getByTestId('edit-map').click();
  await expect(page.getByTestId('map-counts')).toContainText('1,435');
  // The map stays where it is while what lies under the pointer is told, however long that is.
  const sheet = page.getByTestId('map-canvas');
  const place = await sheet.boundingBox();
  await sheet.hover();
  await expect(page.getByTestId('cell-words')).toContainText('W4, W8');
  expect(await sheet.boundingBox()).toEqual(place);
  await stroke(app, [20, 15], [1, 0], [3, 0]);
  await expect(page.getByTestId('map-counts')).toContainText('1,428');
  // A button that was let go where nobody heard of it draws no further.
  await page.mouse.down();
  await sheet.dispatchEvent('pointermove', { pointerId: 1, buttons: 0, clientX: 640, clientY: 400 });
  await page.mouse.up();
  await expect(page.getByTestId('map-counts')).toContainText('1,428');
  await page.getByTestId('rail-settings').click();
  await page.getByTestId('leave-stay').click();
  await page.getByTestId('map-save').click();
  await expect(page.getByTestId('map-note')).toBeVisible();
  await page.getByTestId('rail-settings').click();
  await expect(page.getByTestId('map')).toHaveCount(1);
});

test('programs that are dropped before there is a contest become the contestants of a new one', async ({ app }) => {
  const { page } = app;
  await drop(page, DROPPED.slice(0, 2));
  await expect(page.getByTestId('new')).toContainText('2');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByTestId('new-othello').click();
  const rows = page.getByTestId('contestant');
  await expect(rows).toHaveCount(2, { timeout: 60_000 });

  // An archive with what a whole class has sent: the person is asked, and each becomes a contestant.
  const sent = [program('Yalda'), program('Zahra'), program('Behrouz')];
  const files = Object.fromEntries(sent.map(({ name, buffer }) => [`homework/${name}`, buffer]));
  const archive = await zipOf({ ...files, 'homework/notes.txt': 'who is late' });
  await page
    .getByTestId('program-files')
    .setInputFiles({ name: 'homework.zip', mimeType: 'application/zip', buffer: archive });
  const asked = page.locator('[data-testid=unsettled][data-outcome=choose]');
  await expect(asked).toContainText('notes.txt', { timeout: 60_000 });
  expect(await faultsOf(page)).toEqual([]);
  await asked.getByTestId('take-apart').click();
  await expect(rows).toHaveCount(5, { timeout: 60_000 });
  // What was no program stays named until somebody has read it.
  await expect(page.getByTestId('unsettled')).toHaveAttribute('data-outcome', 'beside');
  await expect(page.getByTestId('unsettled')).toContainText('notes.txt');
  await page.getByTestId('put-away').click();
  await expect(page.getByTestId('unsettled')).toHaveCount(0);
  await dragSeed(page, 'Behrouz');
  await expect(rowOf(page, 'Behrouz')).toHaveAttribute('data-seed', '1');
});

test('a program that is being chosen while somebody else arrives is handed in', async ({ app }) => {
  const { page } = app;
  await page.getByTestId('new-contest').click();
  await page.getByTestId('new-othello').click();
  const asked = page.waitForEvent('filechooser');
  await page.getByTestId('add-programs').click();
  const chooser = await asked;
  await callHost(app, 'contestants.add', { name: 'Nika', houseBot: 'random' });
  await expect(rowOf(page, 'Nika')).toBeVisible();
  await chooser.setFiles([program('Omid')]);
  await expect(rowOf(page, 'Omid')).toBeVisible({ timeout: 60_000 });
});

/** Drawn by keyboard: a wall in a corner is a problem, and Ctrl+Z mends it. */
async function playOnOwnMap(page: Page): Promise<void> {
  await page.getByTestId('draw-own-map').click();
  await page.getByTestId('begin-blank').click();
  await page.getByTestId('map-canvas').focus();
  for (const key of ['ArrowUp', '1', 'Enter', 'Shift+ArrowUp', 'Shift+ArrowLeft', 'Enter'])
    await page.keyboard.press(key);
  await expect(page.getByTestId('editor-problem')).toContainText('is a wall; it must be empty');
  await expect(page.getByTestId('cell-words')).toContainText('Wall');
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('map-sound')).toBeVisible();
  await page.getByTestId('map-save').click();
  await expect(page.getByTestId('map-changed')).toHaveCount(0);
  await page.getByTestId('map-back').click();
  await page.getByTestId('simulator-map').click();
  await page.getByRole('option', { name: 'New map' }).click();
  await page.getByTestId('simulator-start').click();
  // One wall, and nothing else.
  await expect(page.getByTestId('board')).toHaveAttribute('data-position', /^E{65}WE{78} /);
}

test('a student lets a program play in the simulator', async ({ app }) => {
  const { page } = app;
  await page.getByTestId('to-simulator').click();
  await page.getByTestId('simulate-diamonds').click();
  await playOnOwnMap(page);
  await page.goBack();
  await page.getByTestId('simulate-othello').click();
  await drop(page, [program('Mine')]);
  await expect(page.getByTestId('simulator-program')).toContainText('Mine.js');
  await page.getByTestId('simulator-seed').locator('input').fill('x');
  await expect(page.getByTestId('simulator-start')).toBeDisabled();
  await page.getByTestId('simulator-seed').locator('input').fill('7');
  await page.getByTestId('setting-size').locator('input').fill('7');
  await expect(page.getByTestId('simulator-start')).toBeDisabled();
  await page.getByTestId('reset-size').click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByTestId('simulator-start').click();
  await expect(page.getByTestId('board')).toBeVisible();
  await page.getByTestId('to-end').click();
  await expect(page.getByTestId('outcome')).toBeVisible({ timeout: 120_000 });
});
