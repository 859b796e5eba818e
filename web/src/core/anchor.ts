/** Where a bubble goes: beside the thing it speaks of, inside its bounds, pointing at it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
  /** On which side of the bubble its tip is; null: there is nothing in sight to point at. */
  tip: "top" | "bottom" | "left" | "right" | null;
  /** How far from the bubble's left edge (upper edge for a tip at its side) the tip is. */
  tipAt: number;
}

const GAP = 12;
const CORNER = 18;

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** Above the thing or below it, where more of the bounds is left. */
export function spotFor(anchor: Box | null, size: { width: number; height: number }, bounds: Box): Spot {
  const right = bounds.left + bounds.width - size.width;
  const bottom = bounds.top + bounds.height - size.height;
  if (!anchor || !inSight(anchor, bounds)) {
    const left = bounds.left + (bounds.width - size.width) / 2;
    return { left: Math.max(bounds.left, left), top: Math.max(bounds.top, bottom), tip: null, tipAt: 0 };
  }
  const middle = anchor.left + anchor.width / 2;
  const left = between(bounds.left, middle - size.width / 2, Math.max(bounds.left, right));
  const tipAt = between(CORNER, middle - left, size.width - CORNER);
  const over = anchor.top - GAP - size.height;
  const under = anchor.top + anchor.height + GAP;
  const roomier = over - bounds.top > bottom - under ? over : under;
  const top = between(bounds.top, roomier, Math.max(bounds.top, bottom));
  const tip = top !== roomier ? null : roomier === over ? "bottom" : "top";
  return { left, top, tip, tipAt };
}

/** Beside the first of these things where it covers none of them, nor what is kept free; null: nowhere. */
export function spotBeside(
  things: readonly Box[],
  size: { width: number; height: number },
  bounds: Box,
  kept: readonly Box[] = [],
): Spot | null {
  const covers = [...things, ...kept];
  const free = (spot: Spot) => {
    const box = { ...size, left: spot.left, top: spot.top };
    return within(box, bounds) && !covers.some((thing) => overlap(box, thing));
  };
  for (const thing of things) {
    const found = inSight(thing, bounds) && sides(thing, size, bounds).find(free);
    if (found) return found;
  }
  return null;
}

/** Under it, over it, at its right, at its left. */
function sides(thing: Box, size: { width: number; height: number }, bounds: Box): Spot[] {
  const right = Math.max(bounds.left, bounds.left + bounds.width - size.width);
  const bottom = Math.max(bounds.top, bounds.top + bounds.height - size.height);
  const [middle, centre] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  const left = between(bounds.left, middle - size.width / 2, right);
  const top = between(bounds.top, centre - size.height / 2, bottom);
  const along = between(CORNER, middle - left, size.width - CORNER);
  const down = between(CORNER, centre - top, size.height - CORNER);
  return [
    { left, top: thing.top + thing.height + GAP, tip: "top", tipAt: along },
    { left, top: thing.top - GAP - size.height, tip: "bottom", tipAt: along },
    { left: thing.left + thing.width + GAP, top, tip: "left", tipAt: down },
    { left: thing.left - GAP - size.width, top, tip: "right", tipAt: down },
  ];
}

const within = (box: Box, bounds: Box) =>
  box.left >= bounds.left &&
  box.top >= bounds.top &&
  box.left + box.width <= bounds.left + bounds.width &&
  box.top + box.height <= bounds.top + bounds.height;

const overlap = (one: Box, two: Box) =>
  one.left < two.left + two.width &&
  two.left < one.left + one.width &&
  one.top < two.top + two.height &&
  two.top < one.top + one.height;

function inSight(anchor: Box, bounds: Box): boolean {
  return (
    anchor.width > 0 &&
    anchor.top + anchor.height > bounds.top &&
    anchor.top < bounds.top + bounds.height &&
    anchor.left + anchor.width > bounds.left &&
    anchor.left < bounds.left + bounds.width
  );
}

/** The drawn part with this id that can be seen; a part may be drawn twice, and once hidden. */
export const partOf = (id: string): Element | null => partsOf(id)[0] ?? null;

/** All that is drawn with this id and can be seen. */
export function partsOf(id: string): Element[] {
  const found = [...document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)];
  return found.filter((part) => part.getClientRects().length > 0);
}
