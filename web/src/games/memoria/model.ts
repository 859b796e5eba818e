/** The shapes of Memoria Bluff as they come over the wire, by short names, and small questions about them. */
import type { components } from "../../core/api";
import type { Arg, Event, Packet, Phrase, Seat, Who, Whispered, Wording } from "../../core/types";

type Schemas = components["schemas"];

export type View = Schemas["MemoriaView"];
export type Card = Schemas["MemoriaCard"];
export type Face = NonNullable<View["mine"]>;
export type Story = Schemas["MemoriaStory"];
export type StoryView = Schemas["MemoriaStoryView"];
export type Claim = Schemas["MemoriaClaim"];
export type Fact = Schemas["MemoriaFact"];
export type Question = Schemas["MemoriaQuestion"];
export type Say = (phrase: Phrase | Who) => string;

export const FACES: readonly Face[] = ["truth", "bluff"];

export const phrase = (key: string, args: Record<string, Arg> = {}): Phrase => ({ key, args });

/** What every part of the board is marked by, and how it answers. */
export interface Showing {
  lit: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  glow: ReadonlySet<string>;
  say: Say;
}

/** The players in the order in which they open their cards: from the orator's left, the orator last. */
export function order(seats: number, orator: Seat): Seat[] {
  return Array.from({ length: seats }, (_, n) => (orator + 1 + n) % seats);
}

/** The name under which the words of the story being told are passed on; the server says the same in its offers. */
export const storyKey = (view: View): string => `${view.round}.${view.turn}`;

/** What somebody wrote for this; the last version, if they wrote it again. */
export function textOf(words: readonly Whispered[], wording: Wording, seat: Seat): string | null {
  const found = words.findLast(
    (one) => one.kind === wording.kind && one.about === wording.about && one.seat === seat,
  );
  return found?.text ?? null;
}

/** What a story brought each player, as the events tell it. */
export function gainsOf(events: readonly Event[]): Map<Seat, number> {
  const scored = events.filter(({ says }) => says.key === "memoria-event-scored");
  return new Map(
    scored.map(({ says }) => [(says.args?.["who"] as Who).seat, says.args?.["points"] as number]),
  );
}

export const pictureName = (picture: string): Phrase => phrase(`memoria-picture-${picture}`);
export const faceName = (face: Face): Phrase => phrase(`memoria-face-${face}`);

const valueName = ({ fact, value }: Claim): Phrase => phrase(`memoria-life-${fact}-${value}`);

/** A claim as a line of a page. */
export const claimAlone = (claim: Claim): Phrase =>
  phrase(`memoria-page-${claim.fact}`, { value: valueName(claim) });

export const topicName = (fact: string): Phrase => phrase(`memoria-topic-${fact}`);

const told = (packet: Packet) => (packet.outline ?? []).find(({ id }) => id === "story")?.items ?? [];

/** The sentences of a story told from a page, as the outline has them: they are composed once, by the game. */
export const linesOf = (packet: Packet, say: Say): string[] =>
  told(packet)
    .filter((item) => item.id?.startsWith("line:"))
    .map((item) => say(item.says));

/** By who asked in their own words: what a bot says to that. */
export const shrugsOf = (packet: Packet): Map<Seat, Phrase> =>
  new Map(
    told(packet)
      .map(({ says }) => says)
      .filter(({ key }) => key === "memoria-asked-freely")
      .map(({ args }) => [(args?.["who"] as Who).seat, args?.["words"] as Phrase]),
  );

/** How somebody told and listened in all the stories that are over. */
export interface Fame {
  seat: Seat;
  /** Listeners who were wrong about a bluff of theirs. */
  fooled: number;
  /** Listeners who believed their stories, true or not, of so many. */
  believed: number;
  heard: number;
  /** Stories of others they were right about, of so many. */
  right: number;
  judged: number;
}

export function famesOf(past: readonly Story[], seats: number): Fame[] {
  return Array.from({ length: seats }, (_, seat) => {
    const told = past.filter(({ orator }) => orator === seat);
    const others = past.filter(({ orator }) => orator !== seat);
    const votes = (story: Story) => story.laid.filter((_, voter) => voter !== seat);
    const believers = (story: Story) => votes(story).filter((face) => face === "truth").length;
    const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
    return {
      seat,
      fooled: sum(told.filter(({ laid }) => laid[seat] === "bluff").map(believers)),
      believed: sum(told.map(believers)),
      heard: told.length * (seats - 1),
      right: others.filter(({ laid, orator }) => laid[seat] === laid[orator]).length,
      judged: others.length,
    };
  });
}

/** Those who have most of something; nobody if nobody has any. */
export function best(fames: readonly Fame[], of: (fame: Fame) => number): Seat[] {
  const most = Math.max(0, ...fames.map(of));
  return most > 0 ? fames.filter((fame) => of(fame) === most).map(({ seat }) => seat) : [];
}
