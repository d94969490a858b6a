# Blockyard. `make help` lists what you can ask for; the first of anything sets up .venv by itself.

PYTHON ?= python3
BIN := .venv/bin
BUILD := $(BIN)/python tools/build.py
PIP := BLOCKYARD_WEB=later $(BIN)/python -m pip install -qq
# How many tests run side by side.
JOBS ?= auto

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

# ---------------------------------------------------------------- for players

.PHONY: play
play: .venv/ready-to-play ## play in the browser
	@$(BUILD)
	@$(BIN)/blockyard serve

# ---------------------------------------------------------------- for developers

.PHONY: test lint types imports unit web browser
test: lint types imports unit web browser ## everything that CI checks, the quick things first
	@echo "All good."

lint: .venv/ready-to-test ## formatting and style
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: .venv/ready-to-test ## types of the Python code
	$(BIN)/mypy

imports: .venv/ready-to-test ## which room may import which
	$(BIN)/lint-imports --no-logo

unit: .venv/ready-to-test ## the Python tests and the examples in the docs
	@$(BUILD) kernels
	$(BIN)/pytest -q -n $(JOBS) --ignore=tests/browser

web: .venv/ready-to-test ## the web client: types, tests, and that it builds
	$(BIN)/python tools/wire.py --check
	@$(BUILD) npm run --silent check
	@$(BUILD) npm run --silent test
	@$(BUILD) web

browser: .venv/ready-to-test ## the web client in a Chromium: whole games, languages, access
	@$(BIN)/python tools/browser.py
	@$(BUILD)
	$(BIN)/pytest -q -n 2 tests/browser

.PHONY: format golden clauses wire icons shots mutants
format: .venv/ready-to-test ## put the Python code into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

golden: .venv/ready-to-test ## write the golden replays anew; read the diff
	@$(BUILD) kernels
	$(BIN)/python tools/golden.py

clauses: .venv/ready-to-test ## write docs/clauses.md anew
	$(BIN)/python tools/clauses.py

wire: .venv/ready-to-test ## write the web client's types anew from the server's
	$(BIN)/python tools/wire.py

icons: .venv/ready-to-test ## paint the icons of the web client anew
	$(BIN)/python tools/icons.py

shots: .venv/ready-to-test ## screenshots of every page and board, into build/shots
	@$(BUILD) kernels
	@$(BUILD) web
	$(BIN)/python tools/shots.py

mutants: .venv/ready-to-test ## plant mistakes in the rules and see that the tests find them
	@$(BUILD) kernels
	$(BIN)/python tools/mutants.py

# ---------------------------------------------------------------- housekeeping

.PHONY: clean help
clean: ## remove everything that make has made
	rm -rf .venv build dist web/node_modules src/blockyard/static .hypothesis .import_linter_cache
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete
	find src tests tools -name __pycache__ -type d -exec rm -rf {} +

help: ## this list
	@echo "make play, or one of these:"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

# Stamps: each is younger than what it was made from, so a second run sets nothing up.

.venv/made:
	@$(PYTHON) tools/build.py --check
	@echo "Setting up .venv ..."
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/ready-to-play: .venv/made pyproject.toml hatch_build.py
	@echo "Installing Blockyard into .venv (half a minute the first time) ..."
	@$(PIP) -e '.[build]'
	@touch $@

.venv/ready-to-test: .venv/made pyproject.toml hatch_build.py
	@echo "Installing Blockyard and its tests into .venv (a minute the first time) ..."
	@$(PIP) -e '.[dev]'
	@touch .venv/ready-to-play $@
