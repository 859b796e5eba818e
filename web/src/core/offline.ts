/** For times without a network: what the page is made of, and what its rules and replays ask for, is kept. */
import { settings } from "./settings.svelte";
import type { GameView } from "./types";

/** Where the service worker looks when nothing answers; named in vite.config.ts, too. */
const BOXES = "boxes";

export async function keepForLater(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js");
  // Straight into its store: a worker that has just come may not yet be in charge of this page.
  const kept = await caches.open(BOXES);
  await kept.add("/api/games");
  const games = (await (await kept.match("/api/games"))?.json()) as GameView[];
  const words = ["", ...games.map((game) => `${game.key}/`)].map(
    (game) => `/api/words/${game}${settings.kept.language}.ftl`,
  );
  const editions = games.flatMap((game) => game.editions.map((name) => `/api/editions/${game.key}/${name}`));
  await Promise.all([...words, ...editions].map((address) => kept.add(address)));
}
