/** Where things lie on the map: hexes that stand on a corner, in a lattice of axial coordinates. */
export type Cell = readonly [number, number];
export interface Point {
  x: number;
  y: number;
}

export const RADIUS = 50;
const WIDTH = Math.sqrt(3) * RADIUS;
const EDGE = 8;

export const centreOf = ([q, r]: Cell): Point => ({ x: WIDTH * (q + r / 2), y: 1.5 * RADIUS * r });

/** The corners of a hex, a little inside so that seams show. */
export const HEX = Array.from({ length: 6 }, (_, n) => {
  const angle = (Math.PI / 3) * n - Math.PI / 2;
  return [Math.cos(angle), Math.sin(angle)].map((share) => (share * (RADIUS - 1.6)).toFixed(2)).join(",");
}).join(" ");

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How many hexes it is wide. */
  across: number;
}

/** What has to be in sight: these cells and a margin. */
export function frameOf(cells: readonly Cell[]): Frame {
  const points = cells.map(centreOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const x = Math.min(...xs) - WIDTH / 2 - EDGE;
  const y = Math.min(...ys) - RADIUS - EDGE;
  const width = Math.max(...xs) + WIDTH / 2 + EDGE - x;
  return { x, y, width, height: Math.max(...ys) + RADIUS + EDGE - y, across: width / WIDTH };
}

/** Where up to eight bits lie around what is in the middle and around the name; more lie in a ring. */
const SEATS: readonly Point[] = [
  { x: -16, y: -26 },
  { x: 16, y: -26 },
  { x: -16, y: 26 },
  { x: 16, y: 26 },
  { x: -31, y: -7 },
  { x: 31, y: -7 },
  { x: 0, y: -36 },
  { x: 0, y: 37 },
];
export const BIT = 21;

export function seatsFor(count: number): { at: Point[]; size: number } {
  if (count <= SEATS.length) return { at: SEATS.slice(0, count), size: BIT };
  const at = Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count - Math.PI / 2;
    return { x: 31 * Math.cos(angle), y: 32 * Math.sin(angle) };
  });
  return { at, size: Math.min(BIT, 180 / count) };
}

/** From here one key of the arrows leads to the nearest of these in its direction, if there is one. */
export function towards(from: Point, others: ReadonlyMap<string, Point>, key: string): string | null {
  const ways: Record<string, Point> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  };
  const way = ways[key];
  if (!way) return null;
  let [found, least]: [string | null, number] = [null, Infinity];
  for (const [id, { x, y }] of others) {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (ahead < 1 || aside > ahead * 1.8) continue;
    const far = Math.round(ahead + 2 * aside);
    if (far < least) [found, least] = [id, far];
  }
  return found;
}

// ------------------------------------------------------------------ chance that is always the same
/** Numbers from 0 to 1 that follow from a name. */
export function seeded(name: string): () => number {
  let state = 2166136261;
  for (const char of name) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** A few faint stars and the line through them. */
export function constellation(name: string): { stars: (Point & { size: number })[]; line: string } {
  const next = seeded(name);
  const count = 4 + Math.floor(next() * 3);
  const turn = next() * 2 * Math.PI;
  const stars = Array.from({ length: count }, (_, n) => {
    const angle = turn + (n * 4.2) / count + next() * 0.5;
    const far = 13 + next() * 24;
    return { x: far * Math.cos(angle), y: far * Math.sin(angle), size: 0.8 + next() * 1.2 };
  });
  const line = stars.map(({ x, y }, n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  return { stars, line };
}
