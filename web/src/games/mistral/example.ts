/** Positions for the tests of the drawing, played by the real engine: `python -m tools.mistral_examples`. */
import { barely, Examples } from "../../core/examples";
import made from "./examples.json";

const all = new Examples("mistral", made.examples);
export const examples = all.all;
export const exampleOf = (what: string) => all.of(what);
export const showing = (events: readonly string[]) => all.showing(events);
export const edition = made.edition;
export const say = barely("mistral");
