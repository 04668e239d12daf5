# One short command a chore. CI runs `make test`.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup run test fmt bench art playthroughs wire

setup: .venv/ready

.venv/ready: pyproject.toml art/pyproject.toml
	PATH="$$PATH:/sbin:/usr/sbin" tools/system-packages.sh
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@# Russian stress for the verse checker: its data file is read, its dependencies are not wanted.
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps ru_accent_poet==0.1.5
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable art
	touch $@

run: setup
	$(BIN)/namyok

test: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd art && ../$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2 --cov --cov-report=term
	cd art && ../$(BIN)/pytest -n 2 --quiet

fmt: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: setup
	$(BIN)/python bench/rules.py
	$(BIN)/python bench/server.py

art: setup
	cd art && ../$(BIN)/python -m namyok_art render dreams --missing
	cd art && ../$(BIN)/python -m namyok_art render stories --missing
	cd art && ../$(BIN)/python -m namyok_art review

wire: setup
	$(BIN)/python -m namyok.wire.generate

playthroughs: setup
	WRITE_PLAYTHROUGHS=1 $(BIN)/pytest --quiet tests/games/test_playthroughs.py
