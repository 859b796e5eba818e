/** Arrow keys between things that lie anywhere on a plane: to the nearest in the arrow's direction. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much farther something seems that lies aside. */
const ASIDE = 2;

export function nearest(here: Element, all: Iterable<Element>, key: string): Element | null {
  const way = WAYS[key];
  if (!way) return null;
  const from = here.getBoundingClientRect();
  let [best, least]: [Element | null, number] = [null, Infinity];
  for (const one of all) {
    const box = one.getBoundingClientRect();
    const [x, y] = [
      gap(from.left, from.right, box.left, box.right),
      gap(from.top, from.bottom, box.top, box.bottom),
    ];
    const [ahead, aside] = way[0] ? [x * way[0], y] : [y * way[1], x];
    const far = ahead + ASIDE * Math.abs(aside) + 0.001 * centre(from, box);
    if (one !== here && ahead > 0 && far < least) [best, least] = [one, far];
  }
  return best;
}

/** How far one span lies beyond another; 0: they lie side by side. */
function gap(from: number, to: number, start: number, end: number): number {
  if (start >= to - 1) return Math.max(1, start - to);
  if (end <= from + 1) return Math.min(-1, end - from);
  return 0;
}

const centre = (a: DOMRect, b: DOMRect) =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
