/** The shapes of Plus Belle la Vie: what comes over the wire by short names, and what is printed on the cards. */
import type { components } from "../../core/api";
import type { Look } from "../../core/seats";
import { marks as marked, type Standing } from "../../core/standing.svelte";
import type { Phrase, Who } from "../../core/types";

type Schemas = components["schemas"];

export type View = Schemas["MistralView"];
export type Player = Schemas["MistralPlayerView"];
export type Column = Schemas["MistralColumnView"];
export type Hand = Schemas["MistralHandView"];
export type RendezVous = Schemas["MistralRendezVousView"];
export type Frame = View["frames"][number];
export type Turn = Schemas["MistralTurn"];
export type Kind = NonNullable<Turn["kind"]>;
export type Power = Schemas["MistralPlaying"]["power"];
export type Family = RendezVous["colours"][number];
export type Back = Family | "embrouille";
export type { Look, Phrase, Who };

export const FAMILIES: readonly Family[] = ["blue", "yellow", "red", "green"];
export const BACKS: readonly Back[] = [...FAMILIES, "embrouille"];
export const KINDS: readonly Kind[] = ["draw", "lay", "act"];
/** A player's columns, full or not. */
export const COLUMNS = 5;

// ------------------------------------------------------------------ what is printed
export interface Person {
  key: string;
  name: string;
  /** The name they go by on a small card. */
  first: string;
  family: Family;
  guest: boolean;
}
export interface Embrouille {
  key: string;
  power: Power;
  pair: [string, string];
}
export interface Combination {
  form: "groups" | "at-least" | "more-than" | "different-exactly" | "different-at-most" | "sum" | "row";
  count?: number;
  faces?: number[];
  groups?: number[];
}
export interface Place {
  key: string;
  number: number;
  colour: Family;
  figures: number;
  asks: Family[];
  combination: Combination;
}
interface Printed {
  sale: { points: number[] };
  characters: { key: string; name: string; family: Family }[];
  guests: { key: string; name: string; family: Family }[];
  places: Omit<Place, "number">[];
  embrouilles: Embrouille[];
}

/** Titles are no names. */
const TITLES = /^(Commissaire|Docteur|Maître|Tante|Nonna|Juge|Le Grand) /;

/** An edition, looked up by key. */
export class Quarter {
  readonly places: readonly Place[];
  readonly points: readonly number[];
  readonly people: ReadonlyMap<string, Person>;
  readonly #places: ReadonlyMap<string, Place>;
  readonly #embrouilles: ReadonlyMap<string, Embrouille>;

  constructor(edition: unknown) {
    const printed = edition as Printed;
    const person = (guest: boolean) => (one: { key: string; name: string; family: Family }) =>
      [one.key, { ...one, guest, first: firstOf(one.name) }] as const;
    this.points = printed.sale.points;
    this.people = new Map([...printed.characters.map(person(false)), ...printed.guests.map(person(true))]);
    this.places = printed.places.map((place, n) => ({ ...place, number: n + 1 }));
    this.#places = new Map(this.places.map((place) => [place.key, place]));
    this.#embrouilles = new Map(printed.embrouilles.map((card) => [card.key, card]));
  }

  person = (key: string): Person | null => this.people.get(key) ?? null;
  embrouille = (key: string): Embrouille | null => this.#embrouilles.get(key) ?? null;
  place = (key: string): Place | null => this.#places.get(key) ?? null;

  /** The back of any card. */
  back = (key: string): Back => this.person(key)?.family ?? "embrouille";

  /** The order of a hand: by family, guests after their family's people, embrouilles last. */
  rank(key: string): number {
    const person = this.person(key);
    if (!person) return 1000 + [...this.#embrouilles.keys()].indexOf(key);
    const among = [...this.people.keys()].indexOf(key);
    return FAMILIES.indexOf(person.family) * 100 + among;
  }
}

/** Some first names are too long for a card: then the last stands for the whole. */
function firstOf(name: string): string {
  const [first = name, ...rest] = name.replace(TITLES, "").split(" ");
  return TITLES.test(name) || first.length > 10 ? (rest.at(-1) ?? first) : first;
}

// ------------------------------------------------------------------ where the game stands
export const topOf = (view: View): Frame | null => view.frames.at(-1) ?? null;

/** The turn that is being played, under whatever interrupts it. */
export const turnOf = (view: View): Turn | null =>
  view.frames.find((frame): frame is Turn => frame.at === "turn") ?? null;

/** Who controls each figure. */
export function controllersOf(view: View): Map<string, number[]> {
  const found = new Map<string, number[]>();
  view.players.forEach(({ controls }, seat) => {
    for (const key of controls) found.set(key, [...(found.get(key) ?? []), seat]);
  });
  return found;
}

/** The kinds among some cards, each once, with how many there are. */
export function kindsOf(cards: readonly string[]): { key: string; count: number }[] {
  const kinds = new Map<string, number>();
  for (const key of cards) kinds.set(key, (kinds.get(key) ?? 0) + 1);
  return [...kinds].map(([key, count]) => ({ key, count }));
}

// ------------------------------------------------------------------ how parts show themselves
/** What a part of the drawing needs to show itself: how it stands, and the reader's words. */
export interface Showing extends Standing {
  /** The digit that picks a part, where one does. */
  digits: ReadonlyMap<string, number>;
  quarter: Quarter;
  say: (phrase: Phrase | Who) => string;
  /** What a part is called. */
  name: (id: string) => string;
}

/** The classes of a part as it stands. */
export const marks = (standing: Standing, id: string) => ({
  ...marked(standing, id),
  away: (standing.away.get(id) ?? 0) > 0,
});

export const phrase = (key: string, args: NonNullable<Phrase["args"]> = {}): Phrase => ({
  key: `mistral-${key}`,
  args,
});
