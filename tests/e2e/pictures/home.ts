/** What somebody sees who has no contest yet: the start, the simulator, the wall, replays, and what is not there. */
import { expect } from '../application.ts';
import { contestant } from '../../doctor/healthy-programs.ts';
import { click, fill, handIn, holdOver, letGo, reopen, type Chapter } from './scene.ts';

export const HOME: Chapter = {
  name: 'home',
  scenes: [
    { name: 'home-empty', hash: '/' },
    { name: 'language-menu', hash: '/', anew: reopen('language-menu') },
    { name: 'theme-menu', hash: '/', anew: reopen('theme-menu') },
    { name: 'options', hash: '/', act: click('options-diamonds') },
    {
      name: 'options-error',
      hash: '/',
      act: (app) => click('options-othello')(app).then(() => fill('setting-size', '7')(app)),
    },
    { name: 'drop-at-home', hash: '/', act: holdOver },
    { name: 'new-contest', hash: '/new', act: letGo },
    { name: 'no-contest', hash: '/contest/contestants' },
    { name: 'preferences', hash: '/preferences' },
    {
      name: 'preferences-own',
      async act(app) {
        await fill('setting-concurrency', '2')(app);
        await app.page.keyboard.press('Enter');
        await expect(app.page.getByTestId('reset-concurrency')).toBeVisible();
      },
    },
    { name: 'preferences-invalid', act: fill('setting-memoryMb', '3') },
    { name: 'help-menu', hash: '/', anew: reopen('help-menu') },
    { name: 'rules', hash: '/rules' },
    { name: 'rulebook', hash: '/rules/agon' },
    { name: 'rulebook-clause', hash: '/rules/beetles#B13' },
    { name: 'help', hash: '/help' },
    { name: 'about', hash: '/help#about' },
    { name: 'missing', hash: '/nowhere' },
    { name: 'game-gone', hash: '/live/gone' },
    { name: 'wall-empty', hash: '/wall' },
    { name: 'replay', hash: '/replay' },
    {
      name: 'replay-problem',
      hash: '/replay',
      async act(app) {
        await handIn('replay-file', ['notes.json', '{}'])(app);
        await expect(app.page.getByTestId('replay-problem')).toBeVisible();
      },
    },
    { name: 'simulator', hash: '/simulator' },
    {
      name: 'simulator-programs',
      hash: '/simulator',
      async act(app) {
        const source = contestant('othello');
        await handIn(
          'simulator-files',
          ['نیلوفر کریمی.js', source],
          ['Ali Rezaei.js', `${source}\n`],
          ['notes.txt', 'x'],
        )(app);
        await expect(app.page.getByTestId('simulator-program')).toHaveCount(2);
      },
    },
    { name: 'simulator-error', act: fill('simulator-seed', 'x') },
    {
      name: 'simulator-maps',
      hash: '/simulator',
      act: (app) => fill('simulator-seed', '')(app).then(() => click('simulate-beetles')(app)),
    },
  ],
};
