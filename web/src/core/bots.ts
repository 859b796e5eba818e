import type { Speaker } from "./speaker";

/** Which bot plays where nobody chose one: neither the weakest nor the strongest. */
export function usualBot(game: { bots: string[] }): string {
  return game.bots.includes("regular") ? "regular" : (game.bots.at(-1) ?? "random");
}

/** How well a bot plays: as its game puts it, or as all games do. */
export function levelText(words: Pick<Speaker, "has" | "t">, game: string, bot: string): string {
  const own = `${game}-bot-${bot}-level`;
  return words.t(words.has(own) ? own : `bot-${bot}-level`);
}
