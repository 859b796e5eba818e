"""Laws of moves: who may act, what they may do, and why not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from souvenir.kernel.game import AnyGame
from souvenir.kernel.talk import Refusal, Seat
from souvenir.testing.proof import must

Answers = dict[Any, Refusal | None]
"""What `check` says to each candidate."""


def action_table(game: AnyGame) -> dict[Any, Any]:
    """Every action there can be, each once, of a declared kind that its `do` tells apart."""
    table: dict[Any, Any] = {}
    kinds = set(game.action_types)
    tags: dict[str, type] = {}
    for action in game.actions:
        must(action not in table, "{} is twice among the actions", action)
        table[action] = action
        kind = type(action)
        must(kind in kinds, "{} is of no declared kind", action)
        must(tags.setdefault(action.do, kind) is kind, "two kinds of action share the tag {}", action.do)
    for kind in kinds:
        must(is_dataclass(kind) and "do" in {f.name for f in fields(kind)}, "{} has no field do", kind)
    return table


def acting(game: AnyGame, s: Any, seats: int) -> tuple[Seat, ...]:
    """Those to act are seats, each named once; only they have moves, and each of them has one."""
    to_act = tuple(game.to_act(s))
    must(len(set(to_act)) == len(to_act), "{} to act: somebody twice", to_act)
    must(set(to_act) <= set(range(seats)), "{} to act: not seats", to_act)
    for seat in range(seats):
        if seat in to_act:
            must(game.legal(s, seat), "seat {} is to act and has no legal action", seat)
        else:
            must(not list(game.legal(s, seat)), "seat {} is not to act and has legal actions", seat)
            must(not list(game.candidates(s, seat)), "seat {} is not to act and has candidates", seat)
    return to_act


def answers(game: AnyGame, s: Any, seat: Seat) -> Answers:
    """What is answered to each candidate of this seat, in their order."""
    candidates = list(game.candidates(s, seat))
    said = {a: game.check(s, seat, a) for a in candidates}
    must(len(said) == len(candidates), "seat {} has a candidate twice", seat)
    return said


def legal_is_what_check_admits(
    game: AnyGame, s: Any, seat: Seat, said: Answers, table: Mapping[Any, Any]
) -> list[Any]:
    """`legal` has just the candidates that `check` admits, each once and out of the action table."""
    legal = list(game.legal(s, seat))
    must(len(set(legal)) == len(legal), "seat {} has a legal action twice", seat)
    admitted = {a for a, refusal in said.items() if refusal is None}
    for a in legal:
        must(a in admitted, "{} is legal for seat {}; check says {}", a, seat, said.get(a, "no candidate"))
        must(table.get(a) is a, "{} is not handed out of the action table", a)
    must(len(legal) == len(admitted), "seat {}: legal lacks {}", seat, admitted - set(legal))
    must(said.keys() <= table.keys(), "candidates {} are no actions", said.keys() - table.keys())
    return legal


def refusals_name_rules(game: AnyGame, said: Answers, rules: frozenset[str] | None) -> set[str]:
    """Every refusal names one of the rules that the game says can refuse."""
    named = {refusal.rule for refusal in said.values() if refusal is not None}
    must(named <= game.forbids, "refused by {}, which `forbids` does not name", named - game.forbids)
    if rules is not None:
        must(game.forbids <= rules, "{} can refuse and are no rules", game.forbids - rules)
    return named


def lapse_is_legal(game: AnyGame, s: Any, seat: Seat, legal: list[Any]) -> None:
    """What the clock plays is nothing, or something legal."""
    played = game.lapse(s, seat)
    must(played is None or played in legal, "seat {} lapses into {}", seat, played)
