/** From phrases to sentences, as `souvenir.words.Speaker` does it: the same catalogues, the same joining. */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import tongues from "virtual:languages";
import type { Arg, Phrase, Refusal, Who } from "./types";

/** The languages of the house, English first: each is a folder of `souvenir.words`. */
export const LANGUAGES = tongues.map(({ code }) => code);
const ENGLISH = "en";

export const isLanguage = (text: string) => LANGUAGES.includes(text);

const of = (language: string) => tongues.find(({ code }) => code === language);

/** What a language calls itself. */
export const ownName = (language: string) => of(language)?.name ?? language;

/** Whose numbers, lists and plurals a language uses. */
export const localeOf = (language: string) => of(language)?.locale ?? language;

export function bestLanguage(preferred: readonly string[]): string {
  const bases = preferred.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return bases.find(isLanguage) ?? ENGLISH;
}

/** Thousands are told apart in every language, as the server's library does it. */
const GROUPED = { useGrouping: true } as const;

/** Numbers that are written with the digits of this page: to ask the browser how takes long the first time. */
const isPlain = (language: string, value: number) =>
  Number.isInteger(value) && value >= 0 && value < 1000 && of(language)?.plain === true;

class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** Made once for each language, when it is needed: it takes the browser long. */
function once<T>(make: (locale: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    const one = made.get(language) ?? make(localeOf(language));
    made.set(language, one);
    return one;
  };
}

const numbers = once((locale) => new Intl.NumberFormat(locale, GROUPED));
const lists = once((locale) => new Intl.ListFormat(locale));

/** A number as a language writes it: 23,000 or 23 000. */
export const numberIn = (language: string, value: number): string =>
  isPlain(language, value) ? String(value) : numbers(language).format(value);

/** A chance in thousandths, as a language writes it: 12.5%, 12,5 %. */
function percent([thousandths]: FluentValue[]): FluentValue {
  const value = Number(thousandths instanceof FluentNumber ? thousandths.value : NaN);
  return new FluentNumber(value / 1000, { style: "percent", maximumFractionDigits: 1 });
}

/** The message of a rule id; a dot cannot stand in a key. */
export const ruleKey = (rule: string) => rule.replaceAll(".", "_");

const START = /^(-?[a-zA-Z][\w-]*) *=/gm;
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** A catalogue of which only what is said is parsed: a page says a few of its hundreds of messages. */
class Catalogue extends FluentBundle {
  /** The source of what was not said yet. */
  private readonly unread = new Map<string, string>();

  constructor(language: string, source: string) {
    super(localeOf(language), { useIsolating: false, functions: { PERCENT: percent } });
    const starts = [...source.matchAll(START)];
    for (const [n, start] of starts.entries())
      this.unread.set(start[1] ?? "", source.slice(start.index, starts[n + 1]?.index));
  }

  override hasMessage(key: string): boolean {
    return this.unread.has(key) || super.hasMessage(key);
  }

  override getMessage(key: string) {
    this.read(key);
    return super.getMessage(key);
  }

  /** Parse a message and what it refers to. */
  private read(key: string): void {
    const source = this.unread.get(key);
    if (source === undefined) return;
    this.unread.delete(key);
    this.addResource(new FluentResource(source));
    for (const [, other] of source.matchAll(REFERENCE)) this.read(other ?? "");
  }
}

export const makeBundle = (language: string, catalogue: string): FluentBundle =>
  new Catalogue(language, catalogue);

const isWho = (arg: Arg): arg is Who => typeof arg === "object" && "seat" in arg;
/** French cuts `de` short before such a name: d’Ada. */
const VOWEL = /^[aeiou]/i;

const VOICES = ["rulebook", "ruling", "ours"] as const;
/** A sentence of a rule and whose word it is: the rulebook's, a table ruling, or this program's own. */
export interface Voice {
  whose: (typeof VOICES)[number];
  text: string;
}

type Args = Record<string, Arg>;
/** So many sentences are kept: a table asks for the same ones again with every packet. */
const REMEMBERED = 5000;

export class Speaker {
  private readonly said = new Map<string, string>();

  constructor(
    readonly language: string,
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
    if (!("seat" in phrase)) return this.phrase(phrase.key, phrase.args ?? {});
    return phrase.seat === this.reader ? this.render("seat-you", {}, "alone") : this.name(phrase.seat);
  }

  /** A phrase of the page's own. */
  t(key: string, args: Args = {}): string {
    return this.render(key, args);
  }

  /** What a rule says; what is not the rulebook's word says so. */
  rule(rule: string): string {
    return this.voiced(ruleKey(rule));
  }

  /** Whose words a rule has, and what each says: the value is the rulebook's, attributes are ours. */
  voices(rule: string): Voice[] {
    const key = ruleKey(rule);
    const message = this.bundle.getMessage(key);
    const has = (whose: string) => (whose === "rulebook" ? message?.value : message?.attributes[whose]);
    return VOICES.filter(has).map((whose) => ({ whose, text: this.render(key, {}, whose) }));
  }

  private voiced(key: string): string {
    const said = this.voices(key);
    if (!said.length) return this.render(key, {});
    return said
      .map(({ whose, text }) => (whose === "rulebook" ? text : this.t(`rule-${whose}`, { text })))
      .join(" ");
  }

  refusal(refusal: Refusal): string {
    return this.render(ruleKey(refusal.rule), refusal.args ?? {}, "why");
  }

  /** What somebody is called, the reader too. */
  name(seat: number): string {
    return this.names[seat] ?? this.t("seat-unnamed", { number: seat + 1 });
  }

  list(items: readonly string[]): string {
    return items.length > 1 ? lists(this.language).format(items) : (items[0] ?? "");
  }

  /** The name of a component that its edition gives by language. */
  private called(texts: Args): string {
    return String(texts[this.language] ?? texts[ENGLISH] ?? Object.values(texts)[0] ?? "");
  }

  /** A key with an underscore is a rule's: whose word it is belongs to it. */
  private phrase(key: string, args: Args): string {
    if (key === "edition-name") return this.called(args);
    return key.includes("_") && !Object.keys(args).length ? this.voiced(key) : this.render(key, args);
  }

  private render(key: string, args: Args, prefer = ""): string {
    const asked = `${key} ${prefer} ${JSON.stringify(args)}`;
    const known = this.said.get(asked);
    if (known !== undefined) return known;
    const text = this.formatted(key, args, prefer);
    if (this.said.size >= REMEMBERED) this.said.clear();
    this.said.set(asked, text);
    return text;
  }

  private formatted(key: string, args: Args, prefer: string): string {
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
    if (typeof arg === "object") return this.say(arg);
    if (typeof arg !== "number") return arg;
    return isPlain(this.language, arg) ? new PlainNumber(arg) : new FluentNumber(arg, GROUPED);
  }
}
