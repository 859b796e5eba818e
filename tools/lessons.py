"""Writing a lesson: plays `games/<key>/lessons/first.toml` through and shows where it stands.

python tools/lessons.py vivid                  # every step, and what could be done after the last
python tools/lessons.py vivid --seed "a sea"   # how the deal of another seed would look
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from souvenir.bots import make_bot
from souvenir.kernel.registry import boxes
from souvenir.table.edge import to_json
from souvenir.table.lesson import BadLesson, Lesson, Played, play_lesson, read_lesson
from souvenir.table.packet import packet
from souvenir.words import Speaker

NAMES = ("Ada", "Blaise", "Chiara", "Denis", "Elsa", "Fabio", "Grace", "Henri")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=list(boxes()))
    parser.add_argument("--seed", help="another deal, before anything is played")
    parser.add_argument("--others", action="store_true", help="let a bot play for the others")
    parser.add_argument("--steps", type=int, help="stop after so many steps")
    parser.add_argument("--language", default="en")
    asked = parser.parse_args()
    box = boxes()[asked.game]
    lesson = read_lesson(box)
    if asked.seed:
        lesson = lesson.model_copy(update={"seed": asked.seed, "before": (), "steps": lesson.steps[:1]})
        lesson = lesson.model_copy(update={"steps": (lesson.steps[0].model_copy(update={"play": ()}),)})
    if asked.steps is not None:
        lesson = lesson.model_copy(update={"steps": lesson.steps[: asked.steps]})
    words = Speaker(asked.language, NAMES)
    played = play_lesson(box, NAMES, lesson)
    if asked.others:
        for line in others(played, make_bot(played.table.game, "greedy")):
            print(line)
    show(played, lesson, words)


def others(played: Played, bot: Any) -> Iterator[str]:
    """What the others do until the learner must act, as lines for the file."""
    table, learner = played.table, played.lesson.seat
    while (acting := table.game.to_act(table.state)) and learner not in acting:
        seat, legal = acting[0], table.game.legal(table.state, acting[0])
        action = bot.choose(table.game.view(table.state, seat), seat, legal, Random(table.seq))
        table.play(seat, action)
        fields = ", ".join(f"{name} = {json.dumps(value)}" for name, value in to_json(action).items())
        yield f"  {{ by = {seat}, {fields} }},"


def show(played: Played, lesson: Lesson, words: Speaker) -> None:
    """The lesson in words, then the table after it and what its seats may do."""
    for number, (step, told) in enumerate(zip(lesson.steps, played.steps, strict=True), 1):
        print(f"{number}. {words.say(told.says)}   {' '.join(step.at)}")
        for seq in range(told.first + 1, told.last + 1):
            for event in played.table.events[seq]:
                seen = event.seen_by(lesson.seat)
                print(f"     {seq}: {words.say(seen.says) if seen else '(hidden)'}")
    print()
    made = packet(played.table, lesson.seat)
    for block in made.outline or ():
        print(f"## {words.say(block.title)} [{block.id}]")
        for item in block.items:
            print(f"   {words.say(item.says)}   [{item.id}]")
    for seat in played.table.game.to_act(played.table.state):
        print(f"## seat {seat}: {words.say(played.table.game.asks(played.table.state, seat))}")
        for shown in _offers(played, seat):
            print(f"   {shown}")
    for seat, sheet in enumerate(made.sheet or ()):
        total = sum(line.points for line in sheet.lines)
        print(f"seat {seat}: {total} points, {sum(line.points for line in sheet.forecast)} more now")


def _offers(played: Played, seat: int) -> list[Any]:
    game, s = played.table.game, played.table.state
    return [f"{to_json(a)} {game.offer(s, seat, a).touches}" for a in game.legal(s, seat)]


if __name__ == "__main__":
    try:
        main()
    except BadLesson as error:
        raise SystemExit(str(error)) from error
