/** What only I see: my outline less what somebody who just watches is shown. */
import type { Table } from "./table.svelte";
import type { Item, Packet, Parcel } from "./types";

const items = (packet: Packet | null): Item[] => (packet?.outline ?? []).flatMap((block) => block.items);

export async function ownSecrets(table: Pick<Table, "id" | "lobby">, packet: Packet): Promise<Item[]> {
  const watch = table.lobby?.watch;
  if (packet.seat === null || !watch) return [];
  const address = `/api/tables/${table.id}/packet?outline=true&key=${encodeURIComponent(watch)}`;
  // Without our cookie the server takes us for a watcher.
  const response = await fetch(address, { credentials: "omit" }).catch(() => null);
  if (!response?.ok) return [];
  const { packet: seen } = (await response.json()) as Parcel;
  const known = new Set(items(seen).map((item) => JSON.stringify(item)));
  return items(packet).filter((item) => !known.has(JSON.stringify(item)));
}
