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
import { SvelteSet } from "svelte/reactivity";
import { Each } from "../standing.svelte";
import type { Event, Packet, Seat } from "../types";
import { follow, Ghost } from "./ghost";
import { boxAt, boxOf, centreOf, found, partOf, spotOf, square, type Box, type Spot } from "./places";
import {
  timed,
  type Carry,
  type Count,
  type Flight,
  type Flights,
  type Pause,
  type Show,
  type Step,
} from "./steps";

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
  readonly away = new Each(0);
  /** What lights up while its points are counted. */
  readonly glow = new SvelteSet<string>();
  counting = $state<{ points: number; x: number; y: number; size: number } | null>(null);
  /** What the board shows large just now, if it draws such things. */
  large = $state<string | null>(null);
  playing = $state(false);

  #score: { step: Step; ms: number }[] = [];
  #ghosts = new Map<Flight | Carry, Ghost>();
  #shown: number | null = null;
  #eyes: Seat | null = null;
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
    this.away.become(new Map(), this.#eyes);
    this.glow.clear();
    this.counting = null;
    this.large = null;
    this.playing = false;
  }

  /** Before the board is drawn anew: remember where things lie, and withhold what is to arrive. */
  #prepare({ seq, seat, events }: Packet, wanted: boolean): void {
    const fresh = this.#shown !== null && seq > this.#shown && events.length < TOO_MUCH;
    [this.#shown, this.#eyes] = [seq, seat];
    const root = fresh && wanted && !document.hidden ? this.root : undefined;
    const score = root ? timed(this.manner.steps(events)) : [];
    // First all is looked at, then cleared away: so nothing has to be laid out in between.
    const ghosts = root ? this.#lying(root, score) : [];
    this.skip();
    this.#score = score;
    this.#ghosts = new Map(ghosts);
    this.playing = score.length > 0;
    for (const { step } of score) {
      if (step.kind === "flights") step.flights.forEach(({ lands }) => lands && this.#withhold(lands));
      if (step.kind === "carry" && this.#ghosts.has(step)) this.#withhold(step.part);
    }
  }

  #withhold(id: string): void {
    this.away.set(id, this.away.get(id) + 1);
  }

  /** What will move, from where it lies now. */
  #lying(root: Element, score: readonly { step: Step }[]): [Flight | Carry, Ghost][] {
    // From some places many set out.
    const spots = new Map<string, Spot | null>();
    return score.flatMap<[Flight | Carry, Ghost]>(({ step }) => {
      if (step.kind === "carry") return this.#lift(root, step);
      return step.kind === "flights"
        ? step.flights.flatMap((flight) => this.#leave(root, flight, spots))
        : [];
    });
  }

  #leave(root: Element, flight: Flight, spots: Map<string, Spot | null>): [Flight, Ghost][] {
    if (!spots.has(flight.from)) {
      const from = pieceOf(found(root, partOf(flight.from)));
      spots.set(flight.from, from && spotOf(root, from, false));
    }
    const spot = spots.get(flight.from);
    return spot ? [[flight, this.#drop(root, flight, () => boxAt(root, spot))]] : [];
  }

  #drop(root: Element, flight: Flight, from: () => Box | null): Ghost {
    const to = () => boxOf(this.#landing(root, flight)) ?? this.#box(root, flight.to);
    const framed = (box: Box | null) => box && square(box);
    return new Ghost(
      () => this.manner.draw(flight.look),
      () => framed(from()),
      () => framed(to()),
    );
  }

  #lift(root: Element, step: Carry): [Carry, Ghost][] {
    const part = root.querySelector(partOf(step.part));
    const face = part?.querySelector("[data-face]") ?? part;
    if (!face) return [];
    const spot = spotOf(root, face, true);
    const clone = face.cloneNode(true) as HTMLElement;
    clone.style.fontSize = getComputedStyle(face).fontSize; // its own place may have told it
    for (const inner of [clone, ...clone.querySelectorAll("[data-id]")]) inner.removeAttribute("data-id");
    const from = () => boxAt(root, spot);
    const to = () => boxOf(found(root, `${partOf(step.part)} [data-face]`)) ?? this.#box(root, step.part);
    return [[step, new Ghost(() => clone, from, to)]];
  }

  /** After the board is drawn: let everything happen in order, until it is over or skipped. */
  async #play(): Promise<void> {
    if (!this.playing) return;
    const round = ++this.#round;
    const stands = () => round === this.#round;
    // In the frame that shows the board: the browser lays it out once, and not in the middle of drawing it.
    await new Promise(requestAnimationFrame);
    const { root, layer } = this;
    if (!root || !layer || !stands()) return;
    for (const [step, ghost] of this.#ghosts) {
      if ("kind" in step || step.rests) ghost.appear(layer);
    }
    const [first] = this.#score;
    if (first?.step.kind !== "flights" && first?.step.kind !== "carry") follow(this.#drawn(), layer);
    void this.#watch(layer, stands);
    for (const { step, ms } of this.#score) {
      if (!stands()) return;
      if (step.kind === "flights") await this.#flights(root, layer, step, ms);
      else if (step.kind === "carry") await this.#carry(layer, step, ms);
      else if (step.kind === "show" || step.kind === "pause") await this.#watched(step, ms, stands);
      else await this.#count(root, layer, step, ms, stands);
    }
    if (stands()) this.skip();
  }

  /** Whatever is drawn above the board keeps to it when the layout changes. */
  async #watch(layer: Element, stands: () => boolean): Promise<void> {
    for (let looked = performance.now(); stands(); await new Promise(requestAnimationFrame)) {
      if (performance.now() - looked < LOOK) continue;
      looked = performance.now();
      follow(this.#drawn(), layer);
    }
  }

  /** The ghosts that can be seen. */
  #drawn(): Ghost[] {
    return [...this.#ghosts.values()].filter(({ seen }) => seen);
  }

  async #flights(root: Element, layer: Element, { flights }: Flights, ms: number): Promise<void> {
    const ghosts = flights.map((flight) => this.#ghosts.get(flight) ?? this.#late(root, flight));
    ghosts.forEach((ghost, n) => ghost.start(layer, ms, n * 50));
    follow(this.#drawn(), layer);
    await Promise.all(
      flights.map(async ({ lands }, n) => {
        await ghosts[n]?.arrived();
        if (lands) this.#arrive(lands);
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
    const ghost = this.#ghosts.get(step);
    ghost?.start(layer, ms, 0);
    follow(this.#drawn(), layer);
    await ghost?.arrived();
    this.#arrive(step.part);
  }

  /** Time passes, over something large or over nothing. */
  async #watched(step: Show | Pause, ms: number, stands: () => boolean): Promise<void> {
    this.large = step.kind === "show" ? step.look : null;
    await new Promise((done) => setTimeout(done, ms));
    if (stands()) this.large = null;
  }

  #arrive(id: string): void {
    this.away.set(id, Math.max(0, this.away.get(id) - 1));
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
