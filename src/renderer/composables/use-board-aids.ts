/** What the watcher wants to see on every board beside the game, kept in this window's own store: nobody chooses it anew for each game. */
import { ref, watch } from 'vue';
import { z } from 'zod';

const KEY = 'meydan-board-aids';
const keptSchema = z.object({ hints: z.boolean(), coordinates: z.boolean() });
type Kept = z.infer<typeof keptSchema>;

function recall(): Kept {
  try {
    return keptSchema.parse(JSON.parse(window.localStorage.getItem(KEY) ?? ''));
  } catch {
    return { hints: true, coordinates: false };
  }
}

export function useBoardAids() {
  const kept = recall();
  const hints = ref(kept.hints);
  const coordinates = ref(kept.coordinates);

  watch([hints, coordinates], () => {
    const chosen: Kept = { hints: hints.value, coordinates: coordinates.value };
    try {
      window.localStorage.setItem(KEY, JSON.stringify(chosen));
    } catch {
      // A browser that keeps nothing for this page: it holds for this game.
    }
  });
  return { hints, coordinates };
}
