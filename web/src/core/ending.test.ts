import { expect, test } from "vitest";
import { contestants, count, outcome, verdict } from "./ending";
import { lookOf } from "./seats";
import { makeBundle, Speaker } from "./speaker";
import { roundsOf, turnsOf } from "./turns";
import type { Event, Line } from "./types";

const words = new Speaker(
  "en",
  makeBundle(
    "en",
    `
automa = Automa
game-kind-a = Apples
game-kind-b = Apples
game-kind-c = Cakes
page-end-won-by = { $who-is ->
    [you] You win by { $points }.
   *[other] { $who } wins by { $points }.
}
page-end-won-level = { $who } wins level.
page-end-shared = { $names } share.
`,
  ),
  ["Ada", "Bea"],
  0,
);
const line = (kind: string, points: number, round: number | null = null): Line => ({
  rule: "game.rule",
  points,
  says: { key: `game-line-${kind}`, args: {} },
  at: [],
  round,
});
const sheet = (...lines: Line[]) => ({ lines, forecast: [] });
const looks = [lookOf(0), lookOf(1)];

test("points are counted by round and kind, everybody side by side", () => {
  const sheets = [sheet(line("c", 3, 2), line("a", 1, 1), line("b", 4, 1)), sheet(line("a", 2, 1))];
  const people = contestants({ ranks: [0, 1], rivals: [] }, sheets, looks, words);
  expect(count(people, words)).toEqual([
    { round: 1, kind: "Apples", points: [5, 2] },
    { round: 2, kind: "Cakes", points: [3, null] },
  ]);
  expect(verdict(people, 0, words)).toBe("You win by 6.");
  expect(verdict(people, 1, words)).toBe("Ada wins by 6.");
});

test("an opponent without a seat is among the places, and may win", () => {
  const rival = { name: { key: "automa", args: {} }, lines: [line("c", 204)], forecast: [], place: 0 };
  const people = contestants({ ranks: [1], rivals: [rival] }, [sheet(line("a", 3))], looks, words);
  expect(people.map(({ name, place }) => [name, place])).toEqual([
    ["Ada", 1],
    ["Automa", 0],
  ]);
  expect(verdict(people, 0, words)).toBe("Automa wins by 201.");
});

test("level on points one may win by the rules, or both", () => {
  const level = [sheet(line("a", 3)), sheet(line("a", 3))];
  const one = contestants({ ranks: [1, 0], rivals: [] }, level, looks, words);
  expect(verdict(one, null, words)).toBe("Bea wins level.");
  const both = contestants({ ranks: [0, 0], rivals: [] }, level, looks, words);
  expect(outcome(both).winners).toHaveLength(2);
  expect(verdict(both, null, words)).toBe("Ada and Bea share.");
});

test("what happened is told by turns, and a round begins a new one", () => {
  const event = (by: number | null, round: number | null): Event => ({
    says: { key: "e", args: {} },
    rule: null,
    touches: [],
    private: false,
    by,
    round,
    fleeting: false,
  });
  const turns = turnsOf([event(null, null), event(0, 1), event(0, 1), event(1, 1), event(1, 2)]);
  expect(turns.map(({ by, first, events }) => [by, first, events.length])).toEqual([
    [null, 0, 1],
    [0, 1, 2],
    [1, 3, 1],
    [1, 4, 1],
  ]);
  expect(roundsOf(turns).map(({ round, first }) => [round, first])).toEqual([
    [1, 1],
    [2, 4],
  ]);
});
