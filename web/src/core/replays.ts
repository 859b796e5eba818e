/** A game on paper, as each seat knew it, fetched in parts; whole ones are kept for times without a network. */
import { replay } from "./http";
import type { Packet, Seat, Sheet, Whispered } from "./types";
import { called } from "./words.svelte";

export type GameRecord = Record<string, unknown> & {
  game: string;
  edition?: { name?: string };
  players: { name: string; kind: string; face?: string }[];
  /** What was written, if everybody agreed to keep it. */
  words?: { after: number; seat: Seat; kind: Whispered["kind"]; about?: string; text: string }[];
};

/** Whose knowledge is shown: a seat's, a spectator's, or nobody's, with everything revealed. */
export type Eyes = Seat | null | "revealed";

export interface Film {
  game: string;
  names: string[];
  seat: Seat | null;
  /** The number of the last step, also while its packets are not here yet. */
  last: number;
  packets: Packet[];
}

const PART = 100;
const SHELF = "replays";
const FILMS = "films";

/** The whole film through these eyes; `told` after each part. */
export async function film(record: GameRecord, eyes: Eyes, told: (film: Film) => void): Promise<void> {
  const place = await placeOf(record, eyes);
  const revealed = eyes === "revealed";
  const seat = revealed ? null : eyes;
  const kept = await read(place);
  if (kept) return told(kept);
  const made: Film = { game: record.game, names: [], seat, last: 0, packets: [] };
  let sheet: Sheet[] | null = null;
  while (made.packets.length <= made.last) {
    const part = await replay({
      record,
      seat,
      revealed,
      outline: true,
      first: made.packets.length,
      count: PART,
    });
    made.names = part.names.map((name, seat) => called(name, record.players[seat]?.face));
    made.last = part.last;
    for (const packet of part.packets) {
      sheet = packet.sheet ?? sheet;
      made.packets.push({ ...packet, sheet });
    }
    told({ ...made });
  }
  await write(place, made);
}

async function placeOf(record: GameRecord, eyes: Eyes): Promise<string> {
  if (!("subtle" in crypto)) return "";
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `${[...digest.slice(0, 12)].map((b) => b.toString(16).padStart(2, "0")).join("")}/${eyes ?? "all"}`;
}

async function read(place: string): Promise<Film | null> {
  if (!place || !("caches" in globalThis)) return null;
  const found = await (await caches.open(FILMS)).match(`/films/${place}`);
  return found ? ((await found.json()) as Film) : null;
}

async function write(place: string, made: Film): Promise<void> {
  if (!place || !("caches" in globalThis)) return;
  await (await caches.open(FILMS)).put(`/films/${place}`, new Response(JSON.stringify(made)));
}

// ------------------------------------------------------------------ the shelf of records opened before
export interface Shelved {
  title: string;
  record: GameRecord;
}

export async function shelf(): Promise<Shelved[]> {
  if (!("caches" in globalThis)) return [];
  const place = await caches.open(SHELF);
  const found = await Promise.all((await place.keys()).map((request) => place.match(request)));
  return Promise.all(found.flatMap((response) => (response ? [response.json() as Promise<Shelved>] : [])));
}

export async function shelve(title: string, record: GameRecord): Promise<void> {
  const place = (await placeOf(record, null)).split("/")[0];
  if (!place || !("caches" in globalThis)) return;
  await (await caches.open(SHELF)).put(`/shelf/${place}`, new Response(JSON.stringify({ title, record })));
}
