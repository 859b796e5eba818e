/** What moves when something happened in Plus Belle la Vie. Faces fly only where everybody, or the viewer, knows them. */
import { carry, count, fly, pause, show, type Flight, type Step } from "../../core/motion/steps";
import type { Event } from "../../core/types";
import { nameIn } from "./labels";

/** How long the throw itself is watched before anything else moves: see throws.svelte.ts. */
const THROW = 1500;

/** All of it in order; the curtain falls when all is counted. */
export function stepsOf(events: readonly Event[]): Step[] {
  const steps = events.flatMap((event) => stepOf(event) ?? []);
  const falls = (step: Step) => step.kind === "show" && step.look === "curtain";
  return [...steps.filter((step) => !falls(step)), ...steps.filter(falls)];
}

const lastOf = (id: string) => id.slice(id.lastIndexOf(":") + 1);
/** How the card that an id ends with is seen: its face, or only its back. */
const look = (id: string) =>
  id.endsWith("-back") ? lastOf(id).replace(/(.*)-back$/, "back-$1") : `card-${lastOf(id)}`;

const goes = (seen: string, from: string, to: string, lands: string | null = to): Flight => ({
  look: seen,
  from,
  to,
  lands,
});
/** A card to the discards, which show their top at once. */
const away = (card: string, discard: string): Flight => goes(look(discard), card, discard, null);
/** Each flies on its own, though they are alike. */
const several = (many: number, one: Flight): Step => fly(...Array.from({ length: many }, () => ({ ...one })));
const coins = (from: string, to: string): Step => several(3, goes("coin", from, to, null));

/** What one event moves; null: nothing of it is seen. */
export function stepOf({ says, touches }: Event): Step | Step[] | null {
  const { args = {} } = says;
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = touches;
  const last = touches.at(-1) ?? "";
  const points = Number(args["points"]);
  switch (says.key.replace("mistral-event-", "")) {
    case "piles":
      return fly(...touches.map((pile) => goes("back-any", second, pile, null)));
    case "reshuffled":
    case "reshuffled-embrouilles":
      return fly(...touches.slice(1).map((pile) => goes("back-any", first, pile, null)));
    case "opened":
      return fly(goes(`poster-${lastOf(second)}`, second, first));
    case "first":
    case "turn":
    case "second-wind":
      return count([first]);
    case "laid":
    case "returned":
    case "find":
      return fly(goes(look(second), first, second));
    case "drew":
    case "drew-own":
    case "sleight":
    case "sleight-own":
      return fly(goes(look(second), first, second));
    case "arrived":
      return fly(goes(`figure-${lastOf(first)}`, second, first));
    case "cleared":
      return several(3, { ...goes(`name-${nameIn(args["figure"])}`, first, second, null), rests: true });
    case "quarrel":
    case "discarded":
      return fly(away(first, second));
    case "imprisoned":
    case "released":
      return [fly(away(first, second)), carry(third), count([third])];
    case "moved":
      return third === "place:prison" ? [carry(first), count([first])] : carry(first);
    case "drew-embrouille":
    case "drew-own-embrouille":
      return [count([first]), fly(goes(look(third), second, third))];
    case "met":
      return [
        show(`met-${lastOf(third)}:${lastOf(fourth)}`),
        fly(away(first, second)),
        ...won(fifth, last, points),
      ];
    case "exchanged":
    case "exchanged-own":
      return fly(goes(look(second), first, second), goes(look(fourth), third, fourth));
    case "played":
      return [show(`card-${lastOf(second)}`, 1300), fly(away(first, second))];
    case "rendezvous":
      return count([first, second]);
    case "threw":
    case "threw-made":
    case "throw-passed":
      return pause(THROW);
    case "missed":
      return count([first]);
    case "prize":
      return won(first, last, points);
    case "sold": {
      const card = { ...goes(`name-${nameIn(args["figure"])}`, first, second, null), rests: true };
      return [several(Math.min(4, Number(args["cards"])), card), ...won(first, last, points)];
    }
    case "majority":
      return won(first, last, points);
    case "cap":
    case "over":
      return show("curtain", 1400);
    default:
      return null;
  }
}

/** Coins to whoever won them. */
const won = (from: string, player: string, points: number): Step[] => [
  coins(from, player),
  count([player], points),
];

/** What stands for a part that is not drawn: a hand for a card in it, a player's things for a column, a pile for its cards. */
export function standInsOf(id: string): string[] {
  const [head, seat = ""] = id.split(":");
  const part = (name: string) => `[data-id="${CSS.escape(name)}"]`;
  const anchor = (name: string) => `[data-anchor="${CSS.escape(name)}"]`;
  switch (head) {
    case "hand":
      return [anchor(`hand:${seat}`), anchor(`area:${seat}`)];
    case "laid":
      return [part(`column:${id.split(":").slice(1, 3).join(":")}`), anchor(`area:${seat}`)];
    case "column":
    case "player":
      return [anchor(`area:${seat}`)];
    case "discard":
      return [part("discards"), part("pile:1")];
    case "embrouille-discards":
      return [part("embrouilles"), part("discards")];
    case "rendezvous":
      return [part(`place:${seat}`), anchor("quarter")];
    default:
      return [anchor("quarter")];
  }
}
