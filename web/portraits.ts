/** Draws the people of `people.ts` while the page is built: one small SVG each, a cut-out with a paper edge. */
import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import { HAIRS, PEOPLE, SKINS, type Family, type Person } from "./people.ts";

const INK = "#2a2029";
const PAPER = "#fffaf0";
/** Clothes: the family's colour, lighter than its frame, so that the lines on it are seen. */
const CLOTHES: Record<Family, string> = {
  blue: "#5fa9d6",
  yellow: "#f3d94e",
  red: "#ec8647",
  green: "#45b592",
};
const PLAIN = "#d9c8ab";
/** Caps and ribbons; but what is white in these cuts is skin. */
const SHAVED = ["26", "32", "60"];
const DARK: Record<Family, string> = { blue: "#0d4a73", yellow: "#6d5600", red: "#8a3200", green: "#00543d" };

/** The parts in the order of the drawing, each known by where the package puts it. */
const PARTS = {
  base: "531 487",
  body: "178 1057",
  hair: "266 207",
  lips: "791 871",
  beard: "653 805",
  nose: "901 668",
  eyes: "610 680",
  glasses: "610 680",
  brows: "774 657",
  gesture: "0 559",
} as const;
type Part = keyof typeof PARTS;

/** What white and black become in each part of the drawing. */
function paints({ skin, hair: [cut, hair], family }: Person): Record<Part, [white: string, black: string]> {
  const [skinTone, hairTone] = [SKINS[skin], HAIRS[hair]];
  return {
    base: [skinTone, INK],
    body: [family ? CLOTHES[family] : PLAIN, INK],
    hair: [SHAVED.includes(cut) ? skinTone : family ? DARK[family] : PLAIN, hairTone],
    lips: [PAPER, "#7a2f35"],
    beard: [skinTone, hairTone],
    nose: [skinTone, INK],
    eyes: [PAPER, INK],
    glasses: [PAPER, INK],
    brows: [skinTone, hair === "white" || hair === "grey" ? "#5f5a62" : hairTone],
    gesture: [skinTone, INK],
  };
}

const painted = (markup: string, [white, black]: [string, string]): string =>
  markup.replaceAll('"#fff"', `"${white}"`).replaceAll('"#000"', `"${black}"`);

/** A path in whole numbers: a portrait is a tenth of its drawing's size at most. */
function rounded(path: string): string {
  const tokens = path.match(/[a-z]|-?(?:\d*\.\d+|\d+)/gi) ?? [];
  return tokens.reduce((done, token) => {
    const next = /[a-z]/i.test(token) ? token : String(Math.round(Number(token)) || 0);
    return done + (/\d$/.test(done) && /^\d/.test(next) ? " " : "") + next;
  }, "");
}

const variant = (number: string) => [/^\d/.test(number) ? `variant${number}` : number];

/** The whole drawing as the package gives it. */
function drawn({ key, hair, eyes, brows, nose, lips, body, beard, glasses }: Person): string {
  return createAvatar(notionists, {
    seed: key,
    hair: variant(hair[0]),
    eyes: variant(eyes),
    brows: variant(brows),
    nose: variant(nose),
    lips: variant(lips),
    body: variant(body),
    beard: variant(beard ?? "01"),
    beardProbability: beard ? 100 : 0,
    glasses: variant(glasses ?? "01"),
    glassesProbability: glasses ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
  } as Parameters<typeof createAvatar>[1]).toString();
}

export function portraitOf(person: Person): string {
  const paint = paints(person);
  let rest = drawn(person);
  const parts = (Object.keys(PARTS) as Part[]).map((part, n, all) => {
    rest = rest.slice(rest.indexOf(`<g transform="translate(${PARTS[part]})">`) + 1);
    const next = all[n + 1];
    const end = next ? rest.indexOf(`<g transform="translate(${PARTS[next]})">`) : 0;
    return painted(`<${rest.slice(0, end)}`, paint[part]);
  });
  const body = parts
    .slice(0, -1)
    .join("")
    .replaceAll(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`)
    .replaceAll(/<g transform="[^"]+"><\/g>/g, "");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="376" height="398" viewBox="120 150 1504 1594" fill="none">` +
    `<defs><g id="p">${body}</g></defs>` +
    `<use href="#p" stroke="${PAPER}" stroke-width="64" stroke-linejoin="round"/><use href="#p"/></svg>`
  );
}

/** Whoever wears the same stands together: so the whole packs smaller. */
const byClothes = (one: Person, other: Person) => one.body.localeCompare(other.body);

export const portraits = (): Record<string, string> =>
  Object.fromEntries([...PEOPLE].sort(byClothes).map((person) => [person.key, portraitOf(person)]));
