import { expect, test } from "vitest";
import { confirms, kept, litBy, meant, narrowed, touch, unasked } from "./chooser";
import type { Shown } from "./types";

const offer = (...touches: string[]): Shown => ({
  action: { do: touches.join(" ") } as never,
  offer: {
    label: { key: touches.join("-") },
    touches,
    rule: "game.rule",
    open: false,
    together: false,
    at_once: false,
  },
});
const wasteful = (...touches: string[]): Shown => {
  const shown = offer(...touches);
  return { ...shown, offer: { ...shown.offer, unused: { key: "left" } } };
};
const MOVES = [
  offer("token:1", "hex:2"),
  offer("token:1", "hex:3"),
  wasteful("token:2", "hex:3"),
  wasteful("done"),
];

test("what can be touched is what any offer touches", () => {
  expect([...litBy(MOVES, [])].sort()).toEqual(["done", "hex:2", "hex:3", "token:1", "token:2"]);
});

test("each touch narrows the offers and what is lit", () => {
  expect(narrowed(MOVES, ["token:1"])).toHaveLength(2);
  expect([...litBy(MOVES, ["token:1"])]).toEqual(["hex:2", "hex:3"]);
});

test("an offer is meant when all of it was touched", () => {
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
  expect(touch([offer("card"), offer("card")], [], "card")).toEqual({ kind: "chosen", chosen: ["card"] });
});

test("what leaves something unused is confirmed; all else is not", () => {
  expect(MOVES.map((shown) => confirms(MOVES, shown))).toEqual([false, false, true, true]);
});

test("what a game is made of is never confirmed, nor the one thing there is to do", () => {
  const turns = ["card:1", "card:2"].map((id) => {
    const shown = wasteful(id);
    return { ...shown, offer: { ...shown.offer, at_once: true } };
  });
  expect(touch(turns, [], "card:1")).toMatchObject({ kind: "taken", shown: turns[0] });
  expect(turns.map((shown) => unasked(turns, shown))).toEqual([true, true]);
  expect(MOVES.map((shown) => unasked(MOVES, shown))).toEqual([false, false, false, false]);
  expect(unasked([offer("deck")], offer("deck"))).toBe(true);
});

test("the one thing there is to do is never confirmed", () => {
  expect(touch([wasteful("deck")], [], "deck")).toMatchObject({ kind: "taken", shown: wasteful("deck") });
});

test("the touch that completes an offer takes it", () => {
  expect(touch(MOVES, ["token:1"], "hex:2")).toMatchObject({ kind: "taken", shown: MOVES[0], again: false });
});

test("what is confirmed waits for its last part once more", () => {
  const chosen = ["token:2", "hex:3"];
  expect(touch(MOVES, ["token:2"], "hex:3")).toEqual({ kind: "chosen", chosen });
  expect(touch(MOVES, chosen, "hex:3")).toMatchObject({ kind: "taken", shown: MOVES[2], again: true });
  expect(touch(MOVES, [], "done")).toEqual({ kind: "chosen", chosen: ["done"] });
  expect(touch(MOVES, ["done"], "done")).toMatchObject({ kind: "taken", shown: MOVES[3], again: true });
});

test("an offer that is a part of another one is taken by its last part once more", () => {
  const both = [offer("card"), offer("card", "place")];
  expect(touch(both, [], "card")).toEqual({ kind: "chosen", chosen: ["card"] });
  expect(touch(both, ["card"], "card")).toMatchObject({ kind: "taken", shown: both[0], again: true });
  expect(touch(both, ["card"], "place")).toMatchObject({ kind: "taken", shown: both[1], again: false });
});

test("an offer that asks for words is never taken by touching", () => {
  const told = offer("told");
  const written = [{ ...told, offer: { ...told.offer, words: { kind: "story" as const, about: "1.0" } } }];
  expect(touch(written, [], "told")).toEqual({ kind: "chosen", chosen: ["told"] });
  expect(touch(written, ["told"], "told")).toEqual({ kind: "chosen", chosen: [] });
});

test("an earlier part once more takes it back, and what came after it", () => {
  expect(touch(MOVES, ["token:2", "hex:3"], "token:2")).toEqual({ kind: "chosen", chosen: [] });
  expect(touch(MOVES, ["token:2"], "token:2")).toEqual({ kind: "chosen", chosen: [] });
});

test("a lit part is added", () => {
  expect(touch(MOVES, [], "token:1")).toEqual({ kind: "chosen", chosen: ["token:1"] });
});

test("another last part replaces the last one; another beginning begins anew", () => {
  expect(touch(MOVES, ["token:2", "hex:3"], "hex:2")).toEqual({ kind: "chosen", chosen: ["hex:2"] });
  expect(touch([...MOVES, wasteful("token:2", "hex:9")], ["token:2", "hex:3"], "hex:9")).toEqual({
    kind: "chosen",
    chosen: ["token:2", "hex:9"],
  });
  expect(touch(MOVES, ["token:2", "hex:3"], "done")).toEqual({ kind: "chosen", chosen: ["done"] });
});

test("what no offer touches is not lit", () => {
  expect(touch(MOVES, [], "bag")).toEqual({ kind: "unlit" });
  expect(touch([], [], "bag")).toEqual({ kind: "unlit" });
});

test("what is chosen stays if the new offers still have it", () => {
  expect(kept(MOVES, ["token:1"])).toEqual(["token:1"]);
  expect(kept(MOVES.slice(2), ["token:1"])).toEqual([]);
});
