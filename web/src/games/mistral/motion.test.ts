import { describe, expect, test } from "vitest";
import type { Step } from "../../core/motion/steps";
import type { Event } from "../../core/types";
import { edition, examples } from "./example";
import { ghostOf } from "./ghosts";
import { Quarter } from "./model";
import { stepOf, stepsOf } from "./motion";

const EVENTS = ["piles", "opened", "first", "turn", "laid", "arrived", "cleared", "imprisoned", "released", "drew", "drew-own", "drew-embrouille", "drew-own-embrouille", "reshuffled", "reshuffled-embrouilles", "moved", "met", "exchanged", "exchanged-own", "returned", "played", "quarrel", "sleight", "sleight-own", "find", "second-wind", "discarded", "rendezvous", "threw", "threw-made", "throw-passed", "prize", "sold", "missed", "majority", "cap", "over"]; // prettier-ignore
const keyOf = ({ says }: Event) => says.key.replace("mistral-event-", "");
const told = examples.flatMap(({ after }) => after.events);
const eventOf = (key: string): Event => {
  const found = told.find((event) => keyOf(event) === key);
  if (!found) throw new Error(`no example of ${key}`);
  return found;
};
const stepsFor = (event: Event): Step[] => [stepOf(event) ?? []].flat();
const looksIn = (steps: readonly Step[]) =>
  steps.flatMap((step) => (step.kind === "flights" ? step.flights.map(({ look }) => look) : step.kind === "show" ? [step.look] : [])); // prettier-ignore

describe("every event of the game moves", () => {
  test("there is an example of each, and of no other", () => {
    expect([...new Set(told.map(keyOf))].sort()).toEqual([...EVENTS].sort());
  });
  test.each(EVENTS)("%s", (key) => {
    expect(stepsFor(eventOf(key)).length).toBeGreaterThan(0);
  });
});

describe("nothing hidden shows", () => {
  test.each(["drew", "drew-embrouille", "sleight"])("%s: only a back flies", (key) => {
    const looks = looksIn(stepsFor(eventOf(key)));
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.filter((look) => !look.startsWith("back-"))).toEqual([]);
  });
  test("exchanged: of the card given a back, of the one taken its face", () => {
    const [given, taken] = looksIn(stepsFor(eventOf("exchanged")));
    expect(given).toMatch(/^back-/);
    expect(taken).toMatch(/^card-/);
  });
  test("no face flies that the event does not name", () => {
    for (const event of told) {
      for (const look of looksIn(stepsFor(event)).filter((one) => one.startsWith("card-"))) {
        expect(event.touches.some((id) => id.endsWith(`:${look.slice(5)}`))).toBe(true);
      }
    }
  });
});

test("a card laid lands in its column, a figure that arrives comes from the station", () => {
  const laid = eventOf("laid");
  const [card = "", place = ""] = laid.touches;
  expect(stepsFor(laid)).toEqual([
    { kind: "flights", flights: [expect.objectContaining({ from: card, to: place, lands: place })] },
  ]);
  const [figure = "", station = ""] = eventOf("arrived").touches;
  expect(station).toBe("place:station");
  expect(stepsFor(eventOf("arrived"))[0]).toMatchObject({ flights: [{ from: station, lands: figure }] });
});

test("whoever goes to prison is carried there and seen behind bars", () => {
  const moved = { ...eventOf("moved"), touches: ["figure:luna", "place:street", "place:prison"] };
  expect(stepsFor(moved).map(({ kind }) => kind)).toEqual(["carry", "count"]);
});

test("coins go to whoever sells, and are counted there", () => {
  const sold = eventOf("sold");
  const steps = stepsFor(sold);
  expect(steps.at(-1)).toEqual({
    kind: "count",
    at: [sold.touches.at(-1)],
    points: Number(sold.says.args?.["points"]),
  });
  expect(looksIn(steps)).toContain("coin");
});

test("things that look alike fly each on its own: the kit knows them by what they are", () => {
  for (const step of told.flatMap(stepsFor)) {
    if (step.kind === "flights") expect(new Set(step.flights).size).toBe(step.flights.length);
  }
});

test("what is played is shown large before it has an effect; the curtain falls last", () => {
  expect(stepsFor(eventOf("played"))[0]).toMatchObject({ kind: "show" });
  expect(stepsOf([eventOf("over"), eventOf("majority")]).at(-1)).toMatchObject({ look: "curtain" });
});

test("everything that flies can be drawn", () => {
  const quarter = new Quarter(edition);
  const looks = told.flatMap((event) => looksIn(stepsFor(event)));
  for (const look of looks) expect(ghostOf(look, quarter).className).toMatch(/mistral-flying/);
});
