/** What a box says of its game, in words. */
import type { GameView } from "./types";
import { boxedSeats } from "./wish";
import { t } from "./words.svelte";

export function lengthText({ minutes: [from, to] }: GameView): string {
  return from === to ? t("game-minutes-about", { minutes: from }) : t("game-minutes", { from, to });
}

/** The numbers of players that the box names: ours are not among them. */
export function seatsText(game: GameView): string {
  const boxed = boxedSeats(game);
  return t("game-seats", { from: Math.min(...boxed), to: Math.max(...boxed) });
}

/** That so many players are our own idea. */
export function offBoxText(game: GameView, seats: number): string {
  const boxed = boxedSeats(game);
  return t("off-box", { count: seats, from: Math.min(...boxed), to: Math.max(...boxed) });
}
