/** From a touch on the drawing to the parts that it means. */
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
  return new Set([...next, ...(given ? [given] : [])].filter((id) => lit.has(id)));
}

/** The parts to touch for this one: the only bit there is goes without saying, and a heap is lifted at once. */
export function meansOf(offers: readonly Shown[], chosen: readonly string[], id: string): string[] {
  if (!id.startsWith("tile:")) return [id];
  const given = implied(holding(offers, chosen), chosen);
  if (given && holding(offers, [...chosen, given, id]).length === 1) return [given, id];
  const alone =
    chosen.length === 0 && offers.some(({ offer }) => offer.touches.length === 1 && offer.touches[0] === id);
  const also = offers.some(({ offer }) => offer.touches.length > 1 && offer.touches.includes(id));
  return alone && also ? [id, id] : [id];
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
