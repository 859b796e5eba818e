/** How high the drawing may be on a wide screen, and whether everybody's memory has room beside one's own. */
const WIDE = 1300;

export class Room {
  #pixels = $state<number | null>(null);
  wide = $state(false);
  readonly height = $derived(this.#pixels === null ? null : `${this.#pixels}px`);

  /** Measure now and whenever the frame changes; returns how to stop. */
  watch(drawing: HTMLElement): () => void {
    const frame = drawing.parentElement;
    if (!frame) return () => undefined;
    const measure = () => {
      const above = drawing.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop;
      const below = parseFloat(getComputedStyle(frame).paddingBottom);
      this.#pixels = Math.floor(Math.min(frame.clientHeight, innerHeight) - above - below);
      this.wide = drawing.clientWidth >= WIDE;
    };
    // In the next frame: what is measured now must not change what is being measured.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(frame);
    return () => observer.disconnect();
  }
}
