/** The start page, and what happens to files that are dropped on the window. */
export const home = {
  newContest: 'New contest',
  open: 'Open…',
  openHint: 'Open a contest file (.meydan)',
  simulator: 'Simulator',
  simulatorHint: 'Try your program against a house bot',
  replays: 'Replays',
  replaysHint: 'Watch a recorded game',
  contests: 'Contests',
  firstContest: 'A contest in ten minutes',
  first: 'Press “New contest” and choose a game.',
  second: 'Drop the programs of your class on the window, as many as you like at once.',
  third: 'Draw the bracket, press “Start the games” and watch.',
  isOpen: 'open',
  forget: 'Remove from the list',
  forgetNamed: 'Remove {name} from the list',
  forgetHint: 'The file itself stays where it is.',
  forgotten: '{name} was removed from the list.',
  missing:
    'Its file is not where it was. Bring it back, open it from its new place with “Open…”, or remove it from the list.',
  contestants: 'no contestants | one contestant | {count} contestants',
  played: 'no games yet | one game | {count} games',
  demos: 'Watch a demo',
  opening: 'Opening the contest…',
} as const;

export const drops = {
  title: 'Drop it here',
  contest: 'A contest file is opened, a replay is shown, programs become contestants.',
  newContest: 'Programs become the contestants of a new contest; a contest file is opened, a replay shown.',
  sending: 'The contest file is being brought in…',
  leftOut: 'Not taken',
  notTaken: '{name} was not taken.',
  why: {
    contest: 'A contest file is opened when it is dropped by itself.',
    replay: 'A replay is shown when it is dropped by itself.',
    transcript: 'A transcript is shown when it is dropped by itself.',
    map: 'It is a map, and maps belong to the settings: drop it there.',
    noMaps: 'It is a map, and this game is played without maps.',
    classList: 'Class lists belong to the contestants: drop it there.',
    program: 'Programs belong to the contestants: drop it there.',
    withContest: 'It was dropped together with a contest, and that was opened alone. Drop it again where it belongs.',
    oneAtATime: 'One at a time: drop it again when the other is done.',
    readOnly: 'This contest can only be looked at. Its own page says why at the top, and what to do.',
  },
} as const;

export const newContest = {
  title: 'Which game is it to be?',
  intro: 'One click makes the contest. Everything else has good values already and can be changed later.',
  name: 'Name of the contest',
  nameHint: 'If left empty, the contest is named after its game and the day.',
  defaultName: '{game}, {day}',
  waiting:
    'One program is waiting: choose the game that it plays. | {count} programs are waiting: choose the game that they play.',
  letGo: 'Leave out',
  alone: 'one player, ranked',
  two: 'two players',
  oneOrTwo: 'one or two players',
} as const;
