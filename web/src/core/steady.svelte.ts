/** What is made anew with every packet, and most often comes out the same: then it stays the same object. */
import { settled } from "./same";

export function steady<T>(make: () => T): { readonly current: T } {
  let last: T | undefined;
  const now = $derived.by(() => {
    last = settled(last, make());
    return last;
  });
  return {
    get current() {
      return now;
    },
  };
}
