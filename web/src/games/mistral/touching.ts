/** From a touch on the drawing to the parts that it means. */
import { litBy, meant, touch } from "../../core/chooser";
import type { Shown } from "../../core/types";
import { topOf, type Kind, type Player, type Quarter, type View } from "./model";

export const doing = (action: Shown["action"]) => (action as { do: string }).do;

const KIND: Readonly<Record<string, Kind>> = {
  draw: "draw",
  lay: "lay",
  clear: "lay",
  imprison: "lay",
  move: "act",
  "draw-embrouille": "act",
  encounter: "act",
  exchange: "act",
};

/** The offers that belong to this kind of turn, and those that are free in any. */
export function ofKind(offers: readonly Shown[], kind: Kind | null): readonly Shown[] {
  if (kind === null) return offers;
  return offers.filter((shown) => (KIND[doing(shown.action)] ?? kind) === kind);
}

/** The kinds of turn that could be chosen now. */
export const kindsIn = (offers: readonly Shown[]): ReadonlySet<Kind> =>
  new Set(offers.flatMap((shown) => KIND[doing(shown.action)] ?? []));

/** Any part of an offer can be touched first, but only what comes first by nature is lit: it is calmer. */
export function nextOf(
  offers: readonly Shown[],
  lit: ReadonlySet<string>,
  chosen: readonly string[],
): ReadonlySet<string> {
  const next = offers
    .map(({ offer }) => offer.touches)
    .filter((touches) => chosen.every((id) => touches.includes(id)))
    .flatMap((touches) => touches.find((id) => !chosen.includes(id)) ?? []);
  return new Set(next.filter((id) => lit.has(id)));
}

/** The column that a card goes to when nothing else is said: its own, else a new one. */
export function ownColumn(offers: readonly Shown[], card: string): string | null {
  const lays = offers.filter((shown) => doing(shown.action) === "lay" && shown.offer.touches[0] === card);
  const columns = lays.flatMap(({ offer }) => offer.touches[1] ?? []);
  return columns.find((id) => !id.endsWith(":new")) ?? columns[0] ?? null;
}

/**
 * The parts to touch for this one. A card touched again goes to its own column; and what two touches have
 * made whole is surely meant, and so is a card that is drawn, and so are the dice.
 */
export function meansOf(
  offers: readonly Shown[],
  chosen: readonly string[],
  id: string,
  drawing: boolean,
): { parts: string[]; sure: boolean } {
  const again = chosen.at(-1) === id && !meant(offers, chosen);
  const means = (again && ownColumn(offers, id)) || id;
  const touched = touch(offers, chosen, means);
  const one = { parts: [means], sure: false };
  if (touched.kind === "unlit" || chosen.includes(means)) return one;
  const waits = touched.kind === "chosen";
  const ready = meant(offers, touched.chosen);
  if (!ready || (waits && litBy(offers, touched.chosen).size > 0)) return one;
  const sure =
    touched.chosen.length > 1 ||
    doing(ready.action) === "throw" ||
    (drawing && doing(ready.action) === "draw");
  return { parts: sure && waits ? [means, means] : [means], sure };
}

/** What digits pick: the cards of the hand; piles or columns where only these can be touched. */
export function digitsOf(
  next: ReadonlySet<string>,
  chosen: readonly string[],
  hand: readonly string[],
  seat: number,
): ReadonlyMap<string, number> {
  const cards = new Map(hand.slice(0, 9).map((id, n) => [id, n + 1]));
  if (hand.some((id) => next.has(id))) return cards;
  const heads = ["pile:", `column:${seat}:`];
  const among = heads.map((head) => [...next].filter((id) => id.startsWith(head))).find((ids) => ids.length);
  if (!among) return hand.some((id) => chosen.includes(id)) ? cards : new Map();
  const numbers = among.map((id) => [id, Number(id.split(":").at(-1)) + 1] as const);
  const free = [1, 2, 3, 4, 5].find((digit) => !numbers.some(([, number]) => number === digit)) ?? 6;
  return new Map(numbers.map(([id, number]) => [id, Number.isNaN(number) ? free : number]));
}

/** Cards in the order of a hand. */
export const sorted = (cards: readonly string[], quarter: Quarter): string[] =>
  [...cards].sort((a, b) => quarter.rank(a) - quarter.rank(b));

/** The parts of a hand as they lie, each kind once. */
export const handOf = ({ hand }: Player, seat: number, quarter: Quarter): string[] =>
  [...new Set(sorted(hand.known, quarter))].map((key) => `hand:${seat}:${key}`);

/** Cards are being drawn: that is what this turn, or this power, is for. */
export function drawing(view: View): boolean {
  const top = topOf(view);
  return top?.at === "playing" ? top.power === "errand" : top?.at === "turn" && top.kind === "draw";
}
