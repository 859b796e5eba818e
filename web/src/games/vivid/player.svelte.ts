/** Shows the steps of a packet one after another, over a board that already stands as it will. */
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { Event } from "../../core/types";
import { scoreOf, type Carry, type Count, type Flight, type Flights, type Step } from "./motion";

const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(.35,.05,.2,1)";

export class Player {
  /** How many fragments (or tiles) are still on their way to a part. */
  readonly away = new SvelteMap<string, number>();
  /** What lights up while its points are counted. */
  readonly glow = new SvelteSet<string>();
  counting = $state<{ points: number; x: number; y: number; size: number } | null>(null);
  playing = $state(false);

  #score: { step: Step; ms: number }[] = [];
  #before = new Map<string, DOMRect>();
  #clones = new Map<string, HTMLElement>();
  /** Fragments of hexes that wait for their turn to leave. */
  #resting = new Map<Flight, HTMLElement>();
  #running: Animation[] = [];
  #ghosts: Element[] = [];
  #round = 0;

  /** Before the board is drawn anew: remember where things lie, and withhold what is to arrive. */
  prepare(root: Element, events: readonly Event[]): void {
    this.skip();
    this.#score = scoreOf(events);
    if (this.#score.length === 0) return;
    this.playing = true;
    for (const { step } of this.#score) {
      if (step.kind === "flights") step.drops.forEach((drop) => this.#withhold(root, drop));
      if (step.kind === "carry") this.#lift(root, step.tile);
    }
  }

  #withhold(root: Element, drop: Flight): void {
    const from = place(root, drop.from);
    if (from) this.#before.set(drop.from, from);
    if (drop.lands) this.away.set(drop.lands, (this.away.get(drop.lands) ?? 0) + 1);
  }

  #lift(root: Element, tile: string): void {
    const found = root.querySelector(`[data-id="${tile}"] .face, .face[data-id="${tile}"]`);
    if (!found) return;
    this.#before.set(tile, found.getBoundingClientRect());
    this.#clones.set(tile, found.cloneNode(true) as HTMLElement);
    this.away.set(tile, 1);
  }

