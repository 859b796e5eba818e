/** Positions for the tests of the drawing, played by the real engine: `python -m tools.dejavu_examples`. */
import type { Packet, Phrase, Who } from "../../core/types";
import made from "./examples.json";
import type { Edition, View } from "./model";

interface Made {
  /** What was done, and by whom. */
  action: string;
  seat: number;
  before: Packet;
  after: Partial<Packet> & { view: Partial<View> };
}
export interface Example {
  action: string;
  before: Packet;
  after: Packet;
}

export const examples: Example[] = (made.examples as unknown as Made[]).map(({ action, before, after }) => ({
  action,
  before,
  after: { ...before, ...after, view: { ...(before.view as View), ...after.view } as Packet["view"] },
}));

export const keysOf = ({ after }: Example) => after.events.map(({ says }) => says.key);

/** The first that shows this event, or after which this was done. */
export function exampleOf(what: string): Example {
  const found = examples.find((one) => one.action === what || keysOf(one).includes(`dejavu-event-${what}`));
  if (!found) throw new Error(`no example of ${what}`);
  return found;
}

export const edition = made.edition as unknown as Edition;

/** Phrases as their bare keys and values: enough to tell labels apart. */
export function say(phrase: Phrase | Who): string {
  if ("seat" in phrase) return `P${phrase.seat}`;
  const shown = (arg: unknown): string =>
    Array.isArray(arg)
      ? arg.map(shown).join("+")
      : typeof arg === "object"
        ? say(arg as Phrase | Who)
        : String(arg);
  return [phrase.key.replace("dejavu-", ""), ...Object.values(phrase.args ?? {}).map(shown)].join(" ");
}
