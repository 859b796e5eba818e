import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page, userEvent } from "vitest/browser";
import "../../core/base.css";
import "../../core/theme.css";
import type { BoardProps } from "../../core/board";
import { boardProps, complaints, find, standStill } from "../../core/examples";
import Board from "./Board.svelte";
import { board, edition, event, holding, packet, say, view } from "./example";

const touch = vi.fn();
beforeEach(async () => {
  touch.mockClear();
  await page.viewport(1000, 720);
});

const props = ({ packet: given, ...changes }: Partial<BoardProps> = {}) =>
  boardProps({ packet: given ?? packet(view()), edition: edition as never, say, touch }, changes);

const offering = (...touches: string[][]) => ({
  packet: packet(view(), touches),
  lit: new Set(touches.flat()),
});

function pressed(key: string) {
  return userEvent.keyboard(`{${key}}`);
}

test("every part of the position is drawn once", async () => {
  const boards = [board({ hexes: holding(4, "red", "red", "blue") }), board()];
  await render(Board, props({ packet: packet(view({ boards })) }));
  const ids = [...document.querySelectorAll("[data-id]")].map((part) => part.getAttribute("data-id"));
  expect(new Set(ids).size).toBe(ids.length);
  const parts = ["tile:one", "fragment:one:red", "token:0:4:red", "core:0:0", "slot:0:swap", "supply:red"];
  expect(ids).toEqual(
    expect.arrayContaining([...parts, "hex:0:18", "hex:1:18", "bag", "round", "end:left", "end:right"]),
  );
  expect(document.querySelectorAll('[data-id="token:0:4:red"] use')).toHaveLength(2);
});

test("a touch on a lit part is told, with what lies innermost", async () => {
  await render(Board, props(offering(["fragment:one:red"])));
  await userEvent.click(find("fragment:one:red"));
  expect(touch).toHaveBeenCalledExactlyOnceWith("fragment:one:red");
});

test("a fragment that is not lit stands for its hex, if that is", async () => {
  const boards = [board({ hexes: holding(4, "red") }), board()];
  await render(
    Board,
    props({ packet: packet(view({ boards }), [["core:0:0", "hex:0:4"]]), lit: new Set(["hex:0:4"]) }),
  );
  await userEvent.click(find("token:0:4:red"));
  expect(touch).toHaveBeenCalledExactlyOnceWith("hex:0:4");
});

test("what cannot be touched now can still be asked about", async () => {
  await render(Board, props());
  await userEvent.click(find("hex:0:9"));
  expect(touch).toHaveBeenCalledExactlyOnceWith("hex:0:9");
});

test("a finger just beside a lit fragment means it, a mouse does not", async () => {
  await page.viewport(390, 844);
  const boards = [board({ hexes: holding(9, "red", "blue") }), board()];
  const offers = [["token:0:9:red", "hex:0:10"]];
  await render(Board, props({ packet: packet(view({ boards }), offers), lit: new Set(["token:0:9:red"]) }));
  const { left, width, top, height } = find("hex:0:9").getBoundingClientRect();
  const beside = { bubbles: true, clientX: left + width / 2 + 2, clientY: top + height / 2 };
  const blue = find("token:0:9:blue");
  blue.dispatchEvent(new PointerEvent("click", { ...beside, pointerType: "mouse" }));
  expect(touch).toHaveBeenLastCalledWith("hex:0:9");
  blue.dispatchEvent(new PointerEvent("click", { ...beside, pointerType: "touch" }));
  expect(touch).toHaveBeenLastCalledWith("token:0:9:red");
});

test("only the part that comes first is lit", async () => {
  const offers = [["tile:three", "slot:0:swap"]];
  const boards = [board({ waiting: ["three"] }), board()];
  const given = { packet: packet(view({ boards }), offers), lit: new Set(offers.flat()) };
  const { rerender } = await render(Board, props(given));
  expect(find("tile:three")).toHaveClass("lit");
  expect(find("slot:0:swap")).not.toHaveClass("lit");
  await rerender(props({ ...given, chosen: ["tile:three"], lit: new Set(["slot:0:swap"]) }));
  expect(find("tile:three")).toHaveClass("chosen");
  expect(find("slot:0:swap")).toHaveClass("lit");
});

