"""Embrouilles played for their power: free, in any kind of turn, any number, only when it has an effect."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from souvenir.games.mistral import card_powers as cards
from souvenir.games.mistral import figure_powers as figures
from souvenir.games.mistral import frames
from souvenir.games.mistral.act import candidate_steps, check_step
from souvenir.games.mistral.columns import at_large
from souvenir.games.mistral.exchange import picks
from souvenir.games.mistral.hands import throw_away
from souvenir.games.mistral.lay import candidate_lays, fits
from souvenir.games.mistral.model import Action, Lay, Move, Playing, Power, Turn
from souvenir.games.mistral.names import card_id, card_name, discard_id, power_name
from souvenir.games.mistral.state import KINDS, State
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.luck import Luck
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say

RULE: Final = "mistral.embrouille.play"


@dataclass(frozen=True, slots=True)
class PowerRule:
    """What opens a power, what may be chosen for it, and what that does."""

    opens: Callable[[Tables, State, int], bool]
    choices: Callable[[Tables, State, Playing], Sequence[Action]]
    effect: Callable[[Tables, State, Playing, Action, Luck, Emit], Playing | None]


RULES: Final[dict[Power, PowerRule]] = {
    "arrest": PowerRule(figures.arrest_opens, figures.arrest_choices, figures.arrest),
    "bail": PowerRule(figures.bail_opens, figures.bail_choices, figures.bail),
    "summons": PowerRule(figures.summons_opens, figures.summons_choices, figures.summons),
    "shortcut": PowerRule(figures.shortcut_opens, figures.shortcut_choices, figures.shortcut),
    "mix-up": PowerRule(figures.mix_up_opens, figures.mix_up_choices, figures.mix_up),
    "last-train": PowerRule(figures.last_train_opens, figures.last_train_choices, figures.last_train),
    "quarrel": PowerRule(cards.quarrel_opens, cards.quarrel_choices, cards.quarrel),
    "sleight": PowerRule(cards.sleight_opens, cards.sleight_choices, cards.sleight),
    "find": PowerRule(cards.find_opens, cards.find_choices, cards.find),
    "errand": PowerRule(cards.errand_opens, cards.errand_choices, cards.errand),
    "impulse": PowerRule(cards.impulse_opens, cards.impulse_choices, cards.impulse),
}
"""All powers that wait for a choice; `second-wind` takes effect as it is played."""


# -------------------------------------------------------------------- playing one
def opens(t: Tables, s: State, seat: int, card: int) -> bool:
    """Would the power of this embrouille have an effect now?"""
    power = t.power_of[card]
    if power == "second-wind":
        return cards.second_wind_opens(t, s, seat)
    return RULES[power].opens(t, s, seat)


def legal(t: Tables, s: State, seat: int) -> list[Action]:
    return [t.play[card] for card in bits(s.embrouilles[seat]) if opens(t, s, seat, card)]


def candidates(t: Tables, s: State, seat: int) -> Iterator[Action]:
    return (t.play[card] for card in bits(s.embrouilles[seat]))


def check(t: Tables, s: State, seat: int, card: int) -> Refusal | None:
    if opens(t, s, seat, card):
        return None
    return Refusal(RULE, {"power": power_name(t.power_of[card])})


def apply(t: Tables, s: State, f: Turn, card: int, emit: Emit) -> None:
    """The card is laid open and discarded; its power waits for its choices."""
    power = t.power_of[card]
    throw_away(s, f.seat, KINDS + card)
    if emit:
        says = say("mistral-event-played", who=Who(f.seat), card=card_name(t, KINDS + card))
        touches = (card_id(t, f.seat, KINDS + card), discard_id(t, KINDS + card))
        emit(Event(says, rule=RULE, touches=touches, reveals=True))
    if power == "second-wind":
        s.frames = (cards.second_wind(s, f, emit),)
    else:
        s.frames = (f, frames.playing(f.seat, power))


# -------------------------------------------------------------------- its choices
def legal_choices(t: Tables, s: State, f: Playing) -> Sequence[Action]:
    return RULES[f.power].choices(t, s, f)


def candidate_choices(t: Tables, s: State, f: Playing) -> Iterator[Action]:
    match f.power:
        case "summons" | "shortcut":
            yield from candidate_steps(t, s, s.controlled if f.power == "summons" else s.controls[f.seat])
            if f.figure is not None:
                yield t.done
        case "quarrel":
            yield from (a for seat in range(s.seats) for a in picks(t, s, seat))
        case "sleight":
            yield from (a for seat in range(s.seats) for a in t.steal[seat])
        case "find":
            yield from t.fetch
        case "errand":
            yield from t.draw
        case "impulse":
            yield from candidate_lays(t, s, f.seat)
        case _:
            yield from t.point


def check_choice(t: Tables, s: State, f: Playing, a: Action) -> Refusal | None:
    if isinstance(a, Lay):
        return fits(t, s, f.seat, a)
    if isinstance(a, Move):
        figures_free = at_large(s) if f.power == "summons" else s.controls[f.seat] & at_large(s)
        if f.figure is not None:
            figures_free &= 1 << f.figure
        return check_step(t, s, figures_free, a)
    return None if a in legal_choices(t, s, f) else Refusal(RULE, {"power": power_name(f.power)})


def apply_choice(t: Tables, s: State, f: Playing, a: Action, luck: Luck, emit: Emit) -> None:
    after = RULES[f.power].effect(t, s, f, a, luck, emit)
    s.frames = s.frames[:1] if after is None else (s.frames[0], after)


def goes_on(s: State, f: Playing) -> bool:
    """Is there still something to choose, now that what interrupted it is over?"""
    return f.power != "shortcut" or figures.shortcut_goes_on(s, f)
