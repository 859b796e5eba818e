"""Take a picture of every screen at three sizes in both themes, some in French too, for looking at.

    python -m tools.pictures --only front table-middle-vivid    # screens whose names begin so
    python -m tools.pictures --readme                           # those of the README, into docs/pictures

Needs the built page and Debian's Chromium; the server it starts is on loopback and ends with it.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from souvenir.words import LANGUAGES
from tests.browser.site import ARTEFACTS, DESKTOP, PHONE, TELEVISION, People, launch, serving
from tools.pictures.readme import shoot_readme
from tools.pictures.screens import FRENCH, SCREENS, Way
from tools.pictures.sheet import write_sheet

FOLDER = ARTEFACTS / "pictures"
SIZES = {"phone": PHONE, "desktop": DESKTOP, "television": TELEVISION}
THEMES = {"dawn": "light", "night": "dark"}
UNDRAWN = ":is([data-portrait], [data-card], [data-figure]) img[src^='data:']"
"""People of whom only the shape is there: portraits are drawn one after another."""


def shoot(people: People, name: str, way: Way, languages: list[str], sizes: list[str]) -> None:
    """One screen: come there once for each size and language, and look by day and by night."""
    for language in languages:
        for size in sizes:
            page = people.page(SIZES[size], touch=size == "phone", theme="auto", language=language)
            try:
                way(page, people.site)
                page.wait_for_function("(one) => !document.querySelector(one)", arg=UNDRAWN)
                for theme, scheme in THEMES.items():
                    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                    page.wait_for_timeout(150)
                    page.screenshot(path=FOLDER / f"{name}.{size}-{theme}-{language}.png")
            except Exception as problem:  # the other screens are worth looking at, too
                print(f"  {name} ({size}, {language}): {str(problem).splitlines()[0]}")
            people.close()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.pictures", description=__doc__.splitlines()[0])
    parser.add_argument("--only", nargs="*", default=[], metavar="NAME", help="screens whose names begin so")
    parser.add_argument("--size", nargs="*", choices=list(SIZES), default=list(SIZES))
    parser.add_argument("--language", nargs="*", choices=LANGUAGES, default=[])
    parser.add_argument("--readme", action="store_true", help="the pictures of docs/pictures instead")
    parser.add_argument("--list", action="store_true", help="the names of all screens")
    return parser.parse_args()


def main() -> None:
    wish = _arguments()
    if wish.list:
        return print("\n".join(SCREENS))
    chosen = [name for name in SCREENS if not wish.only or name.startswith(tuple(wish.only))]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as site, sync_playwright() as playwright:
        people = People(launch(playwright), site)
        if wish.readme:
            return shoot_readme(people)
        for name in chosen:
            french = ["fr"] if name.startswith(FRENCH) else []
            print(name, flush=True)
            shoot(people, name, SCREENS[name], wish.language or ["en", *french], wish.size)
    print(write_sheet(FOLDER))


if __name__ == "__main__":
    main()
