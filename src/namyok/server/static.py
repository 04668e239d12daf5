"""Pictures of decks and files of the client: cached for ever, and compressed once."""

import gzip
import hashlib
import mimetypes
from pathlib import Path

import brotli
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from namyok.decks.shelf import Shelf

FOR_EVER = "public, max-age=31536000, immutable"
IN_ONE_BROWSER = "private, max-age=31536000, immutable"
"""For private pictures: what is between us and the browser has no business keeping them."""
_SQUEEZED = (".html", ".js", ".css", ".json", ".svg", ".txt", ".webmanifest")
_PLAIN_PAGE = (
    b"<!doctype html><meta charset=utf-8><title>\xd0\x9d\xd0\xb0\xd0\xbc\xd1\x91\xd0\xba</title>"
    b"<p>The table server is up; the client has not been built."
)


class StaticFile:
    """A file in memory with its compressed forms: the client is small, and the disk is slow."""

    def __init__(self, name: str, content: bytes) -> None:
        self.media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.etag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
        self._forms = {"": content}
        if name.endswith(_SQUEEZED):
            self._forms["br"] = brotli.compress(content)
            self._forms["gzip"] = gzip.compress(content, mtime=0)

    def answer(self, request: Request, caching: str) -> Response:
        headers = {"cache-control": caching, "etag": self.etag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        form = next((one for one in ("br", "gzip") if one in accepted and one in self._forms), "")
        if form:
            headers["content-encoding"] = form
        return Response(self._forms[form], media_type=self.media_type, headers=headers)


class Client:
    """The built client: hashed files under /assets, and one page for every address of the app."""

    def __init__(self, folder: Path | None) -> None:
        self._files: dict[str, StaticFile] = {}
        if folder is not None and folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._files[name] = StaticFile(name, path.read_bytes())
        self._page = self._files.get("index.html") or StaticFile("index.html", _PLAIN_PAGE)

    async def page(self, request: Request) -> Response:
        """Any address that is not a file: the client finds its way by itself."""
        name = request.path_params.get("path", "")
        file = self._files.get(name)
        if file is not None and name != "index.html":
            hashed = name.startswith("assets/")
            return file.answer(request, FOR_EVER if hashed else "no-cache")
        return self._page.answer(request, "no-cache")


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
