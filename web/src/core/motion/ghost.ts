/** A piece on its way, drawn above the board. It follows when what it comes from or goes to moves. */
import type { Box } from "./places";

const EASE = "cubic-bezier(.35,.05,.2,1)";
/** A change smaller than this, in pixels, is none. */
const STILL = 0.5;

export class Ghost {
  #element: HTMLElement | null = null;
  #animation: Animation | null = null;
  #last: number[] = [];

  constructor(
    private readonly draw: () => Element,
    readonly from: () => Box | null,
    readonly to: () => Box | null,
  ) {}

  get seen(): boolean {
    return this.#element?.isConnected ?? false;
  }

  /** Only what is about to be seen is drawn: a whole sky may be on its way. */
  appear(layer: Element): HTMLElement {
    this.#element ??= framed(this.draw());
    if (!this.seen) layer.append(this.#element);
    return this.#element;
  }

  /** Where it comes from and, once it goes, where to; null: there is no such place. Nothing is changed. */
  look(origin: Box): number[] | null {
    const [from, to] = [this.from(), this.#animation ? this.to() : null];
    if (!from || (this.#animation && !to)) return null;
    return [from, to ?? from].flatMap(({ x, y, width, height }) => [
      x - origin.x,
      y - origin.y,
      width,
      height,
    ]);
  }

  /** Take the place that was found. Nothing is looked at. */
  move(seen: number[]): void {
    const element = this.#element;
    const still = seen.every((value, n) => Math.abs(value - (this.#last[n] ?? Infinity)) < STILL);
    if (!element || still) return;
    this.#last = seen;
    const [fx = 0, fy = 0, fw = 0, , tx = 0, ty = 0, tw = 0, th = 0] = seen;
    Object.assign(element.style, { width: `${tw}px`, height: `${th}px` });
    const begin = fw / (tw || 1);
    const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
    if (!this.#animation) element.style.transform = at(fx, fy, 1);
    else
      (this.#animation.effect as KeyframeEffect).setKeyframes([
        { transform: at(fx, fy, begin) },
        { transform: at((fx + tx) / 2, (fy + ty) / 2 - 14, Math.max(begin, 1) * 1.08) },
        { transform: at(tx, ty, 1) },
      ]);
  }

  /** Set out; where to is found by `follow`. */
  start(layer: Element, ms: number, delay: number): void {
    const element = this.appear(layer);
    this.#animation = element.animate([], { duration: ms, delay, easing: EASE, fill: "both" });
    this.#last = [];
  }

  /** Until it has arrived, or is taken away. */
  async arrived(): Promise<void> {
    await this.#animation?.finished.catch(() => undefined);
    this.remove();
  }

  remove(): void {
    this.#animation?.cancel();
    this.#animation = null; // one that was cancelled never finishes: nobody may wait for it
    this.#element?.remove();
  }
}

function framed(drawing: Element): HTMLElement {
  const element = document.createElement("div");
  Object.assign(element.style, {
    position: "absolute",
    left: "0",
    top: "0",
    transformOrigin: "0 0",
    willChange: "transform",
  });
  element.append(drawing);
  return element;
}

/** Let them take the places they have by now; what has none is gone. First all is looked at, then moved. */
export function follow(ghosts: Iterable<Ghost>, layer: Element): void {
  const origin = layer.getBoundingClientRect();
  const seen = [...ghosts].map((ghost) => [ghost, ghost.look(origin)] as const);
  for (const [ghost, places] of seen) {
    if (places) ghost.move(places);
    else ghost.remove();
  }
}
