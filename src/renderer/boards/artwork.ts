/**
 * The pictures of `resources/art`, painted on a canvas. They are SVG, so that whoever draws can open and change them, and
 * are painted as shapes, not as images: at once, in any size, and in the colours of a team and a theme.
 */
import type { Paint } from './paint.ts';

/** How a picture is painted this time; see resources/art/README.md. */
export interface Dress {
  /** The layers that are shown, by name; the others are left out. */
  readonly layers?: readonly string[];
  /** What replaces the colours that have a name. */
  readonly colours?: Readonly<Record<string, string>>;
  /** In pixels of the screen: no line is thinner, so that it does not vanish from a small board. */
  readonly thinnest?: number;
}

/** Paints in a square of side 1 round (0, 0). */
export interface Artwork {
  paint(paint: Paint, dress?: Dress): void;
  /** The outline alone, in the colour it has: for a shadow under what is painted above it. */
  paintOutline(paint: Paint, dress?: Dress): void;
}

/** A colour and, where it may be replaced, its name. */
interface Colour {
  readonly name: string | null;
  readonly value: string;
}

interface Gradient {
  readonly circles: readonly [number, number, number, number, number, number];
  readonly stops: readonly (readonly [offset: number, colour: Colour])[];
}

type Ink = Colour | Gradient;

interface Shape {
  readonly path: Path2D;
  readonly layers: readonly string[];
  readonly fill: Ink | null;
  readonly stroke: Ink | null;
  readonly alpha: number;
  readonly width: number;
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  readonly dashes: readonly number[];
}

/** The side of a picture in its own units. */
const SIDE = 100;

/** Nothing is read before it is painted for the first time. */
export function artwork(source: string): Artwork {
  let known: readonly Shape[] | null = null;
  const shapes = (): readonly Shape[] => (known ??= shapesOf(source));
  return {
    paint: (paint, dress = {}) => paintShapes(paint, shapes(), dress),
    paintOutline: (paint, dress = {}) => paintShapes(paint, shapes().slice(0, 1), dress),
  };
}

/** One that always looks the same. */
export function still(source: string): (paint: Paint) => void {
  const { paint } = artwork(source);
  return (pen) => paint(pen);
}

function paintShapes(paint: Paint, shapes: readonly Shape[], dress: Dress): void {
  paint.save();
  paint.scale(1 / SIDE, 1 / SIDE);
  const { layers = [], colours = {} } = dress;
  const { a, b } = paint.getTransform();
  const thinnest = (dress.thinnest ?? 0) / Math.hypot(a, b);
  const before = paint.globalAlpha;
  for (const shape of shapes) {
    if (!shape.layers.every((layer) => layers.includes(layer))) continue;
    const { path, fill, stroke } = shape;
    paint.globalAlpha = before * shape.alpha;
    if (fill) {
      paint.fillStyle = styleOf(paint, fill, colours);
      paint.fill(path);
    }
    if (!stroke) continue;
    paint.strokeStyle = styleOf(paint, stroke, colours);
    paint.lineWidth = Math.max(shape.width, thinnest);
    paint.lineCap = shape.cap;
    paint.lineJoin = shape.join;
    paint.setLineDash([...shape.dashes]);
    paint.stroke(path);
  }
  paint.restore();
}

function styleOf(paint: Paint, ink: Ink, colours: Readonly<Record<string, string>>): string | CanvasGradient {
  const inDress = ({ name, value }: Colour): string => (name === null ? value : (colours[name] ?? value));
  if (!('stops' in ink)) return inDress(ink);
  const gradient = paint.createRadialGradient(...ink.circles);
  for (const [offset, colour] of ink.stops) gradient.addColorStop(offset, inDress(colour));
  return gradient;
}

function shapesOf(source: string): Shape[] {
  const svg = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  return [...svg.querySelectorAll('path, circle, ellipse, rect')].map((element) => {
    /** An attribute that is handed down from the groups round a shape. */
    const inherited = (name: string): string | null => element.closest(`[${name}]`)?.getAttribute(name) ?? null;
    const groups = layersOf(element);
    return {
      path: pathOf(element),
      layers: groups,
      fill: inkOf(svg, inherited('fill') ?? '#000000'),
      stroke: inkOf(svg, inherited('stroke') ?? 'none'),
      alpha: Number(inherited('opacity') ?? 1),
      width: Number(inherited('stroke-width') ?? 1),
      cap: (inherited('stroke-linecap') ?? 'butt') as CanvasLineCap,
      join: (inherited('stroke-linejoin') ?? 'miter') as CanvasLineJoin,
      dashes: (inherited('stroke-dasharray') ?? '').split(' ').filter(Boolean).map(Number),
    };
  });
}

function layersOf(element: Element): string[] {
  const group = element.closest('g[id]');
  return group ? [group.id, ...(group.parentElement ? layersOf(group.parentElement) : [])] : [];
}

function pathOf(element: Element): Path2D {
  const number = (name: string): number => Number(element.getAttribute(name) ?? 0);
  const shape = new Path2D(element.getAttribute('d') ?? '');
  if (element.tagName === 'circle') shape.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  else if (element.tagName === 'ellipse')
    shape.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, 2 * Math.PI);
  else if (element.tagName === 'rect')
    shape.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  let moved = shape;
  for (let at: Element | null = element; at instanceof SVGGraphicsElement; at = at.parentElement) {
    const matrix = at.transform.baseVal.consolidate()?.matrix;
    if (!matrix) continue;
    const outer = new Path2D();
    outer.addPath(moved, matrix);
    moved = outer;
  }
  return moved;
}

function inkOf(svg: Element, text: string): Ink | null {
  if (text === 'none') return null;
  const named = /^url\(#(.+)\)$/.exec(text)?.[1];
  if (named === undefined) return colourOf(text);
  const gradient = svg.querySelector(`radialGradient[id="${named}"]`);
  if (!gradient) throw new Error(`there is no gradient ${named}`);
  const number = (name: string, other = 0): number => Number(gradient.getAttribute(name) ?? other);
  const [x, y] = [number('cx'), number('cy')];
  return {
    circles: [number('fx', x), number('fy', y), number('fr'), x, y, number('r')],
    stops: [...gradient.querySelectorAll('stop')].map((stop) => [
      Number(stop.getAttribute('offset')),
      colourOf(stop.getAttribute('stop-color') ?? '#000000'),
    ]),
  };
}

function colourOf(text: string): Colour {
  const [, name = null, value = text] = /^var\(--([a-z-]+), (.+)\)$/.exec(text) ?? [];
  return { name, value };
}
