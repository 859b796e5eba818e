/** What moves when something happened: events told as steps, to be shown one after another. */
import type { Event } from "../../core/types";
import type { Colour, Phrase } from "./model";

/** Fragments that travel at the same time. */
export interface Flights {
  kind: "flights";
  drops: Flight[];
}
export interface Flight {
  colour: Colour;
  from: string;
  to: string;
  /** The part that does not show this fragment before it has arrived. */
  lands: string | null;
}
/** A tile that goes from where it lay to where it lies. */
export interface Carry {
  kind: "carry";
  tile: string;
}
/** Points counted while what made them lights up. */
export interface Count {
  kind: "count";
  at: string[];
  points: number;
}
export type Step = Flights | Carry | Count;

const isPhrase = (arg: unknown): arg is Phrase => typeof arg === "object" && arg !== null && "key" in arg;

const colourOf = (arg: unknown): Colour =>
  (isPhrase(arg) ? arg.key.replace("vivid-colour-", "") : "red") as Colour;

const coloursOf = (arg: unknown): Colour[] => (Array.isArray(arg) ? arg : [arg]).map(colourOf);

const idColour = (id: string): Colour => id.slice(id.lastIndexOf(":") + 1) as Colour;

/** One event as a step; null if nothing of it is seen to move. */
export function stepOf(event: Event): Step | null {
  const args = event.says.args ?? {};
  const who = args["who"];
  const seat = typeof who === "object" && "seat" in who ? who.seat : null;
  const [first = "", second = ""] = event.touches;
  const hex = `hex:${seat}:${Number(args["hex"]) - 1}`;
  switch (event.says.key.replace("vivid-event-", "")) {
    case "took":
      return fly({ colour: idColour(first), from: first, to: `held:${seat}`, lands: `held:${seat}` });
    case "placed":
      return fly(...heapOf(args["heap"]).map((colour) => into(first, colour, `held:${seat}`)));
    case "speculate":
      return fly(into(second, colourOf(args["colour"]), `held:${seat}`));
    case "speculated":
      return fly({
        colour: colourOf(args["colour"]),
        from: "bag",
        to: `held:${seat}`,
        lands: `held:${seat}`,
      });
    case "add":
      return fly(into(second, idColour(first), first));
    case "rewired":
    case "nudge":
      return fly(into(second, idColour(first), first));
    case "filled":
      return fly({ colour: idColour(first), from: first, to: second, lands: second });
    case "swap":
      return fly(into(hexOf(second), idColour(first), first), into(hexOf(first), idColour(second), second));
    case "split":
    case "combine":
      return fly(
        ...coloursOf(args["gone"]).map((c) => leaving(hex, c)),
        ...coloursOf(args["come"]).map((c) => into(hex, c, `supply:${c}`)),
      );
    case "automa-took":
      return fly(...event.touches.map((id: string) => toHeap(id)));
    case "claimed":
    case "automa-claimed":
    case "banked":
      return { kind: "carry", tile: first };
    case "scored":
      return event.touches.length
        ? { kind: "count", at: event.touches, points: Number(args["points"]) }
        : null;
    default:
      return null;
  }
}

const fly = (...drops: Flight[]): Flights => ({ kind: "flights", drops });
const tokenIn = (hex: string, colour: Colour) => `${hex.replace("hex:", "token:")}:${colour}`;
const hexOf = (token: string) => `hex:${token.split(":").slice(1, 3).join(":")}`;
const into = (hex: string, colour: Colour, from: string): Flight => ({
  colour,
  from,
  to: hex,
  lands: tokenIn(hex, colour),
});
const leaving = (hex: string, colour: Colour): Flight => ({
  colour,
  from: tokenIn(hex, colour),
  to: `supply:${colour}`,
  lands: null,
});
const toHeap = (fragment: string): Flight => ({
  colour: idColour(fragment),
  from: fragment,
  to: `automa:${idColour(fragment)}`,
  lands: null,
});

function heapOf(heap: unknown): Colour[] {
  return isPhrase(heap) ? coloursOf(heap.args?.["fragments"] ?? []) : [];
}

/** The longest that all movements of one packet may take together, in milliseconds. */
const PATIENCE = 7000;

const lasts = (step: Step): number =>
  step.kind === "count" ? Math.min(1100, 520 + 70 * step.at.length) : step.kind === "carry" ? 320 : 280;

/** The steps of a packet with the time for each; the more there are, the quicker each is shown. */
export function scoreOf(events: readonly Event[]): { step: Step; ms: number }[] {
  const steps = events.flatMap((event) => stepOf(event) ?? []);
  const whole = steps.reduce((sum, step) => sum + lasts(step), 0);
  const haste = Math.min(1, PATIENCE / Math.max(1, whole));
  return steps.map((step) => ({ step, ms: Math.max(90, lasts(step) * haste) }));
}

/** A tile turns over: it narrows to its edge and opens again on its other face. */
export function turned(_: Element, { motion }: { motion: boolean }) {
  return {
    duration: motion ? 320 : 0,
    css: (t: number) => `transform: perspective(300px) rotateY(${(1 - t) * 90}deg)`,
  };
}