  /** After the board is drawn: let everything happen in order, until it is over or skipped. */
  async play(root: Element, layer: Element): Promise<void> {
    const round = ++this.#round;
    for (const { step } of this.#score) {
      if (step.kind === "flights") step.drops.forEach((drop) => this.#rest(layer, drop));
    }
    for (const { step, ms } of this.#score) {
      if (round !== this.#round) return;
      if (step.kind === "flights") await this.#flights(root, layer, step, ms);
      else if (step.kind === "carry") await this.#carry(root, layer, step, ms);
      else await this.#count(root, layer, step, ms, () => round === this.#round);
    }
    if (round === this.#round) this.skip();
  }

  /** What leaves a hex later is still seen there until then. */
  #rest(layer: Element, drop: Flight): void {
    const from = this.#before.get(drop.from);
    if (!from || !drop.from.startsWith("token:")) return;
    const ghost = dropGhost(drop.colour);
    const [{ x, y, width }, origin] = [square(from), layer.getBoundingClientRect()];
    Object.assign(ghost.style, { width: `${width}px`, height: `${width}px` });
    ghost.style.transform = `translate(${x - origin.x}px, ${y - origin.y}px)`;
    layer.append(ghost);
    this.#ghosts.push(ghost);
    this.#resting.set(drop, ghost);
  }

  /** Everything is where it belongs, at once. */
  skip(): void {
    this.#round++;
    this.#running.forEach((animation) => animation.cancel());
    this.#ghosts.forEach((ghost) => ghost.remove());
    [this.#running, this.#ghosts, this.#score] = [[], [], []];
    this.#before.clear();
    this.#clones.clear();
    this.#resting.clear();
    this.away.clear();
    this.glow.clear();
    this.counting = null;
    this.playing = false;
  }

  async #flights(root: Element, layer: Element, { drops }: Flights, ms: number): Promise<void> {
    await Promise.all(
      drops.map(async (drop, n) => {
        const from = this.#before.get(drop.from) ?? place(root, drop.from);
        const to = (drop.lands && landing(root, drop.lands)) || place(root, drop.to);
        const ghost = this.#resting.get(drop) ?? dropGhost(drop.colour);
        if (from && to) await this.#send(layer, ghost, square(from), square(to), ms, n * 50);
        ghost.remove();
        if (drop.lands) this.#arrive(drop.lands);
      }),
    );
  }

  async #carry(root: Element, layer: Element, { tile }: Carry, ms: number): Promise<void> {
    const [from, clone] = [this.#before.get(tile), this.#clones.get(tile)];
    const to = place(root, tile);
    if (from && clone && to) await this.#send(layer, tileGhost(clone), from, to, ms, 0);
    this.#arrive(tile);
  }

  #arrive(id: string): void {
    const left = (this.away.get(id) ?? 0) - 1;
    if (left > 0) this.away.set(id, left);
    else this.away.delete(id);
  }

  async #send(layer: Element, ghost: HTMLElement, from: DOMRect, to: DOMRect, ms: number, delay: number) {
    layer.append(ghost);
    this.#ghosts.push(ghost);
    Object.assign(ghost.style, { width: `${to.width}px`, height: `${to.height}px` });
    const origin = layer.getBoundingClientRect();
    const at = (x: number, y: number, scale: number) =>
      `translate(${x - origin.x}px, ${y - origin.y}px) scale(${scale})`;
    const begin = from.width / to.width;
    const animation = ghost.animate(
      [
        { transform: at(from.x, from.y, begin) },
        { transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - 14, Math.max(begin, 1) * 1.08) },
        { transform: at(to.x, to.y, 1) },
      ],
      { duration: ms, delay, easing: EASE, fill: "both" },
    );
    this.#running.push(animation);
    await animation.finished.catch(() => undefined);
    ghost.remove();
  }

  /** The hexes light up one after another while the number grows. */
  async #count(
    root: Element,
    layer: Element,
    { at, points }: Count,
    ms: number,
    stands: () => boolean,
  ): Promise<void> {
    const spots = at.flatMap((id) => place(root, id) ?? []);
    if (spots.length === 0) return;
    const origin = layer.getBoundingClientRect();
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const x = mean(spots.map((spot) => spot.x + spot.width / 2)) - origin.x;
    const y = mean(spots.map((spot) => spot.y + spot.height / 2)) - origin.y;
    const size = Math.max(18, Math.min(34, (spots[0]?.width ?? 0) * 0.45));
    const began = performance.now();
    for (let share = 0; share < 1 && stands(); share = (performance.now() - began) / ms) {
      const grown = Math.min(1, share / 0.7);
      at.slice(0, Math.ceil(grown * at.length)).forEach((id) => this.glow.add(id));
      this.counting = { points: Math.round(grown * points), x, y, size };
      await new Promise(requestAnimationFrame);
    }
    if (!stands()) return;
    this.glow.clear();
    this.counting = null;
  }
}

/** Where a part is on the screen; a part of a board that is not drawn is where that board is. */
function place(root: Element, id: string): DOMRect | null {
  const [kind, seat] = id.split(":");
  const found = root.querySelector(`[data-id="${id}"]`);
  const drawn = kind === "token" ? (found?.querySelector("use:last-of-type") ?? found) : found;
  const rect = (drawn ?? root.querySelector(`[data-board="${seat}"]`))?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
}

/** Where a fragment will lie that is still withheld. */
function landing(root: Element, id: string): DOMRect | null {
  return root.querySelector(`[data-id="${id}"] .withheld`)?.getBoundingClientRect() ?? null;
}

/** The square in the middle of a place, no larger than a fragment may be. */
function square({ x, y, width, height }: DOMRect): DOMRect {
  const size = Math.min(width, height, 72);
  return new DOMRect(x + (width - size) / 2, y + (height - size) / 2, size, size);
}

function dropGhost(colour: string): HTMLElement {
  const ghost = ghostBox();
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-12 -12.4 24 24");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#vivid-drop-${colour}`);
  for (const [name, value] of Object.entries({ x: -12, y: -12.4, width: 24, height: 24 })) {
    use.setAttribute(name, String(value));
  }
  svg.append(use);
  ghost.append(svg);
  return ghost;
}

function tileGhost(face: HTMLElement): HTMLElement {
  const ghost = ghostBox();
  face.removeAttribute("data-id");
  ghost.append(face);
  return ghost;
}

function ghostBox(): HTMLElement {
  const ghost = document.createElement("div");
  Object.assign(ghost.style, { position: "absolute", left: "0", top: "0", transformOrigin: "0 0" });
  return ghost;
}
