/** What is seen on its way: a bit, a pod, a flower, the girl, a nebula, a card or only its back. */
import { HEX } from "./geometry";
import type { Face } from "./model";

const SVG = "http://www.w3.org/2000/svg";

export function ghostOf(look: string, faces: ReadonlyMap<string, Face>): Element {
  if (look === "back") return box("dejavu-flying back", "");
  if (look.startsWith("card-")) {
    const face = faces.get(look.slice(5));
    return box(`dejavu-flying land-${face?.colour ?? ""}`, String(face?.number ?? ""));
  }
  const svg = document.createElementNS(SVG, "svg");
  Object.assign(svg.style, { display: "block", width: "100%", height: "100%", overflow: "visible" });
  svg.append(look === "hex" ? hex(svg) : use(look));
  return svg;
}

function box(classes: string, text: string): Element {
  const card = document.createElement("div");
  card.className = classes;
  card.textContent = text;
  return card;
}

function use(look: string): Element {
  const element = document.createElementNS(SVG, "use");
  element.setAttribute("href", `#dejavu-${look}`);
  return element;
}

function hex(svg: Element): Element {
  svg.setAttribute("viewBox", "-52 -52 104 104");
  const element = document.createElementNS(SVG, "polygon");
  element.setAttribute("points", HEX);
  element.setAttribute("class", "dejavu-flying-hex");
  return element;
}
