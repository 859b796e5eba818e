"""Whole games over the wire, in every game of the house."""

from __future__ import annotations

import json

import pytest

from souvenir.bots import bot_names
from souvenir.kernel.registry import boxes
from souvenir.table.record import parse
from souvenir.table.verify import verify
from tests.server.harness import Person, Served, gather, play_out, start


@pytest.mark.parametrize("game", list(boxes()))
def test_a_whole_game_by_two_people_and_a_bot(server: Served, game: str) -> None:
    seats = boxes()[game].seats
    people = [Person(server.base), Person(server.base)]
    quick = "greedy" if "greedy" in bot_names(game) else bot_names(game)[-1]  # it knows how to end a game
    bots = [quick] if 3 in seats else []
    table = start(people, game, bots=bots)
    lines = [person.socket(table) for person in people]
    for line in lines:
        line.hello()
    play_out(lines)
    text = people[0].http.get(f"/api/tables/{table}/record").text
    record = parse(text.encode(), "record")
    verdict = verify(record)
    assert verdict.ok
    assert verdict.finished
    assert verdict.fair
    assert record.result is not None
    for line in lines:
        assert tuple(line.packet["ranks"]) == record.result.ranks
    for person in people:
        [finished] = person.http.get("/api/tables?over=true").json()
        assert (finished["lobby"]["table"], finished["lobby"]["status"]) == (table, "over")
        assert finished["yours"] is False
        assert person.http.get("/api/tables").json() == []
    assert Person(server.base).http.get("/api/tables?over=true").json() == []


