import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page, userEvent } from "vitest/browser";
import "../../core/base.css";
import "../../core/theme.css";
import type { BoardProps } from "../../core/board";
import { boardProps, complaints, find } from "../../core/examples";
import { lookOf } from "../../core/seats";
import type { Packet, Phrase } from "../../core/types";
import Board from "./Board.svelte";
import { packet, past, say, scored, story, view, written } from "./example";

const touch = vi.fn();
beforeEach(async () => {
  touch.mockClear();
  await page.viewport(390, 844);
});

const props = ({ packet: given, ...changes }: Partial<BoardProps> = {}) =>
  boardProps({ packet: given ?? packet(view()), edition: {}, say, touch }, { seat: 0, ...changes });

const fronts = () => [...document.querySelectorAll(".front")].map((card) => card.classList.contains("truth"));

test("pictures have their names, and their place in the story", async () => {
  await render(Board, props());
  expect(find("picture:dog").textContent).toContain("memoria-picture-dog");
  expect(find("picture:dog").querySelector(".seal")?.textContent).toBe("1");
  expect(find("picture:sun").querySelector(".seal")?.textContent).toBe("2");
  expect(find("picture:boat").querySelector(".seal")).toBeNull();
  await expect.poll(() => find("picture:dog").querySelector("svg path")).not.toBeNull();
  expect(find("picture:boat").querySelector(".unknown"), "an icon that we do not have").not.toBeNull();
});

test("my card shows its face only while it is held, by finger or key", async () => {
  await render(Board, props());
  expect(fronts()).toEqual([]);
  const secret = document.querySelector<HTMLElement>(".secret");
  secret?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await expect.poll(() => fronts()).toEqual([false]);
  secret?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  await expect.poll(() => fronts()).toEqual([]);
  secret?.focus();
  await userEvent.keyboard("{Enter>}");
  await expect.poll(() => fronts()).toEqual([false]);
  await userEvent.keyboard("{/Enter}");
  await expect.poll(() => fronts()).toEqual([]);
});

test("cards that lie open are seen by all, the orator's at the end", async () => {
  const open = (face: "truth" | "bluff") => ({ down: true, opened: true, face });
  const places = [{ down: true, opened: false, face: null }, open("truth"), open("bluff")];
  const watched = view({ seat: null, mine: null, story: story({ places }), frame: { at: "open", seat: 0 } });
  await render(Board, props({ seat: null, stage: true, packet: packet(watched) }));
  expect(fronts()).toEqual([true, false]);
  const order = [...document.querySelectorAll(".places li")].map((one) => one.getAttribute("data-id"));
  expect(order).toEqual(["place:1", "place:2", "place:0"]);
  expect(document.querySelectorAll("button")).toHaveLength(0);
});

test("a card of the hand is touched, and a picture", async () => {
  const voting = view({ mine: null, frame: { at: "vote" } });
  const touches = [["face:truth"], ["face:bluff"]];
  await render(Board, props({ packet: packet(voting, touches), lit: new Set(touches.flat()) }));
  await userEvent.click(find("face:bluff"));
  await userEvent.click(find("picture:sun"));
  expect(touch.mock.calls).toEqual([["face:bluff"], ["picture:sun"]]);
});

test("what people wrote is text, whatever is in it", async () => {
  const text = "<img src=x onerror=alert(1)> and the <b>goat</b>";
  const asked = [{ seat: 1, asked: true, about: null, answer: null }];
  const voting = view({ mine: null, frame: { at: "vote" }, story: story({ questions: asked }) });
  voting.choices.written = true;
  const words = [
    written("story", 0, "1.0", text),
    written("story", 1, "1.0", "not the orator's"),
    written("story", 0, "1.1", "of another story"),
    written("question", 1, "1.0", "why a goat?"),
    written("answer", 0, "1.0.1", "why not?"),
  ];
  await render(Board, props({ packet: packet(voting), words }));
  const told = document.querySelector(".story")?.textContent ?? "";
  for (const said of [text, "why a goat?", "why not?"]) expect(told).toContain(said);
  expect(told).not.toContain("of another story");
  expect(told).not.toContain("not the orator's");
  expect(document.querySelector(".story img, .story b")).toBeNull();
});

