/** The rulebooks, the keys, and what Meydan is. */
export const rules = {
  title: 'Rulebooks',
  intro: 'How each game is played, what is said to a program and what it has to answer, clause by clause.',
  open: 'Rulebook',
  openNamed: 'Rulebook of {game}',
  of: 'Rulebook: {game}',
  contents: 'Contents',
  clause: 'Clause {clause}',
  games: 'Games',
  missing: 'There is no rulebook for this game here. Update Meydan, or choose another game.',
  loading: 'Opening the rulebook…',
} as const;

export const help = {
  label: 'Help',
  title: 'Help',
  shortcuts: 'Keyboard shortcuts',
  shortcutsIn: {
    everywhere: 'Everywhere',
    watching: 'Watching a game',
  },
  keys: {
    newContest: 'New contest',
    openContest: 'Open a contest',
    closeContest: 'Close the contest',
    undo: 'Undo',
    preferences: 'Preferences',
    projector: 'Projector',
  },
  about: 'About Meydan',
  version: 'Version {version}',
  aboutText: 'Meydan (میدان, “the arena”) runs contests in which programs play against each other.',
  licence: 'Meydan is free software under the MIT licence: use it, change it, pass it on.',
  packages: 'It is built with these packages, each under its own free licence:',
  logs: 'Where to look when something goes wrong',
  logsGame:
    'What a program printed is kept with each game: open the game, then “Conversation”. Its error output is there, too.',
  logsContest: 'Everything of a contest is in its one .meydan file; its place is shown on the start page.',
  logsHost:
    'What Meydan itself has to say goes to the terminal from which it was started: start it there to see it, and add it when you report a problem.',
} as const;
