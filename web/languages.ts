/** The languages of the house, as the folders of `souvenir.words` have them. */
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

interface Tongue {
  code: string;
  name: string;
  locale: string;
  /** Small numbers are written with the digits 0 to 9. */
  plain: boolean;
}

const FOLDER = new URL("../src/souvenir/words/", import.meta.url);

function read(code: string): Tongue {
  const catalogue = new URL(`${code}/shared.ftl`, FOLDER);
  const text = readFileSync(catalogue, "utf8");
  const said = (key: string) => RegExp(`^${key} = (.+)$`, "m").exec(text)?.[1] ?? code;
  const locale = said("language-locale");
  const plain = new Intl.NumberFormat(locale).resolvedOptions().numberingSystem === "latn";
  return { code, name: said("language-name"), locale, plain };
}

/** English first. */
function found(): Tongue[] {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, FOLDER)).includes("shared.ftl"),
  );
  const codes = folders.map(({ name }) => name).sort();
  return ["en", ...codes.filter((code) => code !== "en")].map(read);
}

/** The module `virtual:languages`, and their codes where the page's frame asks for them. */
export function languages(): Plugin {
  const tongues = found();
  return {
    name: "languages",
    resolveId: (id) => (id === "virtual:languages" ? "\0languages" : null),
    load: (id) => (id === "\0languages" ? `export default ${JSON.stringify(tongues)}` : null),
    transformIndexHtml: (html) => html.replace("%LANGUAGES%", tongues.map(({ code }) => code).join(" ")),
  };
}