test("words that are gone can be written again by the orator alone", async () => {
  const write = vi.fn();
  const voting = (seat: number) => {
    const made = view({ seat, mine: null, frame: { at: "vote" } });
    made.choices.written = true;
    return { packet: packet(made), seat, write };
  };
  const { rerender } = await render(Board, props(voting(1)));
  expect(document.querySelector(".story .btn")).toBeNull();
  await rerender(props(voting(0)));
  await userEvent.click(page.getByRole("button", { name: "memoria-words-again" }));
  expect(write).toHaveBeenCalledWith({ kind: "story", about: "1.0" });
});

test("the end of a story stays until it is let go", async () => {
  const { rerender } = await render(Board, props());
  expect(document.querySelector(".verdict")).toBeNull();
  const next = view({ past: [past], story: story({ orator: 1, pictures: [], worth: null }), mine: null });
  await rerender(props({ packet: packet(next, [], [scored(0, 1), scored(2, 1)]) }));
  const verdict = document.querySelector(".verdict");
  expect(verdict?.textContent).toContain("memoria-verdict-bluff P0");
  const gains = [...(verdict?.querySelectorAll("li strong") ?? [])].map((one) => one.textContent);
  expect(gains).toEqual(["0", "+1", "+1"]);
  await userEvent.click(page.getByRole("button", { name: "memoria-verdict-on" }));
  expect(document.querySelector(".verdict")).toBeNull();
});

const lifeIn = (home: string): Phrase => ({ key: `memoria-life-home-${home}`, args: {} });
const outlined = (id: string, says: Phrase): Packet["outline"] => [
  {
    id: "story",
    title: { key: "memoria-story", args: {} },
    items: [{ says, id, sign: null, at: null, about: [] }],
  },
];

test("a story from a page can be asked about, and its page read", async () => {
  const fact = { fact: "home", value: "farm", on_page: true };
  const claims = [{ do: "claim" as const, fact: "home", value: "city" }];
  const asking = view({
    seat: 1,
    mine: null,
    frame: { at: "ask", seat: 1 },
    story: story({ claims }),
    lives: [[fact, { fact: "music", value: null, on_page: false }], [], []],
  });
  const touches = [["ask"], ["fact:home"], ["fact:music"], ["pass"]];
  const told = packet(asking, touches);
  told.outline = outlined("line:0", { key: "memoria-claim-home-1", args: { value: lifeIn("city") } });
  await render(Board, props({ seat: 1, packet: told, lit: new Set(touches.flat()) }));
  expect(document.querySelector(".page")?.textContent).toContain("memoria-life-home-farm");
  expect(document.querySelector(".story")?.textContent).toContain("memoria-life-home-city");
  await userEvent.click(find("fact:music"));
  expect(touch.mock.calls).toEqual([["fact:music"]]);
});

test("a bot that is asked in free words says something; a person's words are their own", async () => {
  const claims = [{ do: "claim" as const, fact: "home", value: "city" }];
  const questions = [{ seat: 1, asked: true, about: null, answer: null }];
  const asked = packet(view({ frame: { at: "vote" }, mine: null, story: story({ claims, questions }) }));
  const words = { key: "memoria-shrug-3", args: {} };
  const says = { key: "memoria-asked-freely", args: { who: { seat: 1 }, orator: { seat: 0 }, words } };
  asked.outline = outlined("asked:1", says);
  const answers = () => [...document.querySelectorAll(".answers")].map((one) => one.textContent);
  const { rerender } = await render(Board, props({ packet: asked, looks: [lookOf(0, null, true)] }));
  expect(answers()).toEqual(["memoria-shrug-3"]);
  await rerender(props({ packet: asked, looks: [lookOf(0)] }));
  expect(answers()).toEqual([]);
  const own = written("answer", 0, "1.0.1", "By the sea.");
  await rerender(props({ packet: asked, looks: [lookOf(0, null, true)], words: [own] }));
  expect(answers(), "whoever wrote is heard, even if a bot has the chair now").toEqual(["By the sea."]);
});

test("without motion nothing moves, however long it would have waited", async () => {
  const moving = () => [...document.querySelectorAll(".memoria *")].flatMap((part) => part.getAnimations());
  const { rerender } = await render(Board, props({ motion: true }));
  const next = view({ past: [past], story: null, mine: null, frame: { at: "draw", seat: 1 }, round: 2 });
  await rerender(props({ motion: true, packet: packet(next, [], [scored(0, 1)]) }));
  expect(moving().length).toBeGreaterThan(0);
  await rerender(props({ motion: false, packet: packet(next, [], [scored(0, 1)]) }));
  expect(moving()).toEqual([]);
});

test("axe finds nothing to complain about in either theme", async () => {
  const { container } = await render(Board, props());
  expect(await complaints(container)).toEqual([]);
});
