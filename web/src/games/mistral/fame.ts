/** What a season was made of, read from the score sheets: sales, rendez-vous made, encounters, sole control. */
import type { Line, Sheet } from "../../core/types";
import { nameIn, phraseIn } from "./labels";
import type { Family } from "./model";

export interface Deed {
  seat: number;
  /** The figure or place it was about, by key. */
  what: string;
  name: string;
  family: Family | undefined;
  cards: number;
  points: number;
}
export type Kind = "sale" | "prize" | "encounter" | "majority";

function deedOf(seat: number, { says, at = [], points }: Line): Deed {
  const sign = phraseIn(phraseIn(says.args?.["figure"])?.args?.["family"]);
  return {
    seat,
    what: at[0]?.split(":")[1] ?? "",
    name: nameIn(says.args?.["figure"]),
    family: sign?.key.replace("mistral-sign-", "") as Family | undefined,
    cards: Number(says.args?.["cards"] ?? 0),
    points,
  };
}

/** All that was done of one kind, in order. */
export const deedsOf = (sheets: readonly Sheet[], kind: Kind): Deed[] =>
  sheets.flatMap(({ lines }, seat) =>
    lines.filter(({ says }) => says.key === `mistral-line-${kind}`).map((line) => deedOf(seat, line)),
  );

/** Who has most of these, and how many; nobody if there are none. */
export function most(deeds: readonly Deed[]): { seats: number[]; count: number } {
  const counts = new Map<number, number>();
  for (const { seat } of deeds) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const count = Math.max(0, ...counts.values());
  return { count, seats: [...counts].filter(([, own]) => own === count).map(([seat]) => seat) };
}

/** The sale that brought most; the first of equals. */
export const dearest = (sales: readonly Deed[]): Deed | null =>
  sales.reduce<Deed | null>((best, sale) => (best && best.points >= sale.points ? best : sale), null);
