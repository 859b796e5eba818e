import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import { lookOf } from "../../core/seats";
import { edition, examples, say } from "./example";
import { Quarter, type RendezVous, type View } from "./model";
import Poster from "./Poster.svelte";

const quarter = new Quarter(edition);
const looks = [0, 1, 2].map((seat) => lookOf(seat));
const open = examples.flatMap(({ after }) => (after.view as View).rendezvous);
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, " ").trim());

function poster(changes: Partial<RendezVous> = {}): RendezVous {
  const found = open.find(({ place }) => place === "harbour") ?? open[0];
  if (!found) throw new Error("no rendez-vous");
  return { ...found, ...changes };
}

test("who is there has a face, who is missing a letter, anybody else a plus", async () => {
  const rendezvous = poster({
    present: ["luna"],
    missing_colours: ["red"],
    missing_figures: 2,
    throws: [0, 0, 0],
  });
  await render(Poster, { rendezvous, quarter, looks, say });
  expect(
    [...document.querySelectorAll("[data-portrait]")].map((one) => one.getAttribute("data-portrait")),
  ).toEqual(["luna"]);
  expect(texts(".missing")).toEqual(["sign-red", "+"]);
  expect(document.querySelectorAll(".ready")).toHaveLength(0);
});

test("with all there it is ready, and says the chance of one throw, of all, and whose they are", async () => {
  const rendezvous = poster({
    present: ["luna", "agathe", "gauthier"],
    missing_colours: [],
    missing_figures: 0,
    throws: [2, 0, 1],
    one_throw: 457,
    all_throws: 840,
  });
  await render(Poster, { rendezvous, quarter, looks, say });
  expect(document.querySelectorAll(".ready")).toHaveLength(1);
  expect(texts(".chance > b")).toEqual(["46%"]);
  expect(texts(".all")).toEqual(["→ 84%"]);
  expect(texts(".pip")).toEqual(["2", "1"]);
  expect([...document.querySelectorAll("[data-pip]")].map((one) => one.getAttribute("data-pip"))).toEqual([
    looks[0]?.symbol,
    looks[2]?.symbol,
  ]);
});

test("enough people of the wrong colours still lack one", async () => {
  const rendezvous = poster({
    present: ["luna", "mirta", "odile"],
    missing_colours: ["yellow"],
    missing_figures: 0,
  });
  await render(Poster, { rendezvous, quarter, looks, say });
  expect(texts(".missing")).toEqual(["sign-yellow"]);
});

test("what the dice must show is said in words; as a strip it is no higher than two lines", async () => {
  const rendezvous = poster();
  const { container } = await render(Poster, { rendezvous, quarter, looks, say, compact: true });
  expect(texts(".wanted")).toEqual([say(rendezvous.wanted)]);
  expect(container.querySelector(".poster")?.getBoundingClientRect().height).toBeLessThanOrEqual(54);
});
