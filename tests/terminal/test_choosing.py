"""Answering: numbers, words, commands, nonsense, and leaving."""

from __future__ import annotations

import pytest

from souvenir.terminal.match import matching
from tests.terminal.script import console, play


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("finir", [0]),
        ("DÉPLACER", [1, 2]),
        ("deplacer 1", [1]),
        ("hexagone 12", [2]),
        ("2", []),
        ("cœur", [3]),
        ("COEUR", [3]),
        ("gone 1", [1]),
        ("l hex", [1, 2]),
        ("vers dép", [1, 2]),
        ("?!", []),
        ("", []),
    ],
)
def test_words_find_labels_without_accents_and_numbers_only_themselves(said: str, meant: list[int]) -> None:
    labels = ["Finir", "Déplacer vers l’hexagone 1", "Déplacer vers l’hexagone 12", "Remplir le cœur"]
    assert matching(said, labels) == meant


def test_a_whole_label_wins_over_longer_ones() -> None:
    assert matching("take red", ["Take red", "Take red and blue"]) == [0]


def test_a_choice_is_made_by_words_that_only_it_has() -> None:
    shown = play(["", "1", "hex 9"])
    assert "You place red in hex 9." in _flat(shown.text)


def test_words_side_by_side_win_over_words_scattered() -> None:
    assert matching("take red", ["Take blue from red", "Take red from blue"]) == [1]


def test_the_letter_of_a_colour_is_a_word_for_it() -> None:
    for said in ("take yellow from night", "take y from night"):
        assert "You hold Y." in _flat(play(["", said], screen=console(terminal=True)).text)


def test_words_of_several_choices_ask_which_one() -> None:
    shown = play(["", "red", "2"])
    assert "2 choices have “red” in them. Which one?" in shown.text
    assert "You take red." in _flat(shown.text)


def test_many_choices_are_narrowed_step_by_step() -> None:
    shown = play(["", "2", "place", "19"])
    assert "19 choices have “place” in them." in shown.text
    assert "You place yellow in hex 19." in _flat(shown.text)
    grouped = play(["", "2", "2", "", "2", "4"])
    assert "Place in hex …  (19)" in grouped.text
    assert "You place yellow in hex 4." in _flat(grouped.text)


@pytest.mark.parametrize(
    ("garbage", "told"),
    [
        ("0", "Choose a number from 1 to 5."),
        ("99", "Choose a number from 1 to 5."),
        ("9" * 5000, "No choice has"),
        ("xyzzy", "No choice has “xyzzy” in it."),
        ("[bold]x[/]", "No choice has “[bold]x[/]” in it."),
        ("²", "No choice has"),
        ("!", "No choice has “!” in it."),
        ("\x1b[4~\x1bOAzz\a", "No choice has “zz” in it."),
        ("\x1b[A", "Take one to three fragments"),
        ("\udcff\0", "Take one to three fragments"),
    ],
)
def test_garbage_gets_one_clear_line_and_changes_nothing(garbage: str, told: str) -> None:
    shown = play(["", garbage, "log"])
    assert shown.code == 0
    assert told in shown.text
    assert "You take" not in shown.text


def test_undo_takes_a_step_back_and_says_so() -> None:
    shown = play(["", "1", "undo"])
    assert "You take red." in _flat(shown.text)
    assert "You took back a step." in shown.text
    assert shown.text.count("You hold red.") == 1


def test_enter_takes_the_only_choice_and_no_other() -> None:
    only = "Enter does this, the only choice"
    shown = play(["", *["1"] * 60]).text
    before, found, _ = shown.partition(only)
    assert found
    lines = ["", *["1"] * (before.count("Number or word"))]
    by_enter = play([*lines, ""]).text
    assert by_enter == play([*lines, "1"]).text.replace(f"{only}; ? for help: 1", f"{only}; ? for help: ")
    assert "You take" not in play(["", "", ""]).text


@pytest.mark.parametrize("word", ["undo", "annuler", "annulla", "ANNULE"])
def test_commands_are_known_in_every_language(word: str) -> None:
    assert "Nothing to take back" in play(["", word]).text


def test_why_gives_the_rule_its_id_and_whose_word_it_is() -> None:
    asked = ["", "1", "hex 9", "? hex 1"]
    shown = _flat(play(asked, ids=True).text)
    assert "vivid.rewire.one-focus · rule of the box" in shown
    plainly = _flat(play(asked).text)
    assert "[rule of the box]" in plainly
    assert "vivid." not in plainly
    assert "Move red from hex 9 to hex 1" in shown


def test_what_a_thing_is_can_be_read_before_it_is_used() -> None:
    asked = ["", "", "", "? a column sold", "? shaker"]
    shown = _flat(play(asked, game="mistral", people=("Ada", "Blaise"), screen=console(height=50)).text)
    assert "9 cards 29,000 — A column is sold whole, guests included" in shown
    assert "Whoever throws the combination gets 2,000 points." in shown


def test_why_also_says_what_is_allowed_and_what_is_unknown() -> None:
    shown = _flat(play(["", "1", "? hex 9", "? zebra"]).text)
    assert "You can choose this now: Place in hex 9." in shown
    assert "Nothing that is asked now has “zebra” in it." in shown


def test_a_question_mark_alone_shows_the_commands_and_the_rule_of_the_choice() -> None:
    shown = _flat(play(["", "?"], ids=True).text)
    assert "take your last step back" in shown
    assert "[vivid.take.one · rule of the box]" in shown


def test_rules_are_found_by_words_and_ids() -> None:
    shown = _flat(play(["", "rules", "rules rewire", "rules xyzzy"], ids=True).text)
    assert "aspiration" in shown
    assert "[vivid.rewire.only-after-one · rule of the box]" in shown
    assert "No rule has “xyzzy” in it." in shown


def test_the_language_changes_at_once() -> None:
    shown = play(["", "language italiano", "lingua fr", "langue xx"])
    assert "Numero o parola" in shown.text
    assert "Numéro ou mot" in shown.text
    assert "Tape « langue »" in shown.text.replace("\u00a0", " ")


def test_board_shows_the_others_and_a_closer_look_in_words() -> None:
    shown = play(["", "board", "board dreamer", "board nowhere"])
    assert "Board of Dreamer" in shown.text
    assert "Hex 7: empty" in shown.text
    assert "Nothing on the table is called “nowhere”." in shown.text


def _flat(text: str) -> str:
    return " ".join(text.split())
