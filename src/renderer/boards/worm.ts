/** The board of the worm: the field with its food, the way so far, and the worm that crawls over it. */
import type { WormView } from '../../shared/games/worm/state.ts';
import type { BoardKind } from './board.ts';
import { eased, PaintedBoard, type Painter, type Scene } from './painted-board.ts';
import { paintCourse, paintField, paintMeals, paintStart } from './worm-art.ts';
import { paintPossible, paintWorm } from './worm-body.ts';
import { GROWING } from './worm-colours.ts';
import { courseOf, type Course } from './worm-course.ts';
import { paintGauge } from './worm-gauge.ts';
import { bodyLine, cellAt, layoutFor, middleOf, type WormLayout } from './worm-layout.ts';
import { layoutInLens, paintLens } from './worm-lens.ts';
import { wormLegend } from './worm-legend.ts';
import { compactPosition, describePosition, explainCell, leavingOf } from './worm-words.ts';

type Pen = CanvasRenderingContext2D;
type WormScene = Scene<WormView, WormLayout>;

/** A scene is painted many times on its way; its course is gathered once. */
const courses = new WeakMap<WormScene, Course>();

function courseIn(scene: WormScene): Course {
  let course = courses.get(scene);
  if (!course) {
    course = courseOf(scene.view.start, scene.options.story);
    courses.set(scene, course);
  }
  return course;
}

const painter: Painter<WormView, WormLayout> = {
  layout: ({ columns, rows }, width, height) => layoutFor(columns, rows, width, height),
  // The food is replaced, never changed.
  sameTable: (view, other) => view.food === other.food,
  paintTable: paintField,

  paintPosition(pen, scene, time) {
    paintGauge(pen, scene);
    const course = courseIn(scene);
    paintMoving(pen, scene, course, time);
    paintLens(pen, scene, (large) => paintMoving(pen, large, course, time));
  },

  spotAt(scene, x, y, words) {
    const { view } = scene;
    const layout = layoutAt(scene, x, y);
    const cell = cellAt(layout, x, y);
    if (!cell) return null;
    const lines = explainCell(view, courseIn(scene), cell, words);
    return { ...middleOf(layout, cell), width: layout.cell, height: layout.cell, lines };
  },
};

/** Whoever points into the lens means what it shows. */
function layoutAt(scene: WormScene, x: number, y: number): WormLayout {
  const { lens } = scene.layout;
  const inside = lens && x >= lens.left && x < lens.left + lens.side && y >= lens.top && y < lens.top + lens.side;
  return (inside ? layoutInLens(scene) : null) ?? scene.layout;
}

function paintMoving(pen: Pen, scene: WormScene, course: Course, time: number): void {
  const { view, previous, layout, theme, options } = scene;
  paintStart(pen, middleOf(layout, view.start), layout.cell, theme);
  paintCourse(pen, scene, course);
  const line = bodyLine(previous?.body ?? [], view.body, previous ? eased(time) : 1);
  paintWorm(pen, {
    line: line.map((cell) => middleOf(layout, cell)),
    cell: layout.cell,
    growing: view.growing > 0,
    ready: view.growing + view.shrinking === 0,
    heading: view.last,
    leaving: time < 1 ? 0 : leavingOf(view),
  });
  // Above the worm: it often eats where it has eaten before.
  paintMeals(pen, scene, course);
  const [head] = view.body;
  if (options.hints && time === 1 && head) paintPossible(pen, middleOf(layout, head), layout.cell, view.legal);
}

export const wormBoard: BoardKind<WormView> = {
  hasHints: true,
  isDrawing: true,
  legend: () => wormLegend,
  seatColours: [GROWING],
  mount: (element, theme) => new PaintedBoard(painter, element, theme),
  compact: compactPosition,
  describe: describePosition,
};
