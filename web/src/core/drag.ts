/** Dragging is an extra: it touches what is taken up, and then what it is dropped on, as two taps would. */
import type { Shown } from "./types";

const FAR = 8;

/** Something else is to be touched after this part: so there is somewhere to carry it. */
export const leads = (offers: readonly Shown[], id: string): boolean =>
  offers.some(({ offer: { touches } }) => touches.length > 1 && touches[0] === id);

/** The ids of what lies at a point of the screen, the uppermost first. */
export const idsAt = (x: number, y: number): string[] =>
  document
    .elementsFromPoint(x, y)
    .flatMap((element) => element.closest("[data-id]")?.getAttribute("data-id") ?? []);

export interface Drag {
  /** The id under the pointer if it can be carried somewhere, else null. */
  liftable: (event: PointerEvent) => string | null;
  /** Taking it up touches nothing yet: one touch says it all, and that is where it is dropped. */
  silent?: (id: string) => boolean;
  chosen: () => readonly string[];
  touch: (id: string) => void;
  /** The part to touch if it is dropped at this point of the screen; null: none. */
  onto: (id: string, x: number, y: number) => string | null;
  /** The part it steps on when it is led over this point; null: none, or it takes no steps. */
  along?: (id: string, x: number, y: number) => string | null;
  layer: () => HTMLElement | undefined;
}

export class Dragger {
  #from: { id: string; part: Element; x: number; y: number; pointer: number } | null = null;
  #ghost: HTMLElement | null = null;
  #stepped = false;
  #ended = false;

  constructor(private readonly drag: Drag) {}

  /** A drag has just ended: the click that follows it means nothing, here or elsewhere. */
  ends(click: Event): boolean {
    const ended = this.#ended;
    this.#ended = false;
    if (ended) click.stopPropagation();
    return ended;
  }

  /** While something is carried over this drawing a finger scrolls nothing; parts of an svg cannot say so themselves. */
  still(root: HTMLElement): () => void {
    const stay = (event: TouchEvent) => {
      if (this.#from && event.cancelable) event.preventDefault();
    };
    root.addEventListener("touchmove", stay, { passive: false });
    return () => root.removeEventListener("touchmove", stay);
  }

  down(event: PointerEvent): void {
    this.#ended = false;
    const id = event.button === 0 ? this.drag.liftable(event) : null;
    const part =
      id && event.target instanceof Element ? event.target.closest(`[data-id="${CSS.escape(id)}"]`) : null;
    this.#from =
      id && part ? { id, part, x: event.clientX, y: event.clientY, pointer: event.pointerId } : null;
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from || event.pointerId !== from.pointer) return;
    if (!this.#ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) this.#lift(from);
    const ghost = this.#ghost;
    const step = ghost ? this.drag.along?.(from.id, event.clientX, event.clientY) : null;
    if (step) this.drag.touch(step);
    this.#stepped ||= Boolean(step) && step !== from.id;
    const origin = this.drag.layer()?.getBoundingClientRect();
    if (ghost && origin) {
      ghost.style.translate = `${event.clientX - origin.x}px ${event.clientY - origin.y}px`;
    }
  }

  #lift({ id, part }: { id: string; part: Element }): void {
    if (!this.drag.silent?.(id) && !this.drag.chosen().includes(id)) this.drag.touch(id);
    const drawn = part.querySelector("[data-piece]") ?? part.querySelector("use, svg, [data-face]") ?? part;
    const { width, height } = drawn.getBoundingClientRect();
    const ghost = document.createElement("div");
    Object.assign(ghost.style, {
      position: "absolute",
      left: `${-width / 2}px`,
      top: `${-height / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
      pointerEvents: "none",
      opacity: "0.9",
    });
    ghost.append(asSvg(drawn));
    this.drag.layer()?.append(ghost);
    this.#ghost = ghost;
  }

  up(event: PointerEvent): void {
    if (this.#ghost && this.#from) {
      this.#ended = true;
      this.#drop(this.#from.id, event);
    }
    this.stop();
  }

  #drop(id: string, { clientX, clientY }: PointerEvent): void {
    const held = this.drag.chosen().includes(id);
    const onto = held || this.drag.silent?.(id) ? this.drag.onto(id, clientX, clientY) : null;
    if (onto) this.drag.touch(onto);
    // Whoever was led somewhere has arrived, and is let go.
    else if (held && this.#stepped) this.drag.touch(id);
  }

  stop(): void {
    this.#ghost?.remove();
    this.#ghost = null;
    this.#from = null;
    this.#stepped = false;
  }
}

/** A drawing that can stand alone: a `use` needs an svg around it. */
function asSvg(drawn: Element): Element {
  const clone = drawn.cloneNode(true) as Element;
  for (const inner of [clone, ...clone.querySelectorAll("[data-id]")]) inner.removeAttribute("data-id");
  const href = drawn.getAttribute("href");
  if (!href) return clone;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  Object.assign(svg.style, { width: "100%", height: "100%" });
  for (const name of ["x", "y", "width", "height"]) clone.removeAttribute(name);
  svg.append(clone);
  return svg;
}
