"""What people write: heard by those who sit there, remembered in memory alone, kept only if all agree."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from souvenir.table.record import parse
from souvenir.table.verify import verify
from tests.rules import rule
from tests.server.harness import QUICK, Line, Person, Served, free_port, play_out, served, spawn, start

STORY, QUESTION, ANSWER = "the goat ate my passport", "which passport was it", "the blue one of course"
TALK = "is there any cake left"
ALL = (STORY, QUESTION, ANSWER, TALK)
WRITTEN = {"orator": "0", "channel": "written", "count": "1"}


def seated(people: Sequence[Person], table: str) -> list[Line]:
    lines = [person.socket(table) for person in people]
    for line in lines:
        line.hello(outline=True)
    return lines


def say_all(lines: Sequence[Line]) -> None:
    """A story with its question and answer, and a word beside the game."""
    for speaker, kind, about, text in (
        (0, "story", "1.0", STORY),
        (1, "question", "1.0", QUESTION),
        (0, "answer", "1.0.1", ANSWER),
        (1, "talk", "", TALK),
    ):
        answer = lines[speaker].ask(t="whisper", text=text, kind=kind, about=about)
        assert answer["t"] == "done", answer
        hear(lines[1 - speaker], text)


def hear(line: Line, text: str) -> dict[str, Any]:
    while not (found := [said for said in line.said if said.get("text") == text]):
        line.take()
    return found[-1]


def stored(folder: Path) -> bytes:
    """Every byte on disk: the database, its write-ahead log, whatever else lies there."""
    return b"".join(file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file())


def texts(parcel: dict[str, Any]) -> list[str]:
    return [written["text"] for written in (parcel["words"] or {"written": []})["written"]]


def record_of(person: Person, table: str) -> str:
    return str(person.http.get(f"/api/tables/{table}/record").text)


# -------------------------------------------------------------------- memory alone
@rule("memoria.private", "memoria.channel.written")
@pytest.mark.parametrize("agreed", [(), (0,), (0, 1)], ids=["nobody", "one", "everybody"])
def test_words_are_stored_only_if_everybody_agrees(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, agreed: tuple[int, ...]
) -> None:
    """The same search finds them when all agreed, so that it would find them otherwise, too."""
    with served(tmp_path, QUICK) as server, caplog.at_level(logging.DEBUG):
        people = [Person(server.base) for _ in range(2)]
        table = start(people, "memoria", options=WRITTEN)
        lines = seated(people, table)
        say_all(lines)
        for seat in agreed:
            assert lines[seat].ask(t="keep", keep=True)["t"] == "done"
        before_the_end = stored(tmp_path)
        seen = record_of(people[0], table)
        play_out(lines)
        lines[0].hello()
        assert lines[0].lobby["kept"] is (agreed == (0, 1))
        record = record_of(people[0], table)
    on_disk = stored(tmp_path)
    assert [text for text in ALL if text in seen or text.encode() in before_the_end] == []
    kept = [STORY, QUESTION, ANSWER] if agreed == (0, 1) else []
    assert [text for text in ALL if text.encode() in on_disk] == kept
    assert [text for text in ALL if text in record] == kept
    assert [text for text in ALL if text in caplog.text] == []
    assert verify(parse(record.encode(), "record")).ok


@rule("memoria.private")
def test_a_record_tells_where_its_words_belong(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea], "memoria", options=WRITTEN)
    lines = seated([ada, bea], table)
    play_out(lines, moves=2)
    say_all(lines)
    play_out(lines)
    for line in lines:  # at the end is early enough
        assert line.ask(t="keep", keep=True)["t"] == "done"
    record = parse(record_of(ada, table).encode(), "record")
    assert [(w.after, w.seat, w.kind, w.about, w.text) for w in record.words] == [
        (2, 0, "story", "1.0", STORY),
        (2, 1, "question", "1.0", QUESTION),
        (2, 0, "answer", "1.0.1", ANSWER),
    ]
    assert lines[0].ask(t="keep", keep=False)["code"] == "kept"
    wrong = record.words[0].model_copy(update={"seat": 2})
    verdict = verify(record.model_copy(update={"words": (*record.words, wrong)}))
    assert verdict.reason == "words.3: no such seat or entry"


def test_who_agreed_may_think_again_and_bots_do_not_mind(server: Served, ada: Person) -> None:
    table = start([ada], "memoria", options=WRITTEN, bots=["random"])
    line = ada.socket(table)
    line.hello()
    for keep in (True, False, True):
        line.ask(t="keep", keep=keep)
        line.hello()
        assert [chair["keeps"] for chair in line.lobby["chairs"]] == [keep, False]
    assert server.hub.rooms[table].live.all_agree


def test_only_a_player_agrees_and_writes(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea], "memoria", options=WRITTEN)
    lobby = ada.packet(table)["lobby"]
    for key in (lobby["watch"], lobby["stage"], lobby["join"]):
        line = Person(server.base).socket(table, key)
        line.hello()
        assert line.ask(t="keep", keep=True)["code"] == "seat"
        assert line.ask(t="whisper", text="hello")["code"] == "seat"
    assert ada.say(table, t="whisper", text="hello", seat=1)["code"] == "seat"


# -------------------------------------------------------------------- who reads
@rule("memoria.private")
def test_spectators_read_only_what_all_agree_to_keep(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea], "memoria", options=WRITTEN)
    lobby = ada.packet(table)["lobby"]
    lines = seated([ada, bea], table)
    others = [Person(server.base).socket(table, lobby[link]) for link in ("watch", "stage", "join")]
    for line in others:
        assert texts(line.hello()) == []
    say_all(lines)
    lines[0].ask(t="keep", keep=True)
    one = lines[1].ask(t="keep", keep=True)
    for line in others:
        line.catch_up(one["seq"])
        assert texts(line.parcel) == list(ALL)
    lines[0].ask(t="whisper", text="one more", kind="story", about="1.1")
    assert [hear(line, "one more")["kind"] for line in others] == ["story"] * 3
    back = lines[0].ask(t="keep", keep=False)
    for line in others:
        line.catch_up(back["seq"])
        assert line.parcel["words"]["written"] == []
        before = len(line.said)
        lines[1].ask(t="whisper", text="not for you")
        line.hello()
        assert "not for you" not in json.dumps(line.said[before:])


def test_who_comes_later_reads_what_is_remembered(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea], "memoria", options=WRITTEN)
    say_all(seated([ada, bea], table))
    again = bea.socket(table)
    assert texts(again.hello(since=1)) == list(ALL)
    phone = Person(server.base)
    phone.join(ada.say(table, t="handover")["code"])
    assert texts(phone.packet(table)) == list(ALL)


@rule("memoria.private")
def test_after_a_restart_the_words_are_gone_and_may_be_written_again(tmp_path: Path) -> None:
    port = free_port()
    process = spawn(tmp_path, port)
    try:
        people = [Person(f"127.0.0.1:{port}") for _ in range(2)]
        table = start(people, "memoria", options=WRITTEN)
        lines = seated(people, table)
        say_all(lines)
        process.kill()
        process.wait()
        process = spawn(tmp_path, port)
        line = people[1].socket(table)
        words = line.hello()["words"]
        assert words["written"] == []
        assert words["since"] == line.parcel["seq"]  # what came before is no longer remembered
        assert people[0].say(table, t="whisper", text=STORY, kind="story", about="1.0")["t"] == "done"
        assert hear(line, STORY)["about"] == "1.0"
    finally:
        process.kill()
        process.wait()
    assert STORY.encode() not in stored(tmp_path)


# -------------------------------------------------------------------- what is refused
@pytest.mark.parametrize(
    ("message", "code", "path"),
    [
        ({"text": "quiet\u0007quiet"}, "text", "text"),
        ({"text": "quiet\nquiet"}, "text", "text"),
        ({"text": "   "}, "text", "text"),
        ({"text": "quiet" * 101}, "text", "text"),
        ({"text": "quiet" * 101, "kind": "question"}, "text", "text"),
        ({"text": "quiet" * 401, "kind": "story"}, "invalid", "text"),
        ({"text": "quiet", "kind": "poem"}, "invalid", "kind"),
        ({"text": "quiet", "about": "<b>"}, "invalid", "about"),
    ],
)
def test_what_cannot_be_written_is_refused_and_not_repeated(
    server: Served,
    ada: Person,
    bea: Person,
    caplog: pytest.LogCaptureFixture,
    message: dict[str, str],
    code: str,
    path: str,
) -> None:
    table = start([ada, bea], "memoria", options=WRITTEN)
    lines = seated([ada, bea], table)
    with caplog.at_level(logging.DEBUG):
        over_socket = lines[0].ask(t="whisper", **message)
        over_http = ada.say(table, t="whisper", **message)
    for answer in (over_socket, over_http):
        assert (answer["code"], answer["path"]) == (code, path)
        assert "quiet" not in json.dumps(answer)
    assert "quiet" not in caplog.text
    assert texts(bea.packet(table)) == []


def test_a_long_story_is_passed_on_whole(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea], "memoria", options=WRITTEN)
    lines = seated([ada, bea], table)
    story = "<script>alert(1)</script> " + "x" * 1900 + "é" * 74
    assert lines[0].ask(t="whisper", text=story, kind="story", about="1.0")["t"] == "done"
    assert hear(lines[1], story)["name"] == "Ada"


# -------------------------------------------------------------------- what the game asks to be written
@rule("memoria.channel.written", "memoria.channel.spoken")
@pytest.mark.parametrize("channel", ["written", "spoken"])
def test_offers_say_what_to_write_only_where_people_write(
    server: Served, ada: Person, bea: Person, channel: str
) -> None:
    table = start([ada, bea], "memoria", options=WRITTEN | {"channel": channel})
    lines = seated([ada, bea], table)
    picture = lines[0].packet["view"]["rows"][0][0]["picture"]
    asked: list[Any] = []
    for number, (seat, action) in enumerate(
        (
            (0, {"do": "ready"}),
            (1, {"do": "ready"}),
            (0, {"do": "lay", "face": "truth"}),
            (0, {"do": "show", "picture": picture}),
            (0, {"do": "announce"}),
            (0, {"do": "told"}),
            (1, {"do": "ask", "about": None}),
            (0, {"do": "answered"}),
        )
    ):
        offers = {json.dumps(o["action"], sort_keys=True): o["offer"] for o in lines[seat].packet["offers"]}
        asked.append(offers[json.dumps(action, sort_keys=True)]["words"])
        answer = lines[seat].ask(t="play", id=str(number), action=action)
        for line in lines:
            line.catch_up(answer["seq"])
    wished = [
        {"kind": "story", "about": "1.0"},
        {"kind": "question", "about": "1.0"},
        {"kind": "answer", "about": "1.0.1"},
    ]
    assert asked == [None] * 5 + (wished if channel == "written" else [None] * 3)
