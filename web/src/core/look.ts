/** Small questions about a packet that several parts of the page ask. */
import type { Item, Line, Packet, Phrase, Sheet } from "./types";

export const total = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.points, 0);

export const points = (sheet: readonly Sheet[], seat: number) => total(sheet[seat]?.lines ?? []);

/** What the outline says of each part, by id. */
export function itemsById(packet: Packet): Map<string, Item> {
  const items = (packet.outline ?? []).flatMap((block) => block.items);
  return new Map(items.flatMap((item) => (item.id ? [[item.id, item] as const] : [])));
}

/** What each part is called, by id. */
export function namedParts(packet: Packet): Map<string, Packet["asks"]> {
  return new Map([...itemsById(packet)].map(([id, item]) => [id, item.says]));
}

/** What is said about where a game stands; it holds nothing of what a viewer sees. */
export interface Situation extends Pick<Packet, "ranks" | "asks" | "acts" | "to_act"> {
  step: Phrase | null;
}

export function situationOf({ ranks, asks, acts, to_act, outline }: Packet): Situation {
  const step = (outline ?? []).flatMap(({ items }) => items).find(({ id }) => id === "step");
  return { ranks, asks, acts, to_act, step: step?.says ?? null };
}

/** The rules behind what can be chosen, each once. */
export const rulesOf = (offers: Packet["offers"]) => [...new Set(offers.map(({ offer }) => offer.rule))];

/** Rounds of a sheet, in order, each with its lines; what belongs to none comes last. */
export function byRound(lines: readonly Line[]): [number | null, Line[]][] {
  const rounds = new Map<number | null, Line[]>();
  for (const line of lines) rounds.set(line.round ?? null, [...(rounds.get(line.round ?? null) ?? []), line]);
  return [...rounds].sort(([a], [b]) => (a ?? Infinity) - (b ?? Infinity));
}
