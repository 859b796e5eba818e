import { expect, test } from "vitest";
import { patched } from "./delta";
import type { Packet } from "./types";

const packet = (fields: object) => fields as unknown as Packet;
const WHOLE = packet({
  seq: 4,
  since: null,
  view: { round: 1, boards: ["a", "b", "c"], frame: { do: "take" }, line: [] },
  sheet: ["zero", "one"],
  outline: ["here", "there"],
  offers: [1, 2],
});

test("a whole packet is taken as it is", () => {
  expect(patched(null, WHOLE)).toBe(WHOLE);
});

test("what changed is put into what was there, and what did not stays the same object", () => {
  const sent = { seq: 6, since: 4, view: { boards: { 1: "B" }, frame: { do: "place" }, line: ["x"] } };
  const found = patched(WHOLE, packet({ ...sent, sheet: { 0: "ten" }, outline: null, offers: [] }));
  expect(found).toEqual({
    seq: 6,
    since: null,
    view: { round: 1, boards: ["a", "B", "c"], frame: { do: "place" }, line: ["x"] },
    sheet: ["ten", "one"],
    outline: ["here", "there"],
    offers: [],
  });
  expect(found?.outline).toBe(WHOLE.outline);
});

test("a list of another length comes whole, and so does an object", () => {
  const sent = packet({
    seq: 5,
    since: 4,
    view: { boards: ["d"], frame: {} },
    sheet: null,
    outline: ["all"],
  });
  const found = patched(WHOLE, sent);
  expect(found?.view).toEqual({ round: 1, boards: ["d"], frame: {}, line: [] });
  expect([found?.sheet, found?.outline]).toEqual([["zero", "one"], ["all"]]);
});

test("changes to a packet that is not here lead nowhere", () => {
  expect(patched(null, packet({ seq: 5, since: 4, view: {} }))).toBeNull();
  expect(patched(WHOLE, packet({ seq: 5, since: 3, view: {} }))).toBeNull();
});
