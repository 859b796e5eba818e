/** From a touch on the drawing to the parts that it means. */
import { confirms } from "../../core/chooser";
import type { Shown } from "../../core/types";

/** While sowing, a bit is always in the fingers: the first there is, unless another is picked. */
export function offered(offers: readonly Shown[]): string[] {
  const sows = ({ offer: { touches } }: Shown) =>
    touches.length === 2 && touches[0]?.startsWith("loose:") && touches[1]?.startsWith("tile:");
  const first = offers[0]?.offer.touches[0];
  return first && offers.every(sows) ? [first] : [];
}

/** The bit that goes without saying. */
function implied(offers: readonly Shown[], chosen: readonly string[]): string | null {
  return chosen.length === 0 ? (offered(offers)[0] ?? null) : null;
}

const holding = (offers: readonly Shown[], ids: readonly string[]) =>
  offers.filter(({ offer }) => ids.every((id) => offer.touches.includes(id)));

const touchesOf = ({ offer }: Shown) => offer.touches;

/** The one bit that fits a card's next slot: it need not be picked, the card is enough. */
function onlyBitFor(offers: readonly Shown[], id: string): string | null {
  const [one, ...more] = holding(offers, [id]).map(touchesOf);
  const fits = one?.length === 2 && one[1] === id && /^(card|hand):/.test(id);
  return fits && more.length === 0 ? (one[0] ?? null) : null;
}

/** Any part of an offer can be touched first, but only what comes first by nature is lit: it is calmer. */
export function nextOf(
  offers: readonly Shown[],
  lit: ReadonlySet<string>,
  chosen: readonly string[],
): ReadonlySet<string> {
  const open = holding(offers, chosen);
  const given = implied(open, chosen);
  const had = given ? [...chosen, given] : chosen;
  const next = open.flatMap(({ offer }) => offer.touches.find((id) => !had.includes(id)) ?? []);
  const cards = chosen.length ? [] : [...lit].filter((id) => onlyBitFor(offers, id));
  return new Set([...next, ...cards, ...(given ? [given] : [])].filter((id) => lit.has(id)));
}

/** The parts to touch for this one: what goes without saying is touched with it. */
export function meansOf(offers: readonly Shown[], chosen: readonly string[], id: string): string[] {
  if (chosen.length > 0) return [id];
  const given = id.startsWith("tile:") ? implied(offers, chosen) : onlyBitFor(offers, id);
  if (given && holding(offers, [given, id]).length === 1) return [given, id];
  // A heap is lifted, a chest filled at once, though other choices end with a touch on it.
  const holds = holding(offers, [id]);
  const alone = holds.find((shown) => touchesOf(shown).length === 1);
  const others = holds.filter((shown) => shown !== alone);
  const atOnce = alone && others.length > 0 && !confirms(offers, alone);
  return atOnce && others.every((shown) => touchesOf(shown)[0] !== id) ? [id, id] : [id];
}

/** A finger on a part that is not lit means the lit part inside it, the nearest of several. */
export function nearestLit(event: Event, id: string, lit: ReadonlySet<string>): string | null {
  if (lit.has(id) || !(event.target instanceof Element)) return null;
  const part = event.target.closest(`[data-id="${CSS.escape(id)}"]`);
  const around = part?.closest(".holder, [data-id^='tile:']") ?? part;
  const inside = [...(around?.querySelectorAll("[data-id]") ?? [])].filter((inner) =>
    lit.has(inner.getAttribute("data-id") ?? ""),
  );
  if (inside.length === 0) return null;
  const far = (inner: Element) => {
    if (!(event instanceof MouseEvent)) return 0;
    const { x, y, width, height } = inner.getBoundingClientRect();
    return Math.hypot(event.clientX - x - width / 2, event.clientY - y - height / 2);
  };
  inside.sort((a, b) => far(a) - far(b));
  return inside[0]?.getAttribute("data-id") ?? null;
}

// ------------------------------------------------------------------ what is carried
const doing = ({ action }: Shown) => (action as { do: string }).do;

export const lays = (offers: readonly Shown[]): boolean => offers.some((shown) => doing(shown) === "lay");

export const plants = (offers: readonly Shown[], flower: string): boolean =>
  offers.some((shown) => doing(shown) === "plant" && touchesOf(shown)[0] === flower);

/** A point well inside a hex: whoever is led only past its edge does not go there. */
export function isWithin(id: string, x: number, y: number): boolean {
  const hex = document.querySelector(`[data-id="${CSS.escape(id)}"] .hex`)?.getBoundingClientRect();
  return !!hex && Math.hypot(x - hex.x - hex.width / 2, y - hex.y - hex.height / 2) < hex.width * 0.36;
}
