import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import "../../core/base.css";
import "../../core/theme.css";
import type { RecapProps } from "../../core/board";
import { complaints } from "../../core/examples";
import { lookOf } from "../../core/seats";
import { packet, past, say, view } from "./example";
import type { Story } from "./model";
import Recap from "./Recap.svelte";

function props(stories: Story[], ranks: number[]): RecapProps {
  const over = view({ frame: null, story: null, mine: null, orator: null, past: stories });
  return {
    packet: { ...packet(over), ranks },
    sheet: [],
    names: ["Ada", "Bea", "Cléo"],
    looks: [0, 1, 2].map((seat) => lookOf(seat)),
    words: [],
    say,
    stage: false,
  };
}

/** Ada lies once and fools Bea; Bea tells the truth, and only Ada believes it; Cléo fools both. */
const STORIES: Story[] = [
  past,
  { ...past, orator: 1, laid: ["truth", "truth", "bluff"] },
  { ...past, orator: 2, laid: ["truth", "truth", "bluff"] },
];

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, " ").trim());

test("the podium has the first in the middle, and those who share a place beside each other", async () => {
  const { rerender } = await render(Recap, props(STORIES, [1, 2, 0]));
  expect(texts(".podium li")).toEqual(["Ada 2", "Cléo 1", "Bea 3"]);
  const height = (place: number) =>
    document.querySelector(`.place-${place} .step`)?.getBoundingClientRect().height ?? 0;
  expect(height(0)).toBeGreaterThan(height(1));
  expect(height(1)).toBeGreaterThan(height(2));
  await rerender(props(STORIES, [0, 2, 0]));
  expect(texts(".podium li")).toEqual(["AdaCléo 1", "Bea 3"]);
});

test("the best liar fooled most, the best ear was right most often", async () => {
  await render(Recap, props(STORIES, [1, 2, 0]));
  expect(texts(".honours dd")).toEqual(["memoria-recap-liar-says P2 2", "memoria-recap-ear-says P0, P2 1 2"]);
  expect(texts(".fames li")).toEqual([
    "Ada memoria-recap-teller 1 2 memoria-recap-listener 1 2",
    "Bea memoria-recap-teller 1 2 memoria-recap-listener 0 2",
    "Cléo memoria-recap-teller 2 2 memoria-recap-listener 1 2",
  ]);
});

test("where nobody fooled anybody and nobody was right, nobody is praised", async () => {
  const { container } = await render(
    Recap,
    props([{ ...past, laid: ["truth", "bluff", "bluff"] }], [0, 1, 1]),
  );
  expect(texts(".honours dd")).toEqual(["memoria-recap-nobody", "memoria-recap-nobody"]);
  expect(await complaints(container)).toEqual([]);
});
