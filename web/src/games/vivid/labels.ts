/** The names of the parts, as phrases: the same messages as the plain table uses. */
import {
  ROUNDS,
  type BankSlot,
  type BoardView,
  type Card,
  type Colour,
  type Edition,
  type Phrase,
  type Printed,
  type View,
} from "./model";

const phrase = (key: string, args: NonNullable<Phrase["args"]> = {}): Phrase => ({ key, args });

export const colourName = (colour: Colour): Phrase => phrase(`vivid-colour-${colour}`);
export const slotName = (slot: string): Phrase => phrase(`vivid-slot-${slot}`);

export function heapName(colours: readonly Colour[]): Phrase {
  if (colours.length === 0) return phrase("vivid-heap-none");
  return phrase("vivid-heap", { fragments: colours.map(colourName) });
}

/** What it is called, else what it does. */
export const tileName = (tile: Printed): Phrase => tile.name ?? tileDoes(tile);

export function tileDoes(tile: Printed): Phrase {
  const gives = tile.gives.map(colourName);
  const pattern = heapName(tile.pattern);
  if (!tile.takes) return phrase("vivid-tile-add", { gives: gives[0] as Phrase, pattern });
  return phrase("vivid-tile-split", { takes: colourName(tile.takes), gives, pattern });
}

export const hexName = (hex: number, heap: readonly Colour[]): Phrase =>
  phrase("vivid-hex", { hex: hex + 1, heap: heapName(heap) });

export const tokenName = (hex: number, colour: Colour): Phrase =>
  phrase("vivid-hex", { hex: hex + 1, heap: colourName(colour) });

export function coreName(board: BoardView, core: number, colour: Colour, edition: Edition): Phrase {
  const cluster = edition.layout.clusters.findIndex((cores) => cores.includes(core));
  const memory = edition.memories?.[cluster] ?? phrase("vivid-memory", { number: cluster + 1 });
  return phrase(`vivid-core-${board.cores[core] ? "full" : "empty"}`, { memory, colour: colourName(colour) });
}

export function bankName(slot: BankSlot, tile: Printed | null): Phrase {
  const name = slotName(slot.slot);
  if (!tile) return phrase(slot.used ? "vivid-slot-used" : "vivid-slot-open", { slot: name });
  return phrase(slot.score_face ? "vivid-slot-score" : "vivid-slot-action", {
    slot: name,
    tile: tileName(tile),
  });
}

export const fragmentsName = (colour: Colour, count: number): Phrase =>
  phrase("vivid-fragments", { colour: colourName(colour), count });

export const waitingName = (tile: Printed): Phrase => phrase("vivid-waiting", { tile: tileName(tile) });
export const cherishedName = (tile: Printed): Phrase => phrase("vivid-cherished", { tile: tileName(tile) });
export const boardName = (seat: number): Phrase => phrase("vivid-board", { who: { seat } });
export const bankTitle = (seat: number): Phrase => phrase("vivid-bank", { who: { seat } });
export const lineName = (tiles: number, deck: number): Phrase => phrase("vivid-line", { tiles, deck });
export const lineEndName = (side: "left" | "right"): Phrase => phrase("vivid-end", { side });
export const supplyTitle = (): Phrase => phrase("vivid-supply");
export const bagName = (count: number): Phrase => phrase("vivid-in-bag", { count });
export const wishName = (colour: Colour): Phrase =>
  phrase("vivid-aspiration", { colour: colourName(colour) });
export const automaTitle = (): Phrase => phrase("vivid-automa");
export const automaTotal = (points: number, more: number): Phrase =>
  phrase("vivid-automa-total", { points, more });
export const setsName = (count: number): Phrase => phrase("vivid-automa-sets", { count });
export const endName = (end: "left" | "right"): Phrase => phrase(`vivid-end-${end}`);

export function cardName(card: Card): Phrase {
  return phrase("vivid-automa-card", {
    card: cardTitle(card),
    end: endName(card.end),
    takes: card.takes.map((n) => phrase("vivid-number", { n })),
    colours: card.colours.map(colourName),
  });
}

export const cardTitle = (card: Card): Phrase => phrase(`vivid-card-${card.key}`);

export const roundName = (view: View): Phrase => phrase("vivid-round", { round: view.round, rounds: ROUNDS });

export const markerName = (view: View): Phrase =>
  phrase("vivid-marker", { start: view.start < view.seats ? { seat: view.start } : automaTitle() });

export const deckName = (count: number): Phrase => phrase("vivid-deck", { count });
export const heldName = (held: readonly Colour[]): Phrase => phrase("vivid-held", { heap: heapName(held) });
