"""Pictures of decks and files of the client: compressed when it was built, cached for ever."""

import gzip
import hashlib
import json
import mimetypes
import re
from collections.abc import Mapping
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from namyok.content import FIRST, LANGUAGES
from namyok.decks.shelf import Shelf
from namyok.kernel import Language

FOR_EVER = "public, max-age=31536000, immutable"
IN_ONE_BROWSER = "private, max-age=31536000, immutable"
"""For private pictures: what is between us and the browser has no business keeping them."""
_SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""Encodings, the better one first, and how the file beside the plain one ends."""
_READ_RUSSIAN = ("ru", "be", "uk", "kk", "ky")
"""Languages of people who rather read Russian than English."""
_UNWANTED = re.compile(r"; *q=0(\.0*)? *$")
"""After a language that a browser asks not to get."""
_ELSEWHERE: Language = "en"
_NEEDS = "needs.json"
"""Links by language and address, written by web/needs.ts."""
_NAMED = re.compile("/[^/]+")
_PLAIN_PAGE = (
    b"<!doctype html><meta charset=utf-8><title>\xd0\x9d\xd0\xb0\xd0\xbc\xd1\x91\xd0\xba</title>"
    b"<p>The table server is up; the client has not been built."
)


class StaticFile:
    """A file in memory with its compressed forms: the client is small, and the disk is slow."""

    def __init__(self, name: str, forms: Mapping[str, bytes]) -> None:
        """``forms`` has the content by its encoding; plain it has none."""
        self.media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.etag = f'"{hashlib.sha256(forms[""]).hexdigest()[:16]}"'
        self._forms = forms

    @classmethod
    def read(cls, path: Path) -> "StaticFile":
        """With what the build has put beside it."""
        besides = {form: path.with_name(path.name + end) for form, end in _SUFFIXES.items()}
        squeezed = {form: one.read_bytes() for form, one in besides.items() if one.is_file()}
        return cls(path.name, {"": path.read_bytes(), **squeezed})

    @classmethod
    def made(cls, name: str, content: bytes) -> "StaticFile":
        """Of what the server has put together itself."""
        return cls(name, {"": content, "gzip": gzip.compress(content, mtime=0)})

    def answer(self, request: Request, caching: str, *vary: str, status: int = 200) -> Response:
        """``vary``: what the choice of this file hung on, beside the encoding."""
        varying = ", ".join(("accept-encoding", *vary))
        headers = {"cache-control": caching, "etag": self.etag, "vary": varying}
        if status == 200 and request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        form = next((one for one in _SUFFIXES if one in accepted and one in self._forms), "")
        if form:
            headers["content-encoding"] = form
        return Response(self._forms[form], status, headers, self.media_type)


class Client:
    """The built client: hashed files under /assets, and one page for every address of the app.

    The page is there in each language, and asks at once for the letters and words of its own, and
    for what its address will need (docs/decisions/0010).
    """

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._files: dict[str, StaticFile] = {}
        pages: dict[str, bytes] = {}
        self._links: dict[str, dict[str, str]] = {}
        if folder is not None and folder.is_dir():
            for path in sorted(folder.rglob("*")):
                name = path.relative_to(folder).as_posix()
                if name == _NEEDS:
                    self._links = json.loads(path.read_bytes())
                elif path.suffix == ".html" and path.parent == folder:
                    pages[path.stem] = path.read_bytes()
                elif path.is_file() and path.suffix not in _SUFFIXES.values():
                    self._files[name] = StaticFile.read(path)
        first = pages.get("index", _PLAIN_PAGE)
        self._pages = {language: pages.get(language, first) for language in LANGUAGES}

    def file(self, request: Request, name: str) -> Response | None:
        """A file of the client, if there is one of this name."""
        file = self._files.get(name)
        if file is None:
            return None
        return file.answer(request, FOR_EVER if name.startswith("assets/") else "no-cache")

    def page(
        self, request: Request, address: str | None, *, language: Language, head: bytes, status: int
    ) -> Response:
        """The page, with something more in its head.

        ``address`` has no slash before it; None where there is nothing.
        """
        page = self._pages[language].replace(b"</title>", b"</title>" + head, 1)
        # After the styles of all pages, which those of one page amend.
        page = page.replace(b"</head>", self._needed(address, language) + b"</head>", 1)
        made = StaticFile.made("index.html", page)
        return made.answer(request, "no-cache", "accept-language", "cookie", status=status)

    def _needed(self, address: str | None, language: Language) -> bytes:
        """Links to what a page at this address will ask for."""
        links = self._links.get(language, {})
        if address is None:
            return b""
        return (links.get(address) or links.get(_NAMED.sub("/*", address, count=1), "")).encode()


def language_of(request: Request) -> Language:
    """By what a reader has chosen before, else by what the browser asks for, if it says."""
    chosen = request.cookies.get("language")
    asked = (request.headers.get("accept-language") or FIRST).lower().split(",")
    wanted = (one.strip() for one in asked if not _UNWANTED.search(one))
    languages = [chosen] if chosen else [re.split("[-;]", one)[0] for one in wanted]
    if any(one in _READ_RUSSIAN for one in languages):
        return "ru"
    return next((one for one in languages if one in LANGUAGES), _ELSEWHERE)


def picture_route(shelf: Shelf) -> Route:
    """``/decks/<name>/<hash>/<file>``: the same address for everybody, whoever holds the card."""

    async def picture(request: Request) -> Response:
        path = shelf.file(**request.path_params)
        try:
            content = None if path is None else path.read_bytes()
        except FileNotFoundError:  # its owner has just removed it
            content = None
        if content is None:
            return Response("no such picture\n", 404, media_type="text/plain")
        private = shelf.is_private(request.path_params["deck"])
        headers = {"cache-control": IN_ONE_BROWSER if private else FOR_EVER}
        return Response(content, media_type="image/webp", headers=headers)

    return Route("/decks/{deck}/{hash}/{file}", picture)
