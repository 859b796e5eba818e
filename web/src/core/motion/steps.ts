/** What moves when something happened, told as steps that are shown one after another. */

/** A piece that goes from one part to another, while the board already stands as it will. */
export interface Flight {
  /** How it looks: handed to the board's `draw`. */
  look: string;
  from: string;
  to: string;
  /** The part that does not show this piece before it has arrived; null: none shows it. */
  lands: string | null;
  /** It is seen where it was until its turn comes. */
  rests?: boolean;
}
/** Pieces that travel at the same time. */
export interface Flights {
  kind: "flights";
  flights: Flight[];
}
/** A part that goes, as it is drawn, from where it lay to where it lies. */
export interface Carry {
  kind: "carry";
  part: string;
}
/** Parts that light up one after another, while what they are worth is counted (null: they only light up). */
export interface Count {
  kind: "count";
  at: string[];
  points: number | null;
}
/** Something the board shows large in its middle, for a moment. */
export interface Show {
  kind: "show";
  look: string;
  ms: number;
}
/** Nothing moves, because something else is watched. */
export interface Pause {
  kind: "pause";
  ms: number;
}
export type Step = Flights | Carry | Count | Show | Pause;

export const fly = (...flights: Flight[]): Flights => ({ kind: "flights", flights });
export const carry = (part: string): Carry => ({ kind: "carry", part });
export const count = (at: string[], points: number | null = null): Count => ({ kind: "count", at, points });
export const show = (look: string, ms = 1100): Show => ({ kind: "show", look, ms });
export const pause = (ms: number): Pause => ({ kind: "pause", ms });

/** The longest that all movements of one packet may take together, in milliseconds. */
const PATIENCE = 7000;

function lasts(step: Step): number {
  if (step.kind === "show" || step.kind === "pause") return step.ms;
  if (step.kind === "count") return Math.min(1100, 520 + 70 * step.at.length);
  return step.kind === "carry" ? 320 : 280;
}

/** Each step with its time; the more there are, the quicker each is shown. */
export function timed(steps: readonly Step[]): { step: Step; ms: number }[] {
  const whole = steps.reduce((sum, step) => sum + lasts(step), 0);
  const haste = Math.min(1, PATIENCE / Math.max(1, whole));
  return steps.map((step) => ({ step, ms: Math.max(90, lasts(step) * haste) }));
}
