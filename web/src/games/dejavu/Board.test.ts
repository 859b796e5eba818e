import axe from "axe-core";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page, userEvent } from "vitest/browser";
import "../../core/base.css";
import "../../core/theme.css";
import type { BoardProps } from "../../core/board";
import { litBy } from "../../core/chooser";
import type { Packet } from "../../core/types";
import Board from "./Board.svelte";
import { edition, exampleOf, examples, keysOf, say } from "./example";
import type { View } from "./model";

const touch = vi.fn();
beforeEach(async () => {
  touch.mockClear();
  await page.viewport(1000, 720);
});

function props(packet: Packet, changes: Partial<BoardProps> = {}): BoardProps {
  const chosen = changes.chosen ?? [];
  return {
    packet,
    edition: edition as never,
    names: ["Ada", "Blaise", "Cleo"],
    seat: packet.seat,
    lit: litBy(packet.offers, chosen),
    chosen,
    glow: new Set(),
    touch,
    say,
    name: (id) => id,
    motion: false,
    stage: false,
    ...changes,
  };
}

function find(id: string): HTMLElement {
  const part = document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  if (!part) throw new Error(`${id} is not drawn`);
  return part;
}
/** All parts with what is seen in them. */
const shown = (root: Element) =>
  [...root.querySelectorAll("[data-id]")].map((part) => [
    part.getAttribute("data-id"),
    part.textContent,
    part.querySelectorAll("use").length,
    getComputedStyle(part).visibility,
  ]);
const drawn = () => [...document.querySelectorAll("[data-id]")].map((part) => part.getAttribute("data-id"));
const ACTIONS = ["lay", "start", "discard", "walk", "plant", "lift", "drop", "collect", "build", "cover", "grow", "spend", "keep", "keep-all", "refill", "done"]; // prettier-ignore
const EVENTS = ["drew-tile", "laid", "filled", "dealt", "dealt-other", "chose", "twin", "discarded", "started", "turn", "walked", "planted", "lifted", "dropped", "collected", "white", "builds", "covered", "completed", "flower", "no-flower", "grew", "kept", "grid", "refilled", "rejected", "drew", "drew-other", "shuffled", "ending", "over", "no-flower"]; // prettier-ignore

describe("every action can be touched", () => {
  test.each(ACTIONS)("%s", async (action) => {
    const { before } = exampleOf(action);
    await render(Board, props(before));
    const ids = new Set(drawn());
    const offers = before.offers.filter((shown) => (shown.action as { do: string }).do === action);
    expect(offers.length).toBeGreaterThan(0);
    for (const { offer } of offers) {
      // Only what ends a step is no part of the board: the sheet has a button for it.
      expect(offer.touches.filter((id) => !ids.has(id))).toEqual(action === "done" ? ["done"] : []);
    }
  });
});

describe("every event is shown, and all is then as without motion", () => {
  test.each(EVENTS)("%s", async (event) => {
    const { before, after } = exampleOf(event);
    const still = await render(Board, props(after));
    const end = shown(still.container);
    still.unmount();
    const { rerender, container } = await render(Board, props(before, { motion: true }));
    await rerender(props(after, { motion: true }));
    await vi.waitFor(() => {
      const moved = container.querySelector(".sky:last-child")?.childElementCount ?? 0;
      expect(moved + container.querySelectorAll(".withheld, .glow").length).toBeGreaterThan(0);
    });
    await userEvent.keyboard("{Shift}");
    await vi.waitFor(() => expect(container.querySelectorAll(".withheld, .glow")).toHaveLength(0));
    await rerender(props(after));
    expect(shown(container)).toEqual(end);
  });
});

test("every part is drawn once", { timeout: 60_000 }, async () => {
  for (const { after } of examples) {
    const { unmount } = await render(Board, props(after));
    const ids = drawn();
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
    unmount();
  }
});

test(
  "nothing that its viewer may not know is drawn: other hands are only backs",
  { timeout: 60_000 },
  async () => {
    for (const { after } of examples) {
      const view = after.view as View;
      const { unmount, container } = await render(Board, props(after));
      const cards = drawn().filter((id) => id?.startsWith("hand:"));
      const own = view.seat === null ? [] : [...(view.areas[view.seat]?.hand ?? []), ...(view.areas[view.seat]?.dealt ?? []).map(({ card }) => card)]; // prettier-ignore
      expect(cards.sort()).toEqual(own.map((card) => `hand:${card}`).sort());
      expect(container.querySelectorAll("[data-id^='hand-size:']").length).toBe(view.seats);
      unmount();
    }
  },
);

