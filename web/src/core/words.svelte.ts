/** The reader's language: catalogues are fetched once and all sentences follow the setting. */
import type { FluentBundle } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { catalogue } from "./http";
import { settings } from "./settings.svelte";
import { makeBundle, numberIn, Speaker } from "./speaker";
import type { Arg } from "./types";

const bundles = new SvelteMap<string, FluentBundle>();
/** What is on its way. */
const asked = new Map<string, Promise<void>>();
const place = (language: string, game: string | null) => `${language}/${game ?? ""}`;

/** Fetch the words of a game, or those all games share; nothing if they are here. */
export async function fetchWords(language: string, game: string | null): Promise<void> {
  const where = place(language, game);
  if (bundles.has(where)) return;
  const coming =
    asked.get(where) ??
    catalogue(language, game).then((text) => void bundles.set(where, makeBundle(language, text)));
  asked.set(where, coming);
  await coming.finally(() => asked.delete(where));
}

/** The language that was last spoken of each game. */
const latest = new Map<string | null, string>();

/** The language that is spoken: the reader's, and until its words are here the one before. */
export function spoken(game: string | null = null): string {
  const { language } = settings.kept;
  if (bundles.has(place(language, game))) latest.set(game, language);
  return latest.get(game) ?? language;
}

/** Are there words for this game to speak with? */
export const hasWords = (game: string | null) => bundles.has(place(spoken(game), game));

const silent = makeBundle("en", "");

/** Somebody who speaks the reader's language about a game with people of these names; one of them may be the reader, some may be bots. */
export function speaker(
  game: string | null,
  names: readonly (string | null)[] = [],
  reader: number | null = null,
  looks: readonly { bot: boolean }[] = [],
): Speaker {
  const language = spoken(hasWords(game) ? game : null);
  const bundle = bundles.get(place(language, game)) ?? bundles.get(place(language, null));
  const bots = new Set(looks.flatMap(({ bot }, seat) => (bot ? [seat] : [])));
  // Until the catalogue is here nothing is shown, and nothing is missing.
  return bundle
    ? new Speaker(language, bundle, names, reader, undefined, bots)
    : new Speaker(language, silent, names, reader, () => undefined);
}

/** What somebody is called: by their name or, if they gave none, by their face. */
export const called = (name: string | null | undefined, face: string | null | undefined): string =>
  name || (face ? host().t(`face-${face}`) : "");

/** A number as the reader writes it: 23,000 or 23 000. */
export const numeral = (value: number): string => numberIn(spoken(), value);

/** Whoever speaks for the page itself, in each language whose words are here. */
const hosts = new WeakMap<FluentBundle, Speaker>();

function host(): Speaker {
  const bundle = bundles.get(place(spoken(), null));
  const known = bundle && hosts.get(bundle);
  if (known) return known;
  const found = speaker(null);
  if (bundle) hosts.set(bundle, found);
  return found;
}

/** A phrase of the page's own. */
export const t = (key: string, args: Record<string, Arg> = {}) => host().t(`page-${key}`, args);
