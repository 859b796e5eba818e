/**
 * Where things lie. What has left its place is remembered by its share of the parts it lay in, never by
 * pixels: so it is found where it was also when the drawing has moved, shrunk or been turned meanwhile.
 */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** A place as shares of the boxes of parts around it, innermost first; the last is the whole board. */
export type Spot = readonly { anchor: string; share: Box }[];

/** Parts, and places that outlast what lies in them. */
const ANCHORS = "[data-id], [data-anchor]";

const named = (name: string, value: string) => `[${name}="${CSS.escape(value)}"]`;
export const partOf = (id: string) => named("data-id", id);

/** The part as it is drawn now, on the board or, for what the page draws, beside it. */
export function found(root: Element, selector: string): Element | null {
  return root.querySelector(selector) ?? root.ownerDocument.querySelector(selector);
}

export function boxOf(element: Element | null | undefined): Box | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/** Where an element lies, told by what is around it; `leaving`: the part itself will be elsewhere. */
export function spotOf(root: Element, element: Element, leaving: boolean): Spot {
  const box = element.getBoundingClientRect();
  const part = element.closest(ANCHORS);
  const around: Element[] = [];
  for (let at = part?.parentElement?.closest(ANCHORS); at && at !== root;) {
    around.push(at);
    at = at.parentElement?.closest(ANCHORS);
  }
  if (part && !leaving) around.push(part);
  const anchors = around.map((at) => ({ anchor: nameOf(at), share: shareOf(box, at) }));
  return [...anchors, { anchor: "", share: shareOf(box, root) }];
}

/** The box of a spot as things lie now. */
export function boxAt(root: Element, spot: Spot): Box | null {
  for (const { anchor, share } of spot) {
    const box = boxOf(anchor ? root.querySelector(anchor) : root);
    if (box) return inside(box, share);
  }
  return null;
}

function nameOf(element: Element): string {
  const id = element.getAttribute("data-id");
  return id === null ? named("data-anchor", element.getAttribute("data-anchor") ?? "") : partOf(id);
}

function shareOf(box: Box, around: Element): Box {
  const { x, y, width, height } = around.getBoundingClientRect();
  const [w, h] = [width || 1, height || 1];
  return { x: (box.x - x) / w, y: (box.y - y) / h, width: box.width / w, height: box.height / h };
}

const inside = (box: Box, share: Box): Box => ({
  x: box.x + share.x * box.width,
  y: box.y + share.y * box.height,
  width: share.width * box.width,
  height: share.height * box.height,
});

/** The square in the middle of a box, no larger than a piece may be. */
export function square({ x, y, width, height }: Box, largest = 72): Box {
  const size = Math.min(width, height, largest);
  return { x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size };
}

/** The middle of some boxes together. */
export function centreOf(boxes: readonly Box[]): { x: number; y: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    x: mean(boxes.map(({ x, width }) => x + width / 2)),
    y: mean(boxes.map(({ y, height }) => y + height / 2)),
  };
}
