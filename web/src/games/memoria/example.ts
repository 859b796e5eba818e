/** A small position for the tests of the drawing: three players, the first tells of two of three pictures. */
import type { Event, Packet, Phrase, Whispered, Who } from "../../core/types";
import type { Story, StoryView, View } from "./model";

export const say = (phrase: Phrase | Who): string =>
  "seat" in phrase
    ? `P${phrase.seat}`
    : [phrase.key, ...Object.values(phrase.args ?? {}).map(shown)].join(" ");

function shown(arg: unknown): string {
  if (Array.isArray(arg)) return arg.map(shown).join(", ");
  return typeof arg === "object" && arg !== null ? say(arg as Phrase | Who) : String(arg);
}

const nothing = { down: false, opened: false, face: null };

export function story(changes: Partial<StoryView> = {}): StoryView {
  return {
    orator: 0,
    pictures: ["dog", "sun"],
    worth: 2,
    claims: [],
    questions: [],
    places: [{ down: true, opened: false, face: "bluff" }, nothing, nothing],
    ...changes,
  };
}

export const past: Story = {
  round: 1,
  orator: 0,
  laid: ["bluff", "truth", "bluff"],
  opened: [true, true, true],
  pictures: ["dog"],
  claims: [],
  questions: [],
};

export function view(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    seats: 3,
    choices: {
      sides: "mixed",
      own_cards: false,
      count: 3,
      seconds: 90,
      same_card: false,
      written: false,
      play_on: false,
    },
    round: 1,
    turn: 0,
    turns: 3,
    first: 0,
    orator: 0,
    seconds: null,
    rows: [
      [
        { picture: "sun", icon: "sun", side: "white" },
        { picture: "dog", icon: "dog", side: "blue" },
        { picture: "boat", icon: "no-such-icon", side: "white" },
      ],
    ],
    deck: 72,
    discards: [],
    returned: [],
    frame: { at: "tell", seat: 0, recounting: false },
    story: story(),
    mine: "bluff",
    past: [],
    points: [0, 0, 0],
    lives: [[], [], []],
    tied: [],
    ...changes,
  };
}

export function packet(view: View, touches: string[][] = [], events: Event[] = []): Packet {
  return {
    seq: 1,
    seat: view.seat,
    acts: null,
    view,
    outline: null,
    to_act: [view.orator ?? 0],
    asks: touches.length ? { key: "memoria-ask-tell", args: {} } : null,
    offers: touches.map((ids) => ({
      action: { do: ids.join() } as never,
      offer: {
        label: { key: ids.join(), args: {} },
        touches: ids,
        rule: "memoria.vote",
        words: null,
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

export const scored = (seat: number, points: number): Event => ({
  says: { key: "memoria-event-scored", args: { who: { seat }, points } },
  rule: "memoria.r1.score",
  touches: [`place:${seat}`],
  private: false,
  by: seat,
  round: 1,
  fleeting: false,
});

export const written = (kind: Whispered["kind"], seat: number, about: string, text: string): Whispered => ({
  t: "whispered",
  number: 1,
  seat,
  name: `P${seat}`,
  kind,
  about,
  text,
});
