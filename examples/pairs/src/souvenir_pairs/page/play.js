/** What happened, shown in order: cards turn, stay for a look, turn back, or fly to whoever found them. */
import { picture } from "./pictures.js";

const TURN = 420;
const LOOK = 950;
const FLY = 560;
/** So many packets may wait before all goes quicker. */
const PATIENCE = 2;

const cardOf = (id) => Number(id.slice("card:".length));

export class Play {
  constructor(board) {
    this.board = board;
    this.waiting = [];
    this.running = false;
    this.round = 0;
  }

  /** New props; their events move if they may, and else the end of it stands there at once. */
  on(props, events) {
    const mine = events.some(({ by }) => by !== null && by === props.seat);
    // Whoever plays does not wait for what others did before.
    if (!props.motion || document.hidden || (mine && this.waiting.length > 0)) this.skip();
    if (!props.motion || document.hidden || (events.length === 0 && !this.running)) {
      this.board.settle(props.packet.view);
      return;
    }
    this.waiting.push({ view: props.packet.view, events });
    // The last pair is seen to arrive before anybody has won.
    if (props.packet.ranks) props.hold?.(true);
    if (!this.running) void this.run();
  }

  /** What waited is shown no more. */
  skip() {
    this.round += 1;
    this.waiting = [];
    this.running = false;
    this.board.sky.replaceChildren();
    this.board.props.hold?.(false);
  }

  stop() {
    this.skip();
  }

  async run() {
    const round = this.round;
    this.running = true;
    while (this.waiting.length > 0) {
      const { view, events } = this.waiting[0];
      for (const event of events) {
        await this.step(event, view);
        if (round !== this.round) return;
      }
      this.board.settle(view);
      this.waiting.shift();
    }
    this.running = false;
    this.board.props.hold?.(false);
  }

  pause(ms) {
    const hurry = this.waiting.length > PATIENCE ? 0.35 : 1;
    return new Promise((done) => setTimeout(done, ms * hurry));
  }

  async step({ says, touches }, view) {
    const cards = touches.filter((id) => id.startsWith("card:")).map(cardOf);
    if (says.key === "pairs-event-turned") await this.turn(cards[0], view);
    if (says.key === "pairs-event-missed") await this.pause(LOOK);
    if (says.key === "pairs-event-found") await this.take(cards, says.args.who.seat, view);
  }

  /** Two that are no pair are turned back first. */
  async turn(card, view) {
    const { board } = this;
    const open = board.places.flatMap((place, at) => (place.classList.contains("up") ? [at] : []));
    if (open.length > 1) {
      open.forEach((at) => board.hide(at));
      await this.pause(TURN * 0.6);
    }
    board.show(card, shownBy(card, view));
    await this.pause(TURN);
  }

  async take(cards, seat, view) {
    const { board } = this;
    await this.pause(LOOK * 0.55);
    const shows = shownBy(cards[0], view);
    const to = board.piles[seat].querySelector(".found").getBoundingClientRect();
    const ghosts = cards.map((card) => this.ghost(board.places[card], shows));
    cards.forEach((card) => board.clear(card));
    await Promise.all(ghosts.map((ghost, n) => this.fly(ghost, to, n)));
    const had = view.taken[seat];
    board.pileUp(seat, had.slice(0, had.indexOf(shows) + 1));
  }

  /** A card lifted off its place. */
  ghost(place, shows) {
    const [from, sky] = [place.getBoundingClientRect(), this.board.sky.getBoundingClientRect()];
    const ghost = document.createElement("span");
    ghost.className = "ghost";
    ghost.append(picture(shows));
    Object.assign(ghost.style, {
      left: `${from.x - sky.x}px`,
      top: `${from.y - sky.y}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
    });
    this.board.sky.append(ghost);
    return { ghost, from };
  }

  async fly({ ghost, from }, to, n) {
    const [x, y] = [
      to.x + to.width / 2 - from.x - from.width / 2,
      to.y + to.height / 2 - from.y - from.height / 2,
    ];
    const frames = [
      { transform: "none" },
      { transform: "translate(0, -8%) scale(1.12)", offset: 0.25 },
      { transform: `translate(${x}px, ${y}px) scale(0.3) rotate(${n ? 8 : -8}deg)`, opacity: 0.9 },
    ];
    const duration = this.waiting.length > PATIENCE ? FLY * 0.35 : FLY;
    const flight = ghost.animate(frames, { duration, delay: n * 60, easing: "ease-in-out", fill: "both" });
    await flight.finished.catch(() => undefined);
    ghost.remove();
  }
}

/** What a card that was turned shows, wherever it is by now. */
function shownBy(card, view) {
  return view.cards[card].picture ?? view.seen.find((glimpse) => glimpse.card === card)?.picture ?? "";
}
