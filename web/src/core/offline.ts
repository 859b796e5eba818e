/** For times without a network: the service worker keeps what it has seen asked for, so ask once more. */
import { settings } from "./settings.svelte";
import type { GameView } from "./types";

export async function keepForLater(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  await workers.ready;
  // Ready is not yet in charge: only then what we ask for passes through its hands.
  if (!workers.controller)
    await new Promise((resolve) => workers.addEventListener("controllerchange", resolve, { once: true }));
  const language = settings.kept.language;
  const games = (await (await fetch("/api/games")).json()) as GameView[];
  const words = ["", ...games.map((game) => `${game.key}/`)].map(
    (game) => `/api/words/${game}${language}.ftl`,
  );
  const editions = games.flatMap((game) => game.editions.map((name) => `/api/editions/${game.key}/${name}`));
  await Promise.all([...words, ...editions].map((address) => fetch(address)));
}
