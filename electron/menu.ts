/**
 * The menu. Nothing of it does anything by itself: an item is one of the system's own, or tells the interface what was
 * chosen. It is made anew when the language, the theme or the open contest changes.
 */
import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { AppCommand } from '../src/shared/bridge/commands.ts';
import type { KnownContest } from '../src/shared/bridge/contests.ts';
import { THEMES, type Preferences } from '../src/shared/bridge/preferences.ts';
import type { Language } from '../src/shared/games/game.ts';
import { games } from '../src/shared/games/index.ts';
import type { ShellWords } from './words.ts';

export interface MenuState {
  readonly language: Language;
  readonly words: ShellWords;
  readonly theme: Preferences['theme'];
  readonly recent: readonly KnownContest[];
  readonly isContestOpen: boolean;
}

const MOST_RECENT = 10;
/** As each system has it. */
const REDO = process.platform === 'win32' ? 'Control+Y' : 'CommandOrControl+Shift+Z';

export function showMenu(state: MenuState, tell: (command: AppCommand) => void): void {
  const { words } = state;
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      { label: words.file, submenu: fileItems(state, tell) },
      { label: words.edit, submenu: editItems(state, tell) },
      { label: words.view, submenu: viewItems(state, tell) },
      {
        label: words.help,
        submenu: helpItems(state, tell),
      },
    ]),
  );
}

type Items = (state: MenuState, tell: (command: AppCommand) => void) => MenuItemConstructorOptions[];

const fileItems: Items = ({ words, recent, isContestOpen }, tell) => [
  {
    id: 'new-contest',
    label: words.newContest,
    accelerator: 'CommandOrControl+N',
    click: () => tell({ command: 'new-contest' }),
  },
  {
    id: 'open-contest',
    label: words.openContest,
    accelerator: 'CommandOrControl+O',
    click: () => tell({ command: 'open-contest' }),
  },
  {
    id: 'recent',
    label: words.recent,
    submenu:
      recent.length === 0
        ? [{ label: words.noRecent, enabled: false }]
        : recent.slice(0, MOST_RECENT).map(({ contest, name }) => ({
            label: name.replaceAll('&', '&&'),
            click: () => tell({ command: 'open-recent', contest }),
          })),
  },
  {
    id: 'close-contest',
    label: words.closeContest,
    accelerator: 'CommandOrControl+W',
    enabled: isContestOpen,
    click: () => tell({ command: 'close-contest' }),
  },
  { type: 'separator' },
  {
    id: 'preferences',
    label: words.preferences,
    accelerator: 'CommandOrControl+,',
    click: () => tell({ command: 'preferences' }),
  },
  { type: 'separator' },
  { role: 'quit', label: words.quit },
];

const editItems: Items = ({ words }, tell) => [
  { id: 'undo', label: words.undo, accelerator: 'CommandOrControl+Z', click: () => tell({ command: 'undo' }) },
  { id: 'redo', label: words.redo, accelerator: REDO, click: () => tell({ command: 'redo' }) },
  { type: 'separator' },
  { role: 'cut', label: words.cut },
  { role: 'copy', label: words.copy },
  { role: 'paste', label: words.paste },
  { role: 'selectAll', label: words.selectAll },
];

const helpItems: Items = ({ words, language }, tell) => [
  { id: 'first-contest', label: words.firstContest, click: () => tell({ command: 'first-contest' }) },
  {
    id: 'rules',
    label: words.rulebooks,
    submenu: games.map(({ id, texts }) => ({
      id: `rules-${id}`,
      label: texts[language].title.replaceAll('&', '&&'),
      click: () => tell({ command: 'rules', game: id }),
    })),
  },
  { id: 'shortcuts', label: words.shortcuts, click: () => tell({ command: 'shortcuts' }) },
  { type: 'separator' },
  { id: 'about', label: words.about, click: () => tell({ command: 'about' }) },
];

const viewItems: Items = ({ words, theme, isContestOpen }, tell) => [
  {
    id: 'projector',
    label: words.projector,
    accelerator: 'F9',
    enabled: isContestOpen,
    click: () => tell({ command: 'projector' }),
  },
  { role: 'togglefullscreen', label: words.fullScreen },
  { type: 'separator' },
  { role: 'zoomIn', label: words.zoomIn },
  { role: 'zoomOut', label: words.zoomOut },
  { role: 'resetZoom', label: words.actualSize },
  { type: 'separator' },
  {
    id: 'theme',
    label: words.theme,
    submenu: THEMES.map((name) => ({
      id: `theme-${name}`,
      label: words[name],
      type: 'radio' as const,
      checked: name === theme,
      click: () => tell({ command: 'theme', theme: name }),
    })),
  },
];
