/** What happened, as turns: what one player's decisions led to, without a break, in one round. What is fleeting is not kept. */
import type { Event, Seat } from "./types";

export interface Turn {
  by: Seat | null;
  round: number | null;
  events: Event[];
  /** Where in the log it begins. */
  first: number;
}

export function turnsOf(log: readonly Event[]): Turn[] {
  const turns: Turn[] = [];
  log.forEach((event, at) => {
    if (event.fleeting) return;
    const last = turns.at(-1);
    if (last && last.by === event.by && last.round === event.round) last.events.push(event);
    else turns.push({ by: event.by, round: event.round, events: [event], first: at });
  });
  return turns;
}

/** A turn in short: where the same was done several times in a row, the first and the last of it. */
export const brief = ({ events }: Turn): (Event | null)[] =>
  events.flatMap((event, at) => {
    const [before, after] = [events[at - 1], events[at + 1]];
    const same = (other: Event | undefined) => other?.says.key === event.says.key;
    if (!same(before) || !same(after)) return [event];
    return same(events[at - 2]) ? [] : [null];
  });

/** The first turn of each round, for jumping there. */
export const roundsOf = (turns: readonly Turn[]): Turn[] =>
  turns.filter((turn, at) => turn.round !== null && turns[at - 1]?.round !== turn.round);
