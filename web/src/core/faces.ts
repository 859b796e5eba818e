/**
 * The drawn faces, as layers of cut paper in a field of 32 × 32: what is cut out, what is folded over it,
 * and the ink. Each is a path; `seats.ts` says who wears which.
 */
export interface Cut {
  cut: string;
  fold?: string;
  ink: string;
}

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const eyes = (y: number, apart = 4, r = 1.5) => dot(16 - apart, y, r) + dot(16 + apart, y, r);

export const ANIMALS: Record<string, Cut> = {
  fox: {
    cut: "M5 5l7 5h8l7-5-1 12-10 11L6 17z",
    fold: "M6 17l7-1 3 6 3-6 7 1-10 11z",
    ink: `${eyes(14.5, 5)}M14 25h4l-2 3z`,
  },
  owl: {
    cut: "M6 5l5 3q5-2 10 0l5-3v14q0 9-10 9T6 19z",
    fold: `${dot(11.5, 14, 4.6)}${dot(20.5, 14, 4.6)}`,
    ink: `${dot(11.5, 14, 2.2)}${dot(20.5, 14, 2.2)}M14 18h4l-2 4z`,
  },
  hare: {
    cut: "M12 15Q7 3 11 2t4 12h2Q17 1 21 2t-1 13q6 3 5 8-2 6-9 6t-9-6q-1-5 5-8z",
    fold: "M12 12Q9.5 4.5 11 4t2 8zM20 12q2.5-7.5 1-8t-2 8z",
    ink: `${eyes(20)}M14.5 23h3L16 25.5z`,
  },
  bear: {
    cut: "M8.5 5a4.5 4.5 0 0 1 4 3 11 11 0 0 1 7 0 4.5 4.5 0 1 1 6.5 5.5Q28 28 16 28T6 13.5A4.5 4.5 0 0 1 8.5 5z",
    fold: "M16 17c4 0 6 2.5 6 5s-2.5 4.5-6 4.5-6-2-6-4.5 2-5 6-5z",
    ink: `${eyes(14.5, 5)}M13.5 19h5L16 22.5z`,
  },
  frog: {
    cut: "M9 5a5 5 0 0 1 4.8 4h4.4A5 5 0 1 1 27 13.5q3 5 0 9Q24 27 16 27T5 22.5q-3-4 0-9A5 5 0 0 1 9 5z",
    fold: `${dot(9, 10, 3)}${dot(23, 10, 3)}`,
    ink: `${dot(9, 10, 1.5)}${dot(23, 10, 1.5)}M7 19q9 5 18 0-1.5 5-9 5t-9-5z`,
  },
  hedgehog: {
    cut: "M2 20l4-2-3-4 5-1-2-5 5 2 1-5 4 4 4-4 1 5 5-2-2 5 5 1-3 4 4 2-5 4-9 3.5L7 24z",
    fold: "M16 12c6 0 8.5 5 8.5 8.5S21 28 16 28s-8.5-4-8.5-7.5S10 12 16 12z",
    ink: `${eyes(19)}${dot(16, 23.5, 1.9)}`,
  },
  whale: {
    cut: "M3 17q1-8 11-8 8 0 10 6 3-1 2-6 4 1 4.5 5 .5 5-4.5 7-4 5-12 5T3 17z",
    fold: "M4 20q7 3 14 0 3 2 6 2-4 4-10 4T4 20zM12 8q-3-3-6-1 3-5 6-1 3-4 6 1-3-2-6 1z",
    ink: dot(8.5, 16, 1.5),
  },
  heron: {
    cut: "M3 13l10-2.5Q14 5 19 5t6 6q0 5-5 7-2 3 1 10h-9q-1-8 3-13z",
    fold: "M3 13l10-2.5.5 3zM17 6q6-3 12-1-5 0-7 3z",
    ink: dot(18.5, 10, 1.6),
  },
  deer: {
    cut: "M10 12L5 9l1-6 2 4 3 1V4l2 6h6l2-6v4l3-1 2-4 1 6-5 3q3 1 3 3l-4 2q0 8-5 12-5-4-5-12l-4-2q0-2 3-3z",
    fold: "M16 18l3 6-3 5-3-5z",
    ink: `${eyes(16, 3.8, 1.4)}M14 25h4l-2 2.5z`,
  },
  turtle: {
    cut: "M4 21Q4 9 14 9t10 9q0-4 4-4 3.5.5 3 4-.5 4-6 5v4h-5v-3H9v3H4z",
    fold: "M14 9l4 5-2 6h-5l-2-6zM6 15l3-1 2 6H5zM22 15l-4-1-2 6h7z",
    ink: dot(28, 17.3, 1.2),
  },
  moth: {
    cut: "M16 12Q14 5 4 5q-3 6 1 10-2 2 0 5 4 5 11 1 7 4 11-1 2-3 0-5 4-4 1-10-10 0-12 7z",
    fold: `${dot(9, 12, 2.8)}${dot(23, 12, 2.8)}`,
    ink: `${dot(9, 12, 1.2)}${dot(23, 12, 1.2)}M16 10q2 4 1.5 9L16 27l-1.5-8Q14 14 16 10zM15.5 10L12 4l4.5 5zM16.5 10L20 4l-4.5 5z`,
  },
  snail: {
    cut: "M3 26q0-4 5-4-3-4-2-8 2-7 9-7t9 7q0 4-2 7 4-2 4-6l-2-7 3 5 3-5-1 8q0 10-10 10z",
    fold: "M15 10.5q5.5 0 5.5 5t-5 5-5-5q0-3 4-3 3 0 3 3t-2.5 2.5",
    ink: "M15.5 14a1.5 1.5 0 1 1-.1 0zM27 13.5a1 1 0 1 1-.1 0z",
  },
};

