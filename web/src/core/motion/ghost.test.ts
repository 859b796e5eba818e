import { expect, test } from "vitest";
import { follow, Ghost } from "./ghost";

const BOX = { x: 0, y: 0, width: 10, height: 10 };

test("a piece that has nowhere to go is gone, and nobody waits for it", async () => {
  const ghost = new Ghost(
    () => document.createElement("i"),
    () => BOX,
    () => null,
  );
  ghost.start(document.body, 100, 0);
  follow([ghost], document.body);
  await ghost.arrived();
  expect(ghost.seen).toBe(false);
});
