/** The doctor's words in English. `{name}` is replaced by that detail of the finding. */
import type { DoctorWords } from './words.ts';

export const en: DoctorWords = {
  severities: { fine: 'fine', hint: 'hint', problem: 'problem', fatal: 'fatal' },
  diagnoses: {
    healthy: '{program} is healthy: it can play {game}.',
    doubtful: '{program} plays {game}, but something is wrong: see the problems.',
    unfit: '{program} is not fit to play {game} yet: mend what is marked “fatal” first.',
  },
  trials: {
    start: 'starting it',
    game: 'a game',
    pass: 'games with passes',
    closing: 'closing its input',
    summary: 'in all',
  },
  where: {
    seat: 'as {seat}',
    board: 'on {board}',
    against: 'against {bot}',
    turn: 'step {turn}',
    times: '{times} times',
  },
  labels: {
    mend: 'To mend it',
    read: 'It had last read',
    printed: 'It printed',
    stderr: 'Its standard error',
    drawing: 'The position',
    legal: 'Legal there',
  },
  bots: { 'pass-seeker': 'a bot that forces passes' },
  durations: { under: 'under {value} ms', ms: '{value} ms', s: '{value} s' },
  example: 'A legal answer there is “{example}”.',
  progress: 'Trial {number} of {of}',
  suspicions: {
    'mirrored-start': 'The move would be right on the usual Othello start, but here the four discs lie mirrored (O2).',
    swapped: 'With row and column exchanged the move would be legal: the row comes first.',
    'from-one': 'Less one in each number the move would be legal: rows and columns are counted from 0.',
    'y-upwards': 'The opposite direction would be legal: y grows downwards, so "up" leads to y − 1 (W1).',
  },
  findings: {
    started: {
      title: 'It starts',
      seen: 'The first answer came {firstMs} after its start; when it was started again, after {againMs}.',
      mend: '',
    },
    'slow-first-start': {
      title: 'Its first start is slow',
      seen: 'The first start took {firstMs}, the second only {againMs}: an antivirus or a cold disk held it back, not the program.',
      mend: 'Nothing in the program. Start it once before the contest, or except its folder from the antivirus.',
    },
    'slow-start': {
      title: 'It starts slowly',
      seen: 'It needs {againMs} until its first answer, each time; {allowedMs} is allowed for the start.',
      mend: 'Compute large tables later or not at all, and load fewer libraries at the beginning.',
    },
    'no-start': {
      title: 'It cannot be started',
      seen: '{what}',
      mend: 'Hand in a program that runs on this computer; start it here by hand to see what the system says.',
    },
    crash: {
      title: 'It crashes',
      seen: 'It ended in the middle of a game ({ending}).',
      mend: 'If it wrote an error, the lines that name a file of its own show the place. Usual reasons: an index outside an array, a division by zero, an exception that nobody catches, input read in another form than it is sent.',
    },
    'exits-early': {
      title: 'It ends before the game does',
      seen: 'It ended by itself, without an error, while an answer was still due.',
      mend: 'Play in a loop until the input ends: one answer for each turn, not one for each run.',
    },
    'closed-output': {
      title: 'It closes its output',
      seen: 'It closed its standard output and lived on, so no answer can come any more.',
      mend: 'Remove the line that closes the output or sends it elsewhere (fclose(stdout), freopen, System.out.close()).',
    },
    flood: {
      title: 'It prints far too much',
      seen: 'It printed more than the {turnKb} KB that are allowed in one turn, or the {gameKb} KB of a whole game, and was ended.',
      mend: 'Look for a loop that prints and never ends, and print one answer for each turn.',
    },
    memory: {
      title: 'It uses too much memory',
      seen: 'It went beyond {limitMb} MB and was ended.',
      mend: 'Keep fewer positions, free what is no longer needed, and look for a list that grows in each turn.',
    },
    processes: {
      title: 'It starts too many processes',
      seen: 'It ran more than {limit} processes at once and was ended.',
      mend: 'Do the work in one process, or in a few threads.',
    },
    'no-flush': {
      title: 'It forgets to flush its output',
      seen: 'Nothing came for {waitedMs}. When its input was closed the answer came at once: it had been waiting in the output buffer.',
      mend: 'Flush after every answer. (If the program reads all input up to its end before it answers, read one line at a time instead.)',
    },
    'waits-for-more': {
      title: 'It waits for input that never comes',
      seen: 'It was asked and gave no answer in {waitedMs}, the time to start included. It was not computing: it was waiting for more input.',
      mend: 'Compare what it reads with the rulebook, number by number. It may read a line too many, or wait for the opponent when it has to begin itself.',
    },
    'endless-thinking': {
      title: 'It never stops thinking',
      seen: 'It was asked and gave no answer in {waitedMs}, the time to start included, computing all the while.',
      mend: 'Look for a loop without end, and limit the depth of its search by the time that is left.',
    },
    'no-newline': {
      title: 'Its answer has no end',
      seen: 'The answer itself is right, but no line end follows it, so nobody can know that it is complete.',
      mend: 'End every answer with a line end, and flush it.',
    },
    unfinished: {
      title: 'Its answer is incomplete',
      seen: 'It printed the beginning of an answer; the rest did not come in time.',
      mend: 'Print the whole answer at once in the form of the rulebook, end the line and flush.',
    },
    late: {
      title: 'It answers too late',
      seen: '{count} of {of} answers did not come within {limitMs}.',
      mend: 'Look at a clock while it thinks and answer with the best move so far, well before the limit: this computer may not be the one of the contest.',
    },
    prompt: {
      title: 'It prints a prompt',
      seen: 'It printed words for a person where an answer was due. The referee is a program and reads them as a wrong answer.',
      mend: 'Remove all prompts and greetings such as “Enter n=”. Notes for yourself belong on standard error.',
    },
    'extra-words': {
      title: 'It prints more than its answer',
      seen: 'There is a right answer in what it printed ({answer}), but other words come with it, and they are read first.',
      mend: 'Print nothing but the answer on standard output. Notes for yourself belong on standard error.',
    },
    unreadable: {
      title: 'Its answer cannot be read',
      seen: 'It printed “{text}”, which is not an answer of this game.',
      mend: 'Compare it with the dialogue in the rulebook, letter by letter.',
    },
    'extra-output': {
      title: 'It prints more answers than it is asked for',
      seen: 'At the end of a game something was left over that nobody had asked for.',
      mend: 'Print one answer for each turn. What is left over is taken for the next answer, so all later ones are wrong.',
    },
    'ran-ahead': {
      title: 'It answers before it is asked',
      seen: 'An answer was there before its turn had begun, so it was given without knowing the opponent’s move.',
      mend: 'Read what it is told first, then answer once. Where a whole plan may be printed at once this does no harm.',
    },
    illegal: {
      title: 'It makes an illegal move',
      seen: 'It answered {answer}: {why}.',
      mend: 'Play this position by hand. Check that the program applies its own moves and the opponent’s to its board.',
    },
    'no-pass': {
      title: 'It does not pass when it must',
      seen: 'It had no legal move and answered {answer} instead of -1 -1.',
      mend: 'When there is no legal move print -1 -1.',
    },
    'needless-pass': {
      title: 'It passes although it could move',
      seen: 'It answered -1 -1, but there was a legal move.',
      mend: 'A pass is allowed only when no cell captures anything. Check all eight directions, and whether its board is the true one.',
    },
    passed: { title: 'It passes when it must', seen: 'It passed {count} times, correctly every time.', mend: '' },
    refused: {
      title: 'Its moves are refused',
      seen: '{count} of {of} answers were refused. The first was {answer}: {why}. In all: {reasons}.',
      mend: 'A refused answer costs time only, but the program must then give another one. Read the line "refused" and the reason in the rulebook (A11).',
    },
    'no-tables': {
      title: 'Its tables are missing',
      seen: 'Turn 0 brought no valid tables: {why}. Its beetles go ahead everywhere, and each later change costs points.',
      mend: 'Answer turn 0 with two words of 18 letters A, L, R and the word end (B3).',
    },
    'no-end': {
      title: 'It forgets the word "end"',
      seen: 'The answer is right as far as it goes, but the word end that closes it never came.',
      mend: 'Close every answer with the word end, also one without orders.',
    },
    'ignored-orders': {
      title: 'Its orders are ignored',
      seen: '{count} of {of} answers were ignored: {why}.',
      mend: 'Name only living beetles of the own team, and write the lines as in the rulebook (B8, B9, B14).',
    },
    'wrong-confirm': {
      title: 'It does not answer CONFIRM',
      seen: 'After the first line it did not print CONFIRM, so its agent does nothing for the whole game.',
      mend: 'Print CONFIRM as the first line of all, before anything else (D14).',
    },
    'unknown-action': {
      title: 'It prints actions that do not exist',
      seen: '{count} of {of} answers were no action and counted as noop. The first one is below.',
      mend: 'Print one of up, down, left, right, trap, teleport, noop, alone on its line (D4).',
    },
    'impossible-actions': {
      title: 'Many of its actions are impossible',
      seen: '{count} of {of} actions did nothing; the first because {why}.',
      mend: 'Check the target before a move: rows go down, columns go right, and the first number is the height (D14).',
    },
    'quick-enough': {
      title: 'It answers in time',
      seen: 'Its slowest answer took {mostMs}, {percent}% of what is allowed ({limitMs}); {meanMs} on average.',
      mend: '',
    },
    slow: {
      title: 'It needs much of its time',
      seen: 'Its slowest answer took {mostMs}, {percent}% of what is allowed ({limitMs}); {meanMs} on average.',
      mend: 'Leave a margin: the computer of the contest may be slower or busier. Half of the limit is safe.',
    },
    'budget-fine': {
      title: 'Its time is enough',
      seen: 'It thought for {mostMs} in its longest game, {percent}% of what is allowed ({limitMs}); {meanMs} for an answer on average.',
      mend: '',
    },
    'budget-near': {
      title: 'It needs much of its time',
      seen: 'It thought for {mostMs} in one game, {percent}% of what is allowed ({limitMs}); {meanMs} for an answer on average.',
      mend: 'Look at the time that is left before each move, and spend a small part of it. The computer of the contest may be slower.',
    },
    'memory-fine': {
      title: 'Its memory is enough',
      seen: 'It used {peakMb} MB at most; {limitMb} MB are allowed.',
      mend: '',
    },
    'memory-near': {
      title: 'It needs much of its memory',
      seen: 'It used {peakMb} MB; {limitMb} MB are allowed.',
      mend: 'A longer game or a larger board may need more. Keep fewer positions.',
    },
    'chatty-stderr': {
      title: 'It writes much to standard error',
      seen: 'It wrote {kb} KB in one game. That is allowed, but it takes time, and only the beginning is kept.',
      mend: 'Switch off the notes that are no longer needed.',
    },
    'ends-when-told': { title: 'It ends when its input ends', seen: 'It ended by itself.', mend: '' },
    'end-crash': {
      title: 'It crashes when its input ends',
      seen: 'After the game its input is closed; then it crashed ({ending}). That costs nothing, but it is not tidy.',
      mend: 'Look for the end of the input where it reads, and stop there.',
    },
    'end-flood': {
      title: 'It prints on and on when its input ends',
      seen: 'After its input was closed it printed {kb} KB more and did not stop. It is simply ended after a game.',
      mend: 'Look for the end of the input where it reads, and stop there.',
    },
    'end-lingers': {
      title: 'It does not end by itself',
      seen: 'It still ran {waitedMs} after its input was closed. It is simply ended after a game; nobody holds it against it.',
      mend: 'Look for the end of the input where it reads, and stop there.',
    },
    played: { title: 'It was tried', seen: '{games} games with {answers} answers.', mend: '' },
    'cut-short': {
      title: 'Not everything could be tried',
      seen: 'The time for the examination was up after {played} of {planned} trials.',
      mend: 'Examine it again when the computer is less busy; on the command line, --thorough gives it more time.',
    },
  },
};
