import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page, userEvent } from "vitest/browser";
import "../../core/base.css";
import "../../core/theme.css";
import type { BoardProps } from "../../core/board";
import { idsAt } from "../../core/drag";
import { boardProps, complaints, drawn, find, seen, some, standStill } from "../../core/examples";
import type { Event, Packet } from "../../core/types";
import Board from "./Board.svelte";
import { edition, exampleOf, examples, keysOf, say, showing } from "./example";
import { placesIn, type View } from "./model";

const centreOf = (id: string, inner = ""): [number, number] => {
  const part = (inner && find(id).querySelector(inner)) || find(id);
  const { x, y, width, height } = part.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};
const pointer = (type: string, clientX: number, clientY: number) =>
  new PointerEvent(type, { clientX, clientY, bubbles: true, pointerId: 1, button: 0 });
const point = (type: string, id: string, inner = "") =>
  find(id).dispatchEvent(pointer(type, ...centreOf(id, inner)));

const touch = vi.fn();
beforeEach(async () => {
  touch.mockClear();
  await page.viewport(1000, 720);
});

const props = (packet: Packet, changes: Partial<BoardProps> = {}) =>
  boardProps({ packet, edition: edition as never, say, touch }, changes);
const ACTIONS = ["lay", "start", "discard", "walk", "plant", "lift", "drop", "collect", "build", "cover", "grow", "spend", "keep", "keep-all", "refill", "done"]; // prettier-ignore
const EVENTS = ["drew-tile", "laid", "filled", "dealt", "dealt-other", "chose", "twin", "discarded", "started", "turn", "walked", "planted", "lifted", "dropped", "collected", "white", "builds", "covered", "completed", "flower", "no-flower", "grew", "kept", "grid", "refilled", "rejected", "drew", "drew-other", "shuffled", "ending", "over"]; // prettier-ignore

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
  test.each(showing(EVENTS))("%s", async (_, { before, after }) => {
    const still = await render(Board, props(after));
    const end = seen(still.container);
    still.unmount();
    const { rerender, container } = await render(Board, props(before, { motion: true }));
    standStill();
    await rerender(props(after, { motion: true }));
    const moving = () => {
      const moved = container.querySelector(".sky:last-child")?.childElementCount ?? 0;
      return moved + container.querySelectorAll(".withheld, .glow").length;
    };
    await expect.poll(moving).toBeGreaterThan(0);
    await userEvent.keyboard("{Shift}");
    await expect.poll(() => container.querySelectorAll(".withheld, .glow")).toHaveLength(0);
    await rerender(props(after));
    expect(seen(container)).toEqual(end);
  });
});

test("where a nebula may be laid is drawn while it still moves: the sheet need not list it", async () => {
  const { before, after } = exampleOf("drew-tile");
  const { rerender } = await render(Board, props(before, { motion: true }));
  await rerender(props(after, { motion: true }));
  const cells = after.offers.flatMap(({ offer }) => offer.touches).filter((id) => id.startsWith("cell:"));
  expect(cells.length).toBeGreaterThan(0);
  expect(drawn()).toEqual(expect.arrayContaining(cells));
});

