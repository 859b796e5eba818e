import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket, type Ears, type Said } from "./socket";

vi.mock("./http", () => ({ identify: () => Promise.resolve() }));

/** A server at the other end of a wire that can be cut. */
class Wire {
  static all: Wire[] = [];
  static OPEN = 1;
  readyState = 0;
  heard: Said[] = [];
  onopen?: () => void;
  onclose?: (event: { code: number }) => void;
  onmessage?: (event: { data: string }) => void;
  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.heard.push(JSON.parse(text) as Said);
  }
  close() {
    this.cut(1006);
  }
  open() {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }
  say(said: object) {
    this.onmessage?.({ data: JSON.stringify(said) });
  }
  cut(code = 1006) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const parcel = (seq: number) => ({ t: "packet", seq, packet: null, lobby: null, clock: null });
const done = { t: "done", seq: 1 };
const ears = { parcel: vi.fn(), whisper: vi.fn(), react: vi.fn(), state: vi.fn() } satisfies Ears;
let socket: TableSocket;

async function wire(): Promise<Wire> {
  await vi.advanceTimersByTimeAsync(2000);
  const made = Wire.all.at(-1);
  if (!made) throw new Error("no connection was tried");
  return made;
}

async function opened(): Promise<Wire> {
  const made = await wire();
  made.open();
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.clearAllMocks();
  Wire.all = [];
  socket = new TableSocket("table", "k&y", ears);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it greets, and is live with the first packet", async () => {
  const first = await opened();
  expect(first.address).toContain("/api/tables/table/socket?key=k%26y");
  expect(first.heard).toEqual([{ t: "hello", since: null, outline: true }]);
  first.say(parcel(7));
  expect(ears.parcel).toHaveBeenCalledOnce();
  expect(ears.state).toHaveBeenLastCalledWith("live");
});

test("answers come in the order of the questions", async () => {
  const first = await opened();
  first.say(done);
  const one = socket.ask({ t: "why" });
  const two = socket.ask({ t: "preview" });
  first.say({ t: "reasons", reasons: [] });
  first.say({ t: "error", code: "luck" });
  await expect(one).resolves.toMatchObject({ t: "reasons" });
  await expect(two).rejects.toMatchObject({ code: "luck" });
});

test("after a break it is stale, and comes back within two seconds where it was", async () => {
  const first = await opened();
  first.say(parcel(7));
  first.cut();
  expect(ears.state).toHaveBeenLastCalledWith("stale");
  const second = await opened();
  expect(second).not.toBe(first);
  expect(second.heard[0]).toEqual({ t: "hello", since: 7, outline: true });
});

test("however long it was out of reach, it tries again within two seconds", async () => {
  let last = await opened();
  for (let tries = 0; tries < 12; tries++) {
    last.cut();
    await vi.advanceTimersByTimeAsync(2000);
    expect(Wire.all.at(-1)).not.toBe(last);
    last = Wire.all.at(-1) as Wire;
  }
});

test("a move without an answer is sent again under its id; a question is not", async () => {
  const first = await opened();
  first.say(done);
  const move = socket.ask({ t: "play", id: "m1", action: {} });
  const question = socket.ask({ t: "why", touched: [] });
  first.cut();
  await expect(question).rejects.toMatchObject({ code: "offline" });
  const second = await opened();
  expect(second.heard.map(({ t }) => t)).toEqual(["hello", "play"]);
  expect(second.heard[1]).toMatchObject({ id: "m1" });
  second.say(done);
  second.say({ ...done, id: "m1" });
  await expect(move).resolves.toMatchObject({ id: "m1" });
});

test("the curtain is lifted again before the greeting", async () => {
  const first = await opened();
  first.say(done);
  void socket.lift(2);
  first.say(done);
  first.cut();
  const second = await opened();
  expect(second.heard.map(({ t }) => t)).toEqual(["lift", "hello"]);
});

test("a lowered curtain stays down", async () => {
  const first = await opened();
  first.say(done);
  void socket.lift(2);
  first.say(done);
  socket.lowered();
  first.cut();
  const second = await opened();
  expect(second.heard.map(({ t }) => t)).toEqual(["hello"]);
});

test("a table that does not exist is not tried again", async () => {
  const first = await opened();
  first.say(done);
  first.say({ t: "error", code: "table" });
  first.cut(4404);
  expect(ears.state).toHaveBeenLastCalledWith("gone", expect.objectContaining({ code: "table" }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Wire.all).toHaveLength(1);
});

test("silence at the other end is a break, too", async () => {
  const first = await opened();
  first.say(done);
  first.say(parcel(1));
  await vi.advanceTimersByTimeAsync(8000);
  expect(first.heard.at(-1)).toEqual({ t: "lift", seat: null });
  await vi.advanceTimersByTimeAsync(4500);
  expect(ears.state).toHaveBeenCalledWith("stale");
});
