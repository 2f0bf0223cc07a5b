/** The contest being played: the run, its games, and the student's simulator. */
import type { runCalls } from '../../shared/bridge/running.ts';
import type { Handlers } from '../../shared/bridge.ts';
import type { Uploads } from '../desk/uploads.ts';
import { gameRows, listGames } from '../stage/game-rows.ts';
import { seatReports } from '../stage/seat-reports.ts';
import type { Simulator } from '../stage/simulator.ts';
import type { Stage } from '../stage/stage.ts';

export interface RunningParts {
  readonly stage: Stage;
  readonly simulator: Simulator;
  readonly uploads: Uploads;
}

export function runningHandlers({ stage, simulator, uploads }: RunningParts): Pick<Handlers, keyof typeof runCalls> {
  return {
    'run.state': () => stage.runState(),
    'run.start': ({ categories }) => stage.performance.run.start(categories),
    'run.pause': () => stage.performance.run.pause(),
    'run.stop': () => stage.performance.run.stop(),
    'games.list': ({ filter, offset, limit }) => {
      const { contest, run } = stage.performance;
      return listGames(contest, filter, { offset, limit }, (game) => run.liveOfGame(game));
    },
    'games.read': ({ game }) => {
      const { contest, run } = stage.performance;
      const { file } = contest;
      const [row] = gameRows(contest, [file.games.get(game)], (id) => run.liveOfGame(id));
      if (!row) throw new Error(`game ${game} has no row`);
      return { row, replay: file.games.replay(game), reports: seatReports(file.games.reports(game)) };
    },
    'games.transcript': ({ game }) => stage.performance.contest.file.games.transcript(game),
    'games.again': ({ game, reason }) => {
      const { run, ratings } = stage.performance;
      const takenBack = run.again(game, reason);
      ratings.forget();
      return { takenBack: [...takenBack] };
    },
    'simulator.programs': () => simulator.programs(),
    'simulator.add': async ({ upload, entry }) => {
      const outcome = await uploads.use(upload, ({ path }) => simulator.add(path, entry));
      // Where a file has to be chosen it is asked for again.
      if (outcome.outcome !== 'choose') await uploads.abandon(upload);
      return outcome;
    },
    'simulator.remove': ({ program }) => simulator.remove(program),
    'simulator.start': async ({ ownMap, ...game }) => {
      if (ownMap === undefined) return await simulator.start(game);
      const started = await uploads.use(ownMap, (map) => simulator.start(game, map));
      await uploads.abandon(ownMap);
      return started;
    },
  };
}
