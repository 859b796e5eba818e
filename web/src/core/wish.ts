/** A table as the host wishes it. Whatever was said before, only what fits the number of players is sent. */
import type { GameView, NewTable, OptionView } from "./types";

/** The way of the box: every option as the rulebook has it, no clock. */
export const BOX = "box";

export interface Wish {
  seats: number;
  /** Which bot takes the other seats; null: friends do. */
  bot: string | null;
  preset: string;
  /** Options said by hand, beside those of the preset. */
  said: Record<string, string>;
  /** Seconds for a decision, 0 for none; null: as the preset has it. */
  clock: number | null;
  binding: boolean;
  pace: number;
  edition: string;
}

export function usualWish(game: GameView): Wish {
  const rest = { clock: null, binding: false, pace: 1, edition: game.editions[0] ?? "base" };
  return { seats: game.usual, bot: null, preset: BOX, said: {}, ...rest };
}

export const isOffBox = (game: GameView, seats: number) => game.off_box.includes(seats);

/** The numbers of players that the box names. */
export const boxedSeats = (game: GameView) => game.seats.filter((seats) => !isOffBox(game, seats));

/** The options that there are for so many players. */
export const optionsFor = (game: GameView, seats: number): OptionView[] =>
  game.options.filter((option) => option.seats === null || option.seats.includes(seats));

export const valuesFor = (option: OptionView, seats: number): string[] => [
  ...option.values,
  ...(option.a_seat ? Array.from({ length: seats }, (_, seat) => String(seat)) : []),
];

export const presetsFor = (game: GameView, seats: number): string[] => [
  BOX,
  ...game.presets.filter((preset) => preset.seats?.includes(seats) ?? true).map((preset) => preset.key),
];

const presetOf = (game: GameView, wish: Wish) =>
  presetsFor(game, wish.seats).includes(wish.preset)
    ? game.presets.find((preset) => preset.key === wish.preset)
    : undefined;

/** What an option stands at: as said by hand, else as the preset has it, else as the rulebook has it. */
export function valueOf(game: GameView, wish: Wish, option: OptionView): string {
  const allowed = valuesFor(option, wish.seats);
  const wished = [wish.said[option.key], presetOf(game, wish)?.options[option.key]];
  return wished.find((value) => value !== undefined && allowed.includes(value)) ?? option.default;
}

export const clockOf = (game: GameView, wish: Wish): number => wish.clock ?? presetOf(game, wish)?.clock ?? 0;

/** The rules give some steps a time of their own, and the host says which. */
export const isTimed = (game: GameView) => game.options.some((option) => option.key === "time");

/** What is sent: options that fit and differ from the rulebook's. */
export function tableOf(game: GameView, wish: Wish, me: Pick<NewTable, "name" | "face">): NewTable {
  const options = optionsFor(game, wish.seats)
    .map((option) => ({ option, value: valueOf(game, wish, option) }))
    .filter(({ option, value }) => value !== option.default);
  const seconds = clockOf(game, wish) || null;
  return {
    game: game.key,
    seats: wish.seats,
    ...me,
    bots: wish.bot ? Array<string>(wish.seats - 1).fill(wish.bot) : [],
    edition: wish.edition,
    options: Object.fromEntries(options.map(({ option, value }) => [option.key, value])),
    pace: wish.pace,
    clock: seconds || (isTimed(game) && wish.binding) ? { seconds, binding: wish.binding } : null,
  };
}
