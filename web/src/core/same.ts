/** What did not change stays the same object: then only what did change is drawn anew. */
type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null;

/** `next`, fresh from the wire, with each part that equals its part of `before` taken from there. */
export function settled<T>(before: unknown, next: T): T {
  if (before === next) return next;
  if (!isPlain(before) || !isPlain(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = settled(before[key], next[key]);
    (next as Plain)[key] = part;
    same &&= part === before[key] && key in before;
  }
  return same ? (before as T) : next;
}
