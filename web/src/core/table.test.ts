import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ears } from "./socket";
import { Table } from "./table.svelte";
import type { Event, Packet, Parcel } from "./types";

let ears: Ears;
let answer: (said: Record<string, unknown>) => Promise<unknown>;
vi.mock("./socket", () => ({
  newId: () => "id",
  TableSocket: class {
    constructor(_table: string, _key: string | null, listening: Ears) {
      ears = listening;
    }
    lowered() {}
    ask(said: Record<string, unknown>) {
      return answer(said);
    }
    close() {}
  },
}));

const news = vi.fn();
let table: Table;

const event = (said: string) => ({ phrase: { key: said } }) as unknown as Event;

function send(seq: number, events: string[], more: Partial<Packet> = {}): void {
  const packet = { seq, seat: 0, offers: [], ranks: null, sheet: null, events: events.map(event), ...more };
  ears.parcel({ packet, lobby: null, clock: null, words: null } as unknown as Parcel);
}

function look(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new window.Event("visibilitychange"));
}

beforeEach(() => {
  news.mockClear();
  table = new Table("t", null, { news });
  send(1, ["dealt"], { to_act: [0] });
});

afterEach(() => {
  table.close();
  vi.restoreAllMocks();
});

test("what came while nobody looked is shown as one piece of news when somebody does", () => {
  look(true);
  const sheet = [{ seat: 0 }] as unknown as NonNullable<Packet["sheet"]>;
  send(2, ["taken"], { sheet });
  send(3, ["placed", "scored"]);
  expect([table.packet?.seq, table.waiting?.seq, table.log.length]).toEqual([1, 3, 1]);
  expect(news).toHaveBeenCalledTimes(1);
  look(false);
  const all = ["taken", "placed", "scored"].map(event);
  expect([table.packet?.seq, table.waiting]).toEqual([3, null]);
  table.relate();
  expect(table.log).toEqual([event("dealt"), ...all]);
  expect(table.sheet).toEqual(sheet);
  expect(news).toHaveBeenCalledTimes(2);
  expect(news.mock.lastCall?.[1]).toEqual(all);
  look(true);
  look(false);
  expect(news).toHaveBeenCalledTimes(2);
});

test("what other eyes see waits for nobody, nor does what comes to a page that is looked at", () => {
  send(2, ["taken"]);
  expect(table.packet?.seq).toBe(2);
  look(true);
  send(3, ["placed"]);
  send(4, ["dealt"], { seat: null });
  expect([table.packet?.seat, table.packet?.seq, table.waiting]).toEqual([null, 4, null]);
  look(false);
  expect([table.packet?.seq, news.mock.calls.length]).toEqual([4, 3]);
});

const told = () => table.sheet[0]?.lines[0]?.points;
const acting = (...to_act: number[]) => ({ to_act });
const scored = (points: number) => ({ sheet: [{ lines: [{ points }], forecast: [] }] as never });

test("points and what brought them are told when the board has shown it", () => {
  table.held = true;
  send(2, ["thrown"], { ...scored(30), ...acting(1) });
  table.relate();
  expect([told(), table.log]).toEqual([undefined, [event("dealt")]]);
  expect([table.packet?.to_act, table.told?.to_act]).toEqual([[1], [0]]);
  table.held = false;
  table.relate();
  expect([told(), table.log]).toEqual([30, ["dealt", "thrown"].map(event)]);
  expect(table.told?.to_act).toEqual([1]);
});

test("other eyes are told the points at once", () => {
  table.held = true;
  send(2, [], { seat: 1, ...scored(30), ...acting(1) });
  expect([told(), table.told?.to_act]).toEqual([30, [1]]);
});

test("what cannot be taken back is asked about once, and says why", async () => {
  answer = ({ t, sure }) => (t === "play" && sure ? Promise.resolve({}) : Promise.reject({ code: "firm" }));
  const offer = (id: string) => ({ offer: { touches: [id] }, action: { do: id } });
  ears.state("live");
  send(2, [], { offers: [offer("pile"), offer("other")] as never });
  table.touch("pile");
  await expect.poll(() => table.firm).toBe(true);
  expect(table.chosen).toEqual(["pile"]);
  table.touch("pile");
  await expect.poll(() => [table.chosen, table.firm]).toEqual([[], false]);
});
