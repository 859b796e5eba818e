/** Positions for the tests of a drawn board, played by the real engine: `python -m tools.<game>_examples`. */
import axe from "axe-core";
import { onTestFinished, vi } from "vitest";
import type { BoardProps } from "./board";
import { litBy } from "./chooser";
import type { Packet, Phrase, Who } from "./types";

interface Made {
  /** What was done, and by whom. */
  action: string;
  seat: number;
  before: unknown;
  /** The fields that are other afterwards. */
  after: unknown;
}
export interface Example {
  action: string;
  before: Packet;
  after: Packet;
}

export class Examples {
  readonly all: readonly Example[];

  constructor(
    private readonly game: string,
    made: readonly Made[],
  ) {
    this.all = made.map(({ action, ...packets }) => {
      const [before, after] = [packets.before as Packet, packets.after as Partial<Packet>];
      const view = { ...(before.view as object), ...(after.view as object) } as Packet["view"];
      return { action, before, after: { ...before, ...after, view } };
    });
  }

  /** Each that `of` finds for these events, with all of them that it shows. */
  showing(events: readonly string[]): [string, Example][] {
    const shown = new Map<Example, Set<string>>();
    for (const event of events)
      shown.set(this.of(event), (shown.get(this.of(event)) ?? new Set()).add(event));
    return [...shown].map(([one, names]) => [[...names].join(", "), one]);
  }

  /** The first that shows this event, or after which this was done. */
  of(what: string): Example {
    const found = this.all.find(
      (one) => one.action === what || keysOf(one).includes(`${this.game}-event-${what}`),
    );
    if (!found) throw new Error(`no example of ${what}`);
    return found;
  }
}

export const keysOf = ({ after }: Example) => after.events.map(({ says }) => says.key);

/** Phrases as their bare keys and values: enough to tell labels apart. */
export const barely = (game: string) =>
  function say(phrase: Phrase | Who): string {
    if ("seat" in phrase) return `P${phrase.seat}`;
    const shown = (arg: unknown): string =>
      Array.isArray(arg)
        ? arg.map(shown).join("+")
        : typeof arg === "object"
          ? say(arg as Phrase | Who)
          : String(arg);
    return [phrase.key.replace(`${game}-`, ""), ...Object.values(phrase.args ?? {}).map(shown)].join(" ");
  };

// ------------------------------------------------------------------ what is drawn
/**
 * From now on nothing flies, and time passes by `vi.advanceTimersByTime` alone: what is seen for a moment
 * is then also seen by a test on a slow machine.
 */
export function standStill(): void {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const { animate } = Element.prototype;
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element, ...given) {
    const animation = animate.apply(this, given);
    animation.pause();
    return animation;
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** What a board is given while nothing is chosen and nothing moves, but for these changes. */
export function boardProps(
  { packet, ...given }: Pick<BoardProps, "packet" | "edition" | "say" | "touch">,
  changes: Partial<BoardProps> = {},
): BoardProps {
  const chosen = changes.chosen ?? [];
  return {
    packet,
    ...given,
    names: ["P0", "P1", "P2"],
    seat: packet.seat,
    lit: litBy(packet.offers, chosen),
    chosen,
    glow: new Set(),
    name: (id) => id,
    motion: false,
    stage: false,
    ...changes,
  };
}

export function find(id: string): HTMLElement {
  const part = document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  if (!part) throw new Error(`${id} is not drawn`);
  return part;
}

/** Ids of all that is drawn. */
export const drawn = () =>
  [...document.querySelectorAll("[data-id]")].map((part) => part.getAttribute("data-id") ?? "");

/** All parts with what is seen in them. */
export const seen = (root: Element) =>
  [...root.querySelectorAll("[data-id]")].map((part) => [
    part.getAttribute("data-id"),
    part.textContent,
    part.querySelectorAll("use, img").length,
    getComputedStyle(part).visibility,
  ]);

/** By day every second of these; all of them in `make soak`. */
export const some = <One>(all: readonly One[]): readonly One[] =>
  import.meta.env["SOUVENIR_SOAK"] ? all : all.filter((_, number) => number % 2 === 0);

/** What axe complains of in both themes: by night only the colours are other. */
export async function complaints(root: Element): Promise<string[]> {
  const asked: [theme: string, options: axe.RunOptions][] = [
    ["dawn", {}],
    ["night", { runOnly: ["color-contrast"] }],
  ];
  const found: string[] = [];
  for (const [theme, options] of asked) {
    document.documentElement.dataset["theme"] = theme;
    const { violations } = await axe.run(root, { ...options, resultTypes: ["violations"], preload: false });
    found.push(
      ...violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(" ")}`),
    );
  }
  delete document.documentElement.dataset["theme"];
  return found;
}
