/** A table as this device sees it now: what it was sent, what is being chosen, what was said. */
import { SvelteMap } from "svelte/reactivity";
import { confirms, kept, litBy, meant, narrowed, touch } from "./chooser";
import { newId, TableSocket, type State } from "./socket";
import type { Sign } from "./marks";
import { looksOf } from "./seats";
import type {
  Action,
  ClockView,
  Done,
  Event,
  Failure,
  Hinted,
  Lobby,
  Packet,
  Parcel,
  Previewed,
  Reasons,
  Seat,
  Sheet,
  Shown,
  Whispered,
  Wording,
  Words,
} from "./types";
import { called } from "./words.svelte";

const MARK_STAYS = 3500;

const alike = (a: Action, b: Action) => {
  const sorted = (action: Action) => JSON.stringify(Object.entries(action as object).sort());
  return sorted(a) === sorted(b);
};

export interface Hooks {
  /** Something new was sent; `fresh` are the events since the last time, none with the first packet. */
  news(packet: Packet, fresh: Event[], before: Packet | null): unknown;
}

export class Table {
  state: State = $state("connecting");
  gone: Failure | null = $state(null);
  lobby: Lobby | null = $state.raw(null);
  packet: Packet | null = $state.raw(null);
  sheet: Sheet[] = $state.raw([]);
  log: Event[] = $state.raw([]);
  clock: (ClockView & { at: number }) | null = $state.raw(null);
  /** What people wrote and is remembered, as far as this device may read it. */
  words: Words = $state.raw({ since: 1, written: [] });
  chosen: string[] = $state.raw([]);
  /** The offer that was named, by the list or by a hint, rather than touched. */
  named: Shown | null = $state.raw(null);
  /** A move is on its way. */
  sending = $state(false);
  /** What went wrong last, to be told. */
  failure: Failure | null = $state.raw(null);
  /** The answer to the last "why not?", and for what. */
  reasons: { id: string; answer: Reasons } | null = $state.raw(null);
  /** What the choice being made would score. */
  preview: Previewed | null = $state.raw(null);
  glow: Set<string> = $state.raw(new Set());
  /** What somebody shows right now, by seat. */
  readonly marks = new SvelteMap<Seat, Sign>();
  /** It is over, and nothing is to tell how before the points are counted. */
  counting = $state(false);
  /** The board shows something that a curtain must wait for: how a story ended. */
  held = $state(false);

  readonly offers = $derived(this.packet?.offers ?? []);
  readonly lit = $derived(this.sending ? new Set<string>() : litBy(this.offers, this.chosen));
  readonly left = $derived(narrowed(this.offers, this.chosen));
  /** The offer that waits for a last word. */
  readonly ready = $derived(this.named ?? meant(this.offers, this.chosen));
  readonly names = $derived((this.lobby?.chairs ?? []).map(({ name, face }) => called(name, face)));
  readonly looks = $derived(looksOf(this.lobby?.chairs ?? []));
  readonly mine = $derived(
    (this.lobby?.chairs ?? []).flatMap((chair, seat) =>
      chair.yours && chair.kind === "person" ? [seat] : [],
    ),
  );
  /** Whose decision this device is asked for: the seat that looks, or one that acts before everybody's eyes. */
  readonly actor = $derived(this.packet?.seat ?? this.packet?.acts ?? null);
  /** Several people at this device. */
  readonly shared = $derived(this.mine.length > 1);

  private readonly fading = new Map<Seat, ReturnType<typeof setTimeout>>();
  private readonly socket: TableSocket;
  /** The row that the move on its way has become; 0 while that is not known. */
  private awaited = 0;

  constructor(
    readonly id: string,
    readonly key: string | null,
    private readonly hooks: Hooks,
  ) {
    this.socket = new TableSocket(id, key, {
      parcel: (parcel) => this.receive(parcel),
      whisper: (whisper) => this.hear(whisper),
      react: ({ seat, sign }) => this.mark(seat, sign),
      state: (state, why) => {
        this.state = state;
        if (why) this.gone = why;
      },
    });
  }

  close(): void {
    this.socket.close();
  }

  private receive(parcel: Parcel): void {
    if (parcel.lobby) this.lobby = parcel.lobby;
    if (parcel.words) this.words = parcel.words;
    this.clock = parcel.clock ? { ...parcel.clock, at: Date.now() } : null;
    const packet = parcel.packet;
    if (!packet) return;
    const before = this.packet;
    // Other eyes: nothing of what the last ones saw is kept.
    const whole = before === null || before.seat !== packet.seat;
    if (whole && packet.seat === null) this.socket.lowered();
    this.log = whole ? packet.events : [...this.log, ...packet.events];
    if (packet.sheet) this.sheet = packet.sheet;
    else if (whole) this.sheet = [];
    if (packet.ranks && before && !before.ranks) this.counting = true;
    this.packet = packet;
    if (this.awaited > 0 && packet.seq >= this.awaited) this.sending = false;
    this.chosen = whole ? [] : kept(packet.offers, this.chosen);
    this.named = null;
    if (this.chosen.length === 0) this.preview = null;
    if (whole || packet.events.length > 0) this.reasons = null;
    this.hooks.news(packet, whole ? [] : packet.events, whole ? null : before);
  }

