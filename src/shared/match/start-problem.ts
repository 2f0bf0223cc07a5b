/** Why a game cannot begin as a replay says: the engine's own sentence is for programmers, and in English. */
import type { Game } from '../games/game.ts';
import { issueRefusal } from '../refusals/issues.ts';
import { refusal, type Refusal } from '../refusals/refusal.ts';
import type { GameSetup } from './replay.ts';

/** Of a setup with which `firstState` has failed. */
export function whyNoStart(game: Game, setup: GameSetup): Refusal {
  if (setup.position !== undefined) return refusal('replay-position');
  const settings = game.settings.safeParse(setup.settings);
  if (!settings.success) return refusal('replay-settings', { why: issueRefusal(settings.error.issues[0]) });
  if (!game.maps) return refusal('replay-no-start');
  const map = game.maps.schema.safeParse(setup.map);
  if (!map.success) return refusal('replay-map', { why: issueRefusal(map.error.issues[0]) });
  const [problem] = game.maps.problems(map.data, settings.data);
  return problem ? refusal('replay-map-clause', { clause: problem.clause }) : refusal('replay-no-start');
}
