"""Ids and names of the components, for events, offers and views."""

from __future__ import annotations

from typing import Final

from souvenir.games.mistral.model import BACKS, FAMILIES
from souvenir.games.mistral.state import CHARACTERS, KINDS
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.talk import Phrase, say

DISCARDS: Final = "discards"
EMBROUILLES: Final = "embrouilles"
EMBROUILLE_DISCARDS: Final = "embrouille-discards"
SHAKER: Final = "shaker"
SIGNS: Final = {family: say(f"mistral-sign-{family}") for family in FAMILIES}


def figure_id(t: Tables, figure: int) -> str:
    return f"figure:{t.card_keys[figure]}"


def place_id(t: Tables, place: int) -> str:
    return f"place:{t.place_keys[place]}"


def marker_id(t: Tables, place: int) -> str:
    return f"rendezvous:{t.place_keys[place]}"


def column_id(seat: int, column: int) -> str:
    return f"column:{seat}:{column}"


def new_column_id(seat: int) -> str:
    return f"column:{seat}:new"


def laid_id(t: Tables, seat: int, column: int, kind: int) -> str:
    return f"laid:{seat}:{column}:{t.card_keys[kind]}"


def card_id(t: Tables, seat: int, card: int) -> str:
    """A card in a hand; cards of one character are alike."""
    return f"hand:{seat}:{t.card_keys[card]}"


def back_id(seat: int, back: int) -> str:
    return f"hand:{seat}:{BACKS[back]}-back"


def pile_id(pile: int) -> str:
    return f"pile:{pile}"


def discard_id(t: Tables, kind: int) -> str:
    return f"discard:{t.card_keys[kind]}"


def die_id(die: int) -> str:
    return f"die:{die}"


def player_id(seat: int) -> str:
    return f"player:{seat}"


def family_name(family: int) -> Phrase:
    return say(f"mistral-colour-{FAMILIES[family]}")


def back_name(back: int) -> Phrase:
    return say(f"mistral-back-{BACKS[back]}")


def person_name(t: Tables, kind: int) -> Phrase:
    """A character or a guest, by the name in the edition; guests have two stars."""
    person = t.people[kind]
    key = "mistral-person" if kind < CHARACTERS else "mistral-guest"
    return say(key, name=person.name, family=SIGNS[person.family])


def card_name(t: Tables, card: int) -> Phrase:
    """Any card: a person's, or an embrouille by its power and its two characters."""
    if card < KINDS:
        return person_name(t, card)
    embrouille = t.edition.embrouilles[card - KINDS]
    one, other = (t.edition.characters[c].name for c in embrouille.pair)
    power = t.edition.names["embrouilles"].get(embrouille.key) or power_name(embrouille.power)
    return say("mistral-embrouille", power=power, one=one, other=other)


def power_name(power: str) -> Phrase:
    return say(f"mistral-power-{power}")


def effect_name(power: str) -> Phrase:
    """What a power does, as it stands after a colon."""
    return say(f"mistral-effect-{power}")


def place_name(t: Tables, place: int) -> Phrase:
    """A place as the edition names it, else by our word for its key."""
    key = t.place_keys[place]
    return t.edition.names["places"].get(key) or say(f"mistral-place-{key}")
