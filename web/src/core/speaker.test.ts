import { expect, test } from "vitest";
import { bestLanguage, makeBundle, Speaker } from "./speaker";

const CATALOGUE = `
list-next = { $list }, { $item }
list-last = { $list } and { $item }
seat-unnamed = Player { $number }
took = { $who } takes { $what }.
heap = { $fragments }
red = red
blue = blue
count = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
game_rule_one-end = The rule.
    .why = Because of { $colour }.
`;
const heard: string[] = [];
const speaker = new Speaker("en", makeBundle("en", CATALOGUE), ["Ada", null], (problem) =>
  heard.push(problem),
);

test("a phrase is filled with phrases, names and lists of them", () => {
  const heap = { key: "heap", args: { fragments: [{ key: "red" }, { key: "blue" }, { key: "red" }] } };
  const phrase = { key: "took", args: { who: { seat: 0 }, what: heap } };
  expect(speaker.say(phrase)).toBe("Ada takes red, blue and red.");
});

test("lists of one and two", () => {
  expect(speaker.list([])).toBe("");
  expect(speaker.list(["a"])).toBe("a");
  expect(speaker.list(["a", "b"])).toBe("a and b");
});

test("somebody without a name is counted from one", () => {
  expect(speaker.say({ seat: 1 })).toBe("Player 2");
});

test("numbers choose their plural", () => {
  expect(speaker.t("count", { n: 1 })).toBe("1 point");
  expect(speaker.t("count", { n: 3 })).toBe("3 points");
});

test("a refusal speaks by the rule's own reason", () => {
  expect(speaker.rule("game.rule.one-end")).toBe("The rule.");
  expect(speaker.refusal({ rule: "game.rule.one-end", args: { colour: "red" } })).toBe("Because of red.");
});

test("missing words are told and the key stands for them", () => {
  expect(speaker.say({ key: "nothing" })).toBe("nothing");
  expect(heard).toContain("en: no words for nothing");
});

test("the reader's first language that we have", () => {
  expect(bestLanguage(["de-CH", "fr-CH", "en"])).toBe("fr");
  expect(bestLanguage(["ja"])).toBe("en");
});
