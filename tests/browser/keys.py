"""A way through the page by the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page

# What has the keys: its name, and whether that is to be seen; null while the browser's own bar has them.
HELD = """() => {
  const held = document.activeElement;
  if (held === document.body) return null;
  const { top, bottom } = held.getBoundingClientRect();
  const marked = [held, held.closest("label"), held.nextElementSibling].some(
    (part) => part && parseFloat(getComputedStyle(part).outlineWidth) >= 2,
  );
  const name = held.getAttribute("aria-label") ?? held.labels?.[0]?.textContent ?? held.textContent;
  return { name: name.trim(), seen: marked && bottom > 0 && top < innerHeight };
}"""


def reach(page: Page, name: str) -> None:
    """Go on by Tab until something of this name has the keys; whatever has them on the way is seen to."""
    for _ in range(80):
        page.keyboard.press("Tab")
        held = page.evaluate(HELD)
        assert held is None or held["seen"], f"the keys are at {held['name']!r}, and nothing shows it"
        if held and held["name"].startswith(name):
            return
    raise AssertionError(f"no way to {name} by keys")


def press_on(page: Page, name: str) -> None:
    reach(page, name)
    page.keyboard.press("Enter")
