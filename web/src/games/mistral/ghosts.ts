/** What is seen on its way: a card or its back, a figure, a coin, a bill to be pasted. */
import { gallery } from "./gallery.svelte";
import type { Quarter } from "./model";

/** A look is a kind and, after a dash, what it is of: `card-luna`, `name-Luna`, `back-blue`, `figure-luna`, `coin`. */
export function ghostOf(look: string, quarter: Quarter): Element {
  const [kind = ""] = look.split("-", 1);
  const of = look.slice(kind.length + 1);
  switch (kind) {
    case "name":
      return faceOf([...quarter.people.values()].find(({ name }) => name === of)?.key ?? "", quarter);
    case "card":
      return faceOf(of, quarter);
    case "back":
      return box(`mistral-flying back family-${of}`);
    case "figure":
      return box("mistral-flying-figure", picture(of));
    case "poster":
      return box(
        `mistral-flying bill family-${quarter.place(of)?.colour}`,
        String(quarter.place(of)?.number ?? ""),
      );
    default:
      return box(`mistral-flying-${kind}`);
  }
}

function faceOf(key: string, quarter: Quarter): Element {
  const family = quarter.back(key);
  return box(`mistral-flying family-${family}`, family === "embrouille" ? "" : picture(key));
}

function picture(key: string): Node {
  const image = document.createElement("img");
  Object.assign(image, { src: gallery.face(key), alt: "", draggable: false });
  return image;
}

function box(classes: string, ...inside: (Node | string)[]): Element {
  const element = document.createElement("div");
  element.className = classes;
  element.append(...inside);
  return element;
}
