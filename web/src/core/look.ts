/** Small questions about a packet that several parts of the page ask. */
import type { Speaker } from "./speaker";
import type { Item, Line, Packet, Sheet } from "./types";

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

/** What is going on now, if the outline says it: its item `step`. */
export function stepOf(packet: Packet, words: Speaker): string | null {
  const step = namedParts(packet).get("step");
  return step ? words.say(step) : null;
}

/** The rules behind what can be chosen, each once. */
export const rulesOf = (offers: Packet["offers"]) => [...new Set(offers.map(({ offer }) => offer.rule))];

/** Rounds of a sheet, in order, each with its lines; what belongs to none comes last. */
export function byRound(lines: readonly Line[]): [number | null, Line[]][] {
  const rounds = new Map<number | null, Line[]>();
  for (const line of lines) rounds.set(line.round ?? null, [...(rounds.get(line.round ?? null) ?? []), line]);
  return [...rounds].sort(([a], [b]) => (a ?? Infinity) - (b ?? Infinity));
}
