import { describe, expect, test } from "vitest";
import { edition } from "./example";
import {
  centre,
  corePlace,
  CORE_RADIUS,
  corners,
  distance,
  hull,
  nearest,
  placesOf,
  RADIUS,
  stepTo,
  tokenShare,
  tokenSpots,
  type Direction,
  type Point,
} from "./geometry";

const { hexes, cores } = edition.layout;
const places = placesOf(edition.layout);

function inside(at: Point, around: readonly Point[]): boolean {
  return around.every((a, n) => {
    const b = around[(n + 1) % around.length] as Point;
    return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x) >= -0.001;
  });
}

test("neighbouring hexes share an edge and no hexes overlap", () => {
  const apart = places.hexes.flatMap((a, n) => places.hexes.slice(n + 1).map((b) => distance(a, b)));
  expect(Math.min(...apart)).toBeCloseTo(Math.sqrt(3) * RADIUS);
});

test("a core slot lies outside the hexes it touches, and touches no other slot", () => {
  for (const core of cores) {
    const at = corePlace(core, hexes);
    const near = hexes.map(centre).map((hex) => distance(hex, at));
    expect(Math.min(...near)).toBeGreaterThan(RADIUS * 0.866 + CORE_RADIUS * 0.9);
    expect(Math.min(...near)).toBeLessThan(RADIUS * 2);
  }
  const apart = places.cores.flatMap((a, n) => places.cores.slice(n + 1).map((b) => distance(a, b)));
  expect(Math.min(...apart)).toBeGreaterThan(2 * CORE_RADIUS);
});

test("a slot that touches no hex stays in its own cell", () => {
  expect(corePlace([9, 9], hexes)).toEqual(centre([9, 9]));
});

describe.each([1, 2, 3])("with %i fragments in a hex", (count) => {
  const at = { x: 10, y: -20 };
  const shares = [...Array(count).keys()].map((n) => tokenShare(at, count, n));

  test("each lies within its own share", () => {
    tokenSpots(at, count).forEach((spot, n) => {
      expect(shares.map((share) => inside(spot, share))).toEqual(shares.map((_, other) => other === n));
    });
  });

  test("the shares make up the whole hex", () => {
    const area = (ring: readonly Point[]) =>
      Math.abs(
        ring.reduce((sum, a, n) => {
          const b = ring[(n + 1) % ring.length] as Point;
          return sum + a.x * b.y - b.x * a.y;
        }, 0),
      ) / 2;
    const whole = area(corners(at, RADIUS));
    expect(shares.reduce((sum, share) => sum + area(share), 0)).toBeCloseTo(whole);
  });
});

describe("arrow keys", () => {
  const walk = (from: number, ...ways: Direction[]) =>
    ways.reduce<number | null>((at, way) => (at === null ? null : stepTo(places.hexes, at, way)), from);

  test("go along a row and stop at its end", () => {
    expect(walk(0, "right", "right")).toBe(2);
    expect(walk(2, "right")).toBe(null);
  });

  test("reach every hex from every other", () => {
    const found = new Set([9]);
    for (const from of found) {
      for (const way of ["left", "right", "up", "down"] as const) {
        const to = walk(from, way);
        if (to !== null) found.add(to);
      }
    }
    expect(found.size).toBe(19);
  });

  test("lead nowhere from a place that is not there", () => {
    expect(stepTo(places.hexes, 99, "left")).toBe(null);
  });
});

test("a finger just beside a point means it, one far away does not", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  expect(nearest(points, { x: 6, y: 0 }, 20)).toBe(points[1]);
  expect(nearest(points, { x: 40, y: 0 }, 20)).toBe(null);
});

test("the sheet goes around all core slots, and the picture shows all of it", () => {
  for (const core of places.cores) expect(inside(core, places.sheet)).toBe(true);
  const [left = 0, top = 0, width = 0, height = 0] = places.viewBox.split(" ").map(Number);
  for (const { x, y } of [...places.cores, ...places.hexes]) {
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(left + width);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(top + height);
  }
});

test("the hull leaves out what lies within", () => {
  const square = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];
  expect(hull([...square, { x: 2, y: 2 }])).toHaveLength(4);
});

test("a bridge joins the slots of its cluster, and its worth stands outside the ring", () => {
  expect(places.clusters.map((cluster) => cluster.path.match(/[ML]/g)?.length)).toEqual([3, 1, 1]);
  const heart = { x: 0, y: 0 };
  for (const { cores: members, tag } of places.clusters) {
    const ring = members.map((core) => distance(places.cores[core] as Point, heart));
    expect(distance(tag, heart)).toBeGreaterThan(Math.min(...ring));
  }
});
