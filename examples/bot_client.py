"""A player of its own, written from docs/protocol.md alone: it imports nothing of Souvenir.

    python examples/bot_client.py http://127.0.0.1:8000 VPCCA Robin

Joins the table with that room code, takes a free seat, and plays any of its offers until the game is over.
"""

import json
import random
import sys
import time
import uuid
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect


def post(url: str, body: dict[str, Any], token: str = "") -> Any:
    head = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(url, json.dumps(body).encode(), head)) as answer:
        return json.load(answer)


class Player:
    """What must be kept over a lost connection: what was seen last, and the move not yet answered."""

    seq: int | None = None
    packet: dict[str, Any] | None = None
    sent: dict[str, Any] | None = None
    settled = 0

    def play(self, socket: ClientConnection) -> None:
        """Play over one connection until the game is over or the connection is."""
        socket.send(json.dumps({"t": "hello", "since": self.seq}))
        if self.sent:
            socket.send(json.dumps(self.sent))  # the same id: it is not played twice
        while not self.packet or self.packet["ranks"] is None:
            said = json.loads(socket.recv())
            if said["t"] == "packet":
                # Offers and ranks are always whole; what it never looks at need not be put together.
                self.seq, self.packet = said["seq"], said["packet"]
            elif self.sent and said.get("id") == self.sent["id"]:
                self.sent, self.settled = None, said.get("seq", self.settled)
            if said.get("code") == "rate":
                time.sleep(1)
            self.maybe_move(socket)

    def maybe_move(self, socket: ClientConnection) -> None:
        """Choose, if something is asked, nothing is unanswered, and the last move is in what we see."""
        if self.packet and self.packet["offers"] and not self.sent and (self.seq or 0) >= self.settled:
            action = random.choice(self.packet["offers"])["action"]
            self.sent = {"t": "play", "id": uuid.uuid4().hex, "action": action}
            socket.send(json.dumps(self.sent))


def main(base: str, code: str, name: str) -> None:
    token = post(f"{base}/api/identity", {})["token"]
    found = post(f"{base}/api/join", {"key": code}, token)
    table = f"{base}/api/tables/{found['table']}"
    post(f"{table}/messages?key={found['key']}", {"t": "sit", "name": name}, token)
    player, wait = Player(), 0.1
    while not player.packet or player.packet["ranks"] is None:
        try:
            url = table.replace("http", "ws", 1) + "/socket"
            with connect(
                url, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None
            ) as socket:
                wait = 0.1
                player.play(socket)
        except (OSError, WebSocketException) as error:
            if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code == 4404:
                raise
            time.sleep(wait)
            wait = min(2 * wait, 5)
    print(f"{name} came in as number {player.packet['ranks'][player.packet['seat']] + 1}.")


if __name__ == "__main__":
    main(*sys.argv[1:])
