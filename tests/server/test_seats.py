"""Gathering, leaving, bots that sit in, several people at one device, clocks."""

from __future__ import annotations

import threading
from dataclasses import replace
from functools import partial
from pathlib import Path

from souvenir.kernel.registry import boxes
from souvenir.server.settings import Settings
from souvenir.table import rows
from souvenir.table.faces import FACES, ROBOTS
from souvenir.table.live import LiveTable
from tests.server.harness import QUICK, Line, Person, Served, gather, play_out, served, start, wait_for


def kinds(person: Person, table: str) -> list[str]:
    return [chair["kind"] for chair in person.packet(table)["lobby"]["chairs"]]


def test_a_room_code_said_aloud_joins(server: Served, ada: Person, bea: Person) -> None:
    table = ada.open(seats=2, name="Ada")
    code = ada.packet(table)["lobby"]["code"]
    found = bea.join(f" {code.lower()} ")
    assert (found["table"], found["kind"]) == (table, "join")
    assert bea.say(table, found["key"], t="sit", name="Bea")["t"] == "done"
    assert kinds(ada, table) == ["person", "person"]


def _race(together: threading.Barrier, table: str, key: str, answers: list[str], person: Person) -> None:
    together.wait()
    answers.append(person.say(table, key, t="sit", name="Racer", seat=1).get("code") or "sat")


