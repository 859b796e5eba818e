"""A page that shows all pictures of a folder side by side."""

from __future__ import annotations

from collections import defaultdict
from html import escape
from pathlib import Path

HEAD = """<!doctype html><meta charset="utf-8"><title>Souvenir: every screen</title><style>
body { font: 15px system-ui; margin: 24px; background: #888; color: #fff }
h2 { margin: 28px 0 8px } div { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start }
figure { margin: 0 } img { height: 380px; display: block; box-shadow: 0 2px 10px #0006 }
</style>"""


def write_sheet(folder: Path) -> Path:
    """The index of a folder whose pictures are called SCREEN.WHERE.png."""
    screens: dict[str, list[str]] = defaultdict(list)
    for picture in sorted(folder.glob("*.png")):
        screens[picture.name.split(".")[0]].append(picture.name)
    parts = [HEAD]
    for screen, names in screens.items():
        parts.append(f"<h2>{escape(screen)}</h2><div>")
        for name in names:
            picture = f'<a href="{name}"><img loading="lazy" src="{name}" alt=""></a>'
            parts.append(f"<figure>{picture}{name.split('.')[1]}</figure>")
        parts.append("</div>")
    path = folder / "index.html"
    path.write_text("\n".join(parts), encoding="utf-8")
    return path
