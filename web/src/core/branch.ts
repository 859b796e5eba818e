/** A real table that plays on from a record, against bots. */
import { usualBot } from "./bots";
import { gameOf, message, openTable } from "./http";
import type { GameRecord } from "./replays";
import { settings } from "./settings.svelte";
import type { Seat } from "./types";

/** After so many entries of the record, with the reader in this seat; the new table's id. */
export async function playOn(record: GameRecord, at: number, own: Seat): Promise<string> {
  const box = await gameOf(record.game);
  const seats = record.players.length;
  const table = await openTable({
    game: record.game,
    seats,
    edition: "base",
    options: (record["options"] ?? {}) as Record<string, string>,
    pace: 1,
    bots: [],
    begin: { record, at },
  });
  const { name, face } = settings.kept;
  await message(table, { t: "sit", seat: own, name, face: face || null });
  for (let other = 0; other < seats; other++)
    if (other !== own) await message(table, { t: "seat", seat: other, bot: box ? usualBot(box) : "random" });
  await message(table, { t: "start" });
  return table;
}
