/** Positions for the tests of the drawing, played by the real engine: `python -m tools.dejavu_examples`. */
import { barely, Examples } from "../../core/examples";
import made from "./examples.json";
import type { Edition } from "./model";

export { keysOf, type Example } from "../../core/examples";

const all = new Examples("dejavu", made.examples);
export const examples = all.all;
export const exampleOf = (what: string) => all.of(what);
export const showing = (events: readonly string[]) => all.showing(events);
export const edition = made.edition as unknown as Edition;
export const say = barely("dejavu");
