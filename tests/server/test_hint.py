"""A hint: what the best bot would do, for somebody who plays against bots alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.server.harness import QUICK, Person, Served, served, start


def test_a_hint_is_one_of_the_offers_and_plays_nothing(server: Served, ada: Person) -> None:
    table = start([ada], "memoria", options={"orator": "0"}, bots=["random"])
    before = ada.packet(table)
    hinted = ada.say(table, t="hint")
    assert hinted["t"] == "hinted"
    assert hinted["action"] in [shown["action"] for shown in before["packet"]["offers"]]
    assert ada.packet(table)["packet"]["view"]["frame"]["ready"][0] is False


def test_where_people_play_there_are_no_hints(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea], "memoria")
    answer = ada.http.post(f"/api/tables/{table}/messages", json={"t": "hint"})
    assert (answer.status_code, answer.json()["code"]) == (403, "hint")


def test_a_hint_needs_something_that_is_asked(tmp_path: Path) -> None:
    with served(tmp_path, replace(QUICK, bot_pause=60.0)) as server:
        ada = Person(server.base)
        table = ada.open("memoria", 2, name="Ada", bots=["random"], pace=1)
        assert ada.say(table, t="hint")["code"] == "not-started"
        assert ada.say(table, t="hint", seat=1)["code"] == "seat"
        ada.say(table, t="start")
        assert ada.say(table, t="hint")["t"] == "hinted"
        ada.say(table, t="play", id="1", action={"do": "ready"})
        assert ada.packet(table)["packet"]["to_act"] == [1]
        assert ada.say(table, t="hint")["code"] == "hint"
