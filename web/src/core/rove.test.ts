import { afterEach, expect, test } from "vitest";
import { roving } from "./rove";

const holder = document.createElement("div");
const button = (name: string) => holder.querySelector<HTMLButtonElement>(`#${name}`) as HTMLButtonElement;
const stops = () =>
  [...holder.querySelectorAll("button")].filter((one) => one.tabIndex === 0).map((one) => one.id);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );

function laid(lit: string): () => void {
  holder.innerHTML = ["a", "b", "c"]
    .map((id) => `<button id="${id}" class="${id === lit ? "lit" : ""}"></button>`)
    .join("");
  document.body.append(holder);
  return roving(holder);
}
let stop = () => {};
afterEach(() => {
  stop();
  holder.remove();
});

test("Tab has one stop, at what is lit", () => {
  stop = laid("b");
  expect(stops()).toEqual(["b"]);
});

test("arrows walk and stop at the ends, and the stop goes along", () => {
  stop = laid("");
  button("a").focus();
  press("ArrowRight");
  expect(document.activeElement?.id).toBe("b");
  expect(stops()).toEqual(["b"]);
  press("End");
  press("ArrowRight");
  expect(document.activeElement?.id).toBe("c");
});

test("whoever left comes back to what is lit now", async () => {
  stop = laid("a");
  button("c").focus();
  button("c").blur();
  expect(stops()).toEqual(["a"]);
  button("a").classList.remove("lit");
  button("b").classList.add("lit");
  await Promise.resolve();
  expect(stops()).toEqual(["b"]);
});
