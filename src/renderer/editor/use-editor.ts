/** One map being drawn: what it is now and was, the brush in the hand, and the stroke that is not finished. */
import { computed, ref, shallowRef } from 'vue';
import type { Game, MapProblem } from '../../shared/games/game.ts';
import { isOn, isSame, within, type Cell, type Size } from './grid.ts';
import { begun, grown, redone, undone, type History } from './history.ts';
import type { Brush, DrawnMap, Kit, OptionValue } from './kit.ts';
import { placeOf } from './places.ts';
import { drawn, ERASER, PICKER, toolOf, type Shape, type Stroke } from './stroke.ts';
import { imagesOf, type Symmetry } from './symmetry.ts';

export interface EditedMap {
  readonly game: Game;
  readonly kit: Kit;
  readonly settings: () => unknown;
  /** What is kept already; null for a new map. */
  readonly kept: DrawnMap | null;
  /** What the drawing begins with. */
  readonly first: DrawnMap;
}

export type Editor = ReturnType<typeof useEditor>;

export function useEditor({ game, kit, settings, kept, first }: EditedMap) {
  const start = kept ?? first;
  const history = shallowRef<History<DrawnMap>>(grown(begun(start), first));
  const saved = shallowRef<DrawnMap | null>(kept);
  const tool = ref(kit.tools[0]?.id ?? ERASER);
  const options = ref<Record<string, OptionValue>>({ ...kit.initial });
  const shape = ref<Shape>('pencil');
  const wantedSymmetry = ref<Symmetry>('none');
  const cursor = shallowRef<Cell | null>(null);
  /** Where something with two ends has begun that waits for its other end. */
  const from = shallowRef<Cell | null>(null);
  const stroke = shallowRef<Stroke | null>(null);

  const now = computed(() => history.value.now);
  const size = computed(() => kit.sizeOf(now.value));
  const symmetries = computed(() => kit.symmetries(now.value));
  const symmetry = computed({
    get: () => (symmetries.value.includes(wantedSymmetry.value) ? wantedSymmetry.value : 'none'),
    set: (wanted) => (wantedSymmetry.value = wanted),
  });
  const brush = computed<Brush>(() => ({ tool: tool.value, options: options.value }));
  const hasTwoEnds = computed(() => toolOf(kit, brush.value)?.stroke === 'pair');
  /** As if the hand were lifted here: with the stroke that is not finished, or what has begun and would end here. */
  const shown = computed(() => {
    const { value: doing } = stroke;
    if (doing) return drawn(kit, now.value, doing);
    if (!from.value || !cursor.value) return now.value;
    return drawn(kit, now.value, strokeBetween(from.value, cursor.value));
  });
  const isChanged = computed(
    () => now.value !== saved.value && (saved.value !== null || history.value.past.length > 0),
  );
  const problems = computed<readonly MapProblem[]>(() => game.maps?.problems(now.value, settings()) ?? []);
  const marks = computed(() => ({
    cursor: cursor.value,
    images: cursor.value
      ? imagesOf(symmetry.value, size.value, cursor.value).filter((cell) => !isSame(cell, cursor.value))
      : [],
    from: from.value,
    problems: problems.value.map(placeOf).filter((cell) => cell !== null && isOn(size.value, cell)) as Cell[],
  }));

  function strokeBetween(first: Cell, last: Cell): Stroke {
    return { brush: brush.value, shape: 'rectangle', symmetry: symmetry.value, way: [first, last] };
  }

  function change(next: DrawnMap): void {
    history.value = grown(history.value, next);
  }

  /** A hand that begins beside the map draws nothing. `wipe` is the other button. */
  function press(cell: Cell, how: { readonly wipe?: boolean; readonly shape?: Shape } = {}): void {
    if (!isOn(size.value, cell)) return;
    cursor.value = cell;
    if (tool.value === PICKER && !how.wipe) return pick(cell);
    const wiping: Brush = { tool: ERASER, options: {} };
    const doing = how.wipe ? wiping : brush.value;
    const way = from.value && !how.wipe && hasTwoEnds.value ? [from.value, cell] : [cell];
    stroke.value = { brush: doing, shape: how.shape ?? shape.value, symmetry: symmetry.value, way };
    if (hasTwoEnds.value && !how.wipe) from.value ??= cell;
  }

  function move(cell: Cell): void {
    const doing = stroke.value;
    const here = doing ? within(size.value, cell) : cell;
    cursor.value = isOn(size.value, here) ? here : null;
    if (!doing || isSame(doing.way.at(-1) ?? null, here)) return;
    // Between two ends only the last place counts.
    const way = doing.shape === 'rectangle' && doing.way[0] ? [doing.way[0], here] : [...doing.way, here];
    stroke.value = { ...doing, way };
  }

  function release(): void {
    const doing = stroke.value;
    stroke.value = null;
    if (!doing) return;
    const isPair = toolOf(kit, doing.brush)?.stroke === 'pair';
    // The first click on something with two ends waits for the second.
    if (isPair && doing.way.length === 1) return;
    if (isPair) from.value = null;
    change(drawn(kit, now.value, doing));
  }

  function cancel(): void {
    stroke.value = null;
    from.value = null;
  }

  /** By keyboard, where the cursor is: a rectangle has two ends, too. */
  function paint(how: { readonly wipe?: boolean } = {}): void {
    const { value: cell } = cursor;
    if (!cell) return;
    if (shape.value === 'rectangle' && !hasTwoEnds.value && tool.value !== PICKER && !how.wipe) {
      const { value: corner } = from;
      from.value = corner ? null : cell;
      if (!corner) return;
      stroke.value = strokeBetween(corner, cell);
      return release();
    }
    press(cell, how);
    release();
  }

  function choose(id: string): void {
    cancel();
    tool.value = id;
  }

  function pick(cell: Cell): void {
    const found = kit.pick(now.value, cell);
    choose(found?.tool ?? ERASER);
    if (found) options.value = { ...options.value, ...found.options };
  }

  function setOption(id: string, value: OptionValue): void {
    options.value = { ...options.value, [id]: value };
  }

  function resize(wanted: Size): void {
    const { width, height } = size.value;
    if (wanted.width === width && wanted.height === height) return;
    cancel();
    change(kit.resized(now.value, wanted));
    if (cursor.value) cursor.value = within(kit.sizeOf(now.value), cursor.value);
  }

  function rename(name: string): void {
    if (name !== now.value.name) change({ ...now.value, name });
  }

  function travel(way: typeof undone<DrawnMap>): void {
    cancel();
    history.value = way(history.value);
    if (cursor.value) cursor.value = within(size.value, cursor.value);
  }

  return {
    game,
    kit,
    settings,
    now,
    shown,
    size,
    tool,
    options,
    shape,
    symmetry,
    symmetries,
    brush,
    hasTwoEnds,
    cursor,
    from,
    marks,
    problems,
    isChanged,
    canUndo: computed(() => history.value.past.length > 0),
    canRedo: computed(() => history.value.future.length > 0),
    change,
    press,
    move,
    release,
    cancel,
    paint,
    choose,
    pick,
    setOption,
    resize,
    rename,
    undo: () => travel(undone),
    redo: () => travel(redone),
    /** The map as it is now is safe; `as` is how it was kept. */
    keep: (as: DrawnMap) => (saved.value = as),
    /** Another map, from a file: the old one comes back with an undo. */
    take: (map: DrawnMap) => change(kit.tidy(map)),
  };
}
