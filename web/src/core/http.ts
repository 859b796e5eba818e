/** The server over HTTP: who we are, the games, opening and finding tables. */
import type {
  Action,
  Bye,
  Edition,
  Estimate,
  Failure,
  Found,
  GameView,
  Lesson,
  Looked,
  NewTable,
  Progress,
  Recapped,
  Replay,
  Seat,
  Tried,
} from "./types";
import type { components } from "./api";

export type MyTable = components["schemas"]["MyTable"];
/** A position of a record, and the turns that were weighed there: the best one first. */
export interface OwnPuzzle {
  record: object;
  seat: Seat;
  turns: { steps: readonly Action[]; loss?: Estimate; points?: Estimate }[];
}

/** What the server would not do, by its code; code "offline" if it did not answer. */
export class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
  get code(): string {
    return this.failure.code;
  }
}

const offline: Failure = { t: "error", code: "offline", path: "", detail: "" };

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused(offline);
  }
  if (response.ok) return response;
  const failure = await response.json().catch(() => ({ ...offline, code: "fault" }));
  throw new Refused(failure as Failure);
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

const posted = (body: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

async function post<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, posted(body))).json()) as T;
}

const keyed = (key: string | null) => (key ? `?key=${encodeURIComponent(key)}` : "");

let known: Promise<unknown> | null = null;

/** Become somebody, once; the token stays in a cookie that no script can read. */
export function identify(): Promise<unknown> {
  known ??= post("/api/identity").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

let boxes: Promise<GameView[]> | null = null;

export function games(): Promise<GameView[]> {
  boxes ??= get<GameView[]>("/api/games").catch((error: unknown) => {
    boxes = null;
    throw error;
  });
  return boxes;
}

export async function gameOf(key: string): Promise<GameView | null> {
  return (await games()).find((game) => game.key === key) ?? null;
}

export const edition = (game: string, name: string) => get<Edition>(`/api/editions/${game}/${name}`);

export const lesson = (game: string) => get<Lesson>(`/api/games/${game}/lesson`);

export async function catalogue(language: string, game: string | null): Promise<string> {
  return (await ask(`/api/words/${game ? `${game}/` : ""}${language}.ftl`)).text();
}

export async function openTable(wish: NewTable): Promise<string> {
  await identify();
  return (await post<{ table: string }>("/api/tables", wish)).table;
}

export async function myTables(): Promise<MyTable[]> {
  await identify();
  return get<MyTable[]>("/api/tables");
}

/** Those of my tables that are over, the last one first. */
export async function finishedTables(): Promise<MyTable[]> {
  await identify();
  return get<MyTable[]>("/api/tables?over=true");
}

export async function join(key: string): Promise<Found> {
  await identify();
  return post<Found>("/api/join", { key });
}

export async function message<T>(table: string, said: object): Promise<T> {
  await identify();
  return post<T>(`/api/tables/${table}/messages`, said);
}

export async function replay(wish: object): Promise<Replay> {
  await identify();
  return post<Replay>("/api/replay", wish);
}

/** A puzzle that ships with a game after these steps; `show`: with the answer. */
export async function puzzle(
  game: string,
  number: number,
  steps: readonly Action[],
  show: boolean,
): Promise<Tried> {
  await identify();
  return post<Tried>(`/api/games/${game}/puzzles/${number}`, { steps, show });
}

/** The same in a position of a record. */
export async function practice(own: OwnPuzzle, steps: readonly Action[], show: boolean): Promise<Tried> {
  await identify();
  return post<Tried>("/api/practice", { puzzle: own, steps, show });
}

/** What happened in a finished game, of a table or of a record, told while it is found out; nothing more comes once `signal` stops it. */
export async function analysis(
  of: { table: string; key: string | null } | { record: object },
  signal: AbortSignal,
  told: (line: Progress | Looked | Recapped | Failure | Bye) => void,
): Promise<void> {
  await identify();
  const { body } =
    "record" in of
      ? await ask("/api/analysis", { ...posted({ record: of.record }), signal })
      : await ask(`/api/tables/${of.table}/analysis${keyed(of.key)}`, { method: "POST", signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) told(JSON.parse(line) as Progress);
  }
}

export const recordAddress = (table: string, key: string | null) =>
  `/api/tables/${table}/record${keyed(key)}`;

export const record = (table: string, key: string | null) =>
  get<Record<string, unknown>>(recordAddress(table, key));