test("the keyboard walks the hexes, and Enter touches", async () => {
  await render(Board, props(offering(["hex:0:9"], ["hex:0:10"])));
  find("hex:0:9").focus();
  await pressed("ArrowRight");
  expect(document.activeElement).toBe(find("hex:0:10"));
  await pressed("Enter");
  expect(touch).toHaveBeenCalledExactlyOnceWith("hex:0:10");
});

test("Tab comes to one hex only, the first that is lit", async () => {
  await render(Board, props(offering(["hex:0:9"], ["hex:0:10"])));
  const stops = [...document.querySelectorAll('[role="gridcell"][tabindex="0"]')];
  expect(stops).toEqual([find("hex:0:9")]);
});

test("Enter on a hex with several lit fragments goes in among them, and arrows lead through and out", async () => {
  const boards = [board({ hexes: holding(9, "red", "blue") }), board()];
  const offers = [
    ["token:0:9:red", "hex:0:10"],
    ["token:0:9:blue", "hex:0:10"],
  ];
  await render(Board, props({ packet: packet(view({ boards }), offers), lit: new Set(offers.flat()) }));
  find("hex:0:9").focus();
  await pressed("Enter");
  expect(touch).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(find("token:0:9:red"));
  await pressed("ArrowRight");
  await pressed("Enter");
  expect(touch).toHaveBeenCalledExactlyOnceWith("token:0:9:blue");
  await pressed("ArrowRight");
  expect(document.activeElement).toBe(find("hex:0:9"));
});

test("Enter on a hex with a single lit fragment takes it", async () => {
  const boards = [board({ hexes: holding(9, "red", "blue") }), board()];
  const offers = [["token:0:9:red", "hex:0:10"]];
  await render(Board, props({ packet: packet(view({ boards }), offers), lit: new Set(offers.flat()) }));
  find("hex:0:9").focus();
  await pressed("Enter");
  expect(touch).toHaveBeenCalledExactlyOnceWith("token:0:9:red");
});

test("things that lie together are one stop for Tab, and the board comes before its bank", async () => {
  await render(Board, props(offering(["hex:0:9"])));
  const stops = [...document.querySelectorAll('.vivid :is(button, [role="gridcell"])')]
    .filter((part) => (part as HTMLElement).tabIndex === 0)
    .map((part) => part.getAttribute("data-id")?.split(":")[0] ?? "another board");
  expect(stops).toEqual(["end", "hex", "slot", "supply", "another board"]);
});

test("another board opens with a tap, and mine comes back when I am asked", async () => {
  const waiting = packet(view());
  waiting.to_act = [1];
  const { rerender } = await render(Board, props({ packet: waiting }));
  await userEvent.click(page.getByRole("button", { name: "board P1" }));
  expect(find("hex:1:0")).toHaveAttribute("role", "gridcell");
  expect(touch).not.toHaveBeenCalled();
  await rerender(props({ packet: packet(view(), [], [], 2) }));
  expect(find("hex:0:0")).toHaveAttribute("role", "gridcell");
});

test("another board stays open while packets come, until I am asked anew", async () => {
  const { rerender } = await render(Board, props());
  await userEvent.click(page.getByRole("button", { name: "board P1" }));
  await rerender(props({ packet: packet(view(), [], [event("took", [])], 2) }));
  await rerender(props({ packet: packet(view({ bag: 30 }), [], [], 3) }));
  expect(find("hex:1:0")).toHaveAttribute("role", "gridcell");
});

test("a watcher sees every board large and no secret", async () => {
  const boards = [board(), board()];
  await render(Board, props({ seat: null, packet: packet(view({ seat: null, boards })) }));
  expect(document.querySelectorAll('[role="grid"]')).toHaveLength(2);
  expect(document.querySelector('[data-id^="aspiration"]')).toBe(null);
});

