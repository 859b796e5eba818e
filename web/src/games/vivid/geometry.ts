/** Where things lie: pure arithmetic on hexes, in the units of the drawing. */
import type { Axial, Layout } from "./model";

export interface Point {
  x: number;
  y: number;
}
export type Direction = "left" | "right" | "up" | "down";

/** From the centre of a hex to its corners. */
export const RADIUS = 40;
/** Of a core slot. */
export const CORE_RADIUS = RADIUS * 0.5;
/** How far the sheet reaches beyond the middle of the core slots. */
export const SHEET_EDGE = RADIUS * 0.84;
/** How far a core slot is drawn towards the hexes it touches, so that the hexes can be larger. */
const PULL = RADIUS * 0.3;
const ROOT3 = Math.sqrt(3);

export function centre([q, r]: Axial): Point {
  return { x: ROOT3 * RADIUS * (q + r / 2), y: 1.5 * RADIUS * r };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((a, p) => ({ x: a.x + p.x, y: a.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export function areAdjacent(a: Axial, b: Axial): boolean {
  const [q, r] = [a[0] - b[0], a[1] - b[1]];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}

/** The six corners of a hex that stands on its point, clockwise from the top. */
export function corners(at: Point, radius: number): Point[] {
  return [...Array(6).keys()].map((n) => {
    const angle = (Math.PI / 3) * n - Math.PI / 2;
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
  });
}

export function polygon(points: readonly Point[]): string {
  return points.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(" ");
}

/** A core slot lies in its cell of the outer ring, drawn in towards the hexes it touches. */
export function corePlace(cell: Axial, hexes: readonly Axial[]): Point {
  const own = centre(cell);
  const touched = hexes.filter((hex) => areAdjacent(cell, hex)).map(centre);
  if (touched.length === 0) return own;
  const to = middle(touched);
  const share = PULL / distance(own, to);
  return { x: own.x + (to.x - own.x) * share, y: own.y + (to.y - own.y) * share };
}

/** How large a token is drawn, and where in its hex, for so many in one hex. */
export const TOKEN_SIZE = [0, 1.36, 1.14, 1.02].map((size) => size * RADIUS);
const SPOTS: readonly Point[][] = [
  [],
  [{ x: 0, y: 0 }],
  [
    { x: -0.41, y: 0.03 },
    { x: 0.41, y: 0.03 },
  ],
  [
    { x: 0, y: -0.4 },
    { x: -0.42, y: 0.3 },
    { x: 0.42, y: 0.3 },
  ],
];

export function tokenSpots(at: Point, count: number): Point[] {
  return (SPOTS[count] ?? []).map((s) => ({ x: at.x + s.x * RADIUS, y: at.y + s.y * RADIUS }));
}

/** Which corners of the hex bound each token's share of it: with one the whole, then halves, then thirds. */
const SHARES: readonly number[][][] = [
  [],
  [[0, 1, 2, 3, 4, 5]],
  [
    [0, 3, 4, 5],
    [0, 1, 2, 3],
  ],
  [
    [5, 0, 1],
    [3, 4, 5],
    [1, 2, 3],
  ],
];

/** The part of a hex where a finger means this token: all of the hex is shared out. */
export function tokenShare(at: Point, count: number, index: number): Point[] {
  const around = corners(at, RADIUS);
  const bounds = (SHARES[count]?.[index] ?? []).map((corner) => around[corner] as Point);
  return count === 3 ? [at, ...bounds] : bounds;
}

const STEP: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The place an arrow key leads to: the nearest one that lies more that way than aside; null at the edge. */
export function stepTo(places: readonly Point[], from: number, direction: Direction): number | null {
  const here = places[from];
  if (!here) return null;
  const way = STEP[direction];
  let best: number | null = null;
  let least = Infinity;
  places.forEach((place, index) => {
    const along = (place.x - here.x) * way.x + (place.y - here.y) * way.y;
    const aside = Math.abs((place.x - here.x) * way.y) + Math.abs((place.y - here.y) * way.x);
    if (along <= 1 || aside > along * 1.2) return;
    const cost = along + aside * 1.5;
    if (cost < least - 0.01) [best, least] = [index, cost];
  });
  return best;
}

/** The nearest of some points within reach: a finger that falls just beside still means it. */
export function nearest<P extends Point>(points: readonly P[], at: Point, reach: number): P | null {
  let best: P | null = null;
  for (const point of points) {
    const away = distance(point, at);
    if (away <= reach && (best === null || away < distance(best, at))) best = point;
  }
  return best;
}

export interface Cluster {
  cores: number[];
  /** The bridge of paper that joins its slots. */
  path: string;
  /** Where its worth is written, outside the ring. */
  tag: Point;
}

export interface Places {
  hexes: Point[];
  cores: Point[];
  clusters: Cluster[];
  /** The outline of the sheet they all lie on, to be drawn with a broad round edge. */
  sheet: Point[];
  viewBox: string;
}

/** Everything of a board that does not change: worked out once for an edition. */
export function placesOf(layout: Layout): Places {
  const hexes = layout.hexes.map(centre);
  const cores = layout.cores.map((cell) => corePlace(cell, layout.hexes));
  const clusters = layout.clusters.map((members) => {
    const points = members.map((core) => cores[core] as Point);
    return { cores: members, path: bridge(points), tag: tagPlace(points, hexes) };
  });
  const all = [...cores, ...hexes];
  const [left, right] = [Math.min(...all.map((p) => p.x)), Math.max(...all.map((p) => p.x))];
  const [top, bottom] = [Math.min(...all.map((p) => p.y)), Math.max(...all.map((p) => p.y))];
  const edge = SHEET_EDGE + 2;
  const box = [left - edge, top - edge, right - left + 2 * edge, bottom - top + 2 * edge];
  return { hexes, cores, clusters, sheet: hull(all), viewBox: box.map((n) => n.toFixed(1)).join(" ") };
}

/** The smallest convex outline around some points, clockwise on the screen. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const turns = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
  const half = (way: readonly Point[]) =>
    way.reduce<Point[]>((kept, point) => {
      while (kept.length > 1 && !turns(kept.at(-2) as Point, kept.at(-1) as Point, point)) kept.pop();
      return [...kept, point];
    }, []);
  return [...half(sorted).slice(0, -1), ...half(sorted.reverse()).slice(0, -1)];
}

/** A bridge is a line drawn broadly; a single slot is a bridge without length. */
function bridge(points: readonly Point[]): string {
  const [first, ...rest] = points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`);
  return rest.length > 0 ? `M${first} L${rest.join(" L")}` : `M${first} h.01`;
}

function tagPlace(points: readonly Point[], hexes: readonly Point[]): Point {
  const heart = middle(hexes);
  const at = points.length % 2 ? (points[(points.length - 1) / 2] as Point) : middle(points);
  const far = distance(at, heart);
  const out = (far + CORE_RADIUS * 1.42) / far;
  return { x: heart.x + (at.x - heart.x) * out, y: heart.y + (at.y - heart.y) * out };
}
