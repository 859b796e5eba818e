# `make play` to play, `make test` before every commit; `make` alone lists the rest.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
LOG := .venv/setup.log
UV := $(BIN)/uv --quiet
PORT ?= 8000
CHROMIUM := /usr/bin/chromium
# The same browser without its windows: tests take it where it is.
SHELL_OF_CHROMIUM := chromium-headless-shell
# Node comes from the lock, too; npm runs it by name.
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --silent
MODULES := web/node_modules/.package-lock.json
PAGE := .cache/page
OUTSIDE := .cache/outside
PAGE_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js web/languages.ts web/people.ts web/portraits.ts $(wildcard src/souvenir/words/*/shared.ftl)

# More than cores: tests in a browser or at a server wait for nearly half of their time.
WORKERS := $(shell echo $$(($$(nproc 2>/dev/null || echo 2) * 2)))
SOAKED := tests/contract tests/bots tests/analysis tests/kernel tests/words tests/terminal tests/cli tests/server tests/browser

# An active outer virtual environment must not draw our installs or imports to itself.
unexport VIRTUAL_ENV PYTHONHOME PYTHONPATH
# Modules are translated once: a server that a test starts would spend half of its start on it.
unexport PYTHONDONTWRITEBYTECODE

# Ends a step that failed with one line saying what to do.
stop = { echo "Souvenir is not set up: $(1)" >&2; exit 1; }
see_log = (details: $(LOG))

.DEFAULT_GOAL := help
.PHONY: help setup play terminal page pictures types test pairs quick mutants soak lint style types-law page-check page-style collected components chromium postgres playthroughs compiled bench release load torture cluster lock format clean

help: ## list these targets
	@echo "Souvenir: four board games about memory"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{printf "%-19s %s\n", $$1, $$2}'

setup: $(READY) $(MODULES) ## install everything into .venv and web/node_modules (once)
	@$(MAKE) --no-print-directory chromium postgres --keep-going || true

play: page ## play in the browser: builds the page, starts the server, opens it (PORT=8000)
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname)" = Darwin ]; then \
	    (sleep 2; $(BIN)/python -m webbrowser -t http://127.0.0.1:$(PORT)/ >/dev/null 2>&1) & fi; \
	exec $(BIN)/souvenir serve --port $(PORT)

terminal: $(READY) ## play a game in the terminal
	@$(BIN)/souvenir play vivid

page: $(PAGE) ## build the page
	@:

types: setup ## make the page's types anew from the server's description of its API
	@mkdir -p .cache
	@$(BIN)/python -m souvenir.server.wire.openapi >.cache/openapi.json
	@$(NPM) exec -- openapi-typescript ../.cache/openapi.json -o src/core/api.d.ts >/dev/null 2>&1

test: setup page chromium postgres ## all checks, then all tests
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target components types-law pairs page-check collected page-style style
	@echo "== tests"
	@$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal </dev/null

quick: $(READY) ## lint of Python, and the tests of what changed since main: within a minute
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/python -m tools.quick </dev/null

mutants: setup ## plant every kept fault and see a test fall (ONLY="undo" for some, TENTH=today)
	@$(BIN)/python -m tools.mutants $(if $(ONLY),--only "$(ONLY)") $(if $(TENTH),--tenth $(TENTH)) </dev/null

# Not in .venv: the house is proved with its own games, and finds this one only here.
pairs: setup page chromium ## install the game from elsewhere, examples/pairs, beside the house and play it
	@echo "== a game from elsewhere"
	@$(UV) pip install --python $(BIN)/python --no-deps --no-build-isolation --reinstall --target $(OUTSIDE) \
	    examples/pairs >$(LOG) 2>&1 || $(call stop,examples/pairs cannot be installed $(see_log))
	@PYTHONPATH=$(OUTSIDE) $(BIN)/python -m pytest -q -k pairs \
	    examples/pairs/tests tests/words </dev/null

soak: setup page chromium ## every decision and many more examples, all faults, kill -9 for ten minutes: for a night
	@export SOUVENIR_SOAK=1; $(NPM) run test
	@SOUVENIR_SOAK=1 $(BIN)/python -m pytest -q -n auto $(SOAKED) </dev/null
	@$(MAKE) --no-print-directory mutants
	@$(MAKE) --no-print-directory torture

lint: style types-law page-check page-style ## style, types and the import law

# Parts of `lint` and `test`, so that both cores are busy.
style: setup
	@echo "== style"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

types-law: setup
	@echo "== types and the import law"
	@$(BIN)/python -m mypy
	@$(BIN)/lint-imports --no-logo

page-check: setup
	@echo "== types of the page"
	@$(NPM) run check

page-style: setup
	@echo "== style of the page"
	@$(NPM) run lint

# Test modules are translated here, and not by each worker.
collected: setup
	@echo "== tests can be collected"
	@mkdir -p .cache
	@$(BIN)/python -m pytest -q --collect-only </dev/null >.cache/collected || { cat .cache/collected; exit 1; }

components: setup chromium
	@echo "== components, in Chromium"
	@$(NPM) run test

format: setup ## put the code into house style
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@$(NPM) run format

playthroughs: setup ## write the golden games of tests/playthroughs anew
	@$(BIN)/python -m souvenir.testing.playthrough tests/playthroughs

pictures: page chromium ## pictures of every screen in artefacts/pictures (ONLY="front end-vivid" for some)
	@$(BIN)/python -m tools.pictures --only $(ONLY)

compiled: $(READY) ## compile the rules with mypyc: optional, and several times as fast
	@$(BIN)/python tools/compile.py

bench: compiled ## measure the rules, plain and compiled by turns
	@for game in vivid dejavu mistral; do $(BIN)/souvenir bench $$game --compare; done

release: page compiled ## build and try what people install: wheels, source, list of parts (PYTHONS="3.12 3.13" for more)
	@$(BIN)/python -m tools.released
	@$(BIN)/python -m tools.release --pythons $(PYTHONS)

load: setup ## measure the server: 50 tables of four clients each, on loopback
	@$(BIN)/python tools/load.py

torture: setup ## kill the server again and again while people play, for ten minutes
	@$(BIN)/python -m tests.server.torture

cluster: page ## two servers on one private PostgreSQL behind HAProxy, on loopback (PORT=8000)
	@$(BIN)/python -m tools.cluster --port $(PORT)

lock: $(BIN)/uv ## renew requirements.lock (all to the newest: make lock LOCK=--upgrade)
	@$(UV) pip compile pyproject.toml --all-extras --universal --python-version 3.11 --generate-hashes \
	    --no-emit-index-url --custom-compile-command "make lock" $(LOCK) -o requirements.lock >/dev/null
	@echo "requirements.lock is up to date; 'make setup' installs it."

clean: ## remove what make has made
	rm -rf .venv .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist \
	    web/node_modules src/souvenir/page artefacts
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): requirements.lock pyproject.toml | $(BIN)/uv
	@echo "Setting up Souvenir: installing the packages ..."
	@$(UV) pip sync --python $(BIN)/python --require-hashes requirements.lock >$(LOG) 2>&1 \
	    || $(call stop,the packages cannot be installed; check the network and run 'make setup' again $(see_log))
	@$(UV) pip install --python $(BIN)/python --no-deps --no-build-isolation --editable . >>$(LOG) 2>&1 \
	    || $(call stop,the project itself cannot be installed; check pyproject.toml $(see_log))
	@$(UV) pip check --python $(BIN)/python >>$(LOG) 2>&1 \
	    || $(call stop,requirements.lock does not fit pyproject.toml; run 'make lock' and then 'make setup' $(see_log))
	@touch $@
	@echo "Setting up Souvenir: done."

$(MODULES): web/package-lock.json web/package.json $(READY)
	@echo "Setting up Souvenir: installing what the page is built with ..."
	@$(NPM) ci >../$(LOG) 2>&1 \
	    || $(call stop,the packages of the page cannot be installed; check the network and run 'make setup' again $(see_log))
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(MODULES)
	@echo "Building the page ..."
	@mkdir -p .cache
	@$(NPM) run build >../$(LOG) 2>&1 || $(call stop,the page cannot be built $(see_log))
	@touch $@

# The browser that tests run in; playing needs none of ours.
chromium:
	@test -x /usr/bin/$(SHELL_OF_CHROMIUM) || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
	    && timeout 120 apt-get install --yes --no-install-recommends $(SHELL_OF_CHROMIUM) >>$(LOG) 2>&1; } || true
	@test -x $(CHROMIUM) || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
	    && echo "Setting up Souvenir: installing Chromium for the tests ..." \
	    && apt-get install --yes --no-install-recommends chromium >>$(LOG) 2>&1; } \
	    || { echo "No $(CHROMIUM) here: 'make test' needs it (Debian: apt-get install chromium)." >&2; exit 1; }

# The database that tests start for themselves; playing needs none.
postgres:
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null \
	    || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
	    && echo "Setting up Souvenir: installing PostgreSQL for the tests ..." \
	    && apt-get install --yes --no-install-recommends postgresql >>$(LOG) 2>&1; } \
	    || { echo "No PostgreSQL here: 'make test' needs it (Debian: apt-get install postgresql)." >&2; exit 1; }

$(BIN)/uv:
	@command -v $(PYTHON) >/dev/null \
	    || $(call stop,no $(PYTHON) here; install Python 3.11 or newer)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	    || $(call stop,$(PYTHON) is too old; install Python 3.11 or newer and run 'make setup PYTHON=python3.11')
	@echo "Setting up Souvenir: creating .venv with $$($(PYTHON) --version) ..."
	@$(PYTHON) -m venv --clear .venv >/dev/null \
	    || $(call stop,.venv cannot be created; install your system's venv package (Debian: python3-venv))
	@sed -n '/^uv==/,/# via/p' requirements.lock >.venv/uv.txt
	@$(BIN)/python -m pip install --require-hashes -r .venv/uv.txt >$(LOG) 2>&1 \
	    || $(call stop,uv cannot be installed; check the network and run 'make setup' again $(see_log))
