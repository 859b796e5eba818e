/** What this reader prefers, kept in this browser. */
import type { FaceName } from "./seats";
import { bestLanguage, isLanguage } from "./speaker";

const PLACE = "souvenir.settings";

interface Kept {
  language: string;
  theme: "auto" | "dawn" | "night";
  motion: "auto" | "less";
  sound: boolean;
  /** Explain each phase the first time it comes. */
  lessons: boolean;
  /** The plain table instead of the drawn one. */
  plain: boolean;
  /** Single letters are shortcuts. */
  keys: boolean;
  name: string;
  /** The face this person wears; empty: any. */
  face: FaceName | "";
  /** The game whose cover was touched last. */
  game: string;
  /** The front was seen before: there may be tables of mine. */
  met: boolean;
  learnt: string[];
  /** How far one is in the guided first game of each game. */
  guided: Record<string, number>;
  /** The puzzles of each game that were solved. */
  solved: Record<string, number[]>;
}

function read(): Kept {
  const fallback: Kept = {
    language: bestLanguage(navigator.languages),
    theme: "auto",
    motion: "auto",
    sound: false,
    lessons: true,
    plain: false,
    keys: true,
    name: "",
    face: "",
    game: "",
    met: false,
    learnt: [],
    guided: {},
    solved: {},
  };
  try {
    const kept = { ...fallback, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") } as Kept;
    return isLanguage(kept.language) ? kept : { ...kept, language: fallback.language };
  } catch {
    return fallback;
  }
}

class Settings {
  kept = $state(read());
  private dark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  private still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (e) => (this.dark = e.matches));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener(
      "change",
      (e) => (this.still = e.matches),
    );
    // Another tab of this browser has changed them.
    addEventListener("storage", (e) => {
      if (e.key === PLACE) this.kept = read();
    });
  }

  get night(): boolean {
    return this.kept.theme === "night" || (this.kept.theme === "auto" && this.dark);
  }

  get motion(): boolean {
    return this.kept.motion !== "less" && !this.still;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
