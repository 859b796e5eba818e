import { expect, test } from "vitest";
import { effectOf, signed } from "./effect";

const sheet = (sure: number, expected: number) => {
  const line = (points: number) => ({ rule: "game.rule", points, says: { key: "line" }, at: [] });
  return { lines: [line(sure)], forecast: [line(expected)] };
};

test("points that were expected and become sure are gained once, and nothing is lost", () => {
  expect(effectOf(sheet(10, 68), sheet(78, 0))).toEqual({ kind: "moved", sure: 68, all: 0 });
});

test("points at once, points in view, and both", () => {
  expect(effectOf(sheet(0, 0), sheet(4, 0))).toEqual({ kind: "sure", sure: 4, all: 4 });
  expect(effectOf(sheet(0, 3), sheet(0, 1))).toEqual({ kind: "maybe", sure: 0, all: -2 });
  expect(effectOf(sheet(0, 60), sheet(68, 0))).toEqual({ kind: "both", sure: 68, all: 8 });
});

test("what changes nothing says nothing", () => {
  expect(effectOf(sheet(5, 3), sheet(5, 3))).toBeNull();
});

test("a change bears its sign", () => {
  expect([signed(3), signed(-3)]).toEqual(["+3", "−3"]);
});
