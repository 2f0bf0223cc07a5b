/** Why something was not done, and what to do: the reasons that the host tells as a code. */
export const reasons = {
  notDone: 'That was not done',
  'not-found': 'The file is not there any more. Look where it was moved to, and open it from there.',
  exists: 'There is a file of this name already. Choose another name.',
  'not-a-contest': 'This is not a contest file of Meydan. Choose a file that ends in .meydan.',
  damaged: 'The contest file is damaged. Open a copy of it, if you have one; what can be read is shown.',
  'newer-version': 'This contest was made with a newer Meydan. Update this one to open it.',
  'older-version':
    'This contest was made with an older Meydan and may not be changed here. Copy the file to a folder where you may write, and open the copy.',
  locked: 'Another Meydan has this contest open. Close it there first.',
  'read-only':
    'This contest may not be changed here. Copy the file to a folder where you may write, and open the copy.',
  'disk-full': 'The disk is full. Make room on it, then try again; nothing is lost.',
  unreachable: 'The disk, the stick or the network does not answer. Check that it is still connected, then try again.',
  missing: 'It is not there any more; somebody may have removed it in another window.',
  refused: 'It would contradict what the contest already has.',
  'games-running': 'Games are running. Pause or stop the run first.',
  drawn: 'The draw has been made already. Take it back first, as long as no game has begun.',
} as const;
