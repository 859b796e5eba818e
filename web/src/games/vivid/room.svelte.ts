/** How high the drawing may be on a wide screen: what its frame shows without scrolling. */
const LOW = 580;

export class Room {
  #pixels = $state<number | null>(null);
  readonly height = $derived(this.#pixels === null ? null : `${this.#pixels}px`);
  readonly low = $derived(this.#pixels !== null && this.#pixels < LOW);

  /** Measure now and whenever the frame changes; returns how to stop. */
  watch(drawing: HTMLElement): () => void {
    const frame = drawing.parentElement;
    if (!frame) return () => undefined;
    const measure = () => {
      const above = drawing.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop;
      const below =
        parseFloat(getComputedStyle(frame).paddingBottom) +
        parseFloat(getComputedStyle(drawing).marginBottom);
      this.#pixels = Math.floor(Math.min(frame.clientHeight, innerHeight) - above - below);
    };
    // In the next frame: what is measured now must not change what is being measured.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(frame);
    return () => observer.disconnect();
  }
}
