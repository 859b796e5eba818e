"""What people at play feel of an analysis: paced moves without one and beside one, by turns in one run.

    python -m tools.beside [--game vivid] [--tables 10] [--pace 50] [--seconds 10] [--rounds 3]

The server has one core, and its bots' processes the same one: nothing of the analysis is out of its way.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
from typing import Any

import httpx2
import uvloop

from tools.load import Run, served


async def finished(http: httpx2.AsyncClient, game: str) -> str:
    """A game of two bots that is over."""
    token = (await http.post("/api/identity")).json()["token"]
    http.headers["authorization"] = f"Bearer {token}"
    wish = {"game": game, "seats": 2, "bots": ["random", "random"], "pace": 0.0}
    table = (await http.post("/api/tables", json=wish)).raise_for_status().json()["table"]
    (await http.post(f"/api/tables/{table}/messages", json={"t": "start"})).raise_for_status()
    while (await http.get(f"/api/tables/{table}/packet")).json()["packet"]["ranks"] is None:
        await asyncio.sleep(0.5)
    return str(table)


async def analyse(base: str, game: str) -> None:
    """One game after the other, until it is called off."""
    async with httpx2.AsyncClient(base_url=f"http://{base}", timeout=None) as http:
        while True:
            table = await finished(http, game)
            async with http.stream("POST", f"/api/tables/{table}/analysis") as answer:
                async for _ in answer.aiter_lines():
                    pass


async def paced(base: str, wish: argparse.Namespace, *, beside: bool) -> dict[str, float]:
    """One measurement."""
    other = asyncio.ensure_future(analyse(base, wish.game)) if beside else None
    found = await Run(base, wish, wish.pace, wish.game).go()
    if other:
        assert not other.done(), other.exception()
        other.cancel()
        await asyncio.wait([other])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="vivid")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pace", type=float, default=50)
    parser.add_argument("--rounds", type=int, default=3)
    wish = parser.parse_args()
    wish.page = wish.postgres = wish.direct = False
    wish.nodes = 1
    found: dict[str, list[dict[str, Any]]] = {"alone": [], "beside": []}
    with served(wish) as (_, base, _):
        for _ in range(wish.rounds):
            for name, runs in found.items():
                runs.append(uvloop.run(paced(base, wish, beside=name == "beside")))
                print(name, json.dumps({key: round(value, 2) for key, value in runs[-1].items()}), flush=True)
    p99 = {name: statistics.median(run["p99_ms"] for run in runs) for name, runs in found.items()}
    print(f"{wish.game}: median p99 alone {p99['alone']:.1f} ms, beside an analysis {p99['beside']:.1f} ms")


if __name__ == "__main__":
    main()