test("every part is drawn once", async () => {
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

describe("what the brief has dragged is dragged", () => {
  const touchesOf = (packet: Packet, action: string) =>
    packet.offers
      .filter((shown) => (shown.action as { do: string }).do === action)
      .map(({ offer }) => offer.touches);

  test.each(["drop", "cover", "keep"])("%s: a bit, and then what it goes to", async (action) => {
    const { before } = exampleOf(action);
    const [bit = "", to = ""] = touchesOf(before, action).find(({ length }) => length === 2) ?? [];
    const { rerender } = await render(Board, props(before));
    point("pointerdown", bit);
    point("pointermove", to);
    expect(touch.mock.calls).toEqual([[bit]]);
    await rerender(props(before, { chosen: [bit] }));
    point("pointerup", to);
    expect(touch.mock.calls).toEqual([[bit], [to]]);
    // The click after it goes no further: it would take the choice back.
    const aside = vi.fn();
    document.body.addEventListener("click", aside, { once: true });
    find(to).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(aside).not.toHaveBeenCalled();
    document.body.removeEventListener("click", aside);
    expect(touch.mock.calls).toHaveLength(2);
  });

  test("a nebula goes where it is dropped, and nowhere before", async () => {
    const { before } = exampleOf("lay");
    const { frame } = before.view as View;
    const tile = `tile:${edition.tiles.names[frame?.at === "mapping" ? frame.tile : -1]}`;
    await render(Board, props(before));
    const [cell = ""] = touchesOf(before, "lay").find(([id = ""]) => idsAt(...centreOf(id))[0] === id) ?? [];
    point("pointerdown", tile);
    point("pointermove", cell);
    expect(touch).not.toHaveBeenCalled();
    point("pointerup", cell);
    expect(touch.mock.calls).toEqual([[cell]]);
  });

  test("a flower is planted where the girl stands, and nowhere else", async () => {
    const { before } = exampleOf("plant");
    const { girl, map } = before.view as View;
    const [flower = ""] = touchesOf(before, "plant")[0] ?? [];
    const elsewhere = map.find(({ tile, cell }) => cell && tile !== girl)?.tile ?? "";
    await render(Board, props(before));
    for (const tile of [elsewhere, girl]) {
      expect(touch).not.toHaveBeenCalled();
      point("pointerdown", flower);
      point("pointermove", `tile:${tile}`);
      point("pointerup", `tile:${tile}`);
    }
    expect(touch.mock.calls).toEqual([[flower]]);
  });

  test("the girl is led from nebula to nebula; where she is let go nothing else is touched", async () => {
    const { before, after } = exampleOf("walk");
    const [, tile = ""] = touchesOf(before, "walk")[0] ?? [];
    const { rerender } = await render(Board, props(before, { chosen: ["girl"] }));
    point("pointerdown", "girl");
    point("pointermove", tile, ".hex");
    expect(touch.mock.calls).toEqual([[tile]]);
    await rerender(props({ ...before, view: after.view }));
    point("pointerup", tile, ".hex");
    expect(touch.mock.calls).toEqual([[tile]]);
  });

  test("what one touch does is not done by a hand that trembles", async () => {
    for (const action of ["refill", "lift", "spend", "build"]) {
      const { before } = exampleOf(action);
      const [only = ""] = touchesOf(before, action).find(({ length }) => length === 1) ?? [];
      const { unmount } = await render(Board, props(before));
      const [x, y] = centreOf(only);
      point("pointerdown", only);
      find(only).dispatchEvent(pointer("pointermove", x + 20, y));
      find(only).dispatchEvent(pointer("pointerup", x + 20, y));
      expect(touch).not.toHaveBeenCalled();
      unmount();
    }
  });
});

test("the path of a sowing is drawn, and a step taken back leaves it", async () => {
  const { before, after } = exampleOf("drop");
  const { frame } = before.view as View;
  const trodden = frame?.at === "sowing" ? placesIn(frame.visited) : [];
  expect((after.view as View).frame?.at).toBe("sowing");
  const told = trodden.map((tile, n) => ({
    ...(after.events[0] as Event),
    says: { key: `dejavu-event-${n ? "dropped" : "lifted"}`, args: {} },
    touches: [`tile:${edition.tiles.names[tile]}`],
  }));
  const { rerender, container } = await render(Board, props({ ...before, events: told }));
  expect(container.querySelectorAll(".trodden")).toHaveLength(trodden.length);
  await rerender(props(after));
  expect(container.querySelectorAll(".trodden")).toHaveLength(trodden.length + 1);
  expect(container.querySelector("path.path")?.getAttribute("d")?.match(/[ML]/g)).toHaveLength(
    trodden.length + 1,
  );
  await rerender(props({ ...before, seq: after.seq + 1, events: [] }));
  expect(container.querySelectorAll(".trodden")).toHaveLength(trodden.length);
});

test("a card that can be completed says what it brings, before it is touched", async () => {
  const { before } = exampleOf("build");
  await render(Board, props(before));
  const built = before.offers.flatMap(({ action, offer }) =>
    (action as { do: string }).do === "build" ? offer.touches : [],
  );
  expect(built.length).toBeGreaterThan(0);
  for (const id of built) {
    const chance = (before.view as View).chances.find(({ card }) => card === id.split(":")[1]);
    expect(find(id).querySelector(".brings")?.textContent).toBe(`+${chance?.brings}`);
    expect(find(id).textContent).toContain(`brings ${chance?.brings}`);
  }
});

test("the only bit that fits a card goes with a touch on the card, and a chest takes all at once", async () => {
  const { before: covering } = exampleOf("cover");
  const { unmount } = await render(Board, props(covering));
  const onto = covering.offers.map(({ offer }) => offer.touches).filter((ids) => ids.length === 2);
  const only = onto.find(([, card]) => onto.filter((ids) => ids[1] === card).length === 1);
  expect(only).toBeDefined();
  const [bit = "", card = ""] = only ?? [];
  const builds = covering.offers.some(({ offer }) => offer.touches.length === 1 && offer.touches[0] === card);
  await userEvent.click(find(card));
  expect(touch.mock.calls).toEqual(builds ? [[card]] : [[bit], [card]]);
  unmount();
  touch.mockClear();
  const { before: keeping } = exampleOf("keep-all");
  const all = keeping.offers.find(({ action }) => (action as { do: string }).do === "keep-all");
  const [chest = ""] = all?.offer.touches ?? [];
  await render(Board, props(keeping));
  await userEvent.click(find(chest));
  expect(touch.mock.calls.map(([id]: unknown[]) => id)).toEqual([chest, chest]);
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
])("nothing is wider than the screen: %i x %i", async (width, height) => {
  await page.viewport(width, height);
  for (const { after } of examples.filter((one) => keysOf(one).length > 1)) {
    const { unmount } = await render(Board, props(after));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    unmount();
  }
});

test("axe finds nothing to complain about in either theme", async () => {
  for (const what of some(["lay", "discard", "collected", "cover", "over", "completed"])) {
    const { before, after } = exampleOf(what);
    const { container, rerender, unmount } = await render(Board, props(before));
    expect(await complaints(container)).toEqual([]);
    for (const given of [props(after), props(after, { seat: null })]) {
      await rerender(given);
      expect(await complaints(container)).toEqual([]);
    }
    unmount();
  }
});
