/**
 * Shows the steps of a packet one after another, over a board that already stands as it will.
 *
 *     const motion = new Motion({ steps: (events) => …, draw: (look) => … });
 *     motion.follow(() => packet, () => wanted);
 *
 * with `bind:this={motion.root}` on the board's outermost element and `<Sky {motion} />` as its last child.
 * While it plays, the board leaves out of each part as many pieces as `away` says (drawn with the class
 * `withheld`, so that their place is known; a part on its way is drawn unseen) and lights what is in `glow`.
 * In a part with several pieces each bears `data-piece`; what is carried may mark its drawing `data-face`.
 * `data-anchor` names a place that outlasts what lies in it.
 */
import { untrack } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { Event, Packet } from "../types";
import { Ghost } from "./ghost";
import { boxAt, boxOf, centreOf, found, partOf, spotOf, square, type Box } from "./places";
import { timed, type Carry, type Count, type Flight, type Flights, type Step } from "./steps";

export interface Manner {
  /** What moves when this happened. */
  steps(events: readonly Event[]): Step[];
  /** The drawing of a piece that flies. */
  draw(look: string): Element;
  /** Selectors for what stands for a part that is not drawn (its hex, a closed board), nearest first. */
  standIns?(id: string): string[];
}

/** How often, in milliseconds, what is drawn above the board looks where its places are by then. */
const LOOK = 60;
/** With more events than this somebody was away for long, and sees only how things stand. */
const TOO_MUCH = 80;

export class Motion {
  root = $state<HTMLElement>();
  layer = $state<HTMLElement>();
  /** How many pieces are still on their way to a part. */
  readonly away = new SvelteMap<string, number>();
  /** What lights up while its points are counted. */
  readonly glow = new SvelteSet<string>();
  counting = $state<{ points: number; x: number; y: number; size: number } | null>(null);
  playing = $state(false);

  #score: { step: Step; ms: number }[] = [];
  #ghosts = new Map<Flight | Carry, Ghost>();
  #shown: number | null = null;
  #round = 0;

  constructor(private readonly manner: Manner) {}

  /** Play what every new packet brings; to be called while the board is made. */
  follow(packet: () => Packet, wanted: () => boolean): void {
    $effect.pre(() => {
      const next = packet();
      untrack(() => this.#prepare(next, wanted()));
    });
    $effect(() => {
      packet();
      untrack(() => void this.#play());
    });
    $effect(() => () => this.skip());
  }

  /** Everything is where it belongs, at once. */
  skip(): void {
    this.#round++;
    this.#ghosts.forEach((ghost) => ghost.remove());
    this.#ghosts.clear();
    this.#score = [];
    this.away.clear();
    this.glow.clear();
    this.counting = null;
    this.playing = false;
  }

  /** Before the board is drawn anew: remember where things lie, and withhold what is to arrive. */
  #prepare({ seq, events }: Packet, wanted: boolean): void {
    this.skip();
    const fresh = this.#shown !== null && seq > this.#shown && events.length < TOO_MUCH;
    this.#shown = seq;
    const root = this.root;
    if (!root || !fresh || !wanted || document.hidden) return;
    this.#score = timed(this.manner.steps(events));
    this.playing = this.#score.length > 0;
    for (const { step } of this.#score) {
      if (step.kind === "flights") step.flights.forEach((flight) => this.#withhold(root, flight));
      if (step.kind === "carry") this.#lift(root, step);
    }
  }

  #withhold(root: Element, flight: Flight): void {
    if (flight.lands) this.away.set(flight.lands, (this.away.get(flight.lands) ?? 0) + 1);
    const from = pieceOf(found(root, partOf(flight.from)));
    if (!from) return;
    const spot = spotOf(root, from, false);
    this.#ghosts.set(
      flight,
      this.#drop(root, flight, () => boxAt(root, spot)),
    );
  }

  #drop(root: Element, flight: Flight, from: () => Box | null): Ghost {
    const to = () => boxOf(this.#landing(root, flight)) ?? this.#box(root, flight.to);
    const framed = (box: Box | null) => box && square(box);
    return new Ghost(
      this.manner.draw(flight.look),
      () => framed(from()),
      () => framed(to()),
    );
  }

