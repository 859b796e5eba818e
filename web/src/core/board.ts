/**
 * A drawn board: `src/games/<key>/Board.svelte`, found here and loaded when its game is opened; or the module
 * that a game from elsewhere brings in its own package.
 *
 * A board is a drawing whose parts have ids, and nothing else: it knows no rules, sends nothing and
 * keeps nothing. Every part that an offer, an event or a score line can name carries its id as
 * `data-id`; a part lies inside another as it does on the table (a fragment inside its hex). A part
 * that is not on the board ("done") needs no drawing: the sheet of choices shows it as a button.
 *
 * What was touched goes to `touch`; `touchedAt` finds it from a pointer or key event, so one handler
 * on the root will do. Parts in `lit` bear the class `lit` and answer Enter and Space; a part that is
 * not lit can be touched too, and the table then says why not. What the board does not draw it
 * leaves alone: a tap aside bubbles up, and the core takes it as "go back".
 *
 * A new packet may bring events, in order, each with the ids it touches (where from before where to):
 * when `motion` is true the board shows them moving; the packet itself is always the truth.
 */
import type { Component } from "svelte";
import type { Mount } from "../table/Outside.svelte";
import { gameOf } from "./http";
import type { Look } from "./seats";
import type { Edition, GameView, Packet, Phrase, Seat, Sheet, Who, Whispered, Wording } from "./types";

export interface BoardProps {
  packet: Packet;
  /** What is printed on the components: JSON of /api/editions/<game>/<name>. */
  edition: Edition;
  /** Everybody's name by seat. */
  names: string[];
  /** Everybody's colour, symbol and face by seat, for `lib/Face.svelte`. */
  looks?: readonly Look[];
  /** Whose eyes these are; null: everybody's (a watcher, a stage, a lowered curtain). */
  seat: Seat | null;
  /** Ids that can be touched now. */
  lit: Set<string>;
  /** Ids touched so far for the choice being made. */
  chosen: string[];
  /** Ids lit by a score line or an event that somebody points at. */
  glow: Set<string>;
  /** `sure`: it need not be asked whether what this makes whole is meant. */
  touch: (id: string, sure?: boolean) => void;
  /** A phrase in the reader's language. */
  say: (phrase: Phrase | Who) => string;
  /** What a part is called, for its label; its id if the outline does not name it. */
  name: (id: string) => string;
  /** False: show the end of every movement at once. */
  motion: boolean;
  /** A television: twice the size, nothing to touch. */
  stage: boolean;
  /** What people wrote at this table, as far as this viewer may read it. */
  words?: readonly Whispered[];
  /** Ask the reader for words that are missing; not there: they cannot write. */
  write?: (wording: Wording) => void;
  /** What only follows the talk at the table (`offer.together`) is over for all; not there: they only watch. */
  onward?: () => void;
  /** The board shows something that everybody should see before a curtain falls, or no longer. */
  hold?: (on: boolean) => void;
}

export type Board = Component<BoardProps>;

const boards = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");

const pathOf = (game: string) => `../games/${game}/Board.svelte`;

export const hasBoard = (game: GameView): boolean => pathOf(game.key) in boards || game.board != null;

export async function loadBoard(game: string): Promise<Board | null> {
  const load = boards[pathOf(game)];
  if (load) return (await load()).default;
  const address = (await gameOf(game))?.board;
  return address ? outside(address) : null;
}

/** A game that lives elsewhere brings a module with `mount(target, props)`: docs/boards.md. */
async function outside(address: string): Promise<Board> {
  const [{ default: Outside }, { mount }] = await Promise.all([
    import("../table/Outside.svelte"),
    import(/* @vite-ignore */ address) as Promise<{ mount: Mount }>,
  ]);
  // The props as they are, which tell when they change, and the mount besides.
  return ((anchor, props) =>
    Outside(
      anchor,
      Object.create(props, { mount: { value: mount } }) as typeof props & { mount: Mount },
    )) as Board;
}

/** What a game may add to the end: `src/games/<key>/Recap.svelte`, shown once the points are counted. */
export interface RecapProps {
  packet: Packet;
  sheet: readonly Sheet[];
  names: string[];
  looks: readonly Look[];
  words: readonly Whispered[];
  say: (phrase: Phrase | Who) => string;
  stage: boolean;
}

export type Recap = Component<RecapProps>;

const recaps = import.meta.glob<{ default: Recap }>("../games/*/Recap.svelte");

export async function loadRecap(game: string): Promise<Recap | null> {
  const load = recaps[`../games/${game}/Recap.svelte`];
  return load ? (await load()).default : null;
}

/** The part an event means: the innermost under it that is lit or chosen, else the innermost; null: none. */
export function touchedAt(
  event: globalThis.Event,
  lit: ReadonlySet<string>,
  chosen: readonly string[],
): string | null {
  let innermost: string | null = null;
  let part = event.target instanceof Element ? event.target.closest("[data-id]") : null;
  while (part) {
    const id = part.getAttribute("data-id") ?? "";
    if (lit.has(id) || chosen.includes(id)) return id;
    innermost ??= id;
    part = part.parentElement?.closest("[data-id]") ?? null;
  }
  return innermost;
}
