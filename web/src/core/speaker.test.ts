import { expect, test } from "vitest";
import { bestLanguage, makeBundle, Speaker } from "./speaker";

const CATALOGUE = `
list-next = { $list }, { $item }
list-last = { $list } and { $item }
seat-unnamed = Player { $number }
seat-you = you
    .alone = You
hand = { $who-is ->
    [you] Your hand
   *[other] { $who-starts ->
        [vowel] La main d’{ $who }
       *[consonant] La main de { $who }
    }
}
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
const speaker = new Speaker(
  "en",
  makeBundle("en", CATALOGUE),
  ["Ada", null, "Élise", "Denis"],
  null,
  (problem) => heard.push(problem),
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

test("the reader is spoken to, alone, in a sentence and in a list; others by name", () => {
  const toAda = new Speaker("en", makeBundle("en", CATALOGUE), ["Ada", "Denis", "Élise"], 0);
  expect(toAda.say({ seat: 0 })).toBe("You");
  expect(toAda.name(0)).toBe("Ada");
  expect(toAda.t("hand", { who: { seat: 0 } })).toBe("Your hand");
  expect(toAda.t("hand", { who: { seat: 1 } })).toBe("La main de Denis");
  expect(toAda.t("hand", { who: { seat: 2 } })).toBe("La main d’Élise");
  expect(toAda.t("heap", { fragments: [{ seat: 1 }, { seat: 0 }] })).toBe("Denis and you");
  expect(speaker.t("hand", { who: { seat: 0 } })).toBe("La main d’Ada");
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
