/** The drawn examples of a game's rules: `src/games/<key>/Figures.svelte`, loaded when its rules are read. */
import type { Component } from "svelte";

export type Figures = Component<{ figure: string }>;

const drawn = import.meta.glob<{ default: Figures }>("../games/*/Figures.svelte");

export async function loadFigures(game: string): Promise<Figures | null> {
  const load = drawn[`../games/${game}/Figures.svelte`];
  return load ? (await load()).default : null;
}
