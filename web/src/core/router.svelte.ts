/** The addresses of the page. */
import type { Found } from "./types";

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** Links to ourselves need no new document. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.hash && link.pathname === location.pathname) document.querySelector(link.hash)?.scrollIntoView();
    else this.go(link.pathname + link.search);
  }
}

/** Where a code or link leads. */
export function placeOf(found: Found): string {
  const key = found.key ? `?key=${encodeURIComponent(found.key)}` : "";
  return `/${found.kind === "stage" ? "stage" : "t"}/${found.table}${key}`;
}

export const router = new Router();
