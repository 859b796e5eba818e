/** How much of a table's log somebody has seen, kept in this browser: whoever comes back is told the rest. */
const PLACE = "souvenir.seen";
const MOST = 20;

function read(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export const seenAt = (table: string): number | null => read().find(([id]) => id === table)?.[1] ?? null;

export function see(table: string, count: number): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(PLACE, JSON.stringify([[table, count], ...others].slice(0, MOST)));
  } catch {
    // Nothing is kept here; then nothing is told.
  }
}
