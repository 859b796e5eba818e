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
export const looksIn = (players: readonly { kind: string; face?: string }[]): Look[] =>
  players.map(({ kind, face }, seat) => lookOf(seat, face ?? null, kind.startsWith("bot")));
