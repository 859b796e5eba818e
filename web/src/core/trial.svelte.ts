/** A puzzle while it is played: steps are tried on the server one by one, and can all be taken back. */
import { confirms, litBy, meant, narrowed, touch } from "./chooser";
import { failureText } from "./failures";
import { Refused } from "./http";
import { looksIn } from "./seats";
import { settings } from "./settings.svelte";
import type { Chooser } from "./table.svelte";
import type { Action, Packet, Shown, Tried } from "./types";
import { called } from "./words.svelte";

/** A puzzle after these steps; `show`: with the answer. */
export type Ask = (steps: readonly Action[], show: boolean) => Promise<Tried>;

export class Trial implements Chooser {
  tried: Tried | null = $state.raw(null);
  /** The answer is shown on the board, in place of what was played. */
  shown: Tried | null = $state.raw(null);
  steps: readonly Action[] = $state.raw([]);
  chosen: string[] = $state.raw([]);
  named: Shown | null = $state.raw(null);
  sending = $state(false);
  trouble = $state("");
  /** The code of what keeps it from being played at all. */
  lost = $state("");
  glow: Set<string> = $state.raw(new Set());

  readonly packet: Packet | null = $derived((this.shown ?? this.tried)?.packet ?? null);
  readonly offers = $derived(this.packet?.offers ?? []);
  readonly lit = $derived(this.sending ? new Set<string>() : litBy(this.offers, this.chosen));
  readonly left = $derived(narrowed(this.offers, this.chosen));
  readonly ready = $derived(this.named ?? meant(this.offers, this.chosen));
  readonly sheet = $derived(this.packet?.sheet ?? []);
  readonly answer = $derived((this.shown ?? this.tried)?.answer ?? null);
  readonly looks = $derived(looksIn(this.tried?.players ?? []));
  readonly names = $derived(
    (this.tried?.players ?? []).map(({ name, face, kind }, seat) =>
      called(kind === "person" && name === "" ? settings.kept.name : name, face ?? this.looks[seat]?.face),
    ),
  );
  // What only a table has.
  readonly asking = false;
  readonly firm = false;
  readonly preview = null;
  readonly advise = async (): Promise<void> => undefined;
  readonly write = async (): Promise<boolean> => false;

  /** Settled when what is being asked is answered. */
  private answered: Promise<unknown> = Promise.resolve();

  constructor(private readonly ask: Ask) {}

  touch(id: string): void {
    if (this.sending) return;
    const touched = touch(this.offers, this.chosen, id);
    if (touched.kind === "taken") void this.play(touched.shown);
    else if (touched.kind === "chosen") this.choose(touched.chosen);
  }

  take(shown: Shown): void {
    if (confirms(this.offers, shown)) this.choose(shown.offer.touches, shown);
    else void this.play(shown);
  }

  back(): void {
    this.choose(this.named ? [] : this.chosen.slice(0, -1));
  }

  play(shown: Shown): Promise<void> {
    return this.to([...this.steps, shown.action]);
  }

  undo(): Promise<void> {
    return this.to(this.steps.slice(0, -1));
  }

  /** Play the turn up to here; from the beginning with no steps. An answer that is being shown ends. */
  async to(steps: readonly Action[]): Promise<void> {
    this.shown = null;
    await this.answered;
    const tried = await this.see(steps, false);
    if (!tried) return;
    [this.tried, this.steps] = [tried, steps];
  }

  /** The answer, step by step on the board. */
  async show(motion: boolean): Promise<void> {
    const first = await this.see([], true);
    const steps = first?.answer?.steps ?? [];
    if (!first) return;
    this.shown = first;
    for (let step = motion ? 1 : Math.max(1, steps.length); step <= steps.length; step++) {
      if (motion) await new Promise((resolve) => setTimeout(resolve, 700));
      if (!this.shown) return;
      const next = await this.see(steps.slice(0, step), true);
      if (next && this.shown) this.shown = { ...next, packet: { ...next.packet, offers: [] } };
    }
  }

  private async see(steps: readonly Action[], show: boolean): Promise<Tried | null> {
    if (this.sending) return null;
    this.sending = true;
    this.trouble = "";
    this.choose([]);
    const asked = this.ask(steps, show);
    this.answered = asked.catch(() => undefined);
    try {
      return await asked;
    } catch (error) {
      const code = error instanceof Refused ? error.code : "offline";
      if (this.tried) this.trouble = failureText(code);
      else this.lost = code === "offline" ? "offline" : "key";
      return null;
    } finally {
      this.sending = false;
    }
  }

  private choose(chosen: readonly string[], named: Shown | null = null): void {
    this.chosen = [...chosen];
    this.named = named;
  }
}
