/** What is sent again is only what has changed: a packet is put together from the one before and its changes. */
import type { Packet } from "./types";

type Plain = Record<string, unknown>;

/** A list sent as an object holds the things that changed, by their places; all else is sent whole. */
function changed(before: unknown, sent: unknown): unknown {
  if (!Array.isArray(before) || Array.isArray(sent) || typeof sent !== "object" || sent === null) return sent;
  const things = sent as Plain;
  return before.map((thing: unknown, place) => (place in things ? things[place] : thing));
}

/** The whole packet; null if it changes one that is not here, and a whole one must be asked for. */
export function patched(before: Packet | null, sent: Packet): Packet | null {
  if (sent.since == null) return sent;
  if (before?.seq !== sent.since) return null;
  const held = before.view as unknown as Plain;
  const view = Object.entries(sent.view as unknown as Plain).map(([name, value]) => [
    name,
    changed(held[name], value),
  ]);
  return {
    ...sent,
    since: null,
    view: { ...held, ...Object.fromEntries(view) } as unknown as Packet["view"],
    sheet: changed(before.sheet, sent.sheet ?? before.sheet) as Packet["sheet"],
    outline: changed(before.outline, sent.outline ?? before.outline) as Packet["outline"],
  };
}
