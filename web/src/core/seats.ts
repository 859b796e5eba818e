/**
 * How a seat looks: a colour and a symbol that belong to the place at the table, and a face that belongs to
 * whoever sits there. The same on chips, boards, log, stage and scores; pieces have other colours and forms,
 * and a seat's colour is never shown without its symbol.
 */
import type { ChairView } from "./types";

export const SYMBOLS = [
  "circle",
  "square",
  "triangle",
  "diamond",
  "plus",
  "ring",
  "bars",
  "chevron",
] as const;
export type Symbol = (typeof SYMBOLS)[number];

/** The symbols as paths, in a field of 10 × 10 around its middle. */
export const FORMS: Record<Symbol, string> = {
  circle: "M-3.2 0a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z",
  square: "M-2.8-2.8h5.6v5.6h-5.6z",
  triangle: "M0-3.6L3.7 2.8h-7.4z",
  diamond: "M0-4.2L3 0 0 4.2-3 0z",
  plus: "M-1.2-3.6h2.4v2.4h2.4v2.4h-2.4v2.4h-2.4v-2.4h-2.4v-2.4h2.4z",
  ring: "M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0zM-1.7 0a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0z",
  bars: "M-3-3.4h2.1v6.8h-2.1zM.9-3.4h2.1v6.8h-2.1z",
  chevron: "M-3.5 1.5L0-3.2l3.5 4.7v2.3L0 .2l-3.5 3.6z",
};

export interface Look {
  /** A CSS colour, `var(--seat-0)` and on; text on it is `on`. */
  colour: string;
  on: string;
  symbol: Symbol;
  /** One of `ANIMALS` or `MACHINES`; null: nobody sits there yet. */
  face: string | null;
  bot: boolean;
}

/** What a person may choose, in the server's order. */
export const FACES = [
  "fox",
  "owl",
  "hare",
  "bear",
  "frog",
  "hedgehog",
  "whale",
  "heron",
  "deer",
  "turtle",
  "moth",
  "snail",
] as const;
export type FaceName = (typeof FACES)[number];

const ROBOTS = ["kettle", "clock", "radio", "lamp", "tin", "drum", "top", "box"] as const;

/** An opponent who holds no seat, such as an automa. */
export const RIVAL: Look = {
  colour: "var(--seat-none)",
  on: "var(--seat-none-on)",
  symbol: "ring",
  face: "clock",
  bot: true,
};

export function lookOf(seat: number, face: string | null = null, bot = false): Look {
  const number = seat % SYMBOLS.length;
  const usual = bot ? ROBOTS[seat % ROBOTS.length] : FACES[seat % FACES.length];
  return {
    colour: `var(--seat-${number})`,
    on: `var(--seat-${number}-on)`,
    symbol: SYMBOLS[number] ?? "circle",
    face: face ?? usual ?? null,
    bot,
  };
}

export const looksOf = (chairs: readonly ChairView[]): Look[] =>
  chairs.map(({ face, kind }, seat) =>
    kind === "open" ? { ...lookOf(seat), face: null } : lookOf(seat, face ?? null, kind === "bot"),
  );

/** The looks of those in a record, which may be older than faces. */
export const looksIn = (players: readonly { kind: string; face?: string | null }[]): Look[] =>
  players.map(({ kind, face }, seat) => lookOf(seat, face ?? null, kind.startsWith("bot")));
