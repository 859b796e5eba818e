/** The reader's language: catalogues are fetched once and all sentences follow the setting. */
import type { FluentBundle } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { catalogue } from "./http";
import { settings } from "./settings.svelte";
import { makeBundle, Speaker, type Language } from "./speaker";
import type { Arg } from "./types";

const bundles = new SvelteMap<string, FluentBundle>();
const place = (language: Language, game: string | null) => `${language}/${game ?? ""}`;

/** Fetch the words of a game, or those all games share; nothing if they are here. */
export async function fetchWords(language: Language, game: string | null): Promise<void> {
  if (bundles.has(place(language, game))) return;
  bundles.set(place(language, game), makeBundle(language, await catalogue(language, game)));
}

/** Are the words for this game here in the reader's language? */
export const hasWords = (game: string | null) => bundles.has(place(settings.kept.language, game));

const silent = makeBundle("en", "");

/** Somebody who speaks the reader's language about a game with people of these names; one of them may be the reader, some may be bots. */
export function speaker(
  game: string | null,
  names: readonly (string | null)[] = [],
  reader: number | null = null,
  looks: readonly { bot: boolean }[] = [],
): Speaker {
  const language = settings.kept.language;
  const bundle = bundles.get(place(language, game)) ?? bundles.get(place(language, null));
  const bots = new Set(looks.flatMap(({ bot }, seat) => (bot ? [seat] : [])));
  // Until the catalogue is here nothing is shown, and nothing is missing.
  return bundle
    ? new Speaker(language, bundle, names, reader, undefined, bots)
    : new Speaker(language, silent, names, reader, () => undefined);
}

/** What somebody is called: by their name or, if they gave none, by their face. */
export const called = (name: string | null | undefined, face: string | null | undefined): string =>
  name || (face ? speaker(null).t(`face-${face}`) : "");

/** A phrase of the page's own. */
export const t = (key: string, args: Record<string, Arg> = {}) => speaker(null).t(`page-${key}`, args);
