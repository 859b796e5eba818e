"""What is special about our wheel: with SOUVENIR_COMPILED it brings compiled rules, for one Python."""

from __future__ import annotations

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the build that this variable names beside the source."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build = os.environ.get("SOUVENIR_COMPILED")
        if build and version == "standard":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"][build] = f"souvenir/compiled/{os.path.basename(build)}"
