"""Plain http beside https: it leads there, and tells phones what to do with our certificate."""

import re
from collections.abc import Awaitable, Callable, Mapping
from html import escape
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from namyok.content import words
from namyok.server.headers import SecurityHeaders
from namyok.server.pages import FILE
from namyok.server.reach import bracketed
from namyok.server.static import Client, language_of

if TYPE_CHECKING:
    from namyok.server.authority import Papers

CERTIFICATE = "/namyok.crt"
SHEETS = re.compile(r'<link rel="stylesheet"[^>]*>')
DEVICES = {"iphone": "iPhone|iPad|Macintosh.*Mobile", "android": "Android", "computer": ""}
"""Which phone reads, by what its browser calls itself; who is not told apart sits at a computer."""
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · {app}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
{sheets}
<link rel="stylesheet" href="/guide.css">
<script src="/guide.js"></script>
</head>
<body>
<main>
<h1>{title}</h1>
<p>{why}</p>
<p><a class="btn pri wide" href="{address}">{open}</a></p>
{ways}
<h2>{sure}</h2>
<p>{fingerprint}</p>
<code>{digest}</code>
<p class="small">{limits}</p>
</main>
</body>
</html>
"""
STYLE = b"""main {
  max-width: 36rem;
  margin: 0 auto;
  padding: clamp(1.5rem, 6vw, 4rem) var(--gutter, 1rem);
  display: grid;
  gap: 1.25rem;
}
h2 {
  margin-top: 0.75rem;
}
details {
  border: 1px solid var(--line, #ccc);
  border-radius: var(--r-ctl, 12px);
  background: var(--sheet, #fff);
  padding: 0.25rem 1rem;
}
summary {
  min-height: 2.75rem;
  display: flex;
  align-items: center;
  font-weight: 600;
  cursor: pointer;
}
summary::after {
  content: "+";
  margin-left: auto;
  font-size: 1.375rem;
  color: var(--ink-3, #666);
}
details[open] summary::after {
  content: "\\2212";
}
ol {
  padding: 0 0 0.75rem 1.5rem;
  display: grid;
  gap: 0.5rem;
  list-style: decimal;
}
ol .btn {
  margin: 0.25rem 0;
}
code {
  overflow-wrap: anywhere;
  font-size: 0.875rem;
  line-height: 1.6;
  padding: 0.75rem 1rem;
  border-radius: var(--r-ctl, 12px);
  background: var(--sunk, #eee);
}
.small {
  color: var(--ink-2, #555);
  font-size: var(--t-s, 0.875rem);
}
"""
LIGHT = b"""if (matchMedia("(prefers-color-scheme: dark)").matches)
  document.documentElement.dataset.theme = "evening";
"""


class Guide:
    """What a reader over plain http is answered."""

    def __init__(self, client: Client, papers: "Papers | None", port: int) -> None:
        self._client = client
        self._papers = papers
        self._port = port
        page = None if client.folder is None else client.folder / "index.html"
        text = page.read_text(encoding="utf-8") if page and page.is_file() else ""
        self._sheets = "\n".join(SHEETS.findall(text))

    async def page(self, request: Request) -> Response:
        """With a certificate that browsers know there is nothing to tell: on to https."""
        if self._papers is None:
            return RedirectResponse(self._over_https(request), 308)
        file = self._client.file(request, request.path_params["path"])
        if file is not None:
            return file
        if FILE.fullmatch(request.path_params["path"]):
            return Response("not found\n", 404, media_type="text/plain")
        language = language_of(request)
        said = words(language)["guide"]
        page = PAGE.format(
            language=language,
            app=words(language)["invitation"]["app"],
            sheets=self._sheets,
            address=escape(self._over_https(request)),
            ways="\n".join(_way(name, request, said) for name in DEVICES),
            digest=_in_lines(self._papers.fingerprint),
            **{name: escape(text) for name, text in said.items()},
        )
        return Response(page, media_type="text/html", headers={"vary": "accept-language, cookie"})

    async def certificate(self, _: Request) -> Response:
        if self._papers is None:
            return Response("not found\n", 404, media_type="text/plain")
        return Response(self._papers.authority, media_type="application/x-x509-ca-cert")

    def _over_https(self, request: Request) -> str:
        """The same page over https."""
        host = bracketed((request.url.hostname or "localhost").strip("[]"))
        port = "" if self._port == 443 else f":{self._port}"
        query = f"?{request.url.query}" if request.url.query else ""
        return f"https://{host}{port}{request.url.path}{query}"


def _way(device: str, request: Request, said: Mapping[str, str]) -> str:
    """What to do on one kind of device; the reader's own lies open."""
    agent = request.headers.get("user-agent", "")
    own = next(name for name, pattern in DEVICES.items() if re.search(pattern, agent))
    load = f'<br><a class="btn sec sm" href="{CERTIFICATE}">{escape(said["load"])}</a>'
    steps = "".join(
        f"<li>{escape(step).replace('{load}', load)}</li>"
        for step in said[f"{device}_steps"].split("\n")
    )
    is_open = " open" if device == own else ""
    return f"<details{is_open}><summary>{escape(said[device])}</summary><ol>{steps}</ol></details>"


def _in_lines(fingerprint: str) -> str:
    """In lines that fit a phone, so that they can be compared."""
    parts = fingerprint.split(":")
    return "<br>".join(":".join(parts[at : at + 8]) for at in range(0, len(parts), 8))


def _made(content: bytes, kind: str) -> Callable[[Request], Awaitable[Response]]:
    async def answer(_: Request) -> Response:
        return Response(content, media_type=kind, headers={"cache-control": "no-cache"})

    return answer


def make_guide(client: Client, papers: "Papers | None", port: int) -> Starlette:
    """The application for plain http, beside one that speaks https on ``port``."""
    guide = Guide(client, papers, port)
    routes = [
        Route("/guide.css", _made(STYLE, "text/css")),
        Route("/guide.js", _made(LIGHT, "text/javascript")),
        Route(CERTIFICATE, guide.certificate),
        Route("/{path:path}", guide.page),
    ]
    return Starlette(routes=routes, middleware=[Middleware(SecurityHeaders)])
