import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { lookOf } from "../core/seats";
import { makeBundle, Speaker } from "../core/speaker";
import type { Analysis, Looked, Packet } from "../core/types";
import { apart, marksIn, nextOf, pointsOf, reached, roomy, roundsOf, signed, turningPoints } from "./chances";
import Graph from "./Graph.svelte";

const sure = (mean: number) => ({ mean, error: 0 });
const moves = [
  { entry: 1, seat: 0, round: 1, mark: null, chances: [sure(0.5), sure(0.5)] },
  { entry: 4, seat: 1, round: 1, mark: "blunder", loss: sure(0.2), chances: [sure(0.4), sure(0.6)] },
  { entry: 9, seat: 0, round: 2, mark: null, chances: [sure(0.7), sure(0.3)] },
];
const seats = [0.5, 0.5].map((start, seat) => ({ start: sure(start), end: 1 - seat }));
const analysis = { moves, seats, luck: [] } as unknown as Analysis;

test("a point after the deal and after every turn, and where the game turned", () => {
  const points = pointsOf(analysis);
  expect(points.map(({ chances }) => chances[0])).toEqual([0.5, 0.4, 0.7, 1]);
  expect([0, 1, 3, 4, 8, 20].map((step) => reached(points, step))).toEqual([0, 1, 1, 2, 2, 3]);
  expect(roundsOf(points)).toEqual([
    { at: 0, round: 1 },
    { at: 2, round: 2 },
  ]);
  const turns = turningPoints({ t: "analysis", analysis, better: [], moments: [9, 4] } satisfies Looked);
  expect(turns).toEqual([4, 9]);
  expect([nextOf(turns, 0), nextOf(turns, 4), nextOf(turns, 9), nextOf([], 1)]).toEqual([4, 9, 4, undefined]);
  const packets = Array.from({ length: 6 }, () => ({ events: [{}, {}] })) as unknown as Packet[];
  expect([...marksIn(packets, analysis.moves)]).toEqual([[8, "blunder"]]);
  expect([0.034, -0.07, 0.001].map(signed)).toEqual(["+3", "−7", "0"]);
});

test("symbols at the end of the lines stand apart, and inside", () => {
  expect(apart([50, 50, 10], 17, 0, 60)).toEqual([43, 60, 10]);
  const [small, grave, far] = [
    { x: 0, y: 0, loss: 0.1 },
    { x: 5, y: 5, loss: 0.2 },
    { x: 40, y: 0, loss: 0.1 },
  ];
  expect([...roomy([small, grave, far], 19)]).toEqual([grave, far]);
});

test("a line a seat with its symbol, marks, and a slider for keys and pointer", async () => {
  const go = vi.fn();
  const turn = vi.fn();
  const words = new Speaker("en", makeBundle("en", ""), ["Ada", "Bea"], null, () => undefined);
  const looks = [lookOf(0), lookOf(1)];
  const screen = await render(Graph, { points: pointsOf(analysis), looks, words, at: 1, go, turn });
  const graph = screen.getByRole("slider");
  await expect.element(graph).toHaveAttribute("aria-valuemax", "3");
  await expect.element(graph).toHaveAttribute("aria-valuenow", "1");
  const drawn = graph.element();
  expect(drawn.querySelectorAll(".ribbon")).toHaveLength(2);
  expect(drawn.querySelectorAll(".end path")).toHaveLength(2);
  expect([...drawn.querySelectorAll(".mark text")].map((mark) => mark.textContent)).toEqual(["??"]);
  for (const key of ["ArrowRight", "ArrowLeft", "End", "Home", "PageDown", "PageUp", "x"])
    drawn.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(go.mock.calls.flat()).toEqual([2, 0, 3, 0]);
  expect(turn.mock.calls.flat()).toEqual([1, -1]);
  const box = drawn.getBoundingClientRect();
  drawn.dispatchEvent(new PointerEvent("pointermove", { clientX: box.right, buttons: 1, bubbles: true }));
  drawn.dispatchEvent(new PointerEvent("pointermove", { clientX: box.left, buttons: 0, bubbles: true }));
  expect(go.mock.calls.flat().slice(4)).toEqual([3]);
});
