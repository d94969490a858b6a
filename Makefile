# Blockyard. `make help` lists the targets; the first one you ask for sets up .venv.

PYTHON ?= python3
BIN := .venv/bin
BUILD := $(BIN)/python tools/build.py
# How many tests run at the same time: one more than there are cores, as many of them wait for
# servers and browsers.
JOBS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))
# Each gets a run of neighbours, which share their servers; who is done takes over from the other.
PYTEST := $(BIN)/pytest -q -n $(JOBS) --dist worksteal
# Seconds. A test is slow from 0.3 s on; this leaves room for a slower machine, and for what the
# first test of a process has to load.
CPU_LIMIT ?= 1.5
# Tests start hundreds of processes, and each would compile its modules anew.
unexport PYTHONDONTWRITEBYTECODE
# What `make long` does: passes over the property tests, minutes of fuzzing.
PASSES ?= 3
MINUTES ?= 5

AT_ONCE := +@$(MAKE) --no-print-directory
# The kernels and the client are built by their own targets, at the same time.
PIP := BLOCKYARD_BUILD=later $(BIN)/python -m pip install --no-build-isolation --no-compile -qq

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# ---------------------------------------------------------------- for players

.PHONY: play
play: ## play in the browser
	$(AT_ONCE) -j3 .venv/ready-to-play kernels client
	@$(BIN)/blockyard serve

# ---------------------------------------------------------------- for developers

.PHONY: quick test long
quick: ## lint, types, contracts and the fast tests: a minute
	$(AT_ONCE) -j3 .venv/ready-to-test kernels
	$(AT_ONCE) -j2 static fast

test: ## everything that CI checks
	$(AT_ONCE) -j3 .venv/ready-to-test .venv/ready-to-write kernels client
	$(AT_ONCE) -j3 -O lint contracts types web docs
	$(AT_ONCE) unit
	$(AT_ONCE) browser
	@echo "All good."

long: ## new random examples, planted faults, fuzzing, long games in a browser: an hour
	$(AT_ONCE) -j3 .venv/ready-to-test kernels client
	@echo "--- Property tests with new random examples, $(PASSES) passes"
	for pass in $$(seq $(PASSES)); do \
	  $(PYTEST) --ignore=tests/browser -m hypothesis --hypothesis-profile=long || exit 1; done
	@echo "--- Planted faults: the tests have to catch each of them"
	$(AT_ONCE) mutants
	@echo "--- Fuzzing the kernels for $(MINUTES) minutes"
	$(BIN)/python bench/fuzz_kernels.py $(MINUTES) $$(date +%s)
	@echo "--- Long tests"
	@WHOLE_BROWSER=1 $(BIN)/python tools/browser.py
	WHOLE_BROWSER=1 $(PYTEST) -m long
	@echo "--- Suites of others on our environments"
	$(BIN)/python tools/outside_suites.py
	@echo "--- The fast tests with the oldest versions that we allow"
	$(BIN)/python tools/lowest_versions.py

.PHONY: static fast lint types stubs contracts unit web browser
static:
	$(AT_ONCE) -O lint contracts types

fast: .venv/ready-to-test kernels
	$(PYTEST) --ignore=tests/browser -m "not slow and not long" --cpu-limit $(CPU_LIMIT)

lint: .venv/ready-to-test ## formatting and style
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: .venv/ready-to-test stubs ## types of the Python code
	$(BIN)/mypy

STUBBED = $(shell cd src && find blockyard -name '*.pyi' | sort | sed 's/\.pyi$$//; s,/,.,g')
stubs: .venv/ready-to-test kernels ## stubs (.pyi) against the compiled modules they describe
	@echo "$(BIN)/stubtest of $(words $(STUBBED)) compiled modules"
	@$(BIN)/stubtest --ignore-disjoint-bases --mypy-config-file pyproject.toml \
	  --allowlist tools/stubtest.allowlist $(STUBBED)

contracts: .venv/ready-to-test ## which package may import which
	$(BIN)/lint-imports --no-logo

unit: .venv/ready-to-test kernels ## the Python tests and the examples in the docs
	$(PYTEST) --ignore=tests/browser

web: .venv/ready-to-test kernels client ## the web client: wire types, lint, format, types, tests
	$(BIN)/python tools/wire.py --check
	@$(BUILD) npm run --silent lint
	@$(BUILD) npm run --silent format:check
	@$(BUILD) npm run --silent check
	@$(BUILD) npm run --silent test

browser: .venv/ready-to-test kernels client ## the web client in Chromium: games, languages, accessibility
	@$(BIN)/python tools/browser.py
	$(PYTEST) tests/browser

.PHONY: kernels client
kernels: .venv/build-tools ## compile the kernels that are stale
	@$(BUILD) kernels

client: .venv/made ## build the web client if it is stale
	@$(BUILD) web

.PHONY: docs
docs: .venv/ready-to-write ## build the documentation site into build/site; a dead link fails
	NO_MKDOCS_2_WARNING=1 $(BIN)/python tools/manual.py

.PHONY: format golden clauses wire icons shots mutants
format: .venv/ready-to-test ## format the Python code and the web client
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@$(BUILD) npm run --silent format

golden: .venv/ready-to-test kernels ## rewrite the golden replays; read the diff
	$(BIN)/python tools/golden.py

clauses: .venv/ready-to-test ## rewrite docs/clauses.md
	$(BIN)/python tools/clauses.py

wire: .venv/ready-to-test ## rewrite the web client's types from the server's and the games'
	$(BIN)/python tools/wire.py

icons: .venv/ready-to-test ## redraw the icons of the web client
	$(BIN)/python tools/icons.py

shots: .venv/ready-to-test kernels client ## screenshots of every page and board, into build/shots
	$(BIN)/python tools/shots.py

mutants: .venv/ready-to-test kernels ## plant faults in the rules and check that the tests catch them
	$(BIN)/python tools/mutants.py

# ---------------------------------------------------------------- housekeeping

.PHONY: clean help
clean: ## remove everything that make has built
	rm -rf .venv build dist web/node_modules src/blockyard/static .hypothesis .import_linter_cache
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete
	find src tests tools -name __pycache__ -type d -exec rm -rf {} +

help: ## this list
	@echo "make play, or one of these:"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

# Stamps: each is newer than what it was made from, so a second run sets nothing up.

.venv/made:
	@$(PYTHON) tools/build.py --check
	@echo "blockyard: creating .venv"
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/build-tools: .venv/made pyproject.toml
	@$(BUILD) tools
	@touch $@

.venv/ready-to-play: .venv/build-tools hatch_build.py
	@echo "blockyard: installing Blockyard's dependencies into .venv"
	@$(PIP) -e '.[build,server,train]'
	@touch $@

.venv/ready-to-write: .venv/ready-to-test
	@echo "blockyard: installing what the documentation site is built with into .venv"
	@$(PIP) -e '.[docs]'
	@touch $@

.venv/ready-to-test: .venv/build-tools hatch_build.py
	@echo "blockyard: installing Blockyard's dependencies and test tools into .venv"
	@$(PIP) -e '.[dev]'
	@touch .venv/ready-to-play $@
