/**
 * Focus is never lost. When what had it is gone it goes on where the keys were: on the board to what can be
 * touched next, else to what waits for a last word, else to the sentence on top, and waits there.
 */
const PATIENCE = 150;
const TRIES = 40;
/** Nothing can be lost before anything was focused. */
let begun = false;
document.addEventListener("focusin", () => (begun = true), { once: true });

/** A new page begins at its heading, for keys and for ears, unless it leads elsewhere itself. */
export function beginAtHeading(): () => void {
  let tries = 0;
  const look = () => {
    const heading = document.activeElement === document.body ? document.querySelector("h1") : null;
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    if (heading || ++tries === TRIES) clearInterval(timer);
  };
  const timer = setInterval(look, PATIENCE / 3);
  return () => clearInterval(timer);
}

/** A part of a board itself, or the button in it that can be focused in its stead. */
export function keyOf(part: HTMLElement | null): HTMLElement | null {
  return part?.matches("button, a, [tabindex]") ? part : (part?.querySelector("button") ?? part);
}

export class Focus {
  private field: HTMLElement | undefined;
  /** The keys were on the board last. */
  private onBoard = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  /** Follow the focus inside and outside of this field; returns how to stop. */
  watch(field: HTMLElement): () => void {
    this.field = field;
    const note = ({ target }: FocusEvent) => {
      // At the sentence on top it only waits, and a last word belongs to what was begun on the board.
      if (target instanceof Element && !target.closest("#asks, [data-sheet]")) {
        this.onBoard = field.contains(target);
      }
    };
    document.addEventListener("focusin", note);
    return () => {
      clearTimeout(this.waiting);
      document.removeEventListener("focusin", note);
    };
  }

  mend(): void {
    clearTimeout(this.waiting);
    const at = document.activeElement;
    const lost = at === null || at === document.body;
    if (!begun || (!lost && !(at.id === "asks" && this.onBoard))) return;
    const lit = this.onBoard ? this.field?.querySelector<HTMLElement>(".lit[data-id]") : null;
    const next = keyOf(lit ?? null);
    const found = next ?? document.querySelector<HTMLElement>("[data-choices] .ready .btn");
    if (found) return this.lead(found);
    if (lost) this.lead(document.querySelector<HTMLElement>("#asks"));
    // What moves is lit only when it lies still.
    if (this.onBoard) this.waiting = setTimeout(() => this.mend(), PATIENCE);
  }

  private lead(to: HTMLElement | null): void {
    to?.focus({ preventScroll: true });
    if (to?.matches(":focus-visible")) to.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
