import { describe, expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import Back from "./Back.svelte";
import Card from "./Card.svelte";
import { edition, say } from "./example";
import Figure from "./Figure.svelte";
import { gallery, inOrder, SIGNS } from "./gallery.svelte";
import { lookOf } from "../../core/seats";
import "./mistral.css";
import { BACKS, FAMILIES, Quarter } from "./model";
import { icons, people, places } from "./pictures";

const quarter = new Quarter(edition);
const text = (selector: string) => document.querySelector(selector)?.textContent?.trim();

describe("pictures", () => {
  test("until a portrait is drawn somebody is cut out of plain paper; whoever is seen comes first", () => {
    expect(gallery.face("luna")).toMatch(/^data:image\/svg/);
    expect(inOrder(["agathe", "luna", "roland"], ["roland", "luna"])).toEqual(["luna", "roland", "agathe"]);
  });
  test("everybody in the edition has a face of their own", () => {
    for (const key of quarter.people.keys()) expect(people[key]).toMatch(/^<svg/);
    expect(new Set([...quarter.people.keys()].map((key) => people[key])).size).toBe(quarter.people.size);
  });
  test("somebody whom only another edition knows has one, too", async () => {
    await gallery.open();
    expect(gallery.face("luna")).toMatch(/^blob:/);
    expect(gallery.face("nobody-we-know")).toMatch(/^blob:/);
    expect(gallery.face("nobody-we-know")).toBe(gallery.face("nobody-we-know"));
  });
  test("every place and every power has its sign", () => {
    for (const { key } of quarter.places) expect(gallery.place(key)).toBeTruthy();
    for (const sign of Object.values(SIGNS)) expect(icons[sign]).toBeTruthy();
    expect(Object.keys(places).length).toBeGreaterThanOrEqual(quarter.places.length);
  });
  test("no portrait brings anything from elsewhere", () => {
    for (const drawing of Object.values(people)) {
      expect(drawing).not.toMatch(/<script|<image|<foreignObject|url\((?!#)|href="(?!#)|metadata/);
    }
  });
});

test("a character has colour, letter and name; on a thumb the name goes", async () => {
  const { container, rerender } = await render(Card, { card: "luna", quarter, say });
  expect(container.querySelector(".family-blue")).not.toBe(null);
  expect(text(".letter")).toBe("sign-blue");
  expect(text(".name")).toBe("Luna");
  expect(container.querySelector(".stars")).toBe(null);
  await rerender({ card: "luna", quarter, say, detail: "thumb" });
  expect(container.querySelector(".name")).toBe(null);
  expect(text(".letter")).toBe("sign-blue");
});

test("a guest has two stars, and says large what it can do", async () => {
  await render(Card, { card: "charlotte", quarter, say, detail: "large" });
  expect(text(".stars")).toBe("★★");
  expect(text(".name")).toBe("Charlotte Le Bihan");
  expect(text(".says")).toBe("guest-says");
});

test("an embrouille shows its power above, as a sentence when it is large, and its two people below", async () => {
  const { container } = await render(Card, { card: "arrest-1", quarter, say, detail: "large" });
  expect(text(".title")).toBe("power-arrest");
  expect(text(".power .says")).toBe("effect-arrest");
  const heads = [...container.querySelectorAll("[data-portrait]")].map((head) =>
    head.getAttribute("data-portrait"),
  );
  expect(heads).toEqual(quarter.embrouille("arrest-1")?.pair);
});

test("a back shows its colour and nothing else", async () => {
  for (const back of BACKS) {
    const { container, unmount } = await render(Back, { back, count: 2 });
    expect(container.querySelectorAll("img, svg")).toHaveLength(0);
    expect(container.textContent?.trim()).toBe("×2");
    unmount();
  }
});

test("families differ by pattern as well as by colour", async () => {
  const seen = new Set<string>();
  for (const family of FAMILIES) {
    const { container, unmount } = await render(Back, { back: family });
    container.className = "mistral";
    seen.add(getComputedStyle(container.querySelector(".field") as Element).backgroundImage);
    unmount();
  }
  expect(seen.size).toBe(FAMILIES.length);
});

test("a figure shows a pip for everyone who controls it, bars in prison, and that nobody does", async () => {
  const controllers = [lookOf(0), lookOf(2)].map((look, n) => ({ look, mine: n === 0 }));
  const { container, rerender } = await render(Figure, {
    character: "luna",
    quarter,
    say,
    controllers,
    jailed: true,
  });
  expect(container.querySelectorAll("[data-pip]")).toHaveLength(2);
  expect(container.querySelectorAll(".mine, .bars")).toHaveLength(2);
  await rerender({ character: "luna", quarter, say, controllers: [], jailed: false });
  expect(container.querySelectorAll(".free")).toHaveLength(1);
  expect(container.querySelectorAll("[data-pip], .bars")).toHaveLength(0);
});
