/** What moves when something happened in Vivid Memories, and how a fragment on its way is drawn. */
import { carry, count, fly, type Flight, type Step } from "../../core/motion/steps";
import type { Event } from "../../core/types";
import type { Colour, Phrase } from "./model";

export const stepsOf = (events: readonly Event[]): Step[] => events.flatMap((event) => stepOf(event) ?? []);

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
      return fly({ ...toHand(seat, idColour(first), first), rests: true });
    case "placed":
      return fly(...heapOf(args["heap"]).map((colour) => into(first, colour, `held:${seat}`)));
    case "speculate":
      return fly(into(second, colourOf(args["colour"]), `held:${seat}`));
    case "speculated":
      return fly(toHand(seat, colourOf(args["colour"]), "bag"));
    case "add":
      return fly(into(second, idColour(first), first));
    case "rewired":
    case "nudge":
      return fly(into(second, idColour(first), first));
    case "filled":
      return fly({ look: idColour(first), from: first, to: second, lands: second, rests: true });
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
      return carry(first);
    case "scored":
      return event.touches.length ? count(event.touches, Number(args["points"])) : null;
    default:
      return null;
  }
}

const tokenIn = (hex: string, colour: Colour) => `${hex.replace("hex:", "token:")}:${colour}`;
const hexOf = (token: string) => `hex:${token.split(":").slice(1, 3).join(":")}`;

/** A fragment that lies in a hex is seen there until it leaves. */
const into = (hex: string, colour: Colour, from: string): Flight => ({
  look: colour,
  from,
  to: hex,
  lands: tokenIn(hex, colour),
  rests: from.startsWith("token:"),
});
const leaving = (hex: string, colour: Colour): Flight => ({
  look: colour,
  from: tokenIn(hex, colour),
  to: `supply:${colour}`,
  lands: null,
  rests: true,
});
const toHand = (seat: number | null, colour: Colour, from: string): Flight => ({
  look: colour,
  from,
  to: `held:${seat}`,
  lands: `held:${seat}`,
});
const toHeap = (fragment: string): Flight => ({
  look: idColour(fragment),
  from: fragment,
  to: `automa:${idColour(fragment)}`,
  lands: null,
  rests: true,
});

function heapOf(heap: unknown): Colour[] {
  return isPhrase(heap) ? coloursOf(heap.args?.["fragments"] ?? []) : [];
}

const SVG = "http://www.w3.org/2000/svg";

/** A fragment that flies. */
export function drawDrop(colour: string): Element {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-12 -12.4 24 24");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#vivid-drop-${colour}`);
  for (const [name, value] of Object.entries({ x: -12, y: -12.4, width: 24, height: 24 })) {
    use.setAttribute(name, String(value));
  }
  svg.append(use);
  return svg;
}

/** A fragment that left is where its hex is; what lies on a board that is closed, where that board's sign is. */
export function standIns(id: string): string[] {
  const [kind, seat, hex] = id.split(":");
  if (kind === "supply" || kind === "tile" || seat === undefined) return [];
  return [...(kind === "token" ? [`[data-id="hex:${seat}:${hex}"]`] : []), `[data-board="${seat}"]`];
}

/** A tile turns over: it narrows to its edge and opens again on its other face. */
export function turned(_: Element, { motion }: { motion: boolean }) {
  return {
    duration: motion ? 320 : 0,
    css: (t: number) => `transform: perspective(300px) rotateY(${(1 - t) * 90}deg)`,
  };
}
