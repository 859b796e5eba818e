import { expect, test } from "vitest";
import said from "./said.json";
import { bestLanguage, LANGUAGES, makeBundle, numberIn, ownName, Speaker } from "./speaker";
import type { Phrase } from "./types";

const CATALOGUE = `
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
game_rule_mixed = The box says this.
    .ruling = We say that.
game_rule_ours =
    .ours = We add this.
rule-ruling = Table ruling: { $text }
rule-ours = Our own: { $text }
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

test("a rule says whose word each sentence is, also as a phrase", () => {
  const mixed = "The box says this. Table ruling: We say that.";
  expect(speaker.rule("game.rule.mixed")).toBe(mixed);
  expect(speaker.say({ key: "game_rule_mixed" })).toBe(mixed);
  expect(speaker.rule("game.rule.ours")).toBe("Our own: We add this.");
  expect(speaker.voices("game.rule.mixed").map(({ whose }) => whose)).toEqual(["rulebook", "ruling"]);
});

test("missing words are told and the key stands for them", () => {
  expect(speaker.say({ key: "nothing" })).toBe("nothing");
  expect(heard).toContain("en: no words for nothing");
});

test("the reader's first language that we have", () => {
  expect(bestLanguage(["ja-JP", "fr-CH", "en"])).toBe("fr");
  expect(bestLanguage(["ja"])).toBe("en");
});

test("numbers, lists and names are said as the server's speaker says them", () => {
  for (const { key, args, said: texts } of said.samples)
    for (const [language, text] of Object.entries(texts).filter(([code]) => LANGUAGES.includes(code))) {
      const one = new Speaker(language, makeBundle(language, said.catalogue));
      expect(one.say({ key, args: args as unknown as NonNullable<Phrase["args"]> })).toBe(text);
    }
});

test("languages are found with what they call themselves, English first", () => {
  expect(LANGUAGES[0]).toBe("en");
  expect(["en", "fr", "it"].map(ownName)).toEqual(["English", "Français", "Italiano"]);
});

test("a message is read with what it refers to, and one that nobody wrote is missing", () => {
  const bundle = makeBundle(
    "en",
    "-house = Souvenir\nname = { -house }, { kind }\n# said alone\nkind = games\n",
  );
  const house = new Speaker("en", bundle);
  expect(bundle.hasMessage("name")).toBe(true);
  expect(house.t("name")).toBe("Souvenir, games");
  expect(bundle.hasMessage("name")).toBe(true);
  expect(bundle.hasMessage("said")).toBe(false);
});

test("numbers are written as the language writes them", () => {
  const english = new Speaker("en", makeBundle("en", "points = { $points }"));
  const written = (points: number) => english.t("points", { points });
  expect([0, -7, 999, 1000, 2.5].map(written)).toEqual(["0", "-7", "999", "1,000", "2.5"]);
  expect(numberIn("en", 23_000)).toBe("23,000");
  expect(numberIn("fr", 23_000)).toBe("23\u202f000");
});
