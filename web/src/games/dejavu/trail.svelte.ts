/** The path of a sowing, told by what happened; a packet only knows which nebulae it has touched. */
import type { Packet } from "../../core/types";
import { placesIn, type Edition, type View } from "./model";

export class Trail {
  /** Keys of the nebulae, in order. */
  path: string[] = $state.raw([]);

  follow(packet: Packet, edition: Edition): void {
    let path = [...this.path];
    for (const { says, touches } of packet.events) {
      const tile = touches.find((id) => id.startsWith("tile:"))?.slice(5);
      if (!tile) continue;
      if (says.key === "dejavu-event-lifted") path = [tile];
      if (says.key === "dejavu-event-dropped") path.push(tile);
    }
    const { frame } = packet.view as View;
    if (frame?.at === "sowing") {
      const touched = placesIn(frame.visited).map((n) => edition.tiles.names[n] ?? "");
      // Steps taken back are no news: what is not touched any more is cut off.
      path = path.filter((tile) => touched.includes(tile));
      this.path = path.length === touched.length ? path : touched.slice(0, 0);
    } else this.path = frame?.at === "collecting" ? path : [];
  }
}
