import { expect, test } from "vitest";
import { kept, litBy, meant, narrowed, touch } from "./chooser";
import type { Shown } from "./types";

const offer = (...touches: string[]): Shown => ({
  action: { do: touches.join(" ") } as never,
  offer: { label: { key: touches.join("-") }, touches, rule: "game.rule" },
});
const MOVES = [
  offer("token:1", "hex:2"),
  offer("token:1", "hex:3"),
  offer("token:2", "hex:3"),
  offer("done"),
];

test("what can be touched is what any offer touches", () => {
  expect([...litBy(MOVES, [])].sort()).toEqual(["done", "hex:2", "hex:3", "token:1", "token:2"]);
});

test("each touch narrows the offers and what is lit", () => {
  expect(narrowed(MOVES, ["token:1"])).toHaveLength(2);
  expect([...litBy(MOVES, ["token:1"])]).toEqual(["hex:2", "hex:3"]);
});

test("an offer is meant when it is the only one left and all of it was touched", () => {
  expect(meant(MOVES, [])).toBeNull();
  expect(meant(MOVES, ["token:2"])).toBeNull();
  expect(meant(MOVES, ["token:2", "hex:3"])).toBe(MOVES[2]);
  expect(meant(MOVES, ["done"])).toBe(MOVES[3]);
});

test("parts may be touched in any order", () => {
  expect(meant(MOVES, ["hex:2", "token:1"])).toBe(MOVES[0]);
});

test("two offers for the same parts are never told apart by touching", () => {
  expect(meant([offer("card"), offer("card")], ["card"])).toBeNull();
});

test("an offer that is a part of another one waits for a word", () => {
  expect(meant([offer("card"), offer("card", "place")], ["card"])).toBeNull();
});

test("the last part once more confirms", () => {
  expect(touch(MOVES, ["token:2", "hex:3"], "hex:3")).toEqual({ kind: "confirmed", shown: MOVES[2] });
});

test("an earlier part once more takes it back, and what came after it", () => {
  expect(touch(MOVES, ["token:2", "hex:3"], "token:2")).toEqual({ kind: "chosen", chosen: [] });
  expect(touch(MOVES, ["token:2"], "token:2")).toEqual({ kind: "chosen", chosen: [] });
});

test("a lit part is added", () => {
  expect(touch(MOVES, ["token:1"], "hex:2")).toEqual({ kind: "chosen", chosen: ["token:1", "hex:2"] });
});

test("another last part replaces the last one; another beginning begins anew", () => {
  expect(touch(MOVES, ["token:1", "hex:2"], "hex:3")).toEqual({
    kind: "chosen",
    chosen: ["token:1", "hex:3"],
  });
  expect(touch(MOVES, ["token:1", "hex:2"], "done")).toEqual({ kind: "chosen", chosen: ["done"] });
});

test("what no offer touches is not lit", () => {
  expect(touch(MOVES, [], "bag")).toEqual({ kind: "unlit" });
  expect(touch([], [], "bag")).toEqual({ kind: "unlit" });
});

test("what is chosen stays if the new offers still have it", () => {
  expect(kept(MOVES, ["token:1"])).toEqual(["token:1"]);
  expect(kept(MOVES.slice(2), ["token:1"])).toEqual([]);
});
