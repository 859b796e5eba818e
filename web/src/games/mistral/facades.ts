/** The houses of the quarter: pieces of cut paper, from the back to the front, in a field of 160 × 120. */

/** Each kind has its colour in both themes: see PlaceArt. */
export type Stuff =
  | "wall"
  | "wall2"
  | "roof"
  | "shade"
  | "trim"
  | "pane"
  | "shutter"
  | "door"
  | "awning"
  | "iron"
  | "leaf"
  | "sea"
  | "stone"
  | "lamp"
  | "fruit";
export type Piece = readonly [Stuff, string];

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;

/** The same piece in rows and columns. */
function grid(
  piece: (x: number, y: number) => string,
  [x, y]: [number, number],
  [across, down]: [number, number],
  [dx, dy]: [number, number],
): string {
  return Array.from({ length: across * down }, (_, n) =>
    piece(x + (n % across) * dx, y + Math.floor(n / across) * dy),
  ).join("");
}

type At = [number, number];
/** Windows with their shutters. */
const windows = (at: At, many: At, gap: At, [w, h]: At = [9, 13]): Piece[] => [
  ["pane", grid((x, y) => box(x, y, w, h), at, many, gap)],
  ["shutter", grid((x, y) => box(x - 4.5, y, 4, h) + box(x + w + 0.5, y, 4, h), at, many, gap)],
];
const door = (x: number, w = 12, top = 74): Piece => [
  "door",
  `M${x} 96V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V96Z`,
];
/** A striped cloth over a shop, scalloped below. */
function awning(x: number, y: number, scallops: number, wide = 12): Piece[] {
  const edge = `a${wide / 2} 5 0 0 1 ${-wide} 0`.repeat(scallops);
  return [
    ["trim", `M${x} ${y}h${scallops * wide}v13${edge}Z`],
    ["awning", grid((a, b) => `M${a} ${b}h${wide}v13a${wide / 2} 5 0 0 1 ${-wide} 0Z`, [x, y], [Math.ceil(scallops / 2), 1], [wide * 2, 0])], // prettier-ignore
  ];
}
const tree = (x: number, y: number, r: number): Piece[] => [
  ["door", box(x - 2, y, 4, 96 - y)],
  ["leaf", [[-r * 0.7, 0], [r * 0.7, 0], [0, -r * 0.8]].map(([a = 0, b = 0]) => round(x + a, y + b, r)).join("")], // prettier-ignore
];
const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const NEIGHBOURS: Piece[] = [
  ["wall2", box(-4, 40, 52, 56) + box(112, 34, 52, 62)],
  ["roof", "M-8 42l6-9h48l6 9ZM108 36l6-9h48l6 9Z"],
  ["pane", grid((x, y) => box(x, y, 7, 10), [8, 50], [2, 2], [18, 20]) + grid((x, y) => box(x, y, 7, 10), [124, 46], [2, 2], [18, 20])], // prettier-ignore
];

