/** What moves when something happened in Déjà Vu. */
import { carry, count, fly, type Flight, type Step } from "../../core/motion/steps";
import type { Event } from "../../core/types";
import { lookOf, type Bit } from "./model";

/** The bit that an id ends with. */
function bitIn(id: string): Bit {
  const [colour, shape] = id.split(":").slice(-2);
  return { colour, shape } as Bit;
}
const look = (id: string) => lookOf(bitIn(id));
const kind = (id: string) => id.split(":").slice(-2).join(":");
const loose = (id: string) => `loose:${kind(id)}`;
const beginning = (touches: readonly string[], ...heads: string[]) =>
  touches.filter((id) => heads.some((head) => id.startsWith(`${head}:`)));

/** Cards from one place to another, as backs, or as nothing but a back for those who may not see them. */
const cards = (number: number, from: string, to: string): Step =>
  fly(...Array.from({ length: Math.min(number, 4) }, () => ({ look: "back", from, to, lands: null })));

/** The movement of each event; `seat`: whose eyes these are. */
export function stepsOf(events: readonly Event[], seat: number | null): Step[] {
  return events.flatMap((event) => stepOf(event, seat) ?? []);
}

export function stepOf({ says, touches }: Event, viewer: number | null): Step | Step[] | null {
  const args = says.args ?? {};
  const who = args["who"];
  const seat = typeof who === "object" && "seat" in who ? who.seat : null;
  const backs = `hand-size:${seat}`;
  const [first = "", second = ""] = touches;
  const last = touches.at(-1) ?? "";
  const mine = seat !== null && seat === viewer;
  switch (says.key.replace("dejavu-event-", "")) {
    case "start":
    case "turn":
      return fly({ look: "light", from: "girl", to: `turn:${seat}`, lands: null });
    case "drew-tile":
      return count([first]);
    case "laid":
      return fly({ look: "hex", from: first, to: first, lands: first });
    case "filled":
      return fly(
        ...beginning(touches, "bit").map((id) => ({ look: look(id), from: "grid", to: id, lands: id })),
      );
    case "dealt":
    case "drew":
      return fly(...touches.slice(1).map((id) => ({ look: "back", from: "deck", to: id, lands: id })));
    case "dealt-other":
    case "drew-other":
      return cards(Number(args["count"]), "deck", backs);
    case "chose":
      return count([backs]);
    case "twin":
    case "rejected":
      return cards(1, first, "discards");
    case "discarded":
      // Another's card has the id of mine, if I hold its copy: theirs comes from their hand.
      return fly(
        ...touches
          .slice(0, -1)
          .map((id) => ({ look: "back", from: mine ? id : backs, to: last, lands: null })),
      );
    case "started":
      return fly(...touches.map((id) => remembered(id, mine ? `hand:${id.split(":")[2]}` : backs)));
    case "walked":
      return fly({ look: "girl", from: first, to: first, lands: first });
    case "planted":
      return [
        fly({ look: "flower", from: first, to: second, lands: `planted:${second.slice(5)}` }),
        fly({ look: podIn(last), from: second, to: last, lands: last }),
      ];
    case "lifted":
    case "collected":
      return fly(
        ...beginning(touches, "bit").map((id) => ({
          look: look(id),
          from: id,
          to: loose(id),
          lands: loose(id),
        })),
      );
    case "dropped":
      return fly(intoTile(first, second, first));
    case "white":
      return fly({ look: look(first), from: first, to: second, lands: second });
    case "builds":
      return [
        fly(remembered(last, mine || first.startsWith("public:") ? first : backs)),
        onto(last, touches),
      ];
    case "covered":
      return onto(last, touches);
    case "completed":
      return [carry(first), count([first], Number(args["points"]))];
    case "flower":
      return fly({ look: "flower", from: "flowers", to: first, lands: first });
    case "no-flower":
      return count([first]);
    case "grew":
      return [
        fly(
          ...beginning(touches, "spent").map((id) => ({ look: look(id), from: id, to: last, lands: null })),
        ),
        fly({ look: "flower", from: "flowers", to: last, lands: last }),
      ];
    case "kept":
      return fly(
        ...beginning(touches, "loose").map((id) => ({
          look: look(id),
          from: id,
          to: last,
          lands: last,
          rests: true,
        })),
      );
    case "grid":
      return fly(
        ...beginning(touches, "spent", "loose").map((id) => ({
          look: look(id),
          from: id,
          to: "grid",
          lands: "grid",
          rests: true,
        })),
      );
    case "refilled":
      return fly({ look: look(last), from: "grid", to: last, lands: last });
    case "shuffled":
      return cards(3, "discards", "deck");
    case "ending":
      return count(["deck"]);
    case "over":
      return count(["girl"]);
    default:
      return null;
  }
}

/** A card, open, to where it is remembered. */
const remembered = (card: string, from: string): Flight => ({
  look: `card-${card.split(":")[2]}`,
  from,
  to: card,
  lands: card,
});

/** Bits at hand go onto the slots of a card. */
const onto = (card: string, touches: readonly string[]): Step =>
  fly(
    ...beginning(touches, "loose").map((id) => ({ look: look(id), from: id, to: card, lands: `on:${card}` })),
  );

const podIn = (id: string) => `pod-${id.split(":").slice(1).join("-")}`;

const intoTile = (bit: string, tile: string, from: string): Flight => ({
  look: look(bit),
  from,
  to: tile,
  lands: `bit:${tile.slice(5)}:${kind(bit)}`,
});

/** What stands for a part that is not drawn: its nebula, the tray, its owner's area. */
export function standInsOf(id: string): string[] {
  const [head, second = ""] = id.split(":");
  const part = (name: string) => `[data-id="${CSS.escape(name)}"]`;
  const anchor = (name: string) => `[data-anchor="${CSS.escape(name)}"]`;
  switch (head) {
    case "bit":
    case "planted":
      return [part(`tile:${second}`)];
    case "tile":
      return [anchor("map")];
    case "loose":
    case "spent":
      return [anchor("tray")];
    case "card":
    case "flower":
    case "chest":
    case "hand-size":
      return [anchor(`memory:${second}`), anchor(`area:${second}`)];
    case "turn":
      return [`[data-chip="${second}"]`, anchor(`area:${second}`)];
    case "public":
      return [anchor("display"), part("deck"), anchor("map")];
    case "fragment":
    case "hand":
      return [anchor("tray")];
    default:
      return [anchor("map")];
  }
}
