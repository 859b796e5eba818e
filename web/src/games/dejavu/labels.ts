/** The names of the parts, as phrases: the same messages as the plain table uses. */
import type { Area, Bit, Face, Fragment, Phrase, Tile } from "./model";

export const phrase = (key: string, args: NonNullable<Phrase["args"]> = {}): Phrase => ({
  key: `dejavu-${key}`,
  args,
});

export const tileName = (tile: string): Phrase => phrase(`tile-${tile}`);
export const bitName = ({ colour, shape }: Bit): Phrase => phrase(`bit-${colour}-${shape}`);

export function heapName(heap: readonly Bit[]): Phrase {
  return heap.length ? phrase("heap", { bits: heap.map(bitName) }) : phrase("heap-none");
}

export const countName = (what: Phrase, count: number): Phrase => phrase("count", { what, count });

export const fragmentName = ({ colour, seeds }: Fragment): Phrase =>
  phrase("fragment", { colour: phrase(`fragment-${colour}`), seeds });

/** A nebula with all that lies on it. */
export function nebulaName(tile: Tile, girl: boolean): Phrase {
  const lying = [
    heapName(tile.bits),
    ...(tile.fragment ? [fragmentName(tile.fragment)] : []),
    ...(tile.flower ? [phrase("planted")] : []),
    ...(girl ? [phrase("girl")] : []),
  ];
  const bits = lying.length > 1 ? phrase("heap", { bits: lying }) : heapName(tile.bits);
  return phrase("on-tile", { tile: tileName(tile.tile), bits });
}

export const cardName = (face: Face): Phrase =>
  phrase("card", {
    landscape: phrase(`landscape-${face.colour}`),
    number: face.number,
    colour: phrase(`colour-${face.colour}`),
  });

/** A card with all that is printed on it. */
export function described(face: Face): Phrase {
  const slots = face.slots.map((shape) => phrase(`shape-${shape}`));
  const powers = face.powers.length
    ? face.powers.map((power) => phrase(`power-${power}`))
    : [phrase("no-power")];
  const card = cardName(face);
  if (!face.scoring) return phrase("card-individual", { card, slots, powers, points: face.points ?? 0 });
  const white = face.scoring === "colour" && face.colour === "white";
  const scoring = white
    ? phrase("scoring-white")
    : phrase(`scoring-${face.scoring}`, { colour: phrase(`colour-${face.colour}`) });
  return phrase("card-public", { card, slots, powers, scoring });
}

export const chestName = (area: Area): Phrase => phrase("chests", { bits: heapName(area.chests) });
