/** A table as this device sees it now: what it was sent, what is being chosen, what was said. */
import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { confirms, kept, litBy, meant, narrowed, touch, unasked } from "./chooser";
import { situationOf, type Situation } from "./look";
import { settled } from "./same";
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

/** What the parts of the page need that show choices: a table, or a puzzle. */
export type Chooser = Pick<
  Table,
  | "advise"
  | "asking"
  | "back"
  | "chosen"
  | "firm"
  | "glow"
  | "left"
  | "lit"
  | "named"
  | "play"
  | "preview"
  | "ready"
  | "sending"
  | "sheet"
  | "take"
  | "touch"
  | "undo"
  | "write"
>;

export class Table {
  state: State = $state("connecting");
  gone: Failure | null = $state(null);
  lobby: Lobby | null = $state.raw(null);
  packet: Packet | null = $state.raw(null);
  /** What came while nobody looked at the page: it is shown, and moves, when somebody does. */
  waiting: Packet | null = $state.raw(null);
  /** Points, and what happened, as far as the board has shown it. */
  sheet: Sheet[] = $state.raw([]);
  log: Event[] = $state.raw([]);
  /** What is spoken of: while the board still shows what led to the next, how it stood before. */
  told: Situation | null = $state.raw(null);
  clock: (ClockView & { at: number }) | null = $state.raw(null);
  /** What people wrote and is remembered, as far as this device may read it. */
  words: Words = $state.raw({ since: 1, written: [] });
  chosen: string[] = $state.raw([]);
  /** The offer that was named, by the list or by a hint, rather than touched. */
  named: Shown | null = $state.raw(null);
  /** The table asked whether what is ready is meant: it cannot be taken back. */
  firm = $state(false);
  /** A move is on its way. */
  sending = $state(false);
  /** A move was sent and is not answered. */
  asking = $state(false);
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

  /** Both as they stand. */
  private scored: Sheet[] = $state.raw([]);
  private happened: Event[] = $state.raw([]);
  private readonly fading = new Map<Seat, ReturnType<typeof setTimeout>>();
  private readonly socket: TableSocket;
  /** The row that the move on its way has become; 0 while that is not known. */
  private awaited = 0;
  /** What is chosen was drawn as chosen: somebody who touches it again has seen it. */
  private seen = false;

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
    document.addEventListener("visibilitychange", this.looked);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.looked);
    this.socket.close();
  }

  private readonly looked = () => {
    const packet = this.waiting;
    if (document.hidden || !packet) return;
    this.waiting = null;
    this.show(packet);
  };

  private receive(parcel: Parcel): void {
    if (parcel.lobby) this.lobby = settled(this.lobby, parcel.lobby);
    if (parcel.words) this.words = parcel.words;
    this.clock = parcel.clock ? { ...parcel.clock, at: Date.now() } : null;
    const packet = parcel.packet;
    if (!packet) return;
    const last = this.waiting ?? this.packet;
    if (!document.hidden || last === null || last.seat !== packet.seat) return this.show(packet);
    const { events = [], sheet = null } = this.waiting ?? {};
    this.waiting = { ...packet, events: [...events, ...packet.events], sheet: packet.sheet ?? sheet };
  }

  private show(next: Packet): void {
    this.waiting = null;
    const before = this.packet;
    // Other eyes: nothing of what the last ones saw is kept.
    const whole = before === null || before.seat !== next.seat;
    const packet = whole ? next : settled(before, next);
    if (whole && packet.seat === null) this.socket.lowered();
    this.happened = whole ? packet.events : [...this.happened, ...packet.events];
    if (packet.sheet) this.scored = settled(this.scored, packet.sheet);
    else if (whole) this.scored = [];
    if (whole) [this.sheet, this.log] = [this.scored, this.happened];
    if (packet.ranks && before && !before.ranks) this.counting = true;
    this.packet = packet;
    if (whole) this.told = situationOf(packet);
    if (this.awaited > 0 && packet.seq >= this.awaited) this.sending = false;
    this.chosen = whole ? [] : kept(packet.offers, this.chosen);
    this.named = null;
    if (this.chosen.length === 0) this.preview = null;
    if (whole || packet.events.length > 0) this.reasons = null;
    this.hooks.news(packet, whole ? [] : packet.events, whole ? null : before);
  }

  /** Tell what happened, the points and what is asked now, unless the board still shows what brought them. */
  relate(): void {
    if (this.held) return;
    [this.sheet, this.log] = [this.scored, this.happened];
    this.told = this.packet && situationOf(this.packet);
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
  /** `sure`: it need not be asked whether what this makes whole is meant. */
  touch(id: string, sure = false): void {
    if (this.sending || this.state !== "live") return;
    this.reasons = null;
    const touched = touch(this.offers, this.chosen, id);
    if (touched.kind === "taken")
      void this.play(touched.shown, { sure: sure || (touched.again && this.seen), chosen: touched.chosen });
    else if (touched.kind === "unlit") void this.askWhy(id);
    else this.choose(touched.chosen);
  }

  /** Take an offer from the list of them, or ask first whether it is meant. */
  take(shown: Shown): void {
    if (confirms(this.offers, shown)) this.name(shown);
    else void this.play(shown);
  }

  private choose(chosen: readonly string[], named: Shown | null = null): void {
    this.chosen = [...chosen];
    this.named = named;
    this.firm = false;
    this.preview = null;
    this.seen = false;
    void tick().then(() => (this.seen = true));
    if (this.ready) void this.askPreview(this.ready);
  }

  private name(shown: Shown): void {
    this.choose(shown.offer.touches, shown);
  }

  back(): void {
    if (this.reasons) this.reasons = null;
    else this.choose(this.named ? [] : this.chosen.slice(0, -1));
  }

  /** Take an offer. Unless it is surely meant, or the only one, what cannot be taken back is asked first. */
  async play(shown: Shown, { sure = false, chosen = null as string[] | null } = {}): Promise<void> {
    if (this.sending || this.asking) return;
    const meant = sure || unasked(this.offers, shown);
    this.asking = true;
    this.sending = meant;
    if (chosen) this.chosen = chosen;
    this.awaited = 0;
    this.failure = null;
    try {
      const said = { t: "play", id: newId(), action: shown.action, seat: this.actor, sure: meant };
      this.settle(await this.socket.ask<Done>(said));
    } catch (failure) {
      if ((failure as Failure).code !== "firm") this.failed(failure as Failure);
      else if (this.offers.includes(shown)) {
        this.choose(chosen ?? shown.offer.touches, chosen ? null : shown);
        this.firm = true;
      }
    } finally {
      this.asking = false;
    }
  }

  private failed(failure: Failure): void {
    this.failure = failure;
    this.settle(undefined);
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
