/** The pictures are many, so they come after the board; until they are here cards bear their names alone. */
class Gallery {
  #bodies: Readonly<Record<string, string>> = $state.raw({});
  #asked = false;

  /** Fetch them, once. */
  open(): void {
    if (this.#asked) return;
    this.#asked = true;
    import("./pictures").then(
      ({ default: bodies }) => (this.#bodies = bodies),
      () => (this.#asked = false),
    );
  }

  /** The drawing of this name; nothing if an edition names one that we do not have. */
  body(icon: string): string | undefined {
    return this.#bodies[icon];
  }
}

export const gallery = new Gallery();
