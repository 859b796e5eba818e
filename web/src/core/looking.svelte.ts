/** A finished game that is looked at again by the server: how far it is, and what was found. */
import { failureText } from "./failures";
import { analysis, Refused } from "./http";
import type { Looked, Recapped } from "./types";

export class Looking {
  /** Somebody wants to know; then it runs, or something was found, or there is trouble. */
  wanted = $state(false);
  done = $state(0);
  of = $state<number | null>(null);
  found = $state.raw<Looked | Recapped | null>(null);
  trouble = $state("");
  private stopped: AbortController | null = null;

  async begin(of: Parameters<typeof analysis>[0]): Promise<void> {
    this.stop();
    const stopped = (this.stopped = new AbortController());
    this.wanted = true;
    this.trouble = "";
    [this.done, this.of] = [0, null];
    try {
      await analysis(of, stopped.signal, (line) => {
        if (line.t === "progress") [this.done, this.of] = [line.done, line.of];
        else if (line.t === "analysis" || line.t === "recap") this.found = line;
        else
          throw new Refused(
            line.t === "error" ? line : { t: "error", code: "offline", path: "", detail: "" },
          );
      });
      if (!this.found) this.trouble = failureText("offline");
    } catch (error) {
      if (!stopped.signal.aborted)
        this.trouble = failureText(error instanceof Refused ? error.code : "offline");
    }
  }

  /** Nobody waits for it any more. */
  stop(): void {
    this.stopped?.abort();
    if (!this.found) this.wanted = false;
  }
}
