/** A game on the reel: which record, through whose eyes, at which step, running or not. */
import { playOn } from "./branch";
import { failureText } from "./failures";
import { Refused, replay } from "./http";
import { film, shelve, type Eyes, type Film, type GameRecord } from "./replays";
import { router } from "./router.svelte";
import { looksIn } from "./seats";
import type { Action, Event, Packet, Seat, Sheet, Whispered } from "./types";
import { called } from "./words.svelte";

export class Reel {
  record = $state.raw<GameRecord | null>(null);
  shown = $state.raw<Film | null>(null);
  eyes: Eyes = $state(null);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  trouble = $state("");
  glow: Set<string> = $state.raw(new Set());

  readonly seat: Seat | null = $derived(this.eyes === "revealed" ? null : this.eyes);
  readonly last = $derived((this.shown?.packets.length ?? 1) - 1);
  /** Another way to play a turn, shown in place of the game, and at which of its steps. */
  instead = $state.raw<Packet[] | null>(null);
  insteadAt = $state(0);
  readonly packet = $derived(
    this.instead?.[this.insteadAt] ?? this.shown?.packets[Math.min(this.at, this.last)] ?? null,
  );
  readonly sheet = $derived(this.packet?.sheet ?? []);
  readonly looks = $derived(looksIn(this.record?.players ?? []));
  readonly log = $derived(
    (this.shown?.packets ?? []).slice(0, this.at + 1).flatMap((p): Event[] => p.events),
  );
  readonly written = $derived(
    (this.record?.words ?? [])
      .filter(({ after }) => after <= this.at)
      .map(({ seat, kind, about, text }, number): Whispered => {
        const name = this.shown?.names[seat] ?? "";
        return { t: "whispered", number, seat, name, kind, about: about ?? "", text };
      }),
  );
  // What a table lights and is touched at; here nothing is.
  readonly lit = new Set<string>();
  readonly chosen: string[] = [];
  readonly touch = () => undefined;

  open(found: GameRecord): void {
    this.trouble = "";
    this.shown = null;
    this.at = 0;
    this.record = found;
    void shelve((found.players ?? []).map(({ name, face }) => called(name, face)).join(", "), found);
  }

  readonly fail = (error: unknown): void => {
    this.trouble = failureText(error instanceof Refused ? error.code : "record");
    if (!this.shown) this.record = null;
  };

  /** Fetch the game as these eyes saw it. */
  develop(): void {
    if (this.record) film(this.record, this.eyes, (made) => (this.shown = made)).catch(this.fail);
  }

  step(by: number): void {
    this.at = Math.max(0, Math.min(this.last, this.at + by));
  }

  run(): void {
    if (this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }

  /** One step further while it runs. */
  tick(): void {
    if (this.at < this.last) this.at += 1;
    else this.playing = false;
  }

  /** To the step at which this event of the log happened. */
  readonly jump = (event: number): void => {
    let told = 0;
    const packets = this.shown?.packets ?? [];
    this.at = Math.max(
      0,
      packets.findIndex(({ events }) => (told += events.length) > event),
    );
  };

  /** Put these steps of a seat in the place of what it did with this entry, and show them. */
  async show(entry: number, seat: Seat, steps: readonly Action[]): Promise<void> {
    const { record, eyes } = this;
    if (!record) return;
    const before = (record["entries"] as object[]).slice(0, entry - 1);
    const entries = [...before, ...steps.map((action) => ({ seat, action }))];
    const part = await replay({
      record: { ...record, entries, result: null },
      seat: this.seat,
      revealed: eyes === "revealed",
      outline: true,
      first: entry - 1,
      count: steps.length + 1,
    });
    let sheet: Sheet[] | null = null;
    this.instead = part.packets.map((packet) => ({ ...packet, sheet: (sheet = packet.sheet ?? sheet) }));
    this.insteadAt = 0;
  }

  save(): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(this.record)], { type: "application/json" }));
    link.download = `${this.record?.game}.souvenir.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  /** Play on from here: in the seat that was looked through, bots in all others. */
  async branch(at = this.at, seat = this.seat ?? 0): Promise<void> {
    const { record } = this;
    if (!record) return;
    try {
      router.go(`/t/${await playOn(record, at, seat)}`);
    } catch (error) {
      this.fail(error);
    }
  }
}
