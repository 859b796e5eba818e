/** Small readings of what comes over the wire. */
import { localeOf } from "../../core/speaker";
import type { Arg, Phrase } from "../../core/types";

/** The seat that an argument of a phrase names. */
export const seatIn = (arg: Arg | undefined): number | null =>
  typeof arg === "object" && !Array.isArray(arg) && "seat" in arg ? arg.seat : null;

/** The phrase that is an argument of another. */
export const phraseIn = (arg: Arg | undefined): Phrase | null =>
  typeof arg === "object" && !Array.isArray(arg) && "key" in arg ? arg : null;

/** The person that an argument names. */
export const nameIn = (arg: Arg | undefined): string => String(phraseIn(arg)?.args?.["name"] ?? "");

/** A chance in thousandths, as the reader's language writes it. */
export const percent = (thousandths: number): string =>
  new Intl.NumberFormat(localeOf(document.documentElement.lang || "en"), { style: "percent" }).format(
    thousandths / 1000,
  );
