import { expect, test } from "vitest";
import { ANIMALS, MACHINES } from "./faces";
import { FACES, looksIn, SYMBOLS } from "./seats";
import "./theme.css";

type Colour = [number, number, number];

/** How a colour looks to eyes without long (red) or middle (green) cones, in linear light (Viénot 1999). */
const EYES: Record<string, [Colour, Colour, Colour]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deutan: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
};

function linear(hex: string): Colour {
  return [1, 3, 5].map((at) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2) as Colour;
}

/** CIE Lab, in which equal distances look equal. */
function lab([r, g, b]: Colour): Colour {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test.each(["dawn", "night"])("by %s no two seats look alike, to colour-blind eyes neither", (theme) => {
  document.documentElement.dataset["theme"] = theme;
  const style = getComputedStyle(document.documentElement);
  const colours = SYMBOLS.map((_, seat) => linear(style.getPropertyValue(`--seat-${seat}`).trim()));
  for (const eyes of Object.values(EYES)) {
    const seen = colours.map((c) =>
      lab(eyes.map((row) => Math.max(0, row[0] * c[0] + row[1] * c[1] + row[2] * c[2])) as Colour),
    );
    for (const [at, one] of seen.entries())
      for (const other of seen.slice(at + 1))
        expect(Math.hypot(...one.map((v, i) => v - (other[i] ?? 0)))).toBeGreaterThan(7);
  }
});

test("every face that can be chosen is drawn", () => {
  expect(FACES.filter((face) => !ANIMALS[face])).toEqual([]);
});

test("a record from before there were faces shows different ones, robots for bots", () => {
  const looks = looksIn([{ kind: "person" }, { kind: "person" }, { kind: "bot:greedy" }]);
  expect(new Set(looks.map(({ face }) => face)).size).toBe(3);
  expect(looks[2]?.face && MACHINES[looks[2].face]).toBeTruthy();
  expect(new Set(looks.map(({ symbol }) => symbol)).size).toBe(3);
});
