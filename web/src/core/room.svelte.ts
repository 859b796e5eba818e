/** How high a board may be on a wide screen, and whether it is so wide that everybody's things can lie open. */
export class Room {
  #pixels = $state<number | null>(null);
  wide = $state(false);
  readonly height = $derived(this.#pixels === null ? null : `${this.#pixels}px`);

  readonly low = $derived.by(() => this.#pixels !== null && this.#pixels < this.lowest);

  /** From how many pixels on it is called wide, and below how many low. */
  constructor(
    private readonly width: number,
    private readonly lowest = 0,
  ) {}

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
      this.wide = drawing.clientWidth >= this.width;
    };
    // In the next frame: what is measured now must not change what is being measured.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(frame);
    return () => observer.disconnect();
  }
}