  #lift(root: Element, step: Carry): void {
    const part = root.querySelector(partOf(step.part));
    const face = part?.querySelector("[data-face]") ?? part;
    if (!face) return;
    const spot = spotOf(root, face, true);
    const clone = face.cloneNode(true) as Element;
    for (const inner of [clone, ...clone.querySelectorAll("[data-id]")]) inner.removeAttribute("data-id");
    const to = () => boxOf(found(root, `${partOf(step.part)} [data-face]`)) ?? this.#box(root, step.part);
    this.#ghosts.set(step, new Ghost(clone, () => boxAt(root, spot), to));
    this.away.set(step.part, 1);
  }

  /** After the board is drawn: let everything happen in order, until it is over or skipped. */
  async #play(): Promise<void> {
    const { root, layer } = this;
    if (!root || !layer || !this.playing) return;
    const round = ++this.#round;
    const stands = () => round === this.#round;
    for (const [step, ghost] of this.#ghosts) {
      if ("kind" in step || step.rests) layer.append(ghost.element);
    }
    void this.#watch(layer, stands);
    for (const { step, ms } of this.#score) {
      if (!stands()) return;
      if (step.kind === "flights") await this.#flights(root, layer, step, ms);
      else if (step.kind === "carry") await this.#carry(layer, step, ms);
      else await this.#count(root, layer, step, ms, stands);
    }
    if (stands()) this.skip();
  }

  /** Whatever is drawn above the board keeps to it when the layout changes. */
  async #watch(layer: Element, stands: () => boolean): Promise<void> {
    for (let looked = -LOOK; stands(); await new Promise(requestAnimationFrame)) {
      if (performance.now() - looked < LOOK) continue;
      looked = performance.now();
      for (const ghost of this.#ghosts.values()) if (ghost.element.isConnected) ghost.follow(layer);
    }
  }

  async #flights(root: Element, layer: Element, { flights }: Flights, ms: number): Promise<void> {
    await Promise.all(
      flights.map(async (flight, n) => {
        const ghost = this.#ghosts.get(flight) ?? this.#late(root, flight);
        await ghost.send(layer, ms, n * 50);
        if (flight.lands) this.#arrive(flight.lands);
      }),
    );
  }

  /** What came from a part that was not there before, but is by now. */
  #late(root: Element, flight: Flight): Ghost {
    const ghost = this.#drop(root, flight, () => this.#box(root, flight.from));
    this.#ghosts.set(flight, ghost);
    return ghost;
  }

  async #carry(layer: Element, step: Carry, ms: number): Promise<void> {
    await this.#ghosts.get(step)?.send(layer, ms, 0);
    this.#arrive(step.part);
  }

  #arrive(id: string): void {
    const left = (this.away.get(id) ?? 0) - 1;
    if (left > 0) this.away.set(id, left);
    else this.away.delete(id);
  }

  /** The parts light up one after another while the number grows. */
  async #count(root: Element, layer: Element, { at, points }: Count, ms: number, stands: () => boolean) {
    const began = performance.now();
    let [spots, looked] = [[] as Box[], began - LOOK];
    for (let share = 0; share < 1 && stands(); share = (performance.now() - began) / ms) {
      if (performance.now() - looked >= LOOK) {
        spots = at.flatMap((id) => this.#box(root, id) ?? []);
        looked = performance.now();
      }
      if (spots.length === 0) return;
      const grown = Math.min(1, share / 0.7);
      at.slice(0, Math.ceil(grown * at.length)).forEach((id) => this.glow.add(id));
      if (points !== null) this.counting = badge(layer, spots, Math.round(grown * points));
      await new Promise(requestAnimationFrame);
    }
    if (!stands()) return;
    this.glow.clear();
    this.counting = null;
  }

  /** Where a part is on the screen; a part that is not drawn is where what stands for it is. */
  #box(root: Element, id: string): Box | null {
    const part = pieceOf(found(root, partOf(id)));
    const instead = () => this.manner.standIns?.(id).map((selector) => found(root, selector)) ?? [];
    return boxOf(part ?? instead().find(Boolean));
  }

  /** Where a piece will lie that is still withheld. */
  #landing(root: Element, { lands }: Flight): Element | null {
    return lands === null ? null : root.querySelector(`${partOf(lands)} .withheld`);
  }
}

/** The last of the pieces that lie on a part, or the part itself. */
const pieceOf = (part: Element | null): Element | null =>
  part && ([...part.querySelectorAll("[data-piece]")].at(-1) ?? part);

function badge(layer: Element, spots: readonly Box[], points: number) {
  const [origin, { x, y }] = [layer.getBoundingClientRect(), centreOf(spots)];
  const size = Math.max(18, Math.min(34, (spots[0]?.width ?? 0) * 0.45));
  return { points, x: x - origin.x, y: y - origin.y, size };
}
