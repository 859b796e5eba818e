/** The pictures come after the board; until they are here people are cut out of plain paper. */
import { SvelteMap } from "svelte/reactivity";
import type { Power } from "./model";

type Drawings = Readonly<Record<string, string>>;

/** How each place and each power is shown. */
const PLACES: Drawings = {
  studio: "artist-palette",
  school: "school",
  police: "police-car-light",
  bar: "clinking-beer-mugs",
  hotel: "hotel",
  clinic: "hospital",
  marci: "fork-and-knife-with-plate",
  harbour: "sailboat",
  theatre: "performing-arts",
  market: "tangerine",
  park: "deciduous-tree",
  workshop: "wrench",
  station: "station",
  prison: "locked",
};
export const SIGNS: Readonly<Record<Power, string>> = {
  arrest: "handcuffs",
  bail: "keyring",
  summons: "phone",
  shortcut: "sprint",
  "mix-up": "cycle",
  "last-train": "steam-locomotive",
  quarrel: "shouting",
  sleight: "robber-hand",
  find: "magnifying-glass",
  errand: "shopping-bag",
  impulse: "card-play",
  "second-wind": "windy-stripes",
};
const STRANGERS = 8;
/** Somebody whose portrait is not drawn yet, as large as a portrait. */
const SHAPE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="376" height="398" viewBox="120 150 1504 1594">` +
    `<path d="M872 430a310 330 0 0 1 310 330c0 150-70 250-150 300v70c250 50 420 240 440 610H290c20-370 190-560 440-610` +
    `v-70c-90-50-168-150-168-300a310 330 0 0 1 310-330Z" fill="#d9c8ab" stroke="#fffaf0" stroke-width="32"/></svg>`,
)}`;

class Gallery {
  #people = new SvelteMap<string, string>();
  #known: ReadonlySet<string> = $state.raw(new Set());
  #places: Drawings = $state.raw({});
  #icons: Drawings = $state.raw({});
  #opened: Promise<void> | null = null;

  /** Fetch them, once; those who are seen first are drawn first. */
  open(first: readonly string[] = []): Promise<void> {
    return (this.#opened ??= this.#hang(first).catch(() => void (this.#opened = null)));
  }

  async #hang(first: readonly string[]): Promise<void> {
    const { people, places, icons } = await import("./pictures");
    [this.#known, this.#places, this.#icons] = [new Set(Object.keys(people)), places, icons];
    const hung: Promise<unknown>[] = [];
    // Drawn one after another, so nothing else has to wait for long.
    for (const key of inOrder(Object.keys(people), first)) {
      const drawing = await drawn(people[key] ?? "");
      hung.push(printed(drawing).then((address) => this.#people.set(key, address)));
    }
    await Promise.all(hung);
  }

  /** Where the portrait of a person is; of somebody whom only another edition knows, a stranger's. */
  face(key: string): string {
    return this.#people.get(this.#known.has(key) ? key : `somebody-${strangerOf(key)}`) ?? SHAPE;
  }

  place(key: string): string | undefined {
    return this.#places[PLACES[key] ?? ""];
  }

  icon(name: string): string | undefined {
    return this.#icons[name];
  }
}

/** These before all others. */
export const inOrder = (keys: readonly string[], first: readonly string[]): string[] => [
  ...keys.filter((key) => first.includes(key)),
  ...keys.filter((key) => !first.includes(key)),
];

const strangerOf = (key: string) => Array.from(key).reduce((sum, c) => sum + c.charCodeAt(0), 0) % STRANGERS;

async function drawn(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  return image;
}

/**
 * The address of a portrait in pixels: a drawing of so many lines costs a slow machine a frame wherever it is shown in
 * another size, a picture nothing.
 */
async function printed(drawing: HTMLImageElement): Promise<string> {
  if (!("OffscreenCanvas" in globalThis)) return drawing.src;
  const canvas = new OffscreenCanvas(drawing.naturalWidth, drawing.naturalHeight);
  canvas.getContext("2d")?.drawImage(drawing, 0, 0);
  URL.revokeObjectURL(drawing.src);
  return URL.createObjectURL(await canvas.convertToBlob());
}

export const gallery = new Gallery();
