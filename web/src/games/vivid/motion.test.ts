import { describe, expect, test } from "vitest";
import { colour, event } from "./example";
import { timed } from "../../core/motion/steps";
import { stepOf, stepsOf } from "./motion";

const flights = (...drops: [string, string, string, string | null][]) => ({
  kind: "flights",
  flights: drops.map(([look, from, to, lands]) =>
    expect.objectContaining({
      look,
      from,
      to,
      lands,
      ...(/^(token|fragment)/.test(from) && { rests: true }),
    }),
  ),
});

describe("what moves", () => {
  test("a fragment taken goes from its tile to the hand", () => {
    const step = stepOf(event("took", ["fragment:one:red"], { colour: colour("red") }));
    expect(step).toEqual(flights(["red", "fragment:one:red", "held:0", "held:0"]));
  });

  test("all that is placed goes from the hand into its hex", () => {
    const heap = { key: "vivid-heap", args: { fragments: [colour("red"), colour("blue")] } };
    expect(stepOf(event("placed", ["hex:0:4"], { heap, hex: 5 }))).toEqual(
      flights(["red", "held:0", "hex:0:4", "token:0:4:red"], ["blue", "held:0", "hex:0:4", "token:0:4:blue"]),
    );
  });

  test("a rewired fragment goes from hex to hex", () => {
    expect(stepOf(event("rewired", ["token:0:4:red", "hex:0:5"]))).toEqual(
      flights(["red", "token:0:4:red", "hex:0:5", "token:0:5:red"]),
    );
  });

  test("two swapped fragments cross", () => {
    expect(stepOf(event("swap", ["token:0:4:red", "token:0:12:blue"]))).toEqual(
      flights(
        ["red", "token:0:4:red", "hex:0:12", "token:0:12:red"],
        ["blue", "token:0:12:blue", "hex:0:4", "token:0:4:blue"],
      ),
    );
  });

  test("a split gives one back and brings two", () => {
    const args = { gone: [colour("purple")], come: [colour("red"), colour("green")], hex: 5 };
    expect(stepOf(event("split", ["token:0:4:purple", "supply:red", "supply:green"], args))).toEqual(
      flights(
        ["purple", "token:0:4:purple", "supply:purple", null],
        ["red", "supply:red", "hex:0:4", "token:0:4:red"],
        ["green", "supply:green", "hex:0:4", "token:0:4:green"],
      ),
    );
  });

  test("a core slot is filled from its hex", () => {
    expect(stepOf(event("filled", ["token:0:4:red", "core:0:1"]))).toEqual(
      flights(["red", "token:0:4:red", "core:0:1", "core:0:1"]),
    );
  });

  test("a claimed tile is carried, a scored thread is counted", () => {
    expect(stepOf(event("claimed", ["tile:one"]))).toEqual({ kind: "carry", part: "tile:one" });
    const scored = stepOf(event("scored", ["hex:0:1", "hex:0:2"], { points: 4 }));
    expect(scored).toEqual({ kind: "count", at: ["hex:0:1", "hex:0:2"], points: 4 });
  });

  test.each(["marker", "finished", "passed", "over", "line"])("nothing moves when: %s", (key) => {
    expect(stepOf(event(key, []))).toBe(null);
  });
});

test("few movements take their time, many share what patience there is", () => {
  const one = event("rewired", ["token:0:4:red", "hex:0:5"]);
  expect(timed(stepsOf([one])).map(({ ms }) => ms)).toEqual([280]);
  const many = timed(stepsOf(Array.from({ length: 60 }, () => one)));
  expect(many).toHaveLength(60);
  expect(many.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(7100);
});
