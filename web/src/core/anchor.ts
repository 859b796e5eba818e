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
  tip: "top" | "bottom" | null;
  /** How far from the bubble's left edge the tip is. */
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
export function partOf(id: string): Element | null {
  const found = [...document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)];
  return found.find((part) => part.getClientRects().length > 0) ?? null;
}
