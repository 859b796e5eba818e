import { expect, test } from "vitest";

const styles = import.meta.glob<string>("../**/*.{svelte,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The text without what stands inside `@media (hover: hover) { … }`. */
function outside(text: string): string {
  const begin = text.indexOf("@media (hover: hover)");
  if (begin < 0) return text;
  let depth = 0;
  let at = text.indexOf("{", begin);
  do {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    at += 1;
  } while (depth > 0 && at < text.length);
  return text.slice(0, begin) + outside(text.slice(at));
}

test("a touch leaves no hover behind: hovering counts only where it exists", () => {
  expect(Object.keys(styles).length).toBeGreaterThan(20);
  const left = Object.entries(styles).filter(([, text]) => outside(text).includes(":hover"));
  expect(left.map(([path]) => path)).toEqual([]);
});
