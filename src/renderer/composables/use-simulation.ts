/** What is to be played in the simulator: chosen by a student, kept for the next time, and started. */
import { computed, ref, shallowRef, watch } from 'vue';
import { useRouter } from 'vue-router';
import { z } from 'zod';
import type { CallInput } from '../../shared/bridge.ts';
import type { ShippedMap } from '../../shared/bridge/contests.ts';
import { findGame, games } from '../../shared/games/index.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';
import { parcelsOfFiles, sendParcel } from '../bridge/uploads.ts';
import { useOwnMapsStore } from '../editor/own-maps.ts';
import { parseNumber } from '../i18n/numbers.ts';
import { useSimulatorStore } from '../stores/simulator.ts';
import { usualBots } from './use-demo.ts';

type Player = CallInput<'simulator.start'>['players'][number];

const KEY = 'meydan-simulator';
const MOST_SEED = 0xffff_ffff;
const keptSchema = z.object({
  game: z.string(),
  players: z.record(z.string(), z.array(z.string())),
  settings: z.record(z.string(), z.record(z.string(), z.unknown())),
  map: z.record(z.string(), z.string().nullable()),
  seed: z.string(),
});
type Kept = z.infer<typeof keptSchema>;

function recall(): Kept {
  const nothing: Kept = { game: games[0]?.id ?? '', players: {}, settings: {}, map: {}, seed: '' };
  try {
    const kept = keptSchema.parse(JSON.parse(window.localStorage.getItem(KEY) ?? ''));
    return findGame(kept.game) ? kept : nothing;
  } catch {
    return nothing;
  }
}

export function useSimulation() {
  const { bridge } = useHost();
  const router = useRouter();
  const store = useSimulatorStore();
  const own = useOwnMapsStore();
  const kept = recall();
  const gameId = ref(kept.game);
  const players = ref(kept.players);
  const settings = ref(kept.settings);
  const map = ref(kept.map);
  const seed = ref(kept.seed);
  const maps = shallowRef<readonly ShippedMap[]>([]);
  const problem = shallowRef<Problem | null>(null);
  const isStarting = ref(false);

  const game = computed(() => findGame(gameId.value) ?? null);
  const isSeedSound = computed(() => {
    const number = parseNumber(seed.value);
    return (
      seed.value.trim() === '' || (number !== null && Number.isInteger(number) && number >= 0 && number <= MOST_SEED)
    );
  });

  /** The student's own map that is chosen; null where it is another one. */
  const ownMap = computed(
    () => own.ofGame(gameId.value).find(({ id }) => ownName(id) === map.value[gameId.value]) ?? null,
  );

  /** Who sits where, as `house:expert` or `program:<id>`; whoever is gone is replaced. */
  const seated = computed<readonly string[]>(() => {
    if (!game.value) return [];
    const bots = usualBots(game.value).map((bot) => `house:${bot}`);
    const chosen = players.value[gameId.value];
    const usual = store.programs[0] ? [`program:${store.programs[0].id}`, ...bots.slice(1)] : bots;
    return (chosen ?? usual).map((player, seat) => (isThere(player) ? player : (bots[seat] ?? '')));
  });

  function isThere(player: string): boolean {
    const [kind, id = ''] = player.split(':');
    if (kind === 'house') return Object.hasOwn(game.value?.bots ?? {}, id);
    return store.programs.some((program) => program.id === id);
  }

  function seat(index: number, player: string): void {
    const next = [...seated.value];
    next[index] = player;
    players.value = { ...players.value, [gameId.value]: next };
  }

  function countPlayers(count: number): void {
    const bots = game.value ? usualBots(game.value) : [];
    const next = Array.from({ length: count }, (_, i) => seated.value[i] ?? `house:${bots[i] ?? ''}`);
    players.value = { ...players.value, [gameId.value]: next };
  }

  /** One of the student's own travels as a file, because the host does not have it. */
  async function mapWanted(): Promise<{ map: string } | { ownMap: string } | undefined> {
    if (ownMap.value) {
      const [parcel] = parcelsOfFiles([new File([JSON.stringify(ownMap.value.map)], 'map.json')]);
      return parcel && { ownMap: await sendParcel(bridge, parcel) };
    }
    const chosen = map.value[gameId.value];
    return chosen && !isOwn(chosen) ? { map: chosen } : undefined;
  }

  async function start(): Promise<void> {
    if (!isSeedSound.value || isStarting.value) return;
    isStarting.value = true;
    problem.value = null;
    const wantedSeed = parseNumber(seed.value);
    try {
      const { live } = await bridge.call('simulator.start', {
        game: gameId.value,
        players: seated.value.map(playerOf),
        settings: settings.value[gameId.value] ?? {},
        ...(await mapWanted()),
        ...(wantedSeed === null ? {} : { seed: wantedSeed }),
      });
      await router.push({ name: 'live', params: { id: live } });
    } catch (error) {
      problem.value = problemOf(error);
    } finally {
      isStarting.value = false;
    }
  }

  function keep(): void {
    const choice: Kept = {
      game: gameId.value,
      players: players.value,
      settings: settings.value,
      map: map.value,
      seed: seed.value,
    };
    window.localStorage.setItem(KEY, JSON.stringify(choice));
  }

  watch([gameId, players, settings, map, seed], keep, { deep: true });
  watch(
    gameId,
    async (id) => {
      maps.value = [];
      if (findGame(id)?.maps) maps.value = await bridge.call('maps.shipped', { game: id }).catch(() => []);
    },
    { immediate: true },
  );
  // What was handed in just now is what is to play.
  watch(
    () => store.newest,
    (program) => {
      if (program !== null) seat(0, `program:${program}`);
    },
  );

  return {
    gameId,
    game,
    seated,
    seat,
    countPlayers,
    settings,
    map,
    maps,
    ownMap,
    seed,
    isSeedSound,
    problem,
    isStarting,
    start,
  };
}

/** What a map of the student's own is called among the others. */
export function ownName(id: number): string {
  return `own:${id}`;
}

function isOwn(name: string): boolean {
  return name.startsWith('own:');
}

function playerOf(player: string): Player {
  const at = player.indexOf(':');
  const [kind, id] = [player.slice(0, at), player.slice(at + 1)];
  return kind === 'house' ? { kind, bot: id } : { kind: 'program', program: id };
}
