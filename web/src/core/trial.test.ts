import { expect, test } from "vitest";
import { Trial } from "./trial.svelte";
import type { Action, Tried } from "./types";

function tried(steps: readonly Action[]): Tried {
  const packet = { offers: [], sheet: [], seq: steps.length };
  return {
    packet,
    over: steps.length > 1,
    players: [],
    answer: { steps: [{ do: "a" }, { do: "b" }] },
  } as unknown as Tried;
}

test("whoever tries again while the answer is being shown is heard", async () => {
  const waiting: (() => void)[] = [];
  const trial = new Trial((steps) => new Promise((done) => waiting.push(() => done(tried(steps)))));
  async function answer(): Promise<void> {
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.();
  }
  const begun = trial.to([]);
  await answer();
  await begun;
  void trial.show(false);
  await answer();
  await expect.poll(() => trial.shown !== null && trial.sending).toBe(true);
  const again = trial.to([]); // while its next step is asked for
  expect(trial.shown).toBeNull();
  await answer();
  await answer();
  await again;
  expect([trial.shown, trial.steps, trial.tried?.over]).toEqual([null, [], false]);
});