test("a fragment travels: it is withheld where it goes until it has arrived", async () => {
  const before = [board({ hexes: holding(9, "red") }), board()];
  const after = [board({ hexes: holding(10, "red") }), board()];
  const { rerender } = await render(Board, props({ motion: true, packet: packet(view({ boards: before })) }));
  const moved = packet(view({ boards: after }), [], [event("rewired", ["token:0:9:red", "hex:0:10"])], 2);
  await rerender(props({ motion: true, packet: moved }));
  expect(document.querySelectorAll(".withheld")).toHaveLength(1);
  await expect.poll(() => document.querySelectorAll(".withheld")).toHaveLength(0);
  expect(document.querySelector(".sky > div")).toBe(null);
});

/** The parts that lie over another one that is not inside them, by more than a hair. */
function overlapping(selector: string): string[] {
  const parts = [...document.querySelectorAll(selector)].map((part) => ({
    part,
    name: part.getAttribute("data-id") ?? part.className.toString(),
    box: part.getBoundingClientRect(),
  }));
  const cover = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return parts.flatMap(({ part, name, box }, n) =>
    parts
      .slice(n + 1)
      .filter((other) => !part.contains(other.part) && cover(box, other.box))
      .map((other) => `${name} over ${other.name}`),
  );
}

/** The drawing has measured its room. */
async function settled() {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
}

const four = ["three", "four", "five", "six"];

test.each([
  ["1280×800", 950, 606],
  ["1920×1080", 1590, 886],
  ["390×844", 390, 844],
])("waiting tiles, bank, supply and line keep apart on a screen of %s", async (_, width, height) => {
  await page.viewport(width, height);
  const frame = document.createElement("div");
  Object.assign(frame.style, { height: `${height}px`, padding: "8px 10px", overflow: "auto" });
  document.body.append(frame);
  for (const waiting of [[], four.slice(1), four]) {
    const boards = [board({ waiting }), board()];
    const screen = await render(Board, { target: frame, props: props({ packet: packet(view({ boards })) }) });
    await settled();
    expect(overlapping(".bank button, .supply button, .bag, .round, .line button, .frame, .other")).toEqual(
      [],
    );
    const outside = [...frame.querySelectorAll(".bank button")].filter(
      (part) => part.getBoundingClientRect().height < 44,
    );
    expect(outside).toEqual([]);
    if (width > 720) expect(frame.scrollHeight).toBeLessThanOrEqual(height + 1);
    await screen.unmount();
  }
  frame.remove();
});

test("on the stage a board keeps its size when its owner claims a tile", async () => {
  await page.viewport(1920, 1000);
  const seen = (waiting: string[]) => packet(view({ seat: null, boards: [board({ waiting }), board()] }));
  const watching = (waiting: string[]) => props({ seat: null, stage: true, packet: seen(waiting) });
  const { rerender } = await render(Board, watching([]));
  const size = () => document.querySelector(".field")?.getBoundingClientRect();
  const before = size();
  for (const waiting of [["three"], four]) {
    await rerender(watching(waiting));
    expect(size()).toEqual(before);
    expect(overlapping(".bank button, .all .frame")).toEqual([]);
  }
});

test("alone, the automa shows its points and what its things are worth to it", async () => {
  const line = { rule: "vivid.solo.automa", says: { key: "line" }, at: [], round: 1 };
  const automa = {
    card: "none",
    unseen: [],
    piles: [2, 1, 1, 1, 3],
    claimed: ["six"],
    new: [],
    lines: [{ ...line, points: 8 }],
  };
  const seen = packet(view({ seats: 1, boards: [board()], automa }));
  const rivals = [{ name: { key: "automa" }, lines: [], forecast: [{ ...line, points: 30 }], place: null }];
  await render(Board, props({ packet: { ...seen, rivals } }));
  expect(find("automa:total").textContent.replace(/\s/g, "")).toBe("8+30");
  expect(find("tile:six").textContent.trim()).toBe("8");
  expect(find("automa:red").textContent.replace(/\s/g, "")).toBe("23");
  expect(find("automa:sets").textContent.replace(/\s/g, "")).toBe("18");
});