test("a heap is lifted by one touch though the girl could walk there, too", async () => {
  const { before } = exampleOf("lift");
  await render(Board, props(before));
  const walks = before.offers
    .filter(({ offer }) => offer.touches[0] === "girl")
    .map(({ offer }) => offer.touches[1]);
  const both = before.offers.find(
    ({ offer }) => offer.touches.length === 1 && walks.includes(offer.touches[0] ?? ""),
  );
  const tile = both?.offer.touches[0] ?? "";
  await userEvent.click(find(tile).querySelector(".name") ?? find(tile), { force: true });
  expect(touch.mock.calls).toEqual([[tile], [tile]]);
});

test("the last bit need not be picked, and every lit nebula shows what it would yield", async () => {
  const { before } = exampleOf("collected");
  const view = before.view as View;
  expect(view.at_hand).toHaveLength(1);
  await render(Board, props(before));
  const open = view.map.filter(({ yields }) => yields?.length);
  expect(document.querySelectorAll(".yields")).toHaveLength(open.length);
  const [loose = "", tile = ""] = before.offers[0]?.offer.touches ?? [];
  expect(find(tile)).toHaveClass("lit");
  await userEvent.click(find(tile).querySelector(".hex") ?? find(tile), {
    force: true,
    position: { x: 8, y: 30 },
  });
  expect(touch.mock.calls).toEqual([[loose], [tile]]);
});

test("arrows lead from hex to hex, digits pick bits, Enter touches", async () => {
  const { before } = exampleOf("drop");
  await render(Board, props(before));
  const first = document.querySelector<SVGGElement>(".nebula[tabindex='0']");
  first?.focus();
  await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowUp}{ArrowLeft}");
  expect(document.activeElement?.getAttribute("data-id")).toMatch(/^tile:/);
  expect(document.querySelectorAll(".nebula[tabindex='0']")).toHaveLength(1);
  await userEvent.keyboard("1");
  expect(touch).toHaveBeenLastCalledWith(expect.stringMatching(/^loose:/));
  await userEvent.keyboard("{Enter}");
  expect(touch).toHaveBeenLastCalledWith(document.activeElement?.getAttribute("data-id"));
});

test("dragging a bit onto a nebula touches both", async () => {
  const { before } = exampleOf("drop");
  const [loose = "", tile = ""] = before.offers[0]?.offer.touches ?? [];
  const given = props(before);
  const { rerender } = await render(Board, given);
  const at = (id: string) => {
    const { x, y, width, height } = find(id).getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, pointerId: 1, button: 0 };
  };
  find(loose).dispatchEvent(new PointerEvent("pointerdown", at(loose)));
  find(loose).dispatchEvent(new PointerEvent("pointermove", at(tile)));
  expect(touch.mock.calls).toEqual([[loose]]);
  await rerender(props(before, { chosen: [loose] }));
  find(loose).dispatchEvent(new PointerEvent("pointerup", at(tile)));
  expect(touch.mock.calls).toEqual([[loose], [tile]]);
});

test("the path of a sowing is drawn, and a step taken back leaves it", async () => {
  const { before, after } = exampleOf("dropped");
  const { rerender, container } = await render(Board, props(before));
  const sowing = examples.find((one) => one.action === "lift")?.after;
  expect(sowing).toBeDefined();
  await rerender(props({ ...after }));
  const { frame } = after.view as View;
  if (frame?.at === "sowing") expect(container.querySelectorAll(".trodden").length).toBeLessThanOrEqual(15);
});

test("others' memories and the discards open on a tap", async () => {
  const { after } = exampleOf("dropped");
  await render(Board, props(after));
  await userEvent.click(find("discards"));
  expect(document.querySelector("dialog[open]")).not.toBe(null);
  expect(touch).not.toHaveBeenCalled();
});

test.each([
  [390, 844],
  [1280, 800],
  [1920, 1080],
])("nothing is wider than the screen: %i x %i", { timeout: 60_000 }, async (width, height) => {
  await page.viewport(width, height);
  for (const { after } of examples.filter((one) => keysOf(one).length > 1)) {
    const { unmount } = await render(Board, props(after));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    unmount();
  }
});

test.each(["dawn", "night"])(
  "axe finds nothing to complain about: %s",
  { timeout: 60_000 },
  async (theme) => {
    document.documentElement.dataset["theme"] = theme;
    for (const what of ["lay", "discard", "collected", "cover", "completed", "over"]) {
      const { before, after } = exampleOf(what);
      for (const given of [props(before), props(after), props(after, { seat: null })]) {
        const { container, unmount } = await render(Board, given);
        const { violations } = await axe.run(container);
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`),
        ).toEqual([]);
        unmount();
      }
    }
  },
);
