import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { gradual, nearer } from "./gradual.svelte";
import { Each } from "./standing.svelte";
import { steady } from "./steady.svelte";

let told: Record<string, number[]>;
let each: Each<number>;
let stop: () => void;

/** A part that writes down what it is told. */
function part(id: string): void {
  $effect.pre(() => void (told[id] = [...(told[id] ?? []), each.get(id)]));
}

beforeEach(() => {
  [told, each] = [{}, new Each(0)];
  stop = $effect.root(() => ["a", "b"].forEach(part));
});
afterEach(() => stop());

test("a part is told only of itself", () => {
  each.set("a", 2);
  each.set("c", 1);
  flushSync();
  each.set("a", 1);
  flushSync();
  expect(told).toEqual({ a: [0, 2, 1], b: [0] });
});

test("what is not said any more is none", () => {
  each.become(new Map([["b", 3]]), null);
  flushSync();
  each.become(new Map([["a", 1]]), null);
  flushSync();
  expect(told).toEqual({ a: [0, 1], b: [0, 3, 0] });
});

test("for other eyes nothing is kept of what the last ones asked for", () => {
  each.get("hand:0:secret");
  each.become(new Map([["a", 1]]), 0);
  flushSync();
  expect([...each.keys()].sort()).toEqual(["a", "b"]);
  expect(told).toEqual({ a: [0, 1], b: [0, 0] });
});

test("what comes out the same stays the same object", () => {
  let source = $state.raw([1, 2]);
  const pairs = steady(() => source.map((one) => ({ one })));
  const [first, second] = pairs.current;
  source = [1, 3];
  expect(pairs.current).toEqual([{ one: 1 }, { one: 3 }]);
  expect([pairs.current[0] === first, pairs.current[1] === second]).toEqual([true, false]);
});

test("much that changes at once is drawn little by little", () => {
  expect(nearer([1, 2, 3, 4], [5, 2, 6, 7], 2)).toEqual([5, 2, 6, 4]);
  expect(nearer([5, 2, 6, 4], [5, 2, 6, 7], 2)).toEqual([5, 2, 6, 7]);
  expect(nearer([1], [2, 3], 1)).toEqual([2, 3]);
});

test("and all of it at once when nothing moves", async () => {
  let [list, moves] = $state([[1], true] as [number[], boolean]);
  let shown: readonly number[] = [];
  const end = $effect.root(() => {
    const drawn = gradual(
      () => list,
      () => moves,
    );
    $effect.pre(() => void (shown = [...drawn.current]));
  });
  flushSync();
  list = [1, 1, 1, 1, 1, 1, 1];
  flushSync();
  list = [2, 2, 2, 2, 2, 2, 2];
  flushSync();
  expect(shown).toEqual([2, 2, 2, 1, 1, 1, 1]);
  await new Promise(requestAnimationFrame);
  expect(shown).toEqual([2, 2, 2, 1, 1, 1, 1]);
  await expect.poll(() => shown).toEqual([2, 2, 2, 2, 2, 2, 2]);
  moves = false;
  list = [3, 3, 3, 3, 3, 3, 3];
  flushSync();
  expect(shown).toEqual([3, 3, 3, 3, 3, 3, 3]);
  end();
});
