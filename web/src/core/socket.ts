/**
 * One WebSocket a table. It comes back by itself, within two seconds of the network; a move that was
 * not acknowledged is sent again under its own id, which the server plays once.
 */
import { identify } from "./http";
import { patched } from "./delta";
import type { Failure, Packet, Parcel, Reacted, Seat, Whispered } from "./types";

export type State = "connecting" | "live" | "stale" | "gone";

export interface Ears {
  parcel(parcel: Parcel): void;
  whisper(whisper: Whispered): void;
  react(reacted: Reacted): void;
  /** The connection is now like this; `why` with "gone". */
  state(state: State, why?: Failure): void;
}

export interface Said {
  t: string;
  id?: string;
  [field: string]: unknown;
}

interface Waiting {
  said: Said;
  resolve: (answer: unknown) => void;
  reject: (failure: Failure) => void;
}

const WAITS = [100, 250, 500, 1000, 1500];
const HEARTBEAT = 8000;
const SILENCE = 4000;
const GONE = 4404;
const LOST: Failure = { t: "error", code: "offline", path: "", detail: "" };
const NO_TABLE: Failure = { ...LOST, code: "table" };

export function newId(): string {
  // Not randomUUID: a page on a home network has no secure context.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join(
    "",
  );
}

export class TableSocket {
  private socket: WebSocket | null = null;
  /** Asked and not yet answered; the server answers in order. */
  private asked: Waiting[] = [];
  /** Moves to be sent again after a break. */
  private again: Waiting[] = [];
  private tries = 0;
  private seq: number | null = null;
  /** The last one, whole: the next says only what has changed. */
  private packet: Packet | null = null;
  private lifted: Seat | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private refused: Failure | null = null;

  constructor(
    private readonly table: string,
    private readonly key: string | null,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.now);
    addEventListener("offline", this.lost);
    document.addEventListener("visibilitychange", this.now);
    void this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    removeEventListener("online", this.now);
    removeEventListener("offline", this.lost);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }

  /** Say something and get its answer; rejects with a Failure. */
  ask<T>(said: Said): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const waiting: Waiting = { said, resolve: resolve as (answer: unknown) => void, reject };
      if (this.open()) this.send(waiting);
      else if (said.id) this.again.push(waiting);
      else reject(LOST);
    });
  }

  /** Look through these eyes from now on; they are also lifted again after a break. */
  async lift(seat: Seat | null, look = false): Promise<void> {
    this.lifted = seat;
    await this.ask({ t: "lift", seat, look });
  }

  /** The curtain fell: nobody looks. */
  lowered(): void {
    this.lifted = null;
  }

  private open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private send(waiting: Waiting): void {
    this.asked.push(waiting);
    this.socket?.send(JSON.stringify(waiting.said));
  }

  private async connect(): Promise<void> {
    if (this.closed) return;
    try {
      await identify();
    } catch {
      this.later();
      return;
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const key = this.key ? `?key=${encodeURIComponent(this.key)}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket${key}`);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as { t: string });
    socket.onclose = (event) => {
      if (this.socket === socket) this.broken(event.code);
    };
  }

  private greet(): void {
    this.tries = 0;
    // The curtain before the greeting, so that the first packet is already the right one.
    if (this.lifted !== null) void this.quietly({ t: "lift", seat: this.lifted });
    void this.quietly({ t: "hello", since: this.seq, outline: true });
    for (const waiting of this.again.splice(0)) this.send(waiting);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.check(), HEARTBEAT);
  }

  private quietly(said: Said): Promise<unknown> {
    return this.ask(said).catch(() => undefined);
  }

  /** Is anyone there? To lift what is lifted changes nothing and is answered. */
  private check(): void {
    const socket = this.socket;
    const silent = setTimeout(() => {
      if (this.socket === socket) this.lost();
    }, SILENCE);
    void this.quietly({ t: "lift", seat: this.lifted }).then(() => clearTimeout(silent));
  }

  private hear(said: { t: string }): void {
    if (said.t === "packet") this.receive(said as Parcel);
    else if (said.t === "whispered") this.ears.whisper(said as Whispered);
    else if (said.t === "reacted") this.ears.react(said as Reacted);
    else if (said.t !== "bye") this.answered(said);
  }

  private receive(parcel: Parcel): void {
    const packet = parcel.packet && patched(this.packet, parcel.packet);
    if (parcel.packet && !packet) return void this.quietly({ t: "hello", since: this.seq, outline: true });
    this.seq = parcel.seq;
    this.packet = packet ?? null;
    this.ears.parcel({ ...parcel, packet });
    this.ears.state("live");
  }

  private answered(said: { t: string }): void {
    const waiting = this.asked.shift();
    if (said.t !== "error") return waiting?.resolve(said);
    const failure = said as Failure;
    if (!waiting) this.refused = failure;
    else if (failure.code === "rate" && waiting.said.id) setTimeout(() => this.resend(waiting), 1500);
    else waiting.reject(failure);
  }

  private resend(waiting: Waiting): void {
    if (this.open()) this.send(waiting);
    else this.again.push(waiting);
  }

  private readonly lost = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.broken(0);
    socket.close();
  };

  private broken(code: number): void {
    this.socket = null;
    clearInterval(this.beat);
    const unanswered = this.asked.splice(0);
    this.again.push(...unanswered.filter(({ said }) => said.id));
    for (const waiting of unanswered) if (!waiting.said.id) waiting.reject(LOST);
    if (this.closed) return;
    if (code === GONE) {
      this.close();
      this.ears.state("gone", this.refused ?? NO_TABLE);
      return;
    }
    this.ears.state("stale");
    this.later();
  }

  private later(): void {
    clearTimeout(this.retry);
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 1500;
    this.retry = setTimeout(() => void this.connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  private readonly now = (): void => {
    if (this.socket || this.closed || document.hidden) return;
    clearTimeout(this.retry);
    void this.connect();
  };
}