/** How far the middle of one box is from that of another, in pixels. */
function apart(a: DOMRect, b: DOMRect): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}

const ghost = () => document.querySelector<HTMLElement>(".sky > div") as HTMLElement;

test("what waits to leave lies on its hex, also when the layout changes with the packet and after it", async () => {
  const before = [board({ hexes: holding(9, "red") }), board()];
  const after = [board({ cores: [true, false, false, false, false] }), board()];
  const { rerender } = await render(Board, props({ motion: true, packet: packet(view({ boards: before })) }));
  const place = () => find("hex:0:9").getBoundingClientRect();
  let last = place();
  const told = [
    event("scored", ["hex:0:1", "hex:0:2"], { points: 40 }),
    event("filled", ["token:0:9:red", "core:0:0"]),
  ];
  const next = packet(view({ boards: after, line: [] }), [], told, 2);
  standStill();
  await rerender(props({ motion: true, packet: next }));
  await expect.poll(() => document.querySelector(".count")).not.toBe(null);
  for (const [width, height] of [
    [1000, 720],
    [820, 600],
  ] as const) {
    await page.viewport(width, height);
    await expect.poll(() => apart(last, place())).toBeGreaterThan(4);
    vi.advanceTimersByTime(100); // by now it has looked where its hex is
    await expect.poll(() => apart(ghost().getBoundingClientRect(), place())).toBeLessThan(4);
    last = place();
  }
});

test("what flies comes down where its place is by then", async () => {
  const before = [board({ hexes: holding(9, "red") }), board()];
  const after = [board({ hexes: holding(10, "red") }), board()];
  const { rerender } = await render(Board, props({ motion: true, packet: packet(view({ boards: before })) }));
  const moved = packet(view({ boards: after }), [], [event("rewired", ["token:0:9:red", "hex:0:10"])], 2);
  standStill();
  await rerender(props({ motion: true, packet: moved }));
  await expect.poll(() => ghost()?.getAnimations()).toHaveLength(1);
  const [flight] = ghost()?.getAnimations() ?? [];
  const place = find("token:0:10:red").querySelector("[data-piece]") as Element;
  const first = place.getBoundingClientRect();
  await page.viewport(600, 844);
  await expect.poll(() => apart(first, place.getBoundingClientRect())).toBeGreaterThan(20);
  if (flight) flight.currentTime = 279;
  vi.advanceTimersByTime(100);
  await expect
    .poll(() => apart(ghost().getBoundingClientRect(), place.getBoundingClientRect()))
    .toBeLessThan(3);
});

test("any key ends all movement", async () => {
  const { rerender } = await render(Board, props({ motion: true }));
  const scored = event("scored", ["hex:0:1", "hex:0:2"], { points: 40 });
  standStill();
  await rerender(props({ motion: true, packet: packet(view(), [], [scored, scored, scored], 2) }));
  await expect.poll(() => document.querySelector(".count")).not.toBe(null);
  await pressed("Shift");
  expect(document.querySelector(".count")).toBe(null);
  expect(document.querySelector(".cell.glow")).toBe(null);
});

test("without motion everything is where it belongs at once", async () => {
  const { rerender } = await render(Board, props());
  const scored = event("scored", ["hex:0:1"], { points: 4 });
  await rerender(props({ packet: packet(view(), [], [scored], 2) }));
  expect(document.querySelector(".count")).toBe(null);
});

test("axe finds nothing to complain about in either theme", async () => {
  const bank = board().bank.with(0, { slot: "combine", tile: "one", score_face: true, used: false });
  const mine = board({ bank, waiting: ["three"], cherished: ["two"], held: ["red"], aspiration: "blue" });
  const { container, rerender } = await render(Board, props(offering(["hex:0:9"], ["fragment:one:red"])));
  expect(await complaints(container)).toEqual([]);
  await rerender(props({ packet: packet(view({ boards: [mine, board()] })) }));
  expect(await complaints(container)).toEqual([]);
  await rerender(props({ seat: null, packet: packet(view({ seat: null, boards: [mine, board()] })) }));
  expect(await complaints(container)).toEqual([]);
});
