import { beforeEach, expect, test } from "vitest";
import { see, seenAt } from "./seen";

beforeEach(() => localStorage.removeItem("souvenir.seen"));

test("what was seen of a table is remembered, and nothing of one that was not", () => {
  see("a", 3);
  see("b", 5);
  see("a", 7);
  expect([seenAt("a"), seenAt("b"), seenAt("c")]).toEqual([7, 5, null]);
});

test("only the last tables are remembered", () => {
  for (let n = 0; n < 30; n++) see(`table ${n}`, n);
  expect([seenAt("table 29"), seenAt("table 0")]).toEqual([29, null]);
});

test("a damaged memory is no memory", () => {
  localStorage.setItem("souvenir.seen", "{");
  expect(seenAt("a")).toBeNull();
});
