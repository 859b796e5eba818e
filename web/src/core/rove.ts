/**
 * Things that lie together are one stop for Tab: the arrow keys go from one to the next inside.
 *
 * `{@attach roving}` on what holds the buttons. Tab leads to the one the keys were at last, else to the
 * first that is lit, else to the first; Home and End lead to the ends.
 */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function roving(holder: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  const things = () => [...holder.querySelectorAll<HTMLElement>("button")];

  function mark(): void {
    const all = things();
    if (last && !all.includes(last)) last = null;
    const stop = last ?? all.find((one) => one.classList.contains("lit")) ?? all[0];
    for (const one of all) {
      const index = one === stop ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  }

  function walked(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const all = things();
    const at = all.indexOf(event.target as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[step(at, all.length)]?.focus();
  }

  function entered(event: FocusEvent): void {
    if (event.target instanceof HTMLElement && holder.contains(event.target)) last = event.target;
    mark();
  }

  /** Whoever comes back later begins at what can be touched then. */
  function left(event: FocusEvent): void {
    if (event.relatedTarget instanceof Node && holder.contains(event.relatedTarget)) return;
    last = null;
    mark();
  }

  mark();
  const observer = new MutationObserver(mark);
  observer.observe(holder, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  holder.addEventListener("keydown", walked);
  holder.addEventListener("focusin", entered);
  holder.addEventListener("focusout", left);
  return () => {
    observer.disconnect();
    holder.removeEventListener("keydown", walked);
    holder.removeEventListener("focusin", entered);
    holder.removeEventListener("focusout", left);
  };
}
