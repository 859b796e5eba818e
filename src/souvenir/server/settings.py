"""Every limit of the server, with its default. `SOUVENIR_<NAME>` in the environment changes one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields


class SettingsError(ValueError):
    """A setting that cannot be used, by name."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server behaves; docs/hosting.md explains each."""

    origins: str = ""
    """Origins allowed beside the server's own, by comma: how a proxy's address is let in."""
    hosts: str = ""
    """Names this server answers to beside its own and addresses in numbers, by comma."""
    secure_cookie: bool = False
    """Send the cookie over TLS only; set it behind a TLS proxy."""
    message_bytes: int = 8192
    upload_bytes: int = 2_000_000
    """The largest record that can be opened."""
    rate_count: int = 100
    """Messages that one identity may send in `rate_seconds`."""
    rate_seconds: float = 20.0
    proxies: str = ""
    """Addresses of proxies whose word about where a request comes from is taken, by comma."""
    node: str = ""
    """Where other servers that share the database reach this one, as HOST:PORT; empty: where it listens."""
    arrivals_per_hour: int = 240
    """People that may come anew from one address."""
    tables_per_hour: int = 120
    """Tables that may be opened from one address."""
    connections_per_address: int = 256
    tables_per_identity: int = 20
    tables_total: int = 10_000
    connections_per_table: int = 64
    empty_hours: float = 24.0
    """A table where nothing was ever played is removed after this."""
    idle_days: float = 60.0
    """A game that nobody touched for so long counts towards no limit; it can still be played on."""
    patience_seconds: float = 20.0
    """For the head of a request, for its body, for a first word, and for a client to take what it is sent."""
    idle_seconds: float = 900.0
    """A table nobody is connected to leaves memory after this; it stays on disk."""
    tables_at_hand: int = 1_000
    """So many tables may stay in memory though nobody is connected to them."""
    handover_seconds: float = 600.0
    """How long a one-time code for another device is good."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_pause: float = 0.9
    """Seconds a bot takes for a step, before the table's own pace."""

    analysis_budget: int = 60
    """Iterations to find the best turn when a finished game is looked at again; 0: none ever is."""
    analyses_per_hour: int = 60
    """Games that may be looked at again from one address; what was found before costs nothing."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Settings:
        """The defaults, changed by the environment."""
        changed: dict[str, object] = {}
        for field in fields(cls):
            text = environment.get(f"SOUVENIR_{field.name.upper()}")
            if text is not None:
                changed[field.name] = _read(field.name, text, type(field.default))
        return cls(**changed)  # type: ignore[arg-type]


def _read(name: str, text: str, kind: type) -> object:
    if kind is bool:
        if text.lower() not in ("0", "1", "true", "false", "yes", "no"):
            raise SettingsError(f"SOUVENIR_{name.upper()}: expected yes or no, found {text}")
        return text.lower() in ("1", "true", "yes")
    try:
        value = kind(text)
    except ValueError as error:
        raise SettingsError(f"SOUVENIR_{name.upper()}: expected a number, found {text}") from error
    if kind is not str and value < 0:
        raise SettingsError(f"SOUVENIR_{name.upper()}: expected a number from 0, found {text}")
    return value
