/** What is read aloud: moves when there is a pause, "your turn" at once. App.svelte holds the live regions. */
class Announcer {
  polite = $state("");
  assertive = $state("");

  /** Tell it when the reader pauses. */
  tell(text: string): void {
    this.polite = fresh(text, this.polite);
  }

  /** Tell it now. */
  call(text: string): void {
    this.assertive = fresh(text, this.assertive);
  }
}

/** The same words twice are read twice only if the region changes. */
const fresh = (text: string, before: string) => (text === before ? `${text}\u200b` : text);

export const announcer = new Announcer();
