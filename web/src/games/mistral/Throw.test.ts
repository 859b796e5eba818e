import type { ComponentProps } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page, userEvent } from "vitest/browser";
import "../../core/base.css";
import "../../core/theme.css";
import { complaints, standStill } from "../../core/examples";
import { lookOf } from "../../core/seats";
import type { Packet } from "../../core/types";
import { edition, exampleOf, say } from "./example";
import "./mistral.css";
import { Quarter, type View } from "./model";
import Throw from "./Throw.svelte";

type Props = ComponentProps<typeof Throw>;
const hold = vi.fn();
const nothing: ReadonlySet<string> = new Set();

beforeEach(async () => {
  hold.mockClear();
  await page.viewport(390, 640);
  Object.assign(document.body.style, { position: "relative", height: "420px" });
  document.body.className = "mistral";
});

function props(packet: Packet, changes: Partial<Props> = {}): Props {
  return {
    view: packet.view as View,
    quarter: new Quarter(edition),
    names: ["Ada", "Blaise", "Cleo"],
    actor: (packet.view as View).seat,
    looks: [0, 1, 2].map((seat) => lookOf(seat)),
    lit: nothing,
    chosen: nothing,
    say,
    motion: true,
    stage: false,
    events: packet.events,
    seq: packet.seq,
    hold,
    ...changes,
  };
}
const count = (selector: string) => document.querySelectorAll(selector).length;
const faces = () =>
  [...document.querySelectorAll("[data-die]")].map((die) => Number(die.getAttribute("data-die")));
const thrown = (packet: Packet) => (packet.view as View).throwing?.last;

test("after a reload the last dice lie there: what counts, who may still throw", async () => {
  const { after } = exampleOf("threw");
  await render(Throw, { props: props(after) });
  const last = thrown(after);
  expect(faces()).toEqual(last?.dice);
  expect(count(".matched")).toBe(last?.matched.length);
  expect(count(".rolling")).toBe(0);
  const left = (after.view as View).throwing?.throws.filter((throws) => throws > 0);
  expect(count(".left li")).toBe(left?.length);
  expect(document.querySelector(".scene")?.textContent).toContain("scene-turn");
});

test("the dice roll before everybody, nothing ends meanwhile, and any key shows the end", async () => {
  const { before, after } = exampleOf("threw-made");
  const { rerender } = await render(Throw, { props: props(before) });
  standStill();
  await rerender(props(after));
  await expect.poll(() => count(".rolling")).toBe(9);
  expect(count(".matched")).toBe(0);
  expect(hold).toHaveBeenLastCalledWith(true);
  vi.advanceTimersToNextTimer();
  await expect.poll(() => document.querySelector(".result")?.textContent).toContain("scene-made");
  expect(count(".matched")).toBe(thrown(after)?.matched.length);
  await userEvent.keyboard("{Shift}");
  await expect.poll(() => count(".scene")).toBe(0);
  expect(hold).toHaveBeenLastCalledWith(false);
  expect(document.querySelector(".ribbon")?.textContent).toContain("scene-won");
});

test("without motion the end is seen at once, also of a rendez-vous that is over", async () => {
  const { before, after } = exampleOf("missed");
  expect((after.view as View).throwing).toBe(null);
  const { rerender } = await render(Throw, { props: props(before, { motion: false }) });
  standStill();
  await rerender(props(after, { motion: false }));
  await expect.poll(() => document.querySelector(".result")?.textContent).toContain("scene-missed");
  expect(count(".rolling")).toBe(0);
  expect(faces()).toHaveLength(9);
  await userEvent.keyboard("{Shift}");
  await expect.poll(() => count(".scene")).toBe(0);
});

test("an older packet, as when a replay goes back, rolls nothing", async () => {
  const { before, after } = exampleOf("threw-made");
  const { rerender } = await render(Throw, { props: props(after) });
  await rerender(props({ ...before, seq: after.seq - 1, events: after.events }));
  expect(count(".rolling")).toBe(0);
});

test("cup and pass are there for whoever may use them, and the scene is for everybody", async () => {
  const { before } = exampleOf("throw");
  const { rerender, container } = await render(Throw, {
    props: props(before, { lit: new Set(["shaker", "pass"]) }),
  });
  const buttons = [...document.querySelectorAll<HTMLElement>("button")];
  expect(buttons.map((button) => button.dataset["id"])).toEqual(["shaker", "pass"]);
  for (const button of buttons) expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(await complaints(container)).toEqual([]);
  await rerender(props(before));
  expect([count("button"), count("[data-id=shaker]"), count(".lit")]).toEqual([2, 1, 0]);
  await rerender(props({ ...before, view: { ...before.view, seat: null } }));
  expect(count("button")).toBe(0);
  expect(count("[data-scene]")).toBe(1);
});

test("while the last dice are seen cup and pass stay where they are, and take no touch", async () => {
  const { after } = exampleOf("threw");
  const next = (after.view as View).throwing?.seat ?? null;
  const seen = { ...after, view: { ...after.view, seat: next } };
  const lit = new Set(["shaker", "pass"]);
  const { rerender } = await render(Throw, {
    props: props({ ...seen, seq: after.seq - 1, events: [] }, { lit }),
  });
  standStill();
  await rerender(props(seen, { lit }));
  await expect.poll(() => count("[inert] > button")).toBe(2);
  await userEvent.keyboard("{Shift}");
  await expect.poll(() => [count("[inert] > button"), count("button.lit")]).toEqual([0, 2]);
});

test("nothing is drawn while nothing is thrown", async () => {
  const { before } = exampleOf("laid");
  await render(Throw, { props: props(before) });
  expect(count(".scene, .ribbon")).toBe(0);
});

test("a board that is put away holds nothing back any more", async () => {
  const { before, after } = exampleOf("threw");
  const { rerender, unmount } = await render(Throw, { props: props(before) });
  await rerender(props(after));
  expect(hold).toHaveBeenLastCalledWith(true);
  unmount();
  expect(hold).toHaveBeenLastCalledWith(false);
});
