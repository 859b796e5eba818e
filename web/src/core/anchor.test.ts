import { expect, test } from "vitest";
import { spotBeside, spotFor, type Box } from "./anchor";

const WINDOW = { left: 8, top: 8, width: 374, height: 600 };
const SIZE = { width: 280, height: 100 };

test("a bubble is above what lies low, its tip at the middle of it", () => {
  const spot = spotFor({ left: 180, top: 400, width: 40, height: 40 }, SIZE, WINDOW);
  expect(spot).toEqual({ left: 60, top: 288, tip: "bottom", tipAt: 140 });
});

test("it is below what lies high", () => {
  const spot = spotFor({ left: 180, top: 40, width: 40, height: 40 }, SIZE, WINDOW);
  expect(spot).toMatchObject({ top: 92, tip: "top" });
});

test("it stays inside the window, and its tip inside the bubble", () => {
  const left = spotFor({ left: 0, top: 300, width: 20, height: 20 }, SIZE, WINDOW);
  expect(left).toMatchObject({ left: 8, tipAt: 18 });
  const right = spotFor({ left: 370, top: 300, width: 20, height: 20 }, SIZE, WINDOW);
  expect(right).toMatchObject({ left: 102, tipAt: 262 });
});

test("a thing as high as the window is not pointed at, and the bubble stays inside", () => {
  const spot = spotFor({ left: 0, top: 0, width: 390, height: 620 }, SIZE, WINDOW);
  expect(spot.tip).toBeNull();
  expect(spot.top).toBeGreaterThanOrEqual(8);
  expect(spot.top + SIZE.height).toBeLessThanOrEqual(608);
});

test("what is out of sight is not pointed at: the bubble rests at the lower edge", () => {
  for (const anchor of [null, { left: 100, top: 900, width: 40, height: 40 }]) {
    expect(spotFor(anchor, SIZE, WINDOW)).toMatchObject({ left: 55, top: 508, tip: null });
  }
});

const overlaps = (spot: { left: number; top: number }, thing: Box) =>
  spot.left < thing.left + thing.width &&
  thing.left < spot.left + SIZE.width &&
  spot.top < thing.top + thing.height &&
  thing.top < spot.top + SIZE.height;

test("beside several things it is at the first with a place that covers none of them", () => {
  const first = { left: 180, top: 200, width: 40, height: 40 };
  expect(spotBeside([first], SIZE, WINDOW)).toMatchObject({ top: 252, tip: "top" });
  const lower = { left: 20, top: 300, width: 340, height: 40 };
  const spot = spotBeside([first, lower], SIZE, WINDOW);
  expect(spot).toMatchObject({ top: 88, tip: "bottom" });
  expect([first, lower].some((thing) => spot && overlaps(spot, thing))).toBe(false);
});

test("in a wide window it may stand at a side, and leaves free what is kept free", () => {
  const wide = { left: 8, top: 8, width: 1200, height: 300 };
  const tall = { left: 100, top: 20, width: 100, height: 280 };
  expect(spotBeside([tall], SIZE, wide)).toMatchObject({ left: 212, tip: "left", tipAt: 50 });
  const kept = [{ left: 400, top: 0, width: 800, height: 300 }];
  expect(spotBeside([tall], SIZE, wide, kept)).toBeNull();
});

test("where everything is to be touched it has no place", () => {
  expect(spotBeside([{ left: 0, top: 0, width: 390, height: 620 }], SIZE, WINDOW)).toBeNull();
  expect(spotBeside([], SIZE, WINDOW)).toBeNull();
});
