/** How large cards are, and how keys go from one to the next. */

const RATIO = 1.18;
const SMALLEST = 44;
const LARGEST = 168;
const LARGEST_GAP = 12;
const MARGIN = 18;
const ACROSS = [3, 4, 5, 6, 8, 9];
const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Keep the cards as large as they fit, in few long rows or many short ones; the answer ends it. */
export function fit(root, grid, count) {
  const host = root.parentElement;
  const room = host.closest("main") ?? host.parentElement;
  let last = "";
  function look() {
    const now = `${room.clientWidth} ${innerWidth} ${innerHeight}`;
    if (now === last) return;
    last = now;
    root.style.setProperty("--card", "20px");
    const [cloth, piles] = root.children;
    const padding = cloth.offsetWidth - grid.offsetWidth;
    const gap = LARGEST_GAP;
    const around = padding + piles.offsetHeight + parseFloat(getComputedStyle(root).rowGap);
    const above = root.getBoundingClientRect().top - room.getBoundingClientRect().top + room.scrollTop;
    const [wide, high] = [root.clientWidth - padding, room.clientHeight - above - around - MARGIN];
    const shapes = ACROSS.filter((across) => count % across === 0).map((across) => {
      const down = count / across;
      const size = Math.min((wide - gap * (across - 1)) / across, (high - gap * (down - 1)) / down / RATIO);
      return { across, size };
    });
    const best = shapes.reduce((one, other) => (other.size > one.size ? other : one));
    root.style.setProperty(
      "--card",
      `${Math.floor(Math.max(SMALLEST, Math.min(LARGEST * scale(), best.size)))}px`,
    );
    root.style.setProperty("--columns", String(best.across));
  }
  const scale = () => (root.classList.contains("stage") ? 1.4 : 1);
  const watch = new ResizeObserver(look);
  watch.observe(room);
  addEventListener("resize", look);
  look();
  return () => {
    watch.disconnect();
    removeEventListener("resize", look);
  };
}

/** One stop for Tab; arrows go to the nearest card on that side. */
export function rove(grid) {
  const cards = [...grid.children];
  const stop = (card) => cards.forEach((other) => (other.tabIndex = other === card ? 0 : -1));
  function pressed(event) {
    const way = KEYS[event.key];
    const from = event.target.closest?.(".place");
    if (!way || !from) return;
    const next = nearest(from, cards, way);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  const focused = (event) => stop(event.target.closest(".place") ?? cards[0]);
  stop(cards[0]);
  grid.addEventListener("keydown", pressed);
  grid.addEventListener("focusin", focused);
  return () => {
    grid.removeEventListener("keydown", pressed);
    grid.removeEventListener("focusin", focused);
  };
}

function nearest(from, cards, [x, y]) {
  const middle = (card) => [card.offsetLeft + card.offsetWidth / 2, card.offsetTop + card.offsetHeight / 2];
  const [left, top] = middle(from);
  const far = (card) => {
    const [dx, dy] = [middle(card)[0] - left, middle(card)[1] - top];
    const along = dx * x + dy * y;
    return along > 1 ? along + 3 * Math.abs(dx * y + dy * x) : Infinity;
  };
  const best = cards.toSorted((one, other) => far(one) - far(other))[0];
  return far(best) < Infinity ? best : null;
}
