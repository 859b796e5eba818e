/** How a game ended, made ready to be counted: who took part, and every kind of points by round, in order. */
import { total } from "./look";
import { RIVAL, type Look } from "./seats";
import type { Speaker } from "./speaker";
import type { Line, Packet, Rival, Seat, Sheet } from "./types";

export interface Contestant {
  /** Null: an opponent who holds no seat. */
  seat: Seat | null;
  name: string;
  look: Look;
  /** 0 for the winner; null while it is not known. */
  place: number | null;
  lines: readonly Line[];
}

/** One row of the count: what everybody got for one kind of thing in one round. */
export interface Row {
  round: number | null;
  kind: string;
  /** By contestant; null: nothing of this kind. */
  points: (number | null)[];
}

export function contestants(
  packet: Pick<Packet, "ranks" | "rivals">,
  sheet: readonly Sheet[],
  looks: readonly Look[],
  words: Speaker,
): Contestant[] {
  const seated = sheet.map(({ lines }, seat) => ({
    seat,
    name: words.name(seat),
    look: looks[seat] ?? RIVAL,
    place: packet.ranks?.[seat] ?? null,
    lines,
  }));
  const others = packet.rivals.map(({ name, lines, place }: Rival) => ({
    seat: null,
    name: words.say(name),
    look: RIVAL,
    place: place ?? null,
    lines,
  }));
  return [...seated, ...others];
}

/** The message that names what a line counts: `vivid-line-moment` is a `vivid-kind-moment`. */
export const kindOf = (line: Line, words: Speaker) => words.t(line.says.key.replace("-line-", "-kind-"));

export function count(people: readonly Contestant[], words: Speaker): Row[] {
  const rows = new Map<string, Row>();
  people.forEach(({ lines }, column) => {
    for (const line of lines) {
      const round = line.round ?? null;
      const kind = kindOf(line, words);
      const key = `${round ?? ""}/${kind}`;
      const row = rows.get(key) ?? { round, kind, points: people.map(() => null) };
      row.points[column] = (row.points[column] ?? 0) + line.points;
      rows.set(key, row);
    }
  });
  return [...rows.values()].sort((a, b) => (a.round ?? Infinity) - (b.round ?? Infinity));
}

/** What everybody has after so many rows. */
export const after = (rows: readonly Row[], counted: number, column: number) =>
  rows.slice(0, counted).reduce((sum, row) => sum + (row.points[column] ?? 0), 0);

export interface Outcome {
  winners: Contestant[];
  /** Points ahead of the next; null: there is no next. */
  margin: number | null;
}

export function outcome(people: readonly Contestant[]): Outcome {
  const first = Math.min(...people.map(({ place }) => place ?? Infinity));
  const winners = people.filter(({ place }) => place === first);
  const rest = people.filter(({ place }) => place !== first);
  if (winners.length !== 1 || rest.length === 0) return { winners, margin: null };
  return {
    winners,
    margin: total(winners[0]?.lines ?? []) - Math.max(...rest.map((one) => total(one.lines))),
  };
}

/** Who won, and by what, in a sentence. */
export function verdict(people: readonly Contestant[], reader: Seat | null, words: Speaker): string {
  const { winners, margin } = outcome(people);
  const [winner] = winners;
  if (!winner) return "";
  if (winners.length > 1)
    return words.t("page-end-shared", { names: words.list(winners.map(({ name }) => name)) });
  const who = {
    who: winner.name,
    "who-is": winner.seat !== null && winner.seat === reader ? "you" : "other",
  };
  if (margin === null) return words.t("page-end-won", who);
  return margin > 0
    ? words.t("page-end-won-by", { ...who, points: margin })
    : words.t("page-end-won-level", who);
}
