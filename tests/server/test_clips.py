"""Recordings for clues: kept once, checked by content, for this table's ears only."""

from pathlib import Path
from urllib.parse import quote

from tests.server.running import Running
from tests.server.test_connection import three_at_a_game
from tests.server.test_lobby import on_stage, refused

SAMPLES = Path(__file__).parents[1] / "clips" / "samples"


def test_a_recorded_clue_is_kept_and_heard_at_its_table_only(tmp_path: Path) -> None:
    sound = (SAMPLES / "chromium-opus.webm").read_bytes()

    async def scene(server: Running) -> None:
        people = await three_at_a_game(server)
        teller, listener = people[0], people[1]
        path = f"/api/tables/{quote(teller.code)}/clips"
        own = {"x-seat": teller.secret}
        kept = await server.ask("POST", f"{path}/sound", sound, own)
        assert kept.status == 200, kept.body
        again = await server.ask("POST", f"{path}/sound", sound, own)
        assert again.json == kept.json
        clip = kept.json["clip"]
        async with teller.connect() as line:
            await line.do({"do": "come_forward"})
            card = line.view["game"]["hand"] or (await line.view_now())["game"]["hand"]
            for kind, reference in (("sound", "0" * 32), ("mime", clip)):
                clue = {"kind": kind, "clip": reference}
                wrong = await line.do({"do": "give_clue", "clue": clue, "card": card[0]})
                assert refused(wrong) == "no_such_clip"
            clue = {"kind": "sound", "clip": clip}
            told = await line.do({"do": "give_clue", "clue": clue, "card": card[0]})
            assert told["type"] == "ack"
        heard = await server.ask("GET", f"{path}/{clip}", None, {"x-seat": listener.secret})
        assert heard.body == sound
        assert heard.headers["content-type"] == "audio/webm"
        stranger = await server.ask("GET", f"{path}/{clip}")
        assert stranger.json["code"] == "no_such_table"
        other = await server.open()
        elsewhere = f"/api/tables/{quote(other.code)}/clips/{clip}"
        absent = await server.ask("GET", elsewhere, None, {"x-seat": other.secret})
        assert absent.status == 404

    on_stage(tmp_path, scene)


def test_recordings_of_all_tables_together_have_a_limit(tmp_path: Path) -> None:
    sound = (SAMPLES / "chromium-opus.webm").read_bytes()

    async def scene(server: Running) -> None:
        host = await server.open()
        server.services.most_clip_bytes = len(sound)
        kept = []
        for player in (host, await server.open()):
            path = f"/api/tables/{quote(player.code)}/clips/sound"
            kept.append(await server.ask("POST", path, sound, {"x-seat": player.secret}))
        assert kept[0].status == 200
        assert kept[1].json["code"] == "clips_full"

    on_stage(tmp_path, scene)


def test_what_is_no_recording_is_refused(tmp_path: Path) -> None:
    sound = (SAMPLES / "chromium-opus.webm").read_bytes()

    async def scene(server: Running) -> None:
        host = await server.open()
        path = f"/api/tables/{quote(host.code)}/clips"
        own = {"x-seat": host.secret}
        rows = [
            ("sound", b"<svg onload=alert(1)>", "clip_unreadable"),
            ("sound", b"", "clip_unreadable"),
            ("mime", sound, "clip_wrong_kind"),
            ("sound", sound + b"x" * 3_000_000, "clip_too_large"),
        ]
        for kind, body, code in rows:
            answer = await server.ask("POST", f"{path}/{kind}", body, own)
            assert (answer.status, answer.json["code"]) == (409, code)
        other = await server.ask("POST", f"{path}/smell", sound, own)
        assert (other.status, other.json["code"]) == (404, "no_such_clip")
        huge = await server.ask("POST", f"{path}/sound", b"x" * 7_000_000, own)
        assert huge.json["cause"] == "malformed"
        stranger = await server.ask("POST", f"{path}/sound", sound)
        assert stranger.json["code"] == "no_such_table"

    on_stage(tmp_path, scene)
