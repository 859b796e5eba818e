/**
 * The throws one watches, one after another: they may come quicker than they can be seen, and the last is still
 * seen when the rendez-vous is already over.
 */
import type { Event } from "../../core/types";
import { phraseIn, seatIn } from "./labels";
import type { Phrase } from "./model";

export interface Cast {
  seat: number;
  place: string;
  /** What the dice must show. */
  wanted: Phrase | null;
  /** None if it was let go. */
  dice: number[];
  /** Which of them count, by their place. */
  matched: number[];
  made: boolean;
  /** What it won. */
  points: number;
  /** Nobody throws after this one, and nobody has made it. */
  missed: boolean;
}

/** How long dice roll, and lie before the next are thrown, in milliseconds; the last are seen a little longer. */
const ROLL = 850;
const LIE = 950;
const LINGER = 2200;

/** The throws among some events. */
export function castsIn(events: readonly Event[]): Cast[] {
  const casts: Cast[] = [];
  for (const { says, touches } of events) {
    const key = says.key.replace("mistral-event-", "");
    if (/^(threw|threw-made|throw-passed)$/.test(key)) casts.push(castOf(says, touches, key));
    const last = casts.at(-1);
    if (key === "prize" && last) last.points = Number(says.args?.["points"]);
    if (key !== "missed" || !last) continue;
    last.missed = true;
    last.place ||= after(touches, "rendezvous")[0] ?? "";
  }
  return casts;
}

const after = (touches: readonly string[], head: string) =>
  touches.filter((id) => id.startsWith(`${head}:`)).map((id) => id.slice(head.length + 1));

function castOf({ args = {} }: Event["says"], touches: readonly string[], key: string): Cast {
  return {
    seat: seatIn(args["who"]) ?? 0,
    place: after(touches, "rendezvous")[0] ?? "",
    wanted: phraseIn(args["combination"]),
    dice: Array.isArray(args["dice"]) ? args["dice"].map(Number) : [],
    matched: after(touches, "die").map(Number),
    made: key === "threw-made",
    points: 0,
    missed: false,
  };
}

export class Throws {
  /** What is being watched. */
  now = $state.raw<Cast | null>(null);
  rolling = $state(false);
  #queue: Cast[] = [];
  #seen: number | null = null;
  #wake: (() => void) | null = null;

  /** A packet has come: watch what it brings, unless it is the first, or one from before. */
  take(seq: number, events: readonly Event[], motion: boolean): void {
    const fresh = this.#seen !== null && seq > this.#seen;
    this.#seen = seq;
    if (!fresh) return this.skip();
    const casts = castsIn(events);
    this.#queue.push(...(motion ? casts : casts.slice(-1)));
    if (this.#queue.length > 0 && this.now === null) void this.#watch(motion);
  }

  /** Enough seen: all is as it is. */
  skip(): void {
    this.#queue = [];
    this.now = null;
    this.rolling = false;
    this.#wake?.();
  }

  async #watch(motion: boolean): Promise<void> {
    for (let cast = this.#queue.shift(); cast; cast = this.#queue.shift()) {
      this.now = cast;
      const haste = () => (this.#queue.length > 0 ? 0.55 : 1);
      this.rolling = motion && cast.dice.length > 0;
      if (this.rolling) await this.#wait(ROLL * haste());
      if (this.now !== cast) return;
      this.rolling = false;
      await this.#wait((cast.made || cast.missed ? LINGER : LIE) * haste());
      if (this.now !== cast) return;
    }
    this.now = null;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
