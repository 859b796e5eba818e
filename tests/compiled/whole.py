"""Run by test_compiled with the compiled rules: says what does not hold, and nothing if all does."""

from __future__ import annotations

import copy
import pickle
import sys
from dataclasses import fields
from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from typing import Any

from souvenir import engine
from souvenir.kernel.registry import boxes
from souvenir.table.edge import ActionReader, to_json


def name_of(source: Any) -> str:
    return ".".join(("souvenir", *source.with_suffix("").parts))


for source in engine.sources():
    module = import_module(name_of(source))
    loader = module.__spec__.loader if module.__spec__ else None
    if isinstance(loader, ExtensionFileLoader) != engine.is_compiled(source):
        print(f"{source}: loaded by {loader}")

for box in boxes().values():
    game = box.game()
    reader = ActionReader(game)
    for action in game.actions:
        twins = (copy.copy(action), copy.deepcopy(action), pickle.loads(pickle.dumps(action)))
        if any(twin != action or hash(twin) != hash(action) for twin in twins):
            print(f"{box.key}: {action} is not copied")
        if reader.read(to_json(action)) != action:
            print(f"{box.key}: {action} is not read")
    for kind in game.action_types:
        if not kind.__doc__ or {field.name for field in fields(kind)} != set(kind.__annotations__):
            print(f"{box.key}: {kind} is not whole")

sys.stdout.flush()
