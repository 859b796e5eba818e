import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { makeBundle, Speaker } from "../core/speaker";
import type { Block } from "../core/types";
import PlainBlock from "./PlainBlock.svelte";

const words = new Speaker(
  "en",
  makeBundle("en", "title = Title\none = First thing\ntwo = Second thing\nsign = 1"),
);
const item = (key: string, id: string, at: [number, number] | null = null) => ({
  says: { key },
  id,
  sign: at ? { key: "sign" } : null,
  at,
  about: [],
});
const list: Block = { title: { key: "title" }, items: [item("one", "a"), item("two", "b")], id: "list" };
const hexes: Block = {
  title: { key: "title" },
  items: [item("one", "a", [-1, 1]), item("two", "b", [0, 0])],
  id: "map",
};

function given(changes: object = {}) {
  return {
    lit: new Set<string>(),
    chosen: [] as string[],
    glow: new Set<string>(),
    touch: vi.fn(),
    ...changes,
  };
}

test("what is lit is a button that touches its part; all else is text", async () => {
  const table = given({ lit: new Set(["a"]) });
  const screen = await render(PlainBlock, { block: list, table, words, asking: false });
  await screen.getByRole("button", { name: "First thing" }).click();
  expect(table.touch).toHaveBeenCalledExactlyOnceWith("a");
  expect(screen.getByRole("button").elements()).toHaveLength(1);
});

test("whoever asks why can touch every part", async () => {
  const screen = await render(PlainBlock, { block: list, table: given(), words, asking: true });
  expect(screen.getByRole("button").elements()).toHaveLength(2);
});

test("a chosen part says so", async () => {
  const table = given({ chosen: ["b"] });
  const screen = await render(PlainBlock, { block: list, table, words, asking: false });
  await expect.element(screen.getByRole("button", { name: "Second thing", pressed: true })).toBeVisible();
});

test("a map lies on a grid and is read in order by its full words", async () => {
  const screen = await render(PlainBlock, { block: hexes, table: given(), words, asking: false });
  const cells = screen.getByRole("listitem").elements() as HTMLElement[];
  expect(cells.map((cell) => cell.querySelector(".unseen")?.textContent)).toEqual([
    "First thing",
    "Second thing",
  ]);
  expect(cells.map((cell) => [cell.style.gridRow, cell.style.gridColumn])).toEqual([
    ["1", "2 / span 2"],
    ["2", "1 / span 2"],
  ]);
});
