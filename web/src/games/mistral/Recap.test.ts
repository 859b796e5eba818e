import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import { lookOf } from "../../core/seats";
import type { Packet, Sheet } from "../../core/types";
import { examples, say } from "./example";
import { dearest, deedsOf, most } from "./fame";
import Recap from "./Recap.svelte";

const line = (kind: string, at: string[], points: number, args: object = {}) => ({
  rule: "",
  points,
  at,
  says: { key: `mistral-line-${kind}`, args },
});
const person = (name: string, family: string) => ({
  figure: { key: "mistral-person", args: { name, family: { key: `mistral-sign-${family}`, args: {} } } },
});
const sale = (key: string, name: string, family: string, cards: number, points: number) =>
  line("sale", [`figure:${key}`], points, { ...person(name, family), cards });

/** Ada sells two columns and makes one rendez-vous; Blaise makes one, too; Cleo brings two together. */
const SHEETS = [
  { lines: [sale("luna", "Luna", "blue", 5, 11000), sale("agathe", "Agathe", "red", 1, 1000), line("prize", ["place:harbour"], 2000)] }, // prettier-ignore
  { lines: [line("prize", ["place:bar"], 2000)] },
  { lines: [line("encounter", ["figure:luna", "figure:agathe"], 2000)] },
].map((sheet) => ({ ...sheet, forecast: [] }) as unknown as Sheet);

test("the best sale, and who has most of what", () => {
  expect(dearest(deedsOf(SHEETS, "sale"))).toMatchObject({ seat: 0, what: "luna", family: "blue", cards: 5 });
  expect(most(deedsOf(SHEETS, "prize"))).toEqual({ seats: [0, 1], count: 1 });
  expect(most(deedsOf(SHEETS, "majority"))).toEqual({ seats: [], count: 0 });
  expect(dearest([])).toBe(null);
});

test("everyone's sales are shown with their faces, and honours that nobody has say so", async () => {
  const { container } = await render(Recap, {
    packet: examples[0]?.after as Packet,
    sheet: SHEETS,
    names: ["Ada", "Blaise", "Cleo"],
    looks: [0, 1, 2].map((seat) => lookOf(seat)),
    words: [],
    say,
    stage: false,
  });
  const heads = [...container.querySelectorAll(".sold [data-portrait]")].map((one) =>
    one.getAttribute("data-portrait"),
  );
  expect(heads).toEqual(["luna", "agathe"]);
  expect([...container.querySelectorAll("dd")].map((dd) => dd.textContent?.trim().split(" ")[0])).toEqual([
    "recap-sale-says",
    "recap-dice-says",
    "recap-met-says",
    "recap-nobody",
  ]);
  expect(container.querySelectorAll(".sold .soft")).toHaveLength(2);
});
