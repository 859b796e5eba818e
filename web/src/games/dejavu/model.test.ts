import { describe, expect, test } from "vitest";
import { frameOf, seatsFor, towards } from "./geometry";
import { chainsOf, type Face } from "./model";
import { stepOf } from "./motion";

const face = (colour: string, number: number) => ({
  face: { key: `${colour}-${number}`, colour, number } as Face,
});
const keys = (chains: { face: Face }[][]) => chains.map((chain) => chain.map((card) => card.face.key));

describe("linked memories", () => {
  test("neighbours of one colour stand in a row, others apart", () => {
    const cards = [face("red", 4), face("blue", 3), face("red", 3), face("red", 6)];
    expect(keys(chainsOf(cards))).toEqual([["blue-3"], ["red-3", "red-4"], ["red-6"]]);
  });
  test("7 and 1 adjoin", () => {
    expect(keys(chainsOf([face("red", 1), face("red", 7), face("red", 2)]))).toEqual([
      ["red-7", "red-1", "red-2"],
    ]);
  });
  test("all seven are one row, each card once", () => {
    const all = [1, 2, 3, 4, 5, 6, 7].map((n) => face("green", n));
    expect(chainsOf(all)).toHaveLength(1);
    expect(chainsOf(all)[0]).toHaveLength(7);
  });
});

test("an arrow leads to the nearest hex in its direction", () => {
  const others = new Map([
    ["right", { x: 86, y: 0 }],
    ["far", { x: 172, y: 0 }],
    ["below", { x: 43, y: 75 }],
  ]);
  expect(towards({ x: 0, y: 0 }, others, "ArrowRight")).toBe("right");
  expect(towards({ x: 0, y: 0 }, others, "ArrowDown")).toBe("below");
  expect(towards({ x: 0, y: 0 }, others, "ArrowLeft")).toBe(null);
});

test("bits never lie outside their nebula, however many there are", () => {
  for (let count = 0; count <= 20; count++) {
    const { at } = seatsFor(count);
    expect(at).toHaveLength(count);
    for (const { x, y } of at) expect(Math.hypot(x, y)).toBeLessThan(43);
  }
});

test("the frame holds every cell", () => {
  const { width, height } = frameOf([
    [0, 0],
    [2, 0],
    [0, 2],
  ]);
  expect(width).toBeGreaterThan(86 * 3);
  expect(height).toBeGreaterThan(100 + 150);
});

test("the light of the girl glides to whose turn it is", () => {
  const event = {
    says: { key: "dejavu-event-start", args: { who: { seat: 0 } } },
    rule: null,
    touches: [],
    private: false,
  };
  const light = { look: "light", from: "girl", to: "turn:0", lands: null };
  expect(stepOf(event as never, 0)).toEqual({ kind: "flights", flights: [light] });
});

test("another's discarded card comes from their hand, never from mine", () => {
  const says = { key: "dejavu-event-discarded", args: { who: { seat: 1 }, cards: [] } };
  const event = { says, rule: null, touches: ["hand:red-2", "discards"], private: false };
  const flight = (from: string) => ({
    kind: "flights",
    flights: [{ look: "back", from, to: "discards", lands: null }],
  });
  expect(stepOf(event as never, 0)).toEqual(flight("hand-size:1"));
  expect(stepOf(event as never, 1)).toEqual(flight("hand:red-2"));
});
