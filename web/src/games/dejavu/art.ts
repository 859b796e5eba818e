/** The drawings as data: what a bit, a fragment and a landscape are made of. */
import { seeded } from "./geometry";
import type { Colour, Shape } from "./model";

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const [angle, far] = [(Math.PI * n) / points - Math.PI / 2, n % 2 ? inner : outer];
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Outlines in a square from -12 to 12. */
export const OUTLINES: Record<Shape, string> = {
  sun: star(10, 11.4, 7.6),
  moon: "M3.2-10.6A10.8 10.8 0 1 0 10.6 4.6 8.8 8.8 0 0 1 3.2-10.6Z",
  star: star(5, 11.8, 5.2),
  lightning: "M3.6-11.4-7.6 1.6H-1.6L-3.6 11.4 7.8-2.4H1.6L5.6-11.4Z",
  raindrop: "M0-11.6C4.4-5.4 7.8-1.6 7.8 3.2A7.8 7.8 0 0 1-7.8 3.2C-7.8-1.6-4.4-5.4 0-11.6Z",
};

/** Where the mark of the colour finds room. */
export const HEARTS: Record<Shape, readonly [number, number]> = {
  sun: [0, 0],
  moon: [-4.2, 2.6],
  star: [0, 0.8],
  lightning: [-0.2, -0.4],
  raindrop: [0, 3.4],
};

/** A mark for each colour, for eyes that do not tell colours apart. The pearl has none. */
export const COLOUR_MARKS: Record<Colour, string> = {
  white: "",
  green: "M0-2.8V2.8",
  purple: "M-2.2-2.2 2.2 2.2M2.2-2.2-2.2 2.2",
  blue: "M-2.8-1.5H2.8M-2.8 1.5H2.8",
  red: "M-2.3 2.3 2.3-2.3",
  yellow: "M-.1 0H.1",
};

/** The pods of the fragments: each colour has a shape of its own. */
export const PODS: Record<string, string> = {
  orange: "M0-11C7-11 11-6 11 0S7 11 0 11-11 6-11 0-7-11 0-11Z",
  pink: "M0 10.6C-8 5-11.4.6-10.6-4.4-9.8-9.6-3-10.6 0-5.4 3-10.6 9.8-9.6 10.6-4.4 11.4.6 8 5 0 10.6Z",
  grey: "M0-11.4 9.9-5.7V5.7L0 11.4-9.9 5.7V-5.7Z",
  brown: "M-10-10H10V10H-10Z",
};

/** Where the seeds of a pod lie. */
export const SEEDS: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-3.4, 0],
    [3.4, 0],
  ],
  [
    [0, -3.6],
    [-3.8, 3],
    [3.8, 3],
  ],
  [
    [-3.4, -3.2],
    [3.4, -3.2],
    [-3.4, 3.2],
    [3.4, 3.2],
  ],
  [
    [0, 0],
    [-4.4, -3.8],
    [4.4, -3.8],
    [-4.4, 3.8],
    [4.4, 3.8],
  ],
];

// ------------------------------------------------------------------ landscapes
/** Layers of paper, far to near; each begins and ends at the same height, so that neighbours join. */
const HEIGHTS = [46, 64, 82];

export interface Land {
  /** Three layers, far to near. */
  layers: string[];
  /** What this land has that others have not, drawn between the second and the third layer. */
  motif: string;
  /** The light in its sky. */
  light: { x: number; y: number; r: number };
}

export function landOf(colour: Colour, number: number): Land {
  const next = seeded(`${colour} ${number}`);
  const layers = HEIGHTS.map((height, layer) => {
    const swell = () => ((next() - 0.5) * (26 - 5 * layer)).toFixed(1);
    const rough = colour === "white" || colour === "red" ? ridge(next, height, 18 - 4 * layer) : "";
    const soft = `M0 ${height}c12 0 18 ${swell()} 32 ${swell()}s22 ${swell()} 36 0S100 ${height} 100 ${height}`;
    return `${rough || soft}V100H0Z`;
  });
  const at = 34 + next() * 46;
  const light = { x: 36 + next() * 50, y: 16 + next() * 10, r: 6 + next() * 5 };
  return { layers, motif: MOTIFS[colour](at, next), light };
}

function ridge(next: () => number, height: number, tall: number): string {
  const peaks = Array.from({ length: 4 }, (_, n) => {
    const x = 12 + n * 22;
    return `L${x} ${(height - next() * tall).toFixed(1)}L${x + 11} ${(height + next() * 5).toFixed(1)}`;
  });
  return `M0 ${height}${peaks.join("")}L100 ${height}`;
}

/** Few strokes each: peaks, firs, towers of cloud, arches, a vent of fire, dunes with a stone. */
const MOTIFS: Record<Colour, (x: number, next: () => number) => string> = {
  white: (x) => `M${x - 22} 80c6-20 10-30 22-36 3 6 8 8 14 6-4 6-4 10 2 16 4 6 4 10 6 14Z`,
  green: (x, next) =>
    [-16, 0, 15]
      .map((dx) => {
        const [fx, h] = [x + dx, 20 + next() * 14];
        return `M${fx} ${80 - h}l7 ${h * 0.5}h-3l6 ${h * 0.5}h-20l6 ${-h * 0.5}h-3Z`;
      })
      .join(""),
  purple: (x) => `M${x - 18} 82V62a18 18 0 0 1 36 0V82h-8V62a10 10 0 0 0-20 0V82Z`,
  blue: (x) => `M${x - 14} 82V54l6-12 6 12v28ZM${x} 82V44l7-16 7 16v38ZM${x + 16} 82V60l5-9 5 9v22Z`,
  red: (x) => `M${x - 26} 84 ${x - 6} 46h12L${x + 26} 84ZM${x - 4} 44c-2-8 4-8 2-16 8 6 6 10 5 16Z`,
  yellow: (x) => `M${x - 8} 82V54c0-8 16-8 16 0V82ZM${x + 12} 82V64c0-6 9-6 9 0V82Z`,
};
