/** Settings of a contest and of the application, and maps. */
export const settings = {
  intro: 'Every default is a good value. What you change is kept at once, and can be undone.',
  game: 'The game: {game}',
  referee: 'How programs are treated',
  run: 'Running',
  concurrency: {
    label: 'Games side by side',
    help: 'How many games run at once; 0 leaves it to the number of processors. One game at a time is the fairest on a slow computer.',
  },
  reset: 'Back to {value}',
  named: '“{name}”',
  resetAll: 'All back to the defaults',
  changed: 'changed',
  holds: '{value} still holds',
  on: 'on',
  off: 'off',
  begun: 'Games have begun already. They stay as they are; what is changed here holds for games to come.',
  units: { ms: '{value} ms', s: '{value} s' },
} as const;

export const maps = {
  title: 'Maps',
  intro: 'The games of a match are played on these maps in turn.',
  standard: 'No map is chosen: all games are played on the standard map, “{name}”.',
  add: 'Add one of Meydan’s maps',
  upload: 'Add a map file…',
  earlier: 'Play {name} earlier',
  later: 'Play {name} later',
  remove: 'Remove {name}',
  preview: 'Map {name}',
  none: 'No map is left to add.',
  problems: '{name} cannot be played:',
  dropTitle: 'Drop the map here',
  dropHint: 'Map files of this game (.json, or the older .txt).',
} as const;

export const preferencesPage = {
  title: 'Preferences',
  intro: 'They apply on this computer, whichever contest is open.',
  appearance: 'Language and appearance',
  language: { label: 'Language', help: 'The language of the interface and of the files that are exported.' },
  theme: { label: 'Appearance', help: 'Light is the more readable one on a projector.' },
  newContests: 'What a new contest begins with',
  newContestsIntro: 'Contests that are there already keep what they have; each has its own settings.',
  about: 'About Meydan',
  link: 'Preferences',
} as const;
