/** A list of which much may change at once: then a few are drawn now, and a few with each of the next frames. */
import { untrack } from "svelte";

/** So many are drawn in one frame. */
const FEW = 3;

/** `wanted`: something moves meanwhile, so that nobody waits for the rest. */
export function gradual<T>(
  list: () => readonly T[],
  wanted: () => boolean,
): { readonly current: readonly T[] } {
  let shown: readonly T[] = $state.raw([]);
  $effect.pre(() => {
    const next = list();
    const most = wanted() ? FEW : Infinity;
    let stands = true;
    const draw = () => {
      if (stands) shown = nearer(shown, next, most);
      // Once that is on the screen: else the browser would lay it all out together.
      if (stands && shown !== next) requestAnimationFrame(() => setTimeout(draw));
    };
    untrack(draw);
    return () => void (stands = false);
  });
  return {
    get current() {
      return shown;
    },
  };
}

/** What is shown, with so many of what is new. */
export function nearer<T>(shown: readonly T[], next: readonly T[], most: number): readonly T[] {
  const news = next.flatMap((one, n) => (one === shown[n] ? [] : [n]));
  if (shown.length !== next.length || news.length <= most) return next;
  const now = new Set(news.slice(0, most));
  return shown.map((one, n) => (now.has(n) ? (next[n] as T) : one));
}