export const FACADES: Readonly<Record<string, readonly Piece[]>> = {
  studio: [
    ...NEIGHBOURS,
    ["wall", box(30, 44, 100, 52)],
    ["roof", "M24 46L46 16h68l22 30Z"],
    ["pane", "M54 21h52l12 19H42Z"],
    ["trim", "M67 21l-5 19h2.5l5-19ZM91 21l5 19h2.5l-5-19ZM49 29.5h62v2H47.5Z"],
    ...windows([44, 58], [1, 1], [0, 0], [11, 18]),
    ...windows([104, 58], [1, 1], [0, 0], [11, 18]),
    door(73, 15, 66),
    ["shade", box(80, 44, 50, 52)],
  ],
  school: [
    ["wall", `${box(14, 42, 132, 54)}M56 42L80 18l24 24Z`],
    ["roof", "M10 43h48L80 21l22 22h48v-6h-46L80 13 56 37H10Z"],
    ["trim", round(80, 34, 7)],
    ["iron", "M79.3 29.5h1.4v5h4v1.4h-5.4ZM126 42V14h1.6v28Z"],
    ["shutter", "M127.6 14h17l-4 5 4 5h-17Z"],
    ...windows([26, 52], [2, 1], [21, 0], [10, 22]),
    ...windows([103, 52], [2, 1], [21, 0], [10, 22]),
    door(72, 16, 62),
    ["shade", box(80, 42, 66, 54)],
  ],
  police: [
    ...NEIGHBOURS,
    ["wall", box(26, 24, 108, 72)],
    ["trim", `${box(22, 20, 116, 6)}${box(26, 56, 108, 3)}`],
    ["pane", grid((x, y) => box(x, y, 11, 17), [36, 33], [4, 1], [26, 0])],
    ["pane", grid((x, y) => box(x, y, 14, 17), [34, 66], [2, 1], [78, 0])],
    ["iron", grid((x, y) => box(x, y, 1, 17), [38, 66], [3, 1], [3.5, 0]) + grid((x, y) => box(x, y, 1, 17), [116, 66], [3, 1], [3.5, 0])], // prettier-ignore
    ["shutter", box(54, 59, 52, 8)],
    door(71, 18, 70),
    ["lamp", round(62, 76, 4) + round(98, 76, 4)],
    ["shade", box(80, 26, 54, 70)],
  ],
  bar: [
    ...NEIGHBOURS,
    ["wall", box(20, 26, 120, 70)],
    ["roof", "M15 28l7-10h116l7 10Z"],
    ...windows([34, 33], [4, 1], [26, 0], [10, 18]),
    ["pane", box(28, 70, 44, 22) + box(90, 70, 44, 22)],
    door(75, 12, 68),
    ...awning(20, 57, 10),
    ["shade", box(80, 26, 60, 70)],
  ],
  hotel: [
    ...NEIGHBOURS,
    ["wall", box(42, 12, 76, 84)],
    ["roof", "M38 13L46 3h68l8 10Z"],
    ...windows([53, 19], [3, 3], [22, 20], [10, 13]),
    ["trim", box(42, 34, 76, 2) + box(42, 54, 76, 2)],
    ["shutter", "M122 20h10v44h-10Z"],
    ["lamp", grid((x, y) => round(x, y, 2), [127, 26], [1, 4], [0, 10.5])],
    ...awning(62, 78, 3),
    door(72, 16, 84),
    ["shade", box(80, 12, 38, 84)],
  ],
  clinic: [
    ["wall2", box(4, 46, 40, 50) + box(116, 46, 40, 50)],
    ["wall", `${box(34, 30, 92, 66)}${box(62, 14, 36, 18)}`],
    ["trim", `${box(30, 28, 100, 4)}${box(58, 11, 44, 4)}`],
    ["shutter", "M77 16h6v5h5v6h-5v5h-6v-5h-5v-6h5Z"],
    ["pane", grid((x, y) => box(x, y, 12, 12), [42, 38], [4, 2], [22, 20]) + grid((x, y) => box(x, y, 9, 12), [10, 56], [2, 1], [16, 0]) + grid((x, y) => box(x, y, 9, 12), [124, 56], [2, 1], [16, 0])], // prettier-ignore
    ["pane", box(66, 77, 28, 19)],
    ["iron", box(79.3, 77, 1.5, 19)],
    ["shade", box(80, 30, 46, 66)],
  ],
  marci: [
    ...tree(134, 56, 17),
    ["wall", "M20 42L64 20l44 22v54H20Z"],
    ["roof", "M10 46L64 15l54 31-4 5L64 23 14 51Z"],
    ...windows([36, 50], [2, 1], [46, 0], [11, 15]),
    ["pane", round(64, 38, 5)],
    door(57, 14, 66),
    ["shade", "M64 23l44 21v52H64Z"],
    ["leaf", "M20 62c8-6 12 2 18-2s10-2 14 4c-8 6-12 0-16 4s-12 4-16 0ZM76 64c8-6 14 0 20-3s10 0 12 3v8c-8 2-12-3-16 0s-12 0-16-2Z"], // prettier-ignore
    ["awning", "M112 66q20-16 40 0Z"],
    ["iron", "M131 66h2v30h-2ZM120 82h24v2h-24Z"],
  ],
  harbour: [
    ["wall2", "M-4 46C20 34 40 40 62 36s40 4 60-4 34 2 44 4v30H-4Z"],
    ["sea", "M-4 52H164V96H-4Z"],
    ["trim", "M20 62h26v1.5H20ZM66 58h30v1.5H66ZM104 66h34v1.5h-34ZM40 72h22v1.5H40Z"],
    ["wall", "M128 18h12l4 46h-20Z"],
    ["shutter", "M127 30h14l1 10h-16ZM125.5 50h17l.900 9h-18.8Z"],
    ["lamp", "M129 8h10v10h-10Z"],
    ["roof", "M126 9l8-7 8 7Z"],
    ["trim", "M46 18l24 42H46ZM43 26v34H26Z"],
    ["awning", "M46 34l14 26H46Z"],
    ["door", "M22 62h52l-7 12H29ZM88 74h30l-5 8H93Z"],
    ["trim", "M102 50l12 22h-12Z"],
    ["stone", box(-4, 86, 168, 12)],
  ],
  theatre: [
    ...NEIGHBOURS,
    ["wall", "M26 42L80 14l54 28v50H26Z"],
    ["trim", "M20 44L80 11l60 33v5H20ZM32 42h96L80 19Z"],
    ["shutter", "M74 34q6-7 12 0v4q-6 6-12 0Z"],
    ["door", box(48, 54, 64, 38)],
    ["awning", "M48 54h20q0 26-10 38H48ZM112 54H92q0 26 10 38h10ZM48 54h64v5q-16 8-32 0t-32 0Z"],
    ["trim", grid((x, y) => box(x, y, 7, 43), [30, 49], [2, 1], [14, 0]) + grid((x, y) => box(x, y, 7, 43), [109, 49], [2, 1], [14, 0])], // prettier-ignore
    ["lamp", round(80, 66, 4)],
    ["stone", `${box(20, 92, 120, 3)}${box(14, 95, 132, 4)}`],
  ],
  market: [
    ...NEIGHBOURS,
    ...tree(80, 42, 20),
    ["door", grid((x, y) => box(x, y, 2, 36), [10, 60], [2, 1], [42, 0]) + grid((x, y) => box(x, y, 2, 36), [106, 60], [2, 1], [42, 0])], // prettier-ignore
    ["roof", box(8, 82, 48, 14) + box(104, 82, 48, 14)],
    ["fruit", grid((x, y) => round(x, y, 4), [15, 80], [5, 1], [8.5, 0])],
    ["leaf", grid((x, y) => round(x, y, 4), [111, 80], [5, 1], [8.5, 0])],
    ...awning(4, 50, 5, 11.5),
    ...awning(99, 50, 5, 11.5),
  ],
  park: [
    ["wall2", "M-4 56c30-14 50-4 84-10s60-6 84 4v46H-4Z"],
    ...tree(28, 44, 20),
    ...tree(134, 46, 18),
    ["leaf", "M-4 82c20-12 40-2 60-4s50-6 70-2 30 0 38 2v20H-4Z"],
    ["sea", "M52 84q28-10 56 0v6q-28 8-56 0Z"],
    ["stone", "M48 84q32-12 64 0l-3 8q-29 9-58 0ZM76 56h8l3 26H73Z"],
    ["sea", "M52 84q28-9 56 0-28 9-56 0ZM80 52q-20-18-22 20 6-18 22-14 16-4 22 14-2-38-22-20Z"],
    ["stone", round(80, 54, 5)],
    ["iron", box(49, 58, 1.5, 30) + box(109.5, 58, 1.5, 30)],
    ["lamp", round(49.7, 56, 3.4) + round(110.2, 56, 3.4)],
  ],
  workshop: [
    ...NEIGHBOURS,
    ["stone", box(120, 8, 10, 40)],
    ["wall", "M22 44V28l28 16V28l28 16V28l28 16V28l30 16v52H22Z"],
    ["pane", grid((x, y) => `M${x} ${y}l16 9v4H${x}Z`, [25, 34], [4, 1], [28, 0])],
    ["roof", grid((x, y) => `M${x} ${y}l30 17-1 4L${x} ${y + 5}Z`, [21, 25], [4, 1], [28, 0])],
    ["shutter", box(58, 58, 46, 38)],
    ["trim", grid((x, y) => box(x, y, 46, 1.5), [58, 63], [1, 5], [0, 6])],
    ...windows([32, 60], [1, 1], [0, 0], [14, 16]),
    ...windows([114, 60], [1, 1], [0, 0], [12, 16]),
    ["shade", box(80, 46, 56, 50)],
  ],
  station: [
    ["wall", `${box(8, 34, 144, 40)}M36 34a44 30 0 0 1 88 0Z`],
    ["pane", "M44 34a36 24 0 0 1 72 0v36H44Z"],
    ["iron", "M61 22h1.5v48H61ZM79.3 10h1.5v60h-1.5ZM98 22h1.5v48H98ZM44 40h72v1.5H44Z"],
    ["trim", round(80, 24, 8)],
    ["iron", "M79.3 18h1.4v6h4v1.4h-5.4Z"],
    ...windows([16, 44], [1, 1], [0, 0], [12, 20]),
    ...windows([132, 44], [1, 1], [0, 0], [12, 20]),
    ["stone", `${box(26, 74, 108, 7)}${box(18, 81, 124, 7)}${box(10, 88, 140, 10)}`],
  ],
  prison: [
    ["stone", `${box(12, 36, 136, 60)}${box(6, 26, 26, 70)}${box(128, 26, 26, 70)}`],
    ["shade", `${grid((x, y) => box(x, y, 6, 5), [6, 21], [3, 1], [10, 0])}${grid((x, y) => box(x, y, 6, 5), [128, 21], [3, 1], [10, 0])}${box(128, 26, 26, 70)}`], // prettier-ignore
    ["pane", grid((x, y) => box(x, y, 12, 10), [42, 44], [4, 1], [22, 0])],
    ["iron", grid((x, y) => box(x, y, 1.3, 12), [44, 43], [4, 1], [22, 0]) + grid((x, y) => box(x, y, 1.3, 12), [48, 43], [4, 1], [22, 0]) + grid((x, y) => box(x, y, 1.3, 12), [52, 43], [4, 1], [22, 0])], // prettier-ignore
    ["door", "M66 96V74a14 14 0 0 1 28 0v22Z"],
    ["iron", grid((x, y) => box(x, y, 1.8, 32), [70, 64], [5, 1], [5, 0])],
  ],
};
