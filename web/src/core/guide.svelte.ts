/** A guided first game as it is walked through: packets of the real rules, one thing lit at a time. */
import { litBy, meant, touch } from "./chooser";
import type { GameRecord } from "./replays";
import type { Lesson, LessonStep, Packet, Sheet, Shown, Whispered } from "./types";

/** How long somebody else's move is shown before the next one, if it moves at all. */
const PAUSE = 700;
const EACH_EVENT = 350;
const LONGEST = 3600;

const touchesOf = ({ offer }: Shown) => offer.touches;

export class Guide {
  /** The step being told, and the packet being shown; several packets may belong to a step. */
  step = $state(0);
  at = $state(0);
  chosen: string[] = $state.raw([]);
  /** Counts touches that missed: the bubble points back. */
  missed = $state(0);
  /** Parts of the offer that nothing on the page draws: they need no touch. */
  undrawn: Set<string> = $state.raw(new Set());

  readonly packets: Packet[];
  /** The whole lesson as a game on paper, to play on. */
  readonly record: GameRecord;
  readonly told: LessonStep = $derived.by(() => this.lesson.steps[this.step] as LessonStep);
  readonly packet: Packet = $derived.by(() => this.packets[this.at] as Packet);
  /** Nothing is to be done here but to read. */
  readonly reads = $derived(this.told.first === this.told.last);
  readonly offers: Shown[] = $derived(this.reads ? [] : this.packet.offers.map((shown) => this.drawn(shown)));
  readonly lit = $derived(litBy(this.offers, this.chosen));
  /** All that is touched before the next step is told. */
  readonly touches = $derived.by(() =>
    this.packets.slice(this.told.first, this.told.last).flatMap(({ offers }) => offers.flatMap(touchesOf)),
  );
  readonly last = $derived.by(() => this.step === this.lesson.steps.length - 1);
  /** Somebody else moves. */
  readonly watching = $derived(!this.reads && this.packet.offers.length === 0);
  /** What is to be done has no place on the board: it is a button. */
  readonly button: Shown | null = $derived(
    this.offers[0]?.offer.touches.length === 0 ? (this.packet.offers[0] ?? null) : null,
  );
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: Lesson,
    readonly motion: () => boolean,
    from = 0,
  ) {
    this.record = lesson.record as GameRecord;
    let sheet: Sheet[] | null = null;
    this.packets = lesson.packets.map((packet) => ({ ...packet, sheet: (sheet = packet.sheet ?? sheet) }));
    this.go(from < lesson.steps.length ? from : 0);
  }

  private drawn(shown: Shown): Shown {
    const touches = shown.offer.touches.filter((id) => !this.undrawn.has(id));
    return { ...shown, offer: { ...shown.offer, touches } };
  }

  /** To the beginning of a step. */
  go(step: number): void {
    clearTimeout(this.timer);
    this.step = Math.max(0, Math.min(step, this.lesson.steps.length - 1));
    this.at = this.told.first;
    this.chosen = [];
    this.missed = 0;
  }

  back(): void {
    this.go(this.at > this.told.first ? this.step : this.step - 1);
  }

  touch(id: string): void {
    if (this.watching) return this.skip();
    const touched = touch(this.offers, this.chosen, id);
    if (touched.kind === "unlit") return void (this.missed += 1);
    this.missed = 0;
    if (touched.kind === "chosen") this.chosen = touched.chosen;
    if (touched.kind === "taken" || meant(this.offers, this.chosen)) this.forward();
  }

  /** The next thing: read on, or do what is lit, or see what the others did. */
  act(): void {
    const [next] = this.lit;
    if (this.watching) this.skip();
    else if (this.reads) this.go(this.step + 1);
    else if (next !== undefined) this.touch(next);
    else if (this.button) this.forward();
  }

  /** The packet after this one; others' moves follow by themselves. */
  forward(): void {
    clearTimeout(this.timer);
    this.chosen = [];
    this.missed = 0;
    this.at += 1;
    if (this.at === this.told.last) return this.settle();
    if (this.watching) this.timer = setTimeout(() => this.forward(), this.pause());
  }

  private settle(): void {
    const { length } = this.lesson.steps;
    if (this.step + 1 < length) this.step += 1;
  }

  private pause(): number {
    return this.motion() ? Math.min(LONGEST, PAUSE + EACH_EVENT * this.packet.events.length) : 0;
  }

  private skip(): void {
    clearTimeout(this.timer);
    while (this.watching) this.forward();
    clearTimeout(this.timer);
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  /** What was written at the table so far, in the reader's language. */
  written(say: (phrase: LessonStep["says"]) => string): Whispered[] {
    const texts = this.lesson.steps.slice(0, this.step + 1).flatMap((step) => step.texts);
    return texts.map(({ seat, kind, about, says }, number) => ({
      t: "whispered",
      number,
      seat,
      name: this.lesson.names[seat] ?? "",
      kind: kind as Whispered["kind"],
      about,
      text: say(says),
    }));
  }
}
