/** How the parts of a board stand. Each is told only of itself: what changes elsewhere does not draw it anew. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { namedParts } from "./look";
import type { Motion } from "./motion/motion.svelte";
import type { Speaker } from "./speaker";
import type { Packet, Phrase, Seat } from "./types";

/** Something for every part; `none` until it is said. */
export class Each<T> extends SvelteMap<string, T> {
  #eyes: Seat | null = null;

  constructor(private readonly none: T) {
    super();
  }

  // Whoever asks for an entry that is missing is told of every change, so there is one for all that is asked for.
  override get(id: string): T {
    if (!Map.prototype.has.call(this, id)) Map.prototype.set.call(this, id, this.none);
    return super.get(id) as T;
  }

  /** This is said now, and nothing else. Other eyes: nothing of what the last ones asked for is kept. */
  become(next: ReadonlyMap<string, T>, eyes: Seat | null): void {
    if (eyes !== this.#eyes) super.clear();
    this.#eyes = eyes;
    for (const id of Map.prototype.keys.call(this) as MapIterator<string>)
      if (!next.has(id)) this.set(id, this.none);
    next.forEach((one, id) => this.set(id, one));
  }
}

/** Some of the parts. */
export type Parts = Pick<ReadonlySet<string>, "has" | "size"> & Iterable<string>;

class Marked implements Parts {
  #each = new Each(false);
  #all: ReadonlySet<string> = $state.raw(new Set());

  constructor(which: () => Iterable<string>, eyes: () => Seat | null) {
    $effect.pre(() => {
      const [next, looking] = [new Set(which()), eyes()];
      untrack(() => this.#become(next, looking));
    });
  }

  has(id: string): boolean {
    return this.#each.get(id);
  }

  get size(): number {
    return this.#all.size;
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#all[Symbol.iterator]();
  }

  #become(next: ReadonlySet<string>, eyes: Seat | null): void {
    if (next.size + this.#all.size > 0) this.#all = next;
    this.#each.become(new Map([...next].map((id) => [id, true])), eyes);
  }
}

export interface Standing {
  lit: Parts;
  chosen: Parts;
  glow: Parts;
  /** How many pieces are still on their way to a part. */
  away: Pick<ReadonlyMap<string, number>, "get">;
}

interface Marks {
  lit: () => Iterable<string>;
  chosen: () => Iterable<string>;
  glow: () => Iterable<string>;
  /** Whose eyes these are. */
  seat: () => Seat | null;
}

/** How the parts of a board stand while it moves; to be called while the board is made, after `follow`. */
export const standing = (moving: Motion, { lit, chosen, glow, seat }: Marks): Standing => ({
  lit: new Marked(() => (moving.playing ? [] : lit()), seat),
  chosen: new Marked(chosen, seat),
  glow: new Marked(() => (moving.glow.size ? moving.glow : glow()), seat),
  away: moving.away,
});

/** The classes of a part as it stands. */
export const marks = ({ lit, chosen, glow }: Standing, id: string) => ({
  lit: lit.has(id),
  chosen: chosen.has(id),
  glow: glow.has(id),
});

/** What parts are called, as the packet says it; the id of one of which it says nothing. */
export function namer(packet: () => Packet | null, words: () => Speaker): (id: string) => string {
  const named = new Each<Phrase | null>(null);
  $effect.pre(() => {
    const next = packet();
    untrack(() => named.become(next ? namedParts(next) : new Map(), next?.seat ?? null));
  });
  return (id) => {
    const says = named.get(id);
    return says ? words().say(says) : id;
  };
}
