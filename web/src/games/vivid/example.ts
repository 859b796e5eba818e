/** A small position for the tests of the drawing: two players, the first to take. */
import { barely } from "../../core/examples";
import type { Event, Packet, Phrase } from "../../core/types";
import type { BoardView, Colour, Edition, View } from "./model";

export const edition: Edition = {
  layout: {
    hexes: [-2, -1, 0, 1, 2].flatMap((r) =>
      [-2, -1, 0, 1, 2].filter((q) => Math.abs(q + r) <= 2).map((q) => [q, r] as const),
    ),
    cores: [
      [1, -3],
      [2, -3],
      [3, -3],
      [2, 1],
      [-1, -2],
    ],
    clusters: [[0, 1, 2], [3], [4]],
  },
  boards: [
    { key: "dawn", colours: ["red", "green", "blue", "purple", "yellow"] },
    { key: "noon", colours: ["green", "blue", "purple", "yellow", "red"] },
  ],
  tiles: [
    { key: "one", action: "add", gives: ["red"], pattern: ["red", "blue"] },
    { key: "two", action: "split", takes: "purple", gives: ["red", "green"], pattern: ["red", "blue"] },
    { key: "three", action: "add", gives: ["green"], pattern: ["red", "green", "purple"] },
    { key: "four", action: "add", gives: ["blue"], pattern: ["blue", "yellow"] },
    { key: "five", action: "split", takes: "red", gives: ["blue", "purple"], pattern: ["blue", "yellow"] },
    { key: "six", action: "add", gives: ["red"], pattern: ["yellow", "red", "blue"] },
  ],
  values: { cluster: [1, 4, 18], pattern: [4, 6] },
  automa: { cards: [], heaps: [0, 1, 3, 6], set: 8, tile: 8 },
};

/** The hexes of a board, all empty but one. */
export const holding = (hex: number, ...heap: Colour[]): Colour[][] =>
  edition.layout.hexes.map((_, n) => (n === hex ? heap : []));

export function board(changes: Partial<BoardView> = {}): BoardView {
  const bank = (["combine", "speculate", "nudge", "swap"] as const).map((slot) => ({
    slot,
    tile: null,
    score_face: false,
    used: false,
  }));
  return {
    hexes: edition.layout.hexes.map(() => []),
    cores: edition.layout.cores.map(() => false),
    bank,
    waiting: [],
    cherished: [],
    held: [],
    aspiration: null,
    ...changes,
  };
}

export function view(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    seats: 2,
    round: 1,
    start: 0,
    bag: 39,
    supply: [14, 14, 14, 14, 14],
    gone: [0, 0, 0, 0, 0],
    deck: 16,
    line: [
      { tile: "one", fragments: ["red", "red", "blue"] },
      { tile: "two", fragments: ["green", "purple"] },
    ],
    boards: [board({ aspiration: "blue" }), board()],
    discards: [],
    automa: null,
    frame: { at: "taking", seat: 0, taken: 0, end: null, emptied: [] },
    sheet: [],
    aspirations_left: null,
    ...changes,
  };
}

export function packet(seen: View, offers: string[][] = [], events: Event[] = [], seq = 1): Packet {
  return {
    seq,
    seat: seen.seat,
    acts: null,
    view: seen,
    outline: null,
    to_act: [0],
    asks: null,
    offers: offers.map((touches) => ({
      action: { do: "done" },
      offer: {
        label: { key: "label" },
        touches,
        rule: "vivid.take.one",
        open: false,
        together: false,
        at_once: false,
      },
    })),
    events,
    undo: null,
    sheet: null,
    ranks: null,
    rivals: [],
  };
}

export const colour = (name: Colour): Phrase => ({ key: `vivid-colour-${name}`, args: {} });

export function event(key: string, touches: string[], args: Phrase["args"] = {}): Event {
  return {
    says: { key: `vivid-event-${key}`, args: { who: { seat: 0 }, ...args } },
    rule: null,
    touches,
    private: false,
    by: 0,
    round: 1,
    fleeting: false,
  };
}

export const say = barely("vivid");
