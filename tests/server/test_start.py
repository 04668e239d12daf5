"""Starting the real program: what is wrong is one clear line and a code, before any banner."""

import re
import shutil
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

import namyok
from namyok.content import content_folder
from namyok.store.schema import MIGRATIONS
from tests.server.starting import COMMAND, HERE, PATIENCE, environment, fault, started
from tests.store.test_released import RELEASED, unpacked


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = fault(3, "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path))
    assert said == f"port {port} is in use by another program; choose another with --port"


@pytest.mark.parametrize("port", ["65536", "-1", "8000.5", "eight", "8_0"])
def test_a_port_that_is_none(port: str) -> None:
    said = fault(2, NAMYOK_PORT=port)
    assert said == f"--port (NAMYOK_PORT) must be a whole number from 0 to 65535, not {port}"


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    for host in ("192.0.2.7", "nowhere.invalid", "a" * 70 + ".b"):
        said = fault(3, "--host", host, "--port", "0", "--data", str(tmp_path))
        assert said.startswith(f"can't listen on --host {host}: "), said


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert fault(3, *HERE, "--data", str(blocked)) == f"{blocked}: Not a directory"
    inside = blocked / "data"
    assert fault(3, *HERE, "--data", str(inside)) == f"{inside}: Not a directory"
    assert fault(3, *HERE, "--data", "/proc/namyok").startswith("/proc/namyok: ")


def test_a_user_without_a_home() -> None:
    said = fault(3, *HERE, NAMYOK_DATA="~nobody-of-this-name/x")
    assert said == "~nobody-of-this-name/x: there is no home folder; say the whole path"


def test_a_program_without_its_content(tmp_path: Path) -> None:
    package = Path(namyok.__file__).parent
    files = shutil.ignore_patterns("content", "client", "__pycache__")
    shutil.copytree(package, tmp_path / "src" / "namyok", ignore=files)
    said = fault(3, *HERE, "--data", str(tmp_path), PYTHONPATH=str(tmp_path / "src"))
    assert said == f"{tmp_path}/content/decks: No such file or directory"


def test_a_program_without_its_pages(tmp_path: Path) -> None:
    package = Path(namyok.__file__).parent
    shutil.copytree(
        package, tmp_path / "src" / "namyok", ignore=shutil.ignore_patterns("client", "__pycache__")
    )
    (tmp_path / "content").symlink_to(content_folder())
    said = fault(3, *HERE, "--data", str(tmp_path), PYTHONPATH=str(tmp_path / "src"))
    assert said == "there are no pages to show: in a clone begin with 'make run'"


def test_a_program_whose_pages_went(tmp_path: Path) -> None:
    package = Path(namyok.__file__).parent
    shutil.copytree(
        package, tmp_path / "src" / "namyok", ignore=shutil.ignore_patterns("client", "__pycache__")
    )
    (tmp_path / "content").symlink_to(content_folder())
    pages = tmp_path / "web" / "dist"
    pages.mkdir(parents=True)
    start = (*HERE, "--data", str(tmp_path / "data"))
    said = fault(3, *start, PYTHONPATH=str(tmp_path / "src"))
    assert said == "there are no pages to show: in a clone begin with 'make run'"
    (pages / "index.html").write_text("<title></title>")
    (pages / "needs.json").write_text("half a fi")
    assert fault(3, *start, PYTHONPATH=str(tmp_path / "src")).startswith("Expecting value")


def test_a_disk_without_room(tmp_path: Path) -> None:
    ran = subprocess.run(
        ["bash", "-c", 'ulimit -f 0; exec "$@"', "-", *COMMAND, *HERE, "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment({"PYTHONDONTWRITEBYTECODE": "1"}),
        check=False,
    )
    assert ran.returncode == 3, ran.stderr
    assert ran.stderr.startswith(f"namyok: {tmp_path}/namyok.db: "), ran.stderr
    assert ran.stderr.count("\n") == 1, ran.stderr


def test_a_folder_of_no_name() -> None:
    said = fault(2, *HERE, "--data", "")
    assert said == "--data (NAMYOK_DATA) must be a folder, not nothing"


def test_where_it_happened_is_told_to_who_asks(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = subprocess.run(
        [*COMMAND, *HERE, "--data", str(tmp_path / "file"), "--log-level", "debug"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment({}),
        check=False,
    )
    assert ran.returncode == 3
    assert "store/lock.py" in ran.stderr


@pytest.mark.parametrize("read", ["namyok.cli", "namyok.serve"])
def test_an_interrupt_while_the_program_is_read(read: str, tmp_path: Path) -> None:
    script = f"""
import signal, sys
from namyok.__main__ import main

class Interrupted:
    def find_spec(self, name, *_):
        if name == "{read}":
            signal.raise_signal(signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Interrupted())
sys.argv = ["namyok", "--data", "{tmp_path}"]
sys.exit(main())
"""
    ran = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment({}),
        check=False,
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "")


def test_an_output_that_takes_nothing(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [*COMMAND, *HERE, "--data", str(tmp_path)],
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=PATIENCE,
            env=environment({}),
            check=False,
        )
    said = b"namyok: standard output: No space left on device\n"
    assert (ran.returncode, ran.stderr) == (3, said)


def test_a_terminal_with_few_letters_is_told_the_address(tmp_path: Path) -> None:
    public = ("--public-url", "https://a.example", "--data", str(tmp_path))
    with started(*HERE, *public, PYTHONIOENCODING="latin-1") as (_, said):
        assert "  ?????  https://a.example\n" in said


def test_a_server_without_standard_output_serves(tmp_path: Path) -> None:
    script = 'exec "$@" >&-'
    process = subprocess.Popen(
        ["bash", "-c", script, "-", *COMMAND, *HERE, "--data", str(tmp_path)],
        stderr=subprocess.PIPE,
        text=True,
        env=environment({}),
    )
    assert process.stderr is not None
    try:
        assert any("startup complete" in line for line in process.stderr)
    finally:
        process.kill()
        process.wait(PATIENCE)
        process.stderr.close()


def test_a_variable_that_is_no_setting_is_named() -> None:
    other = {"NAMYOK_PUBLIC_ULR": "https://a.example", "NAMYOK_SERVICE_HOST": "10.0.0.1"}
    ran = subprocess.run(
        [*COMMAND, *HERE, "--data", "/proc/namyok"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(other),
        check=False,
    )
    assert ran.stderr.splitlines()[:2] == [
        "namyok: NAMYOK_PUBLIC_ULR is no setting; NAMYOK_PUBLIC_URL is",
        "namyok: NAMYOK_SERVICE_HOST is no setting",
    ]


def test_a_folder_of_decks_that_is_not_there(tmp_path: Path) -> None:
    decks = tmp_path / "decks"
    said = fault(3, *HERE, "--data", str(tmp_path), "--decks", str(decks))
    assert said == f"{decks}: No such file or directory"


def test_a_damaged_database(tmp_path: Path) -> None:
    (tmp_path / "namyok.db").write_bytes(b"no database at all" * 500)
    said = fault(3, *HERE, "--data", str(tmp_path))
    assert said.startswith(f"{tmp_path}/namyok.db: file is not a database. The file is damaged.")


def test_a_database_of_a_newer_program(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "namyok.db")
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    db.close()
    assert "newer" in fault(3, *HERE, "--data", str(tmp_path))


def test_a_key_that_is_too_short(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"short")
    assert "too short for a key" in fault(3, *HERE, "--data", str(tmp_path))


@pytest.mark.parametrize("released", RELEASED, ids=lambda path: path.name)
def test_a_key_that_was_lost_is_missed_and_can_be_given_up(released: Path, tmp_path: Path) -> None:
    data = tmp_path / "Мои данные"
    unpacked(released, data)
    (data / "key").unlink()
    said = fault(3, *HERE, "--data", str(data))
    missing, _, instead = said.partition(" or go on with a new one: ")
    assert missing.startswith(f"{data}/key is missing, and without it nobody has their seats")
    assert not (data / "key").exists()
    subprocess.run(instead, shell=True, check=True)
    with started(*HERE, "--data", str(data)):
        pass


def test_a_second_server_over_one_folder(tmp_path: Path) -> None:
    with started(*HERE, "--data", str(tmp_path)) as (process, _):
        assert fault(3, *HERE, "--data", str(tmp_path)) == (
            f"another server (process {process.pid}) is running over {tmp_path}: "
            "stop it, or choose a folder with --data"
        )
    with started(*HERE, "--data", str(tmp_path)) as (process, _):
        assert process.poll() is None, "a lock ends with its server, even a killed one"


def test_a_second_node_over_one_folder(tmp_path: Path) -> None:
    """It would take what comes in at the first for what was left."""
    shared = ("--store", "postgresql://127.0.0.1:1/db")
    with started(*HERE, "--data", str(tmp_path)) as (process, _):
        said = fault(3, *HERE, "--data", str(tmp_path), *shared)
        assert said.startswith(f"another server (process {process.pid}) is running over {tmp_path}")


def test_all_addresses_of_both_kinds(tmp_path: Path) -> None:
    with started("--host", "::", "--port", "0", "--data", str(tmp_path)) as (_, said):
        port = re.search(r"http://localhost:(\d+)", said[-1])
        assert port
        for address in ("127.0.0.1", "::1"):
            with socket.create_connection((address, int(port[1])), timeout=PATIENCE):
                pass


def test_a_free_port_is_found_and_told(tmp_path: Path) -> None:
    with started(*HERE, NAMYOK_DATA=str(tmp_path)) as (_, said):
        port = re.search(r"http://localhost:(\d+)", said[-1])
        assert port and int(port[1]) > 0
        with socket.create_connection(("127.0.0.1", int(port[1])), timeout=PATIENCE):
            pass


def test_the_server_ends_when_it_is_told(tmp_path: Path) -> None:
    for signal, code in (("INT", 0), ("TERM", -15)):
        with started(*HERE, "--data", str(tmp_path)) as (process, said):
            address = re.search(r"http://localhost:\d+", said[-1])
            assert address
            # Tests that run in the background of a shell start programs that ignore an interrupt
            # until they listen to signals themselves, which one that answers does.
            with urlopen(f"{address[0]}/healthz", timeout=PATIENCE):
                subprocess.run(["kill", f"-{signal}", str(process.pid)], check=True)
            assert process.wait(PATIENCE) == code, signal


def test_a_plain_server_loads_nothing_that_only_others_need() -> None:
    code = "import sys, namyok.cli, namyok.serve; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"asyncpg", "nats", "cryptography", "numpy"} & {*done.stdout.split()}
