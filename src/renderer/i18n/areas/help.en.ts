/** The rulebooks, the keys, and what Meydan is. */
export const rules = {
  title: 'Rulebooks',
  intro: 'How each game is played, what is said to a program and what it has to answer, clause by clause.',
  open: 'Rulebook',
  openNamed: 'Rulebook of {game}',
  of: 'Rulebook of {game}',
  contents: 'Contents',
  clause: 'Clause {clause}',
  missing: 'There is no rulebook for this game here. Update Meydan, or choose another game.',
  loading: 'Opening the rulebook…',
} as const;

export const help = {
  label: 'Help',
  title: 'Help',
  contestDoctor:
    'The doctor tries every program by itself and says what is wrong with it and how to mend it. “Settings” has good values already; whatever you change can be undone.',
  contestClass:
    'The projector shows the class the draw, the running games and the results on a second screen; results can be held back until you reveal them.',
  contestResults:
    'Under “Results” there are the standings and what decided them, a report for any browser, tables and certificates; under “Games” every game can be watched again.',
  contestKept:
    'Everything is kept at once in one .meydan file. Copy it to a USB stick and go on elsewhere; after a power cut the contest goes on where it was.',
  shortcuts: 'Keyboard shortcuts',
  shortcutsIn: {
    everywhere: 'Everywhere',
    watching: 'Watching a game',
    drawing: 'Drawing a map',
  },
  keys: {
    newContest: 'New contest',
    openContest: 'Open a contest',
    closeContest: 'Close the contest',
    undo: 'Undo',
    preferences: 'Preferences',
    projector: 'Projector',
  },
  maps: 'Maps and the map editor',
  mapsIntro:
    '{games} are played on maps. Meydan comes with some for each of them, every map file can be used, and you can draw your own.',
  mapsContest:
    'In a contest they are under “Settings”, “Maps”: add Meydan’s own, drop a map file into the window, or draw one. The games of a match are played on them in turn.',
  mapsDraw:
    '“Draw a map”, there and in the simulator, opens the editor. A new map begins blank, as a copy of another one, or with a file.',
  mapsTools:
    'Choose a tool and draw on the map, freehand or a whole rectangle at once. With “Draw symmetrically” every stroke is repeated on the other side, so that the map favours nobody. Every stroke can be undone.',
  mapsProblems:
    'Under “Problems” the editor says all the time what the rules have against the map, and a click shows the place. A map with problems is not put into a contest, but it can be saved as a file and finished later.',
  mapsPlayed:
    'A map on which games were played stays as it was: what you change is saved as a new map beside it, and the replays go on showing the old one.',
  about: 'About Meydan',
  version: 'Version {version}',
  aboutText: 'Meydan (میدان, “the arena”) runs contests in which programs play against each other.',
  licence: 'Meydan is free software under the MIT licence: use it, change it, pass it on.',
  packages: 'It is built with these packages, each under its own free licence:',
  logs: 'Where to look when something goes wrong',
  logsGame:
    'What a program printed is kept with each game: open the game, then “Transcript”. Its error output is there, too.',
  logsContest:
    'Everything of a contest is in its one .meydan file; point at its name on the start page to see where that is.',
  logsHost:
    'What Meydan itself has to say goes to the terminal from which it was started: start it there to see it, and add it when you report a problem.',
} as const;
