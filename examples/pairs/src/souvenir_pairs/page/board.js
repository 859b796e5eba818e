/**
 * Pairs, drawn: cards on a cloth, and beside it what everyone has found.
 *
 * A module as every game from elsewhere may bring one (docs/boards.md): `mount` draws into `target` and answers
 * with `update`, which is called whenever something has changed. Parts carry their ids; touching and lighting
 * them is the page's affair. A card that lies face down has no picture in the document.
 */
import { picture } from "./pictures.js";
import { Play } from "./play.js";
import { fit, rove } from "./room.js";

const style = Object.assign(document.createElement("link"), {
  rel: "stylesheet",
  href: new URL("board.css", import.meta.url).href,
});
// The board is not drawn before it knows how it looks.
await new Promise((ready) => {
  style.onload = style.onerror = ready;
  document.head.append(style);
});

export function mount(target, props) {
  const board = new Board(target, props);
  return { update: (next) => board.update(next), destroy: () => board.destroy() };
}

/** An element with classes, an id to be touched by if it has one, and what lies inside. */
export function part(tag, classes, id = null, ...inside) {
  const made = document.createElement(tag);
  made.className = classes;
  if (id !== null) made.dataset.id = id;
  made.append(...inside);
  return made;
}

class Board {
  constructor(target, props) {
    const { cards, seats } = props.packet.view;
    this.props = props;
    this.places = cards.map((_, card) => this.place(card));
    this.piles = Array.from({ length: seats }, (_, seat) => this.pile(seat));
    this.grid = part("div", "cards", null, ...this.places);
    this.sky = part("div", "sky");
    this.root = part(
      "div",
      "pairs",
      null,
      part("div", "cloth", null, this.grid),
      part("ul", "piles", null, ...this.piles),
      this.sky,
    );
    target.append(this.root);
    this.play = new Play(this);
    this.forget = [fit(this.root, this.grid, cards.length), rove(this.grid)];
    this.settle(props.packet.view);
  }

  place(card) {
    const sides = part("span", "card", null, part("span", "back"), part("span", "front"));
    const button = part("button", "place", `card:${card}`, sides);
    button.type = "button";
    return button;
  }

  pile(seat) {
    const name = part("span", "name unseen");
    return part("li", "pile", `pile:${seat}`, this.props.face(seat), name, part("span", "found"));
  }

  /** What is true now; movement leads there if it is wanted. */
  update(props) {
    const news = props.packet.seq > this.props.packet.seq ? props.packet.events : [];
    this.props = props;
    this.play.on(props, news);
  }

  /** Everything as a view has it, at once. */
  settle(view) {
    this.root.classList.toggle("still", !this.props.motion);
    this.root.classList.toggle("stage", this.props.stage);
    view.cards.forEach(({ picture: shows, taken_by }, card) => {
      if (taken_by !== null) this.clear(card);
      else if (shows !== null) this.show(card, shows);
      else this.hide(card);
    });
    view.taken.forEach((pictures, seat) => this.pileUp(seat, pictures));
  }

  show(card, shows) {
    const place = this.places[card];
    place.classList.remove("empty");
    if (place.classList.contains("up")) return;
    place.querySelector(".front").replaceChildren(picture(shows));
    place.classList.add("up");
  }

  /** Turned back; the picture leaves the document as soon as nobody can see it. */
  hide(card) {
    const place = this.places[card];
    place.classList.remove("up", "empty");
    const front = place.querySelector(".front");
    const gone = () => place.classList.contains("up") || front.replaceChildren();
    if (this.props.motion && front.firstChild) setTimeout(gone, 400);
    else gone();
  }

  clear(card) {
    const place = this.places[card];
    place.classList.add("empty");
    place.classList.remove("up");
    place.querySelector(".front").replaceChildren();
  }

  pileUp(seat, pictures) {
    const pile = this.piles[seat];
    pile.querySelector(".name").textContent = this.props.names[seat] ?? "";
    const found = pile.querySelector(".found");
    if (found.childElementCount === pictures.length) return;
    found.replaceChildren(...pictures.map((shows) => picture(shows)));
  }

  destroy() {
    this.play.stop();
    this.forget.forEach((end) => end());
    this.root.remove();
  }
}
