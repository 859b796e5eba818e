/** What a choice would change in points, as one thing to say. */
import { total } from "./look";
import type { Sheet } from "./types";

export interface Effect {
  /** `sure`: points at once; `moved`: what was only expected becomes sure; `both`; `maybe`: if scoring came now. */
  kind: "sure" | "moved" | "both" | "maybe";
  /** For sure. */
  sure: number;
  /** In all, if scoring came now. */
  all: number;
}

type Sums = Pick<Sheet, "lines" | "forecast">;

/** Null: it changes nothing. */
export function effectOf(before: Sums, after: Sums): Effect | null {
  const sure = total(after.lines) - total(before.lines);
  const all = sure + total(after.forecast) - total(before.forecast);
  if (sure === 0) return all === 0 ? null : { kind: "maybe", sure, all };
  if (all === sure) return { kind: "sure", sure, all };
  return { kind: all === 0 ? "moved" : "both", sure, all };
}

/** A number with its sign, as one says what changes. */
export const signed = (points: number) => (points > 0 ? `+${points}` : `−${-points}`);
