/**
 * From touches to an action, for any game: what can be touched is lit, each touch narrows the
 * offers, and the touch that completes an offer takes it. An offer that leaves something unused waits
 * for a second touch on its last part (or the button that says so); so does one whose parts are also
 * the beginning of another, and one of which the table says that it cannot be taken back.
 */
import type { Shown } from "./types";

/** The offers that touch all of these. */
export function narrowed(offers: readonly Shown[], chosen: readonly string[]): Shown[] {
  return offers.filter(({ offer }) => chosen.every((id) => offer.touches.includes(id)));
}

/** What can be touched next. */
export function litBy(offers: readonly Shown[], chosen: readonly string[]): Set<string> {
  const open = narrowed(offers, chosen).flatMap(({ offer }) => offer.touches);
  return new Set(open.filter((id) => !chosen.includes(id)));
}

/** The one offer that these touches are all of; null while another part is needed or several fit. */
export function meant(offers: readonly Shown[], chosen: readonly string[]): Shown | null {
  const whole = narrowed(offers, chosen).filter(({ offer }) =>
    offer.touches.every((id) => chosen.includes(id)),
  );
  return chosen.length > 0 && whole.length === 1 ? (whole[0] ?? null) : null;
}

/** Is it never asked whether this is meant? The one thing there is to do is not, nor what a game is made of. */
export function unasked(offers: readonly Shown[], { offer }: Shown): boolean {
  return offers.length === 1 || offer.at_once;
}

/** Must it be asked before the table is? It leaves something unused. */
export function confirms(offers: readonly Shown[], shown: Shown): boolean {
  return !unasked(offers, shown) && shown.offer.unused != null;
}

/** What a touch leads to: more parts chosen, an offer taken (`again`: it was all chosen before), or nothing. */
export type Touched =
  | { kind: "chosen"; chosen: string[] }
  | { kind: "taken"; shown: Shown; chosen: string[]; again: boolean }
  | { kind: "unlit" };

export function touch(offers: readonly Shown[], chosen: readonly string[], id: string): Touched {
  const ready = meant(offers, chosen);
  if (ready && !ready.offer.words && id === chosen.at(-1))
    return { kind: "taken", shown: ready, chosen: [...chosen], again: true };
  if (chosen.includes(id)) return { kind: "chosen", chosen: chosen.slice(0, chosen.indexOf(id)) };
  // Next in this choice; or it replaces its last part; or it begins another choice.
  for (const kept of [chosen, chosen.slice(0, -1), []]) {
    if (litBy(offers, kept).has(id)) return completed(offers, [...kept, id]);
  }
  return { kind: "unlit" };
}

function completed(offers: readonly Shown[], chosen: string[]): Touched {
  const ready = meant(offers, chosen);
  const waits = !ready || ready.offer.words || litBy(offers, chosen).size > 0 || confirms(offers, ready);
  return waits ? { kind: "chosen", chosen } : { kind: "taken", shown: ready, chosen, again: false };
}

/** What is still chosen when the offers have changed: all of it if it leads anywhere, else nothing. */
export function kept(offers: readonly Shown[], chosen: readonly string[]): string[] {
  return narrowed(offers, chosen).length > 0 ? [...chosen] : [];
}
