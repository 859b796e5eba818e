/** The shapes of Déjà Vu: what comes over the wire by short names, and the edition printed on the pieces. */
import type { components } from "../../core/api";
import type { Standing } from "../../core/standing.svelte";
import type { Phrase, Who } from "../../core/types";

type Schemas = components["schemas"];

export type View = Schemas["DejavuView"];
export type Area = Schemas["DejavuPlayArea"];
export type Tile = Schemas["DejavuTileView"];
export type Bit = Schemas["DejavuBit"];
export type Fragment = Schemas["DejavuFragment"];
export type Chance = Schemas["DejavuChance"];
export type Earned = Schemas["DejavuEarned"];
export type Frame = NonNullable<View["frame"]>;
export type Shape = Bit["shape"];
export type Colour = Bit["colour"];
export type { Phrase, Who };
export { marks } from "../../core/standing.svelte";

export const SHAPES: readonly Shape[] = ["sun", "moon", "star", "lightning", "raindrop"];
export const COLOURS: readonly Colour[] = ["white", "green", "purple", "blue", "red", "yellow"];
export const POWERS = ["flower", "chest", "footprint", "collector", "stm", "hand"] as const;
export type Power = (typeof POWERS)[number];

/** A card as it is printed. */
export interface Face {
  key: string;
  colour: Colour;
  number: number;
  slots: Shape[];
  powers: Power[];
  points?: number;
  /** Only on public cards. */
  scoring?: "colour" | "run" | "triple" | "any";
}

export interface Edition {
  tiles: { names: string[] };
  fragments: { colours: string[] };
  grid: { wells: number };
  individual: Face[];
  public: Face[];
}

/** What a part of the drawing needs to show itself: how it stands, and the reader's words. */
export interface Showing extends Standing {
  say: (phrase: Phrase | Who) => string;
}

// ------------------------------------------------------------------ ids and heaps
const kindOf = ({ colour, shape }: Bit) => `${colour}:${shape}`;
export const looseId = (bit: Bit) => `loose:${kindOf(bit)}`;
export const spentId = (bit: Bit) => `spent:${kindOf(bit)}`;
export const bitId = (tile: string, bit: Bit) => `bit:${tile}:${kindOf(bit)}`;
export const lookOf = ({ colour, shape }: Bit) => `bit-${colour}-${shape}`;

/** The kinds of a heap, each once, with how many there are. */
export function kindsOf(heap: readonly Bit[]): { bit: Bit; count: number }[] {
  const kinds = new Map<string, { bit: Bit; count: number }>();
  for (const bit of heap) {
    const kind = kinds.get(kindOf(bit));
    if (kind) kind.count++;
    else kinds.set(kindOf(bit), { bit, count: 1 });
  }
  return [...kinds.values()];
}

/** The places of a mask. */
export const placesIn = (mask: number): number[] =>
  Array.from({ length: 31 }, (_, n) => n).filter((n) => (mask >> n) & 1);

// ------------------------------------------------------------------ linked memories
/** Cards of one colour in a row where each links with the next; 7 and 1 adjoin. */
export function chainsOf<T extends { face: Face }>(cards: readonly T[]): T[][] {
  return COLOURS.flatMap((colour) => chainsIn(cards.filter(({ face }) => face.colour === colour)));
}

function chainsIn<T extends { face: Face }>(cards: T[]): T[][] {
  const byNumber = new Map(cards.map((card) => [card.face.number, card]));
  const before = (n: number) => ((n + 5) % 7) + 1;
  const after = (n: number) => (n % 7) + 1;
  const numbers = [...byNumber.keys()].sort((a, b) => a - b);
  const open = numbers.filter((n) => !byNumber.has(before(n)));
  return (open.length > 0 ? open : numbers.slice(0, 1)).map((first) => {
    const chain: T[] = [];
    for (let n = first; byNumber.has(n) && chain.length < byNumber.size; n = after(n)) {
      chain.push(byNumber.get(n) as T);
    }
    return chain;
  });
}
