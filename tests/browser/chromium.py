"""Finds a Chromium and starts it."""

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A microphone that beeps and a camera that shows a clock; who may use them, a test says.
    "--use-fake-device-for-media-stream",
)
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
WHOLE = ("chromium", "chromium-browser", "google-chrome", MAC)
SHELL = ("chromium-headless-shell", *WHOLE)
"""The shell has no windows to draw and takes half the time of the whole browser."""


def found(name: str, package: str | None = None, *others: str) -> str:
    """The first of these that the machine has; without one a test is left out, but not in CI."""
    path = next(filter(None, map(shutil.which, (name, *others))), None)
    if path is None and "CI" not in os.environ:
        pytest.skip(f"please install {package or name}")
    assert path is not None, f"please install {package or name}"
    return path


def launch(driver: Playwright, names: Sequence[str], **more: Any) -> Browser:
    """The first of these, with scroll bars that take room, as on most computers."""
    path = found(names[0], None, *names[1:])
    hidden = ["--hide-scrollbars"]
    return driver.chromium.launch(
        executable_path=path, args=FLAGS, ignore_default_args=hidden, **more
    )


@contextmanager
def chromium() -> Iterator[Browser]:
    """A whole browser for who needs no tests."""
    with sync_playwright() as driver:
        browser = launch(driver, WHOLE)
        yield browser
        browser.close()
