import { expect, test } from "vitest";
import { scored, written } from "./example";
import { gainsOf, order, textOf } from "./model";

test("cards are opened from the orator's left, the orator's last", () => {
  expect(order(4, 0)).toEqual([1, 2, 3, 0]);
  expect(order(4, 2)).toEqual([3, 0, 1, 2]);
  expect(order(2, 1)).toEqual([0, 1]);
});

test("of two versions of a text the last counts", () => {
  const words = [written("story", 0, "1.0", "first"), written("story", 0, "1.0", "again")];
  expect(textOf(words, { kind: "story", about: "1.0" }, 0)).toBe("again");
  expect(textOf(words, { kind: "story", about: "1.0" }, 1)).toBeNull();
  expect(textOf(words, { kind: "answer", about: "1.0" }, 0)).toBeNull();
});

test("what a story brought is what the events say", () => {
  const other = {
    says: { key: "memoria-event-over", args: {} },
    rule: null,
    touches: [],
    private: false,
    by: null,
    round: 2,
    fleeting: false,
  };
  expect([...gainsOf([scored(2, 6), other, scored(0, 3)])]).toEqual([
    [2, 6],
    [0, 3],
  ]);
});
