/** Marks that say something without words, and the icon of each. */
import type { Reacted } from "./types";

export type Sign = Reacted["sign"];

export const SIGNS: Record<Sign, string> = {
  clap: "hands-clapping",
  heart: "heart",
  laugh: "smiley",
  wow: "star",
  think: "lightbulb",
  hurry: "hourglass",
};
