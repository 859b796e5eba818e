/** The shapes of Vivid Memories: what comes over the wire by short names, and the edition printed on the pieces. */
import type { components } from "../../core/api";
import type { Standing } from "../../core/standing.svelte";
import type { Phrase, Who } from "../../core/types";

type Schemas = components["schemas"];

export type View = Schemas["VividView"];
export type BoardView = Schemas["VividBoard"];
export type BankSlot = Schemas["VividBankSlot"];
export type LineTile = Schemas["VividLineTile"];
export type AutomaView = Schemas["VividAutomaView"];
export type Frame = NonNullable<View["frame"]>;
export type Colour = BoardView["held"][number];
export type Axial = readonly [number, number];
export type { Phrase, Who };

/** The order in which supply, heaps and picked colours are counted. */
export const COLOURS: readonly Colour[] = ["red", "green", "blue", "purple", "yellow"];
export const ROUNDS = 3;

/** A moment tile as it is printed. */
export interface Printed {
  key: string;
  action: "add" | "split";
  takes?: Colour;
  gives: Colour[];
  pattern: Colour[];
  /** What the edition calls it, if it does. */
  name?: Phrase;
}

/** A preference card of the automa. */
export interface Card {
  key: string;
  end: "left" | "right";
  takes: number[];
  colours: Colour[];
}

export interface Layout {
  hexes: Axial[];
  cores: Axial[];
  clusters: number[][];
}

export interface Edition {
  layout: Layout;
  boards: { key: string; colours: Colour[] }[];
  tiles: Printed[];
  values: { cluster: number[]; pattern: number[] };
  automa: { cards: Card[]; heaps: number[]; set: number; tile: number };
  /** The names of the core memories, in the order of the clusters. */
  memories?: (Phrase | undefined)[];
}

type Texts = Record<string, string>;
interface Named {
  names?: { tiles?: Record<string, Texts>; memories?: Record<string, Texts> };
}

/** A name by language as the phrase that is shown in the reader's. */
function nameOf(texts: Texts | undefined): Phrase | undefined {
  return texts && { key: "edition-name", args: texts };
}

/** The edition as it comes, with its names where they belong. */
export function readEdition(json: Edition & Named): Edition {
  const { tiles = {}, memories = {} } = json.names ?? {};
  return {
    ...json,
    tiles: json.tiles.map((tile) => {
      const name = nameOf(tiles[tile.key]);
      return name ? { ...tile, name } : tile;
    }),
    memories: json.layout.clusters.map((_, n) => nameOf(memories[n + 1])),
  };
}

/** What a part of the drawing needs to show itself: how it stands, and the reader's words. */
export interface Showing extends Standing {
  say: (phrase: Phrase | Who) => string;
}
