import type { contestantCalls } from '../../shared/bridge/contestants.ts';
import type { Handlers } from '../../shared/bridge.ts';
import { previewClassList, takeClassList } from '../desk/class-lists.ts';
import type { ContestContestants } from '../desk/contest-contestants.ts';
import type { ContestDesk } from '../desk/contest-desk.ts';
import { contestantRows } from '../desk/contestant-rows.ts';
import type { DoctorsRound } from '../desk/doctors-round.ts';
import type { Dropping } from '../desk/dropping.ts';
import type { Uploads } from '../desk/uploads.ts';
import { given } from './given.ts';

export interface ContestantsParts {
  readonly desk: ContestDesk;
  readonly contestants: ContestContestants;
  readonly dropping: Dropping;
  readonly doctor: DoctorsRound;
  readonly uploads: Uploads;
}

export function contestantsHandlers(parts: ContestantsParts): Pick<Handlers, keyof typeof contestantCalls> {
  const { desk, contestants, dropping, doctor, uploads } = parts;
  return {
    'contestants.list': () => contestantRows(desk.open, doctor.checkupOf(desk.open)),
    'contestants.drop': ({ uploads: dropped, category, drop }) => dropping.drop(dropped, category, drop),
    'contestants.settle': (settlement) => dropping.settle(settlement),
    'contestants.takeApart': ({ upload, category }) => dropping.takeApart(upload, category),
    'contestants.add': ({ name, number = null, houseBot = null, category }) => ({
      contestant: contestants.add({ name, number, houseBot, category }),
    }),
    'contestants.edit': ({ contestant, ...change }) => contestants.edit(contestant, given(change)),
    'contestants.enter': ({ contestants: ids, category, isIn }) => contestants.enter(ids, category, isIn),
    'contestants.seed': ({ contestants: ids }) => contestants.seed(ids),
    'contestants.remove': ({ contestants: ids }) => contestants.remove(ids),
    'contestants.disqualify': ({ contestants: ids, reason }) => contestants.disqualify(ids, reason),
    'contestants.weighReinstating': ({ contestants: ids }) => contestants.weighReinstating(ids),
    'contestants.reinstate': ({ contestants: ids }) => contestants.reinstate(ids),
    'classList.preview': ({ upload, reading }) =>
      uploads.use(upload, (list) => previewClassList(desk.open, list, reading)),
    'classList.take': async ({ upload, reading, groupsAsCategories, category }) => {
      const groups = groupsAsCategories ? 'as-categories' : 'left-out';
      const taken = await uploads.use(upload, (list) => takeClassList(desk, list, { reading, groups, category }));
      await uploads.abandon(upload);
      return taken;
    },
    'doctor.examine': ({ contestants: ids }) => doctor.examine(ids, ids ? 'close' : 'short'),
    'doctor.stop': () => doctor.stop(),
    'doctor.report': ({ contestant }) => doctor.report(contestant),
  };
}
