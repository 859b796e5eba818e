/** Which bot plays where nobody chose one: neither the weakest nor the strongest. */
export function usualBot(game: { bots: string[] }): string {
  return game.bots.includes("regular") ? "regular" : (game.bots.at(-1) ?? "random");
}