def test_events_come_in_order_and_once(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    lines = [ada.socket(table), bea.socket(table)]
    for line in lines:
        line.hello()
    play_out(lines, moves=30)
    whole = ada.packet(table)["packet"]["events"]
    told = [event for said in lines[0].said if said["t"] == "packet" for event in said["packet"]["events"]]
    assert told == whole


def test_a_client_that_missed_something_asks_from_its_last_row(
    server: Served, ada: Person, bea: Person
) -> None:
    table = start([ada, bea])
    lines = [ada.socket(table), bea.socket(table)]
    for line in lines:
        line.hello()
    play_out(lines, moves=5)
    seen = lines[0].parcel["seq"]
    told_before = [e for s in lines[0].said if s["t"] == "packet" for e in s["packet"]["events"]]
    lines[0].close()
    back = ada.socket(table)
    back.hello(since=seen)
    lines[0] = back
    play_out(lines, seed=2, moves=5)
    told_after = [e for s in back.said if s["t"] == "packet" for e in s["packet"]["events"]]
    assert told_before + told_after == ada.packet(table)["packet"]["events"]


def test_a_sheet_that_did_not_change_is_not_sent_again(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    line = bea.socket(table)
    line.hello()
    assert line.packet["sheet"] is not None
    first = ada.socket(table) if ada.packet(table)["packet"]["offers"] else bea.socket(table)
    first.hello()
    seq = first.ask(t="play", id="1", action=first.packet["offers"][0]["action"])["seq"]
    line.catch_up(seq)
    assert line.said[-1]["packet"]["sheet"] is None


def test_why_names_the_rule(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    asked = ada if ada.packet(table)["packet"]["offers"] else bea
    seat = asked.packet(table)["packet"]["seat"]
    reasons = asked.say(table, t="why", touched=[f"hex:{seat}:0"])["reasons"]
    assert {reason["refusal"]["rule"] for reason in reasons} == {"vivid.take.one-end"}


def test_preview_shows_the_score_without_playing(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    asked = ada if ada.packet(table)["packet"]["offers"] else bea
    before = asked.packet(table)
    answer = asked.say(table, t="preview", action=before["packet"]["offers"][0]["action"])
    assert answer["t"] == "previewed"
    assert asked.packet(table)["seq"] == before["seq"]


def test_undo_takes_back_a_step_and_not_a_revelation(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    asked, other = (ada, bea) if ada.packet(table)["packet"]["offers"] else (bea, ada)
    before = asked.packet(table)["packet"]
    assert other.say(table, t="undo", id="0")["code"] == "undo"
    assert asked.say(table, t="play", id="1", action=before["offers"][0]["action"])["t"] == "done"
    assert asked.packet(table)["packet"]["undo"] == 1
    assert asked.say(table, t="undo", id="2")["t"] == "done"
    after = asked.packet(table)["packet"]
    assert (after["view"], after["offers"]) == (before["view"], before["offers"])
    assert asked.say(table, t="undo", id="3")["code"] == "undo"


def test_a_refused_move_changes_nothing_and_names_the_rule(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    asked, other = (ada, bea) if ada.packet(table)["packet"]["offers"] else (bea, ada)
    before = ada.packet(table)
    error = asked.say(table, t="play", id="1", action={"do": "place", "hex": 3})
    assert (error["code"], error["refusal"]["rule"]) == ("refused", "vivid.take.one-end")
    error = other.say(table, t="play", id="1", action=asked.packet(table)["packet"]["offers"][0]["action"])
    assert error["refusal"]["rule"] == "table.turn"
    error = asked.say(table, t="play", id="2", action={"do": "place", "hex": "three"})
    assert (error["code"], error["path"]) == ("action", "action.hex")
    assert ada.packet(table) == before


def test_the_record_of_an_unfinished_game_is_what_the_seat_was_shown(
    server: Served, ada: Person, bea: Person
) -> None:
    table = start([ada, bea])
    lines = [ada.socket(table), bea.socket(table)]
    for line in lines:
        line.hello()
    play_out(lines, moves=12)
    seen = json.loads(ada.http.get(f"/api/tables/{table}/record").text)
    assert (seen["format"], seen["seat"], len(seen["packets"])) == ("souvenir-replay", 0, 13)
    assert seen["packets"][-1]["view"] == lines[0].packet["view"]
    assert "secret" not in json.dumps(seen)
    assert all(packet["view"]["boards"][1]["aspiration"] is None for packet in seen["packets"])


def test_play_on_from_any_point_of_a_record(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    lines = [ada.socket(table), bea.socket(table)]
    for line in lines:
        line.hello()
    play_out(lines)
    record = ada.http.get(f"/api/tables/{table}/record").json()
    shown = ada.http.post("/api/replay", json={"record": record, "seat": 0, "first": 10, "count": 1}).json()
    assert shown["packets"][0]["view"]["boards"][1]["aspiration"] is None
    wish = {"record": record, "revealed": True, "outline": True, "first": 10, "count": 1}
    revealed = ada.http.post("/api/replay", json=wish).json()["packets"][0]
    assert all(board["aspiration"] for board in revealed["view"]["boards"])
    assert len(revealed["view"]["aspirations_left"]) == 3
    again = ada.open(seats=2, name="Ada", bots=["random"], begin={"record": record, "at": 10})
    assert ada.say(again, t="start")["t"] == "done"
    events = ada.packet(again)["packet"]["events"]
    assert len(events) >= 10
    assert shown["packets"][0]["view"]["line"]
    bad = record | {"entries": [*record["entries"][:5], record["entries"][0]]}
    answer = ada.http.post(
        "/api/tables", json={"game": "vivid", "seats": 2, "begin": {"record": bad, "at": 6}}
    )
    assert answer.status_code == 422
    assert answer.json()["path"].startswith("begin.record.entries.")


def test_rematch_takes_everyone_along(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    lines = [ada.socket(table), bea.socket(table)]
    for line in lines:
        line.hello()
    assert ada.say(table, t="rematch")["code"] == "not-over"
    play_out(lines)
    new = bea.say(table, t="rematch")["table"]
    assert ada.say(table, t="rematch")["table"] == new != table
    lobby = ada.packet(new)["lobby"]
    assert [chair["name"] for chair in lobby["chairs"]] == ["Ada", "Bea"]
    assert lobby["commitment"] != ada.packet(table)["lobby"]["commitment"]


def test_the_words_of_the_players_are_stirred_into_the_luck(server: Served, ada: Person, bea: Person) -> None:
    table = gather([ada, bea])
    assert ada.say(table, t="word", word="mer")["t"] == "done"
    assert bea.say(table, t="word", word="sel")["t"] == "done"
    assert ada.say(table, t="start")["t"] == "done"
    assert ada.say(table, t="word", word="trop tard")["code"] == "started"
    lines = [ada.socket(table), bea.socket(table)]
    for line in lines:
        line.hello()
    play_out(lines)
    record = parse(ada.http.get(f"/api/tables/{table}/record").text.encode(), "record")
    assert record.luck.words == ("mer", "sel")
    assert verify(record).fair
    other = record.model_copy(update={"luck": record.luck.model_copy(update={"words": ("mer", "")})})
    assert verify(other).failed_at == 0
