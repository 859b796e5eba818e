/** Dragging is an extra: it touches what is taken up, and then what it is dropped on, as two taps would. */
const FAR = 8;

export interface Drag {
  /** The id under the pointer if it can be touched now, else null. */
  liftable: (event: PointerEvent) => string | null;
  chosen: () => readonly string[];
  touch: (id: string) => void;
  /** The lit part at a point of the screen; null: none. */
  litAt: (x: number, y: number) => string | null;
  layer: () => HTMLElement | undefined;
}

export class Dragger {
  #from: { id: string; part: Element; x: number; y: number; pointer: number } | null = null;
  #ghost: HTMLElement | null = null;
  /** A drag has just ended: the click that follows it means nothing. */
  ended = false;

  constructor(private readonly drag: Drag) {}

  down(event: PointerEvent): void {
    this.ended = false;
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
    const origin = this.drag.layer()?.getBoundingClientRect();
    if (ghost && origin) {
      ghost.style.translate = `${event.clientX - origin.x}px ${event.clientY - origin.y}px`;
    }
  }

  #lift({ id, part }: { id: string; part: Element }): void {
    if (!this.drag.chosen().includes(id)) this.drag.touch(id);
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
    if (this.#ghost) {
      this.ended = true;
      const onto = this.drag.litAt(event.clientX, event.clientY);
      if (onto) this.drag.touch(onto);
    }
    this.stop();
  }

  stop(): void {
    this.#ghost?.remove();
    this.#ghost = null;
    this.#from = null;
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
