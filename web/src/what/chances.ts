/** An analysis as a line to be drawn: a point after the deal and one after every turn that held a choice. */
import type { Analysis, Event, Looked, Mark, Move, Packet, Seat } from "../core/types";

export interface Point {
  /** Where in the game it is: the number of the first step of its turn; 0: the deal. */
  entry: number;
  /** By seat, the chance to win after that turn. */
  chances: number[];
  /** The turn that led here; null: the deal. */
  move: Move | null;
}

export function pointsOf({ moves, seats }: Analysis): Point[] {
  const start: Point = { entry: 0, chances: seats.map(({ start }) => start.mean), move: null };
  const after = moves.map((move, at): Point => {
    const next = moves[at + 1]?.chances.map(({ mean }) => mean);
    return { entry: move.entry, chances: next ?? seats.map(({ end }) => end), move };
  });
  return [start, ...after];
}

/** The point that the game has reached with this step. */
export const reached = (points: readonly Point[], step: number): number =>
  Math.max(
    0,
    points.findLastIndex(({ entry }) => entry <= step),
  );

/** Steps at which the game turned: by a choice that was wrong, or by luck. */
export const turningPoints = ({ analysis, moments }: Looked): number[] =>
  [...new Set([...analysis.moves.flatMap(({ mark, entry }) => (mark ? [entry] : [])), ...moments])].sort(
    (a, b) => a - b,
  );

/** The next of these steps; after the last the first again. */
export const nextOf = (steps: readonly number[], step: number): number | undefined =>
  steps.find((one) => one > step) ?? steps[0];

/** Whose line, and where: the first points of each round, for jumping there by eye. */
export const roundsOf = (points: readonly Point[]): { at: number; round: number }[] =>
  points.flatMap(({ move }, at) => {
    const before = points[at - 1]?.move?.round;
    return move?.round != null && move.round !== before
      ? [{ at: Math.max(at - 1, 0), round: move.round }]
      : [];
  });

/** As marked in the log: by the number of the first event that the marked turn told. */
export function marksIn(packets: readonly Packet[], moves: readonly Move[]): Map<number, Mark> {
  const first: number[] = [];
  let told = 0;
  for (const { events } of packets) {
    first.push(told);
    told += (events as Event[]).length;
  }
  return new Map(
    moves.flatMap(({ mark, entry }) => (mark && first[entry] !== undefined ? [[first[entry], mark]] : [])),
  );
}

/** As whoever reads chess would write it. */
export const SIGNS: Record<Mark, string> = { slip: "?!", mistake: "?", blunder: "??" };

export const hundredths = (chance: number): number => Math.round(100 * chance);

/** With its sign: +3, −7, 0. */
export const signed = (chance: number): string => {
  const points = hundredths(chance);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
};

/** Which of these have room for a sign: the gravest first; the others are only dots. */
export function roomy<T extends { x: number; y: number; loss: number }>(
  all: readonly T[],
  least: number,
): Set<T> {
  const placed = new Set<T>();
  for (const one of all.toSorted((a, b) => b.loss - a.loss))
    if ([...placed].every(({ x, y }) => Math.hypot(x - one.x, y - one.y) >= least)) placed.add(one);
  return placed;
}

/** Of several that would lie over each other, each moved just so far apart. */
export function apart(wanted: readonly number[], least: number, top: number, bottom: number): number[] {
  const order = wanted.map((y, seat) => ({ y, seat })).sort((a, b) => a.y - b.y);
  order.forEach((one, at) => (one.y = Math.max(one.y, (order[at - 1]?.y ?? top - least) + least)));
  order
    .reverse()
    .forEach((one, at) => (one.y = Math.min(one.y, (order[at - 1]?.y ?? bottom + least) - least)));
  const placed = new Map<Seat, number>(order.map(({ seat, y }) => [seat, y]));
  return wanted.map((y, seat) => placed.get(seat) ?? y);
}
