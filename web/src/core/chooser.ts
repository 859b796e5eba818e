/**
 * From touches to an action, for any game: what can be touched is lit, each touch narrows the
 * offers, and the offer that is left when its last part was touched is the choice.
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

/** The one offer that these touches mean; null while another part is needed or several fit. */
export function meant(offers: readonly Shown[], chosen: readonly string[]): Shown | null {
  const left = narrowed(offers, chosen);
  const [only] = left;
  const whole = only?.offer.touches.every((id) => chosen.includes(id));
  return chosen.length > 0 && left.length === 1 && whole ? (only ?? null) : null;
}

/** What a touch leads to: more parts chosen, a choice confirmed, or a part that cannot be touched. */
export type Touched =
  { kind: "chosen"; chosen: string[] } | { kind: "confirmed"; shown: Shown } | { kind: "unlit" };

export function touch(offers: readonly Shown[], chosen: readonly string[], id: string): Touched {
  const ready = meant(offers, chosen);
  if (ready && id === chosen.at(-1)) return { kind: "confirmed", shown: ready };
  if (chosen.includes(id)) return { kind: "chosen", chosen: chosen.slice(0, chosen.indexOf(id)) };
  if (litBy(offers, chosen).has(id)) return { kind: "chosen", chosen: [...chosen, id] };
  // Not next in this choice, but it may replace its last part, or begin another choice.
  for (const kept of [chosen.slice(0, -1), []]) {
    if (litBy(offers, kept).has(id)) return { kind: "chosen", chosen: [...kept, id] };
  }
  return { kind: "unlit" };
}

/** What is still chosen when the offers have changed: all of it if it leads anywhere, else nothing. */
export function kept(offers: readonly Shown[], chosen: readonly string[]): string[] {
  return narrowed(offers, chosen).length > 0 ? [...chosen] : [];
}
