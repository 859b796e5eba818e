import { expect, test } from "vitest";
import { settled } from "./same";

const before = () => ({ seq: 1, view: { map: [{ bits: [1, 2] }, { bits: [] }], girl: "a" }, asks: null });

test("what equals stays the same object, what differs is new", () => {
  const old = before();
  const next = settled(old, {
    ...before(),
    seq: 2,
    view: { map: [{ bits: [1, 2] }, { bits: [3] }], girl: "a" },
  });
  expect(next).toEqual({ seq: 2, view: { map: [{ bits: [1, 2] }, { bits: [3] }], girl: "a" }, asks: null });
  expect(next.view.map[0]).toBe(old.view.map[0]);
  expect(next.view.map[1]).not.toBe(old.view.map[1]);
  expect(old).toEqual(before());
});

test("all of it, if nothing differs", () => {
  const old = before();
  expect(settled(old, before())).toBe(old);
});

test.each([
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [[1, 2], [1]],
  [[], {}],
  [{ 0: 1 }, [1]],
  [null, { a: 1 }],
  [{ a: { b: 1 } }, { a: null }],
])("less, more or another kind is not the same: %j, %j", (old, next) => {
  expect(settled<unknown>(structuredClone(old), structuredClone(next))).toStrictEqual(next);
});
