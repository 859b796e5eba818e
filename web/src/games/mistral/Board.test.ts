import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page, userEvent } from "vitest/browser";
import "../../core/base.css";
import "../../core/theme.css";
import type { BoardProps } from "../../core/board";
import { litBy } from "../../core/chooser";
import { idsAt } from "../../core/drag";
import { complaints, drawn, find, keysOf, seen, some, standStill } from "../../core/examples";
import { lookOf } from "../../core/seats";
import type { Packet } from "../../core/types";
import Board from "./Board.svelte";
import { edition, exampleOf, examples, say, showing } from "./example";
import { gallery } from "./gallery.svelte";
import type { View } from "./model";

const touch = vi.fn();
beforeEach(async () => {
  touch.mockClear();
  await page.viewport(1000, 760);
  await gallery.open();
});

function props(packet: Packet, changes: Partial<BoardProps> = {}): BoardProps {
  const chosen = changes.chosen ?? [];
  return {
    packet,
    edition: edition as never,
    names: ["Ada", "Blaise", "Cleo"],
    looks: [0, 1, 2].map((seat) => lookOf(seat)),
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

const ACTIONS = ["draw", "lay", "clear", "imprison", "release", "move", "draw-embrouille", "encounter", "exchange", "partner", "pick-laid", "give", "play", "point", "steal", "fetch", "discard", "throw", "pass", "sell", "done"]; // prettier-ignore
/** Those that were written down but move nothing that is drawn are told by the log alone. */
const EVENTS = ["piles", "opened", "first", "turn", "laid", "arrived", "cleared", "imprisoned", "released", "drew", "drew-own", "drew-embrouille", "drew-own-embrouille", "reshuffled", "reshuffled-embrouilles", "moved", "met", "exchanged", "exchanged-own", "returned", "played", "quarrel", "sleight", "sleight-own", "find", "discarded", "second-wind", "rendezvous", "threw", "threw-made", "throw-passed", "missed", "prize", "sold", "majority", "over", "cap"]; // prettier-ignore
const offersOf = (packet: Packet, action: string) =>
  packet.offers.filter((shown) => (shown.action as { do: string }).do === action);

describe("every action can be touched", () => {
  test.each(ACTIONS)("%s", async (action) => {
    const { before } = exampleOf(action);
    await render(Board, props(before));
    const ids = new Set(drawn());
    const offers = offersOf(before, action);
    expect(offers.length).toBeGreaterThan(0);
    for (const { offer } of offers) expect(offer.touches.filter((id) => !ids.has(id))).toEqual([]);
    expect(document.querySelectorAll(".lit[data-id]").length).toBeGreaterThan(0);
  });
});

describe("every event is shown, and all is then as without motion", () => {
  test.each(showing(EVENTS))("%s", async (_, { before, after }) => {
    const still = await render(Board, props(after));
    const end = seen(still.container);
    still.unmount();
    const { rerender, container } = await render(Board, props(before, { motion: true }));
    standStill();
    await rerender(props(after, { motion: true }));
    const moving = () => {
      const moved = container.querySelector(".sky:last-child")?.childElementCount ?? 0;
      const marks = container.querySelectorAll(".withheld, .glow, .spot, .throw").length;
      return moved + marks;
    };
    await expect.poll(moving).toBeGreaterThan(0);
    await userEvent.keyboard("{Shift}");
    await expect.poll(() => container.querySelectorAll(".withheld, .glow")).toHaveLength(0);
    await rerender(props(after));
    expect(seen(container)).toEqual(end);
  });
});

test("every part is drawn once", async () => {
  for (const { after } of examples) {
    const { unmount } = await render(Board, props(after));
    const ids = drawn();
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
    unmount();
  }
});

test("of other hands only what is known is drawn", async () => {
  for (const { after } of examples) {
    const view = after.view as View;
    const { unmount } = await render(Board, props(after));
    const cards = drawn().filter((id) => id.startsWith("hand:") && !id.endsWith("-back"));
    const known = view.players.flatMap(({ hand }, seat) => hand.known.map((key) => `hand:${seat}:${key}`));
    expect(cards.sort()).toEqual([...new Set(known)].sort());
    unmount();
  }
});

test("A, B and C show what each is for; what is free stays lit", async () => {
  const { before } = examples.find(({ before: packet }) =>
    ["draw", "lay", "move"].every((action) => offersOf(packet, action).length > 0),
  ) ?? { before: exampleOf("move").before };
  await render(Board, props(before));
  const heads = () =>
    new Set(
      [...document.querySelectorAll(".lit[data-id]")].map(
        (part) => part.getAttribute("data-id")?.split(":")[0],
      ),
    );
  expect(heads()).toContain("pile");
  await userEvent.keyboard("c");
  expect(heads()).not.toContain("pile");
  expect(heads()).toContain("figure");
  expect(document.activeElement?.getAttribute("data-id")).toMatch(/^figure:/);
  await userEvent.click(document.querySelectorAll(".turn button")[0] as HTMLElement);
  expect(heads()).toContain("pile");
  expect(heads()).not.toContain("figure");
  expect(touch).not.toHaveBeenCalled();
});

test("a card touched twice goes to its own column, and is laid without a third touch", async () => {
  const { before } = exampleOf("lay");
  const [card = ""] = offersOf(before, "lay")[0]?.offer.touches ?? [];
  await render(Board, props(before, { chosen: [card] }));
  await userEvent.click(find(card));
  const column = touch.mock.calls[0]?.[0] as string;
  expect(column).toMatch(/^column:/);
  expect(touch.mock.calls).toEqual([[column, true]]);
});

test("digits pick cards, arrows lead from place to place, Enter touches", async () => {
  const { before } =
    examples.find(({ before: packet }) => offersOf(packet, "move").length > 3) ?? exampleOf("move");
  await render(Board, props(before));
  find("place:street").focus();
  const at = () => document.activeElement?.closest("[data-id]")?.getAttribute("data-id");
  const way = [];
  for (const arrow of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"]) {
    await userEvent.keyboard(`{${arrow}}`);
    way.push(at());
  }
  expect(way.every((id) => id?.startsWith("place:"))).toBe(true);
  expect(new Set(way).size).toBeGreaterThan(3);
  await userEvent.keyboard("{Enter}");
  expect(touch).toHaveBeenLastCalledWith(at());
  const laying = exampleOf("lay").before;
  await render(Board, props(laying));
  await userEvent.keyboard("1");
  expect(touch).toHaveBeenLastCalledWith(expect.stringMatching(/^hand:/));
});

describe("what the brief has dragged is dragged", () => {
  /** In a place, above those who stand there. */
  const spotOf = (id: string) => {
    const { x, y, width, height } = find(id).getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + (id.startsWith("place:") ? 6 : height / 2) };
  };
  const point = (type: string, id: string, at = spotOf(id)) =>
    find(id).dispatchEvent(new PointerEvent(type, { ...at, bubbles: true, pointerId: 1, button: 0 }));
  const isUppermost = (id: string) => idsAt(spotOf(id).clientX, spotOf(id).clientY)[0] === id;

  test.each(["lay", "clear", "imprison", "release", "move", "draw-embrouille", "encounter", "exchange"])(
    "%s",
    async (action) => {
      const { before } = exampleOf(action);
      const { rerender } = await render(Board, props(before));
      const pairs = offersOf(before, action).map(({ offer }) => offer.touches);
      const [first = "", second = ""] = pairs.find(([, to = ""]) => isUppermost(to)) ?? [];
      point("pointerdown", first);
      point("pointermove", first, { clientX: 5, clientY: 5 });
      expect(touch.mock.calls).toEqual([[first]]);
      await rerender(props(before, { chosen: [first] }));
      point("pointerup", second);
      expect(touch.mock.calls.slice(1).every(([id]: unknown[]) => id === second)).toBe(true);
      expect(touch.mock.calls.length).toBeGreaterThan(1);
    },
  );

  test("what one touch does is not done by a hand that trembles", async () => {
    const { before } = exampleOf("sell");
    const [column = ""] = offersOf(before, "sell")[0]?.offer.touches ?? [];
    await render(Board, props(before));
    const { clientX, clientY } = spotOf(column);
    point("pointerdown", column);
    point("pointermove", column, { clientX: clientX + 20, clientY });
    point("pointerup", column, { clientX: clientX + 20, clientY });
    expect(touch).not.toHaveBeenCalled();
  });
});

test("an embrouille is shown large before it is played", async () => {
  const { before } = exampleOf("play");
  const [card = ""] = offersOf(before, "play")[0]?.offer.touches ?? [];
  await render(Board, props(before, { chosen: [card] }));
  expect(document.querySelector(".peek [data-card]")).not.toBe(null);
});

test("the discards open on a tap, and by themselves when one may be taken", async () => {
  const { after } = exampleOf("discarded");
  const { unmount } = await render(Board, props(after, { lit: new Set() }));
  await userEvent.click(find("discards"));
  expect(document.querySelectorAll("[data-id^='discard:']").length).toBeGreaterThan(0);
  expect(touch).not.toHaveBeenCalled();
  unmount();
  await render(Board, props(exampleOf("fetch").before));
  expect(document.querySelectorAll(".lit[data-id^='discard:']").length).toBeGreaterThan(0);
});

test.each([
  [390, 844],
  [1280, 800],
  [1920, 1080],
])("nothing is wider than the screen: %i x %i", async (width, height) => {
  await page.viewport(width, height);
  for (const { after } of examples.filter((one) => keysOf(one).length > 1)) {
    const { unmount } = await render(Board, props(after));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    unmount();
  }
});

test("axe finds nothing to complain about in either theme", async () => {
  for (const what of some(["lay", "move", "throw", "give", "sell", "fetch", "over"])) {
    const { before, after } = exampleOf(what);
    const { container, rerender, unmount } = await render(Board, props(before));
    expect(await complaints(container)).toEqual([]);
    await rerender(props(after, { seat: null }));
    expect(await complaints(container)).toEqual([]);
    unmount();
  }
});
