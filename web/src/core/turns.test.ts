import { expect, test } from "vitest";
import { brief, turnsOf } from "./turns";
import type { Event } from "./types";

const told = (...keys: string[]) =>
  keys.map((key, n): Event => ({
    says: { key, args: { n } },
    touches: [],
    private: false,
    rule: null,
    by: 0,
    round: 1,
    fleeting: false,
  }));

test("what was done many times in a row is told by its first and its last", () => {
  const [turn] = turnsOf(told("lift", "drop", "drop", "drop", "drop", "build", "cover", "cover"));
  const said = turn && brief(turn).map((event) => event && `${event.says.key} ${event.says.args?.["n"]}`);
  expect(said).toEqual(["lift 0", "drop 1", null, "drop 4", "build 5", "cover 6", "cover 7"]);
});

test("what is fleeting is kept in no log", () => {
  const [first, second, ...more] = told("turn", "turn", "found");
  const log = [first, second].flatMap((event) => (event ? [{ ...event, fleeting: true }] : [])).concat(more);
  expect(turnsOf(log)).toMatchObject([{ first: 2, events: [{ says: { key: "found" } }] }]);
});