  private hear(whisper: Whispered): void {
    const { since, written } = this.words;
    if (written.some(({ number }) => number === whisper.number)) return;
    this.words = { since, written: [...written, whisper] };
  }

  /** Show a mark to everyone. */
  async react(sign: Sign): Promise<void> {
    await this.tell("react", { sign, seat: this.packet?.seat ?? null });
  }

  private mark(seat: Seat, sign: Sign): void {
    clearTimeout(this.fading.get(seat));
    this.marks.set(seat, sign);
    this.fading.set(
      seat,
      setTimeout(() => this.marks.delete(seat), MARK_STAYS),
    );
  }

  /** Pass on what somebody wrote; false if that did not work. */
  async write(text: string, wording: Partial<Wording> = {}): Promise<boolean> {
    // A line break is a control character; here it is only a pause.
    const said = { text: text.replace(/\s+/g, " ").trim(), ...wording, seat: this.actor };
    return said.text === "" || (await this.tell("whisper", said)) !== undefined;
  }

  /** Say something at the table; a failure is shown and undefined comes back. */
  async tell(t: string, fields: Record<string, unknown> = {}): Promise<Done | undefined> {
    try {
      return await this.socket.ask<Done>({ t, ...fields });
    } catch (failure) {
      this.failure = failure as Failure;
      return undefined;
    }
  }

  /** Look through these eyes; `look`: although nothing secret is asked of them. */
  async lift(seat: Seat | null, look = false): Promise<void> {
    await this.socket.lift(seat, look).catch((failure: Failure) => (this.failure = failure));
  }

  // ------------------------------------------------------------------ choosing
  touch(id: string): void {
    if (this.sending || this.state !== "live") return;
    this.reasons = null;
    const touched = touch(this.offers, this.chosen, id);
    if (touched.kind === "taken") void this.play(touched.shown.action);
    else if (touched.kind === "unlit") void this.askWhy(id);
    else this.choose(touched.chosen);
  }

  /** Take an offer from the list of them, or ask first whether it is meant. */
  take(shown: Shown): void {
    if (confirms(this.offers, shown)) this.name(shown);
    else void this.play(shown.action);
  }

  private choose(chosen: readonly string[], named: Shown | null = null): void {
    this.chosen = [...chosen];
    this.named = named;
    this.preview = null;
    if (this.ready) void this.askPreview(this.ready);
  }

  private name(shown: Shown): void {
    this.choose(shown.offer.touches, shown);
  }

  back(): void {
    if (this.reasons) this.reasons = null;
    else this.choose(this.named ? [] : this.chosen.slice(0, -1));
  }

  async play(action: Action): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.awaited = 0;
    this.failure = null;
    this.settle(await this.tell("play", { id: newId(), action, seat: this.actor }));
  }

  async undo(): Promise<void> {
    if (this.sending || this.packet?.undo == null) return;
    this.sending = true;
    this.awaited = 0;
    this.settle(await this.tell("undo", { id: newId(), seat: this.actor }));
  }

  /** A move is done when the table that follows from it is here, too. */
  private settle(done: Done | undefined): void {
    this.choose([]);
    this.awaited = done?.seq ?? 0;
    this.sending = this.awaited > (this.packet?.seq ?? 0);
  }

  /** Choose what a bot would do here; nothing is played. */
  async advise(): Promise<void> {
    const said = { t: "hint", seat: this.actor };
    try {
      const { action } = await this.socket.ask<Hinted>(said);
      const same = this.offers.find((shown) => alike(shown.action, action));
      if (same) this.name(same);
    } catch (failure) {
      this.failure = failure as Failure;
    }
  }

  private async askWhy(id: string): Promise<void> {
    const seat = this.actor;
    const none: Reasons = { t: "reasons", reasons: [] };
    if (seat === null) return void (this.reasons = { id, answer: none });
    const touched = this.chosen.length ? [...this.chosen, id] : [id];
    const answer = await this.socket.ask<Reasons>({ t: "why", touched, seat }).catch(() => none);
    const alone =
      answer.reasons.length === 0 && touched.length > 1
        ? await this.socket.ask<Reasons>({ t: "why", touched: [id], seat }).catch(() => none)
        : answer;
    this.reasons = { id, answer: alone };
  }

  private async askPreview(shown: Shown): Promise<void> {
    try {
      const said = { t: "preview", action: shown.action, seat: this.actor };
      const answer = await this.socket.ask<Previewed>(said);
      if (this.ready === shown) this.preview = answer;
    } catch {
      // It draws luck, or the table has moved on: there is nothing to show before it is done.
    }
  }
}