const plate = "M8 8h16q3 0 3 3v12q0 4-4 4H9q-4 0-4-4V11q0-3 3-3z";
const round = "M16 7c7 0 11 4 11 10s-4 10-11 10S5 23 5 17 9 7 16 7z";

export const MACHINES: Record<string, Cut> = {
  kettle: {
    cut: `${plate}M11 8q0-5 5-5t5 5h-2q0-3-3-3t-3 3zM5 12L1 9l1 6 3 2z`,
    fold: "M9 12h14v6H9z",
    ink: `${eyes(15)}M11 22h10v1.8H11z`,
  },
  clock: {
    cut: `${round}M7 9L4 5l5-1 2 3zM25 9l3-4-5-1-2 3z`,
    fold: dot(16, 17, 7.5),
    ink: `${eyes(15, 3.5)}M12 20q4 3 8 0v1.6q-4 3-8 0z`,
  },
  radio: {
    cut: `${plate}M22 8l5-7 1.5 1L25 8z`,
    fold: `${dot(11, 16, 4)}${dot(21, 16, 4)}`,
    ink: `${dot(11, 16, 1.8)}${dot(21, 16, 1.8)}M9 22h2v2H9zM13 22h2v2h-2zM17 22h2v2h-2zM21 22h2v2h-2z`,
  },
  lamp: {
    cut: "M16 3q9 0 9 9 0 5-4 8v3H11v-3q-4-3-4-8 0-9 9-9zM11 24h10v3l-2 2h-6l-2-2z",
    fold: "M11 24h10v1.6H11z",
    ink: `${eyes(12.5, 3.6)}M12 16q4 3.5 8 0v1.7q-4 3.5-8 0z`,
  },
  tin: {
    cut: "M7 8q0-4 9-4t9 4v16q0 4-9 4t-9-4zM15 4V1h2v3z",
    fold: "M7 8q0-4 9-4t9 4-9 4-9-4z",
    ink: `${eyes(17)}M11 21q5 3.5 10 0v1.8q-5 3.5-10 0z`,
  },
  drum: {
    cut: "M4 9h24v16H4zM3 6h26v4H3zM3 24h26v4H3z",
    fold: "M4 10l6 14H4zM28 10l-6 14h6z",
    ink: `${eyes(15, 3.5)}M13 19.5h6v1.6h-6z`,
  },
  top: {
    cut: "M15 2h2v5q10 1 11 7-2 5-8 9l-4 7-4-7q-6-4-8-9 1-6 11-7z",
    fold: "M4 14h24q-2 5-8 9h-8q-6-4-8-9z",
    ink: `${eyes(12, 4.5)}M13 18h6v1.7h-6z`,
  },
  box: {
    cut: "M5 9h22v18H5zM5 9l4-5h14l4 5zM1 14h4v7H1zM27 14h4v7h-4z",
    fold: "M9 13h14v6H9z",
    ink: `${dot(12.5, 16, 1.7)}M18 15h4v2h-4zM11 22h10v1.7H11z`,
  },
};
