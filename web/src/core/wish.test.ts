import { describe, expect, it } from "vitest";
import type { GameView } from "./types";
import { clockOf, presetsFor, tableOf, usualWish, valueOf, type Wish } from "./wish";

const game: GameView = {
  key: "toy",
  lesson: false,
  analysis: false,
  puzzles: 0,
  board: null,
  cover: null,
  seats: [1, 2, 3, 4],
  off_box: [2],
  usual: 3,
  minutes: [30, 60],
  age: 8,
  options: [
    { key: "start", values: ["chance"], default: "chance", a_seat: true, seats: null },
    { key: "speed", values: ["off", "on"], default: "off", a_seat: false, seats: [3, 4] },
    { key: "map", values: ["built", "random"], default: "built", a_seat: false, seats: null },
  ],
  presets: [
    { key: "quick", options: { speed: "on" }, seats: [3, 4], clock: null },
    { key: "brisk", options: { map: "random" }, seats: null, clock: 60 },
  ],
  editions: ["base"],
  bots: ["random", "regular"],
  rules: [],
};
const wish = (change: Partial<Wish>): Wish => ({ ...usualWish(game), ...change });
const options = (change: Partial<Wish>) => tableOf(game, wish(change), { name: "Ada" }).options;

describe("a new table", () => {
  it("is as in the box unless something is said: its number of players, no option, no clock", () => {
    expect(tableOf(game, usualWish(game), { name: "Ada" })).toMatchObject({
      seats: 3,
      bots: [],
      options: {},
      clock: null,
    });
  });

  it("sends no option that is not for so many players", () => {
    expect(options({ seats: 3, said: { speed: "on" } })).toEqual({ speed: "on" });
    expect(options({ seats: 2, said: { speed: "on" } })).toEqual({});
  });

  it("sends no seat that is not there any more", () => {
    expect(options({ seats: 4, said: { start: "3" } })).toEqual({ start: "3" });
    expect(options({ seats: 3, said: { start: "3" } })).toEqual({});
    const start = game.options[0];
    expect(start && valueOf(game, wish({ seats: 3, said: { start: "3" } }), start)).toBe("chance");
  });

  it("offers a preset only to those it is for, and then sends nothing of it", () => {
    expect(presetsFor(game, 3)).toEqual(["box", "quick", "brisk"]);
    expect(presetsFor(game, 2)).toEqual(["box", "brisk"]);
    expect(options({ seats: 3, preset: "quick" })).toEqual({ speed: "on" });
    expect(options({ seats: 2, preset: "quick" })).toEqual({});
  });

  it("takes options and clock from a preset, and what is said by hand before it", () => {
    const brisk = wish({ preset: "brisk" });
    expect(tableOf(game, brisk, { name: null })).toMatchObject({
      options: { map: "random" },
      clock: { seconds: 60, binding: false },
    });
    expect(options({ preset: "brisk", said: { map: "built" } })).toEqual({});
    expect(clockOf(game, { ...brisk, clock: 0 })).toBe(0);
  });

  it("gives every other seat to the bot that was chosen", () => {
    expect(tableOf(game, wish({ seats: 4, bot: "regular" }), { name: "Ada" }).bots).toEqual(
      Array(3).fill("regular"),
    );
    expect(tableOf(game, wish({ seats: 1, bot: "regular" }), { name: "Ada" }).bots).toEqual([]);
  });
});
