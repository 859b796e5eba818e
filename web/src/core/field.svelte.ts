/**
 * Where a board is played on: what of the offers it does not draw, where the focus goes, and how a choice is
 * given up. To be made while the page is, with `bind:this={field.element}` around the board.
 */
import { tick } from "svelte";
import { Focus } from "./focus";
import type { Packet } from "./types";

interface Chosen {
  readonly lit: ReadonlySet<string>;
  back(): void;
}

export class Field {
  element = $state<HTMLElement>();
  /** Parts of offers that the board does not draw; they become buttons. */
  undrawn: Set<string> = $state.raw(new Set());

  constructor(
    private readonly chosen: () => Chosen,
    packet: () => Packet | null,
    isDrawn: () => boolean,
  ) {
    $effect(() => {
      const touched = packet()?.offers.flatMap(({ offer }) => offer.touches) ?? [];
      if (isDrawn()) void tick().then(() => this.#look(touched));
    });
    const focus = new Focus();
    $effect(() => (this.element ? focus.watch(this.element) : undefined));
    $effect(() => {
      void [packet(), chosen().lit];
      void tick().then(() => focus.mend());
    });
  }

  #look(touched: readonly string[]): void {
    const parts = [...(this.element?.querySelectorAll("[data-id]") ?? [])];
    const drawn = new Set(parts.map((part) => part.getAttribute("data-id")));
    this.undrawn = new Set(touched.filter((id) => !drawn.has(id)));
  }

  /** A touch beside everything gives a choice up. */
  aside = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || event.target.closest("[data-id], button, a")) return;
    this.chosen().back();
  };
}
