import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import { lookOf } from "../core/seats";
import { settings } from "../core/settings.svelte";
import { makeBundle, Speaker } from "../core/speaker";
import type { Table } from "../core/table.svelte";
import type { Packet } from "../core/types";
import Count from "./Count.svelte";

const words = new Speaker(
  "en",
  makeBundle("en", "g-kind-x = Shells\npage-end-won-by = { $who } wins by { $points }."),
  ["Ada", "Bea"],
);

class Over {
  counting = $state(true);
  sheet = [3, 9].map((points) => ({
    lines: [{ rule: "g.r", points, says: { key: "g-line-x", args: {} }, at: [], round: 1 }],
    forecast: [],
  }));
  looks = [lookOf(0), lookOf(1)];
}

const packet = { seat: 0, ranks: [1, 0], rivals: [] } as unknown as Packet;

test("nothing tells who won before the count; any key shows the end", async () => {
  settings.set({ motion: "auto" });
  const table = new Over();
  const screen = await render(Count, { table: table as unknown as Table, packet, words });
  expect(document.body.textContent).not.toContain("wins");
  expect(document.querySelector("[data-final]")).toBeNull();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true }));
  await expect.element(screen.getByText("Bea wins by 6.")).toBeVisible();
  expect([...document.querySelectorAll("[data-final]")].map((one) => one.textContent)).toEqual(["9", "3"]);
});

test("with less motion the end is there at once", async () => {
  settings.set({ motion: "less" });
  const table = new Over();
  const screen = await render(Count, { table: table as unknown as Table, packet, words });
  await expect.element(screen.getByText("Bea wins by 6.")).toBeVisible();
  expect(table.counting).toBe(false);
});
