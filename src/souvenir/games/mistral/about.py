"""What is told of a component to whoever asks: what it is, what it is worth, when it can be used."""

from __future__ import annotations

from functools import cache
from typing import Final

from souvenir.games.mistral.act import ENCOUNTER
from souvenir.games.mistral.model import Power
from souvenir.games.mistral.names import effect_name, person_name, power_name
from souvenir.games.mistral.sight import PlayerView
from souvenir.games.mistral.state import CHARACTERS, KINDS, PLACES, PRISON, STATION, STREET
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.talk import Phrase, say

About = tuple[Phrase, ...]

PROGRESS: Final = (say("mistral_end"), say("mistral_majority"), say("mistral_win"))
PRICES: Final = (say("mistral_sale_column"), say("mistral_rdv_sale"))
RENDEZVOUS: Final = (say("mistral_rdv_ready"), say("mistral_rdv_prize"), say("mistral_rdv_sale"))
MISSING: Final = (say("mistral_rdv_ready"), say("mistral_uncontrolled"))
CHANCE: Final = (say("mistral_rdv_throws"), say("mistral_rdv_missed"))
SHAKER: Final = (say("mistral_rdv_throws"), say("mistral_rdv_prize"))
FIGURE: Final = (say("mistral_control"), say("mistral_move"), say("mistral_exchange"))
NOBODY: Final = (say("mistral_uncontrolled"),)
NOT_COME: Final = (say("mistral_station"),)
COLUMN: Final = (say("mistral_sale_column"), say("mistral_rdv_sale"), say("mistral_control"))
NEW_COLUMN: Final = (say("mistral_columns_five"), say("mistral_lay"))
LAID: Final = (say("mistral_control"), say("mistral_exchange_cards"))
LAID_GUEST: Final = (say("mistral_guest_reinforce"), say("mistral_guest_not-alone"))
BACKS: Final = (say("mistral-about-backs"),)
PILE: Final = (say("mistral_draw-three"), say("mistral_reshuffle"))
EMBROUILLES: Final = (say("mistral_embrouille_draw"), say("mistral_hand_three-embrouilles"))
DISCARDS: Final = (say("mistral_discard_open"), say("mistral_reshuffle"))
PLACE: Final = (say("mistral_embrouille_draw"), say("mistral_encounter"), say("mistral_exchange"))
ELSEWHERE: Final = {
    STREET: (say("mistral_move"),),
    STATION: (say("mistral_station"), say("mistral_station_no-return")),
    PRISON: (say("mistral_prison_release"), say("mistral_guest_free")),
}


def place(t: Tables, number: int) -> About:
    return (*PLACE, *t.origins[f"places[{number}]"]) if number < PLACES else ELSEWHERE[number]


@cache
def power(key: Power) -> Phrase:
    return say("mistral-about-power", power=power_name(key), effect=effect_name(key))


def origin(t: Tables, number: int) -> About:
    """Whose idea a card is."""
    if number < CHARACTERS:
        return t.origins[f"characters[{number}]"]
    if number < KINDS:
        return t.origins[f"guests[{number - CHARACTERS}]"]
    return t.origins[f"embrouilles[{number - KINDS}]"]


def card(t: Tables, number: int) -> About:
    """A card wherever it is seen: what it can do from a hand, and whose idea it is."""
    return *_does(t, number), *origin(t, number)


def _does(t: Tables, number: int) -> About:
    if number < CHARACTERS:
        name = person_name(t, number)
        return say("mistral-about-character", card=name), say("mistral_lay"), say("mistral_prison_release")
    if number < KINDS:
        return say("mistral_guest_reinforce"), say("mistral_guest_prison"), say("mistral_guest_free")
    one, other = (person_name(t, character) for character in t.pair[number - KINDS])
    meets = say("mistral-about-pair", one=one, other=other, points=ENCOUNTER)
    return power(t.power_of[number - KINDS]), say("mistral_embrouille_play"), meets


def player(t: Tables, one: PlayerView) -> About:
    """What a player would get at the end for those nobody shares."""
    if not one.alone:
        return (say("mistral_majority"),)
    figures = tuple(person_name(t, t.card[key]) for key in one.alone)
    return say("mistral-alone", figures=figures, points=one.majority), say("mistral_majority")