def test_two_people_racing_for_one_seat(server: Served, ada: Person) -> None:
    for _ in range(5):
        table = ada.open(seats=2, name="Ada")
        key = ada.packet(table)["lobby"]["join"]
        racers = [Person(server.base) for _ in range(4)]
        answers: list[str] = []
        together = threading.Barrier(len(racers))

        race = partial(_race, together, table, key, answers)
        threads = [threading.Thread(target=race, args=(person,)) for person in racers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == ["sat", "taken", "taken", "taken"]


def test_the_host_seats_bots_swaps_and_removes(server: Served, ada: Person, bea: Person) -> None:
    table = ada.open(seats=3, name="Ada")
    key = ada.packet(table)["lobby"]["join"]
    bea.say(table, key, t="sit", name="Bea", seat=1)
    assert bea.say(table, t="seat", seat=2, bot="random")["code"] == "host"
    assert ada.say(table, t="seat", seat=2, bot="nobody")["path"] == "bot"
    assert ada.say(table, t="seat", seat=1, bot="random")["code"] == "taken"
    assert ada.say(table, t="seat", seat=2, bot="random")["t"] == "done"
    assert ada.say(table, t="swap", one=1, other=2)["t"] == "done"
    assert kinds(ada, table) == ["person", "bot", "person"]
    assert bea.say(table, t="rise", seat=1)["code"] == "host"
    assert ada.say(table, t="rise", seat=1)["t"] == "done"
    assert ada.say(table, t="start")["code"] == "seats"
    assert bea.say(table, t="rise", seat=2)["t"] == "done"
    assert kinds(ada, table) == ["person", "open", "open"]
    assert ada.say(table, t="rise", seat=9)["path"] == "seat"


def test_names_are_text_of_up_to_forty_characters(server: Served, ada: Person) -> None:
    table = ada.open(seats=2)
    assert ada.say(table, t="sit", name="<b>É🌊</b>" + "x" * 29)["t"] == "done"
    name = ada.packet(table)["lobby"]["chairs"][0]["name"]
    assert name.startswith("<b>É🌊</b>")
    assert ada.say(table, t="sit", name="x" * 41)["path"] == "name"
    assert ada.say(table, t="sit", name="a\x07b")["code"] == "text"


def faces(person: Person, table: str) -> list[str | None]:
    return [chair["face"] for chair in person.packet(table)["lobby"]["chairs"]]


def test_everybody_wears_a_face_of_their_own(server: Served, ada: Person, bea: Person) -> None:
    table = ada.open(seats=4, name="", face="owl", bots=["random"])
    key = ada.packet(table)["lobby"]["join"]
    assert ada.packet(table)["lobby"]["chairs"][0]["name"] == ""
    assert kinds(ada, table) == ["person", "open", "open", "bot"]
    assert bea.say(table, key, t="sit", name="Bea", face="owl")["t"] == "done"  # worn: she gets another
    worn = faces(ada, table)
    assert (worn[0], worn[2]) == ("owl", None)
    assert len({face for face in worn if face}) == 3
    assert bea.say(table, t="face", face="owl")["path"] == "face"
    assert bea.say(table, t="face", face="dragon")["path"] == "face"
    assert bea.say(table, t="face", face="heron")["t"] == "done"
    assert faces(ada, table)[1] == "heron"
    assert ada.say(table, t="seat", seat=2, bot="random")["t"] == "done"
    assert ada.say(table, t="start")["t"] == "done"
    assert bea.say(table, t="face", face="hare")["code"] == "started"
    assert faces(bea, table)[:2] == ["owl", "heron"]


def test_rows_from_before_there_were_faces_still_load() -> None:
    old = rows.decode(b'{"row": "sat", "seat": 1, "name": "Bea", "who": "b"}')
    assert isinstance(old, rows.Sat)
    opened = rows.Opened(
        "vivid", "base", boxes()["vivid"].edition("base").digest, {}, 3, "a", "c", "j", "w", "s", "00", 0.0
    )
    live = LiveTable.load(
        "t", [opened, rows.Sat(0, "Ada", "a", face="hare"), old, rows.Sat(2, "Bot", bot="random")]
    )
    worn = [chair.face for chair in live.chairs]
    assert worn[0] == "hare"
    assert worn[1] in FACES
    assert worn[2] in ROBOTS


def test_a_mark_is_seen_by_all_and_not_too_often(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    lines = [ada.socket(table), bea.socket(table)]
    for line in lines:
        line.hello()
    assert lines[0].ask(t="react", sign="clap")["t"] == "done"
    assert lines[0].ask(t="react", sign="heart")["code"] == "rate"
    assert lines[1].ask(t="react", sign="shout")["path"] == "sign"
    while not (seen := [said for said in lines[1].said if said["t"] == "reacted"]):
        lines[1].take()
    assert seen == [{"t": "reacted", "seat": 0, "sign": "clap"}]


def test_a_bot_plays_for_someone_away_and_they_take_the_seat_back(
    server: Served, ada: Person, bea: Person
) -> None:
    table = start([ada, bea])
    assert bea.say(table, t="lend", seat=0, bot="random")["t"] == "done"  # Ada is not connected
    lobby = bea.packet(table)["lobby"]
    assert (lobby["chairs"][0]["kind"], lobby["chairs"][0]["bot"]) == ("person", "random")
    wait_for(lambda: 0 not in bea.packet(table)["packet"]["to_act"])
    assert bea.say(table, t="lend", seat=0, bot=None)["code"] == "seat"
    assert ada.say(table, t="lend", seat=0, bot=None)["t"] == "done"
    assert bea.packet(table)["lobby"]["chairs"][0]["bot"] is None
    line = ada.socket(table)
    line.hello()
    assert bea.say(table, t="lend", seat=0, bot="random")["code"] == "seat"  # Ada is here now


def test_playing_a_move_oneself_sends_the_bot_away(tmp_path: Path) -> None:
    with served(tmp_path, replace(QUICK, bot_pause=60.0)) as server:
        people = [Person(server.base), Person(server.base)]
        table = start(people, pace=1)
        packets = [person.packet(table)["packet"] for person in people]
        seat = next(seat for seat, packet in enumerate(packets) if packet["offers"])
        mover, other = people[seat], people[1 - seat]
        assert other.say(table, t="lend", seat=seat, bot="random")["t"] == "done"
        assert other.packet(table)["lobby"]["chairs"][seat]["bot"] == "random"
        action = packets[seat]["offers"][0]["action"]
        assert mover.say(table, t="play", id="1", action=action)["t"] == "done"
        assert other.packet(table)["lobby"]["chairs"][seat]["bot"] is None


def hot_seat(server: Served, ada: Person) -> tuple[str, Line]:
    table = ada.open(seats=2, name="Ada")
    assert ada.say(table, t="sit", name="Grandma")["t"] == "done"
    assert ada.say(table, t="start")["t"] == "done"
    line = ada.socket(table)
    line.hello()
    return table, line


def wishes(line: Line) -> list[str | None]:
    return [board["aspiration"] for board in line.packet["view"]["boards"]]


def test_a_shared_device_shows_no_secret_until_the_curtain_is_lifted(server: Served, ada: Person) -> None:
    table, line = hot_seat(server, ada)
    assert line.packet["seat"] is None
    assert line.packet["offers"] == []
    assert wishes(line) == [None, None]
    seat = line.packet["to_act"][0]
    line.ask(t="lift", seat=seat)
    assert line.packet["seat"] == seat
    assert [wish is not None for wish in wishes(line)] == [seat == 0, seat == 1]
    assert line.packet["offers"]
    assert ada.say(table, t="play", id="x", action={"do": "done"})["code"] == "seat"  # which of the two?


def test_the_curtain_falls_when_the_turn_passes_to_another_at_the_device(server: Served, ada: Person) -> None:
    _, line = hot_seat(server, ada)
    seat = line.packet["to_act"][0]
    line.ask(t="lift", seat=seat)
    assert line.packet["seat"] == seat
    for move in range(20):
        if line.packet["seat"] is None:
            break
        answer = line.ask(t="play", id=str(move), action=line.packet["offers"][-1]["action"])
        line.catch_up(answer["seq"])
    assert line.packet["to_act"] == [1 - seat]
    assert line.packet["seat"] is None
    assert wishes(line) == [None, None]


def test_nobody_lifts_the_curtain_of_a_seat_that_is_not_theirs(
    server: Served, ada: Person, bea: Person
) -> None:
    table = start([ada, bea])
    line = ada.socket(table)
    line.hello()
    assert line.ask(t="lift", seat=1)["code"] == "seat"
    assert ada.packet(table, seat=1)["packet"]["seat"] == 0


def test_stage_and_spectator_see_no_secret(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    lobby = ada.packet(table)["lobby"]
    for key in (lobby["watch"], lobby["stage"]):
        line = Person(server.base).socket(table, key)
        line.hello()
        assert line.packet["seat"] is None
        assert wishes(line) == [None, None]
    stage = ada.socket(table, lobby["stage"])  # the host's own screen shows no secret of the host
    stage.hello()
    assert stage.packet["seat"] is None
    assert wishes(stage) == [None, None]


def test_a_binding_clock_plays_on(tmp_path: Path) -> None:
    with served(tmp_path, QUICK) as server:
        ada, bea = Person(server.base), Person(server.base)
        table = start([ada, bea], clock={"seconds": 60, "binding": True})
        room = server.hub.rooms[table]
        line = ada.socket(table)
        line.hello()
        assert line.parcel["clock"]["binding"] is True
        assert all(30 < left <= 60 for left in line.parcel["clock"]["left"].values())
        before = line.parcel["seq"]
        server.in_loop(room.extend, -59.9)  # as if the time were almost up
        server.in_loop(server.hub.on_change, room)
        line.catch_up(before + 1)
        assert room.live.seq > before


def test_a_soft_clock_only_tells(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea], clock={"seconds": 60})
    left = ada.packet(table)["clock"]["left"]
    assert ada.say(table, t="extend", seconds=30)["t"] == "done"
    more = ada.packet(table)["clock"]["left"]
    assert all(more[seat] > left[seat] + 25 for seat in left)
    assert bea.say(table, t="extend", seconds=30)["code"] == "host"


def test_two_devices_of_one_seat_see_the_same(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    phone = Person(server.base)
    phone.join(ada.say(table, t="handover")["code"])
    lines = [ada.socket(table), bea.socket(table), phone.socket(table)]
    for line in lines:
        line.hello()
    play_out(lines, moves=20)
    assert lines[0].packet == lines[2].packet


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with served(tmp_path, Settings(rate_count=10_000, idle_seconds=0.0)) as server:
        ada, bea = Person(server.base), Person(server.base)
        table = start([ada, bea])
        before = ada.packet(table)
        words = before.pop("words")
        server.hub.let_go()
        assert table not in server.hub.rooms
        after = ada.packet(table)
        assert after.pop("words")["since"] == before["seq"] > words["since"]  # what was written is gone
        assert after == before
        assert gather([ada, bea]) != table
