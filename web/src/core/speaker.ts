/** From phrases to sentences, as `souvenir.words.Speaker` does it: the same catalogues, the same joining. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Phrase, Refusal, Who } from "./types";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => LANGUAGES.some((l) => l === text);

export function bestLanguage(preferred: readonly string[]): Language {
  const bases = preferred.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return bases.find(isLanguage) ?? "en";
}

/** The message of a rule id; a dot cannot stand in a key. */
export const ruleKey = (rule: string) => rule.replaceAll(".", "_");

export function makeBundle(language: Language, catalogue: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  return bundle;
}

const isWho = (arg: Arg): arg is Who => typeof arg === "object" && "seat" in arg;
/** French cuts `de` short before such a name: d’Ada. */
const VOWEL = /^[aeiou]/i;

type Args = Record<string, Arg>;

export class Speaker {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    readonly names: readonly (string | null)[] = [],
    /** The seat that is spoken to. */
    readonly reader: number | null = null,
    private readonly report: (problem: string) => void = (problem) => console.warn(problem),
    /** The seats that bots play. */
    readonly bots: ReadonlySet<number> = new Set(),
  ) {}

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(phrase: Phrase | Who): string {
    if (!("seat" in phrase)) return this.render(phrase.key, phrase.args ?? {});
    return phrase.seat === this.reader ? this.render("seat-you", {}, "alone") : this.name(phrase.seat);
  }

  /** A phrase of the page's own. */
  t(key: string, args: Args = {}): string {
    return this.render(key, args);
  }

  rule(rule: string): string {
    return this.render(ruleKey(rule), {});
  }

  refusal(refusal: Refusal): string {
    return this.render(ruleKey(refusal.rule), refusal.args ?? {}, "why");
  }

  /** What somebody is called, the reader too. */
  name(seat: number): string {
    return this.names[seat] ?? this.t("seat-unnamed", { number: seat + 1 });
  }

  list(items: readonly string[]): string {
    let text = items[0] ?? "";
    for (const item of items.slice(1, -1)) text = this.t("list-next", { list: text, item });
    return items.length > 1 ? this.t("list-last", { list: text, item: items.at(-1) ?? "" }) : text;
  }

  private render(key: string, args: Args, prefer?: string): string {
    const message = this.bundle.getMessage(key);
    const pattern = (prefer && message?.attributes[prefer]) || message?.value;
    if (!pattern) {
      this.report(`${this.language}: no words for ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.filled(args), errors);
    for (const error of errors) this.report(`${this.language}: ${key}: ${error.message}`);
    return text;
  }

  /** What a message is filled with; of somebody also whether it is the reader or a bot, and how the name starts. */
  private filled(args: Args): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) {
      filled[name] = this.value(arg);
      // A phrase may be somebody without a seat, such as an automa.
      if (typeof arg !== "object" || Array.isArray(arg)) continue;
      const called = isWho(arg) ? this.name(arg.seat) : String(filled[name]);
      filled[`${name}-is`] = isWho(arg) && arg.seat === this.reader ? "you" : "other";
      if (isWho(arg)) filled[`${name}-plays`] = this.bots.has(arg.seat) ? "bot" : "person";
      filled[`${name}-starts`] = VOWEL.test(called.normalize("NFD")) ? "vowel" : "consonant";
    }
    return filled;
  }

  private value(arg: Arg): FluentVariable {
    if (Array.isArray(arg)) return this.list(arg.map((item) => String(this.value(item))));
    if (isWho(arg) && arg.seat === this.reader) return this.t("seat-you");
    return typeof arg === "object" ? this.say(arg) : arg;
  }
}
