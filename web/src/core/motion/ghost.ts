/** A piece on its way, drawn above the board. It follows when what it comes from or goes to moves. */
import type { Box } from "./places";

const EASE = "cubic-bezier(.35,.05,.2,1)";
/** A change smaller than this, in pixels, is none. */
const STILL = 0.5;

export class Ghost {
  readonly element = document.createElement("div");
  #animation: Animation | null = null;
  #last: number[] = [];

  constructor(
    drawing: Element,
    readonly from: () => Box | null,
    readonly to: () => Box | null,
  ) {
    Object.assign(this.element.style, {
      position: "absolute",
      left: "0",
      top: "0",
      transformOrigin: "0 0",
      willChange: "transform",
    });
    this.element.append(drawing);
  }

  /** Take the place it has by now; true if there is one. */
  follow(layer: Element): boolean {
    const [from, to] = [this.from(), this.#animation ? this.to() : null];
    if (!from || (this.#animation && !to)) return false;
    const origin = layer.getBoundingClientRect();
    const seen = [from, to ?? from].flatMap(({ x, y, width, height }) => [
      x - origin.x,
      y - origin.y,
      width,
      height,
    ]);
    if (seen.every((value, n) => Math.abs(value - (this.#last[n] ?? Infinity)) < STILL)) return true;
    this.#last = seen;
    const [fx = 0, fy = 0, fw = 0, fh = 0, tx = 0, ty = 0, tw = 0, th = 0] = seen;
    Object.assign(this.element.style, { width: `${to ? tw : fw}px`, height: `${to ? th : fh}px` });
    const begin = fw / (tw || 1);
    const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
    if (!this.#animation) this.element.style.transform = at(fx, fy, 1);
    else
      (this.#animation.effect as KeyframeEffect).setKeyframes([
        { transform: at(fx, fy, begin) },
        { transform: at((fx + tx) / 2, (fy + ty) / 2 - 14, Math.max(begin, 1) * 1.08) },
        { transform: at(tx, ty, 1) },
      ]);
    return true;
  }

  /** Go; over when it has arrived, or when there is nowhere to go. */
  async send(layer: Element, ms: number, delay: number): Promise<void> {
    if (!this.element.isConnected) layer.append(this.element);
    this.#animation = this.element.animate([], { duration: ms, delay, easing: EASE, fill: "both" });
    this.#last = [];
    if (this.follow(layer)) await this.#animation.finished.catch(() => undefined);
    this.remove();
  }

  remove(): void {
    this.#animation?.cancel();
    this.element.remove();
  }
}
