# make sim: play. make test: everything is tested. Each target sets up what it needs first.

VENV := .venv
RUN := $(VENV)/bin/python
DEVICE := hal firmware/boot.py firmware/main.py $(addprefix boards/,assemble.py check.py parts.py spec.py start.py)
ARGS ?=
BOARD ?= pico_oled

.PHONY: sim test nightly lint bench pictures wiring flash image emulate clean

sim: $(VENV)/ready
	@$(RUN) -m sim $(ARGS)

test: $(VENV)/ready sim/node_modules
	@$(RUN) -m pytest $(ARGS)

# What is tried with random input, a few hours of it: a million presses and turns a game.
nightly: $(VENV)/ready sim/node_modules
	@SNAP_FUZZ=200 $(RUN) -m pytest tests/fuzz tests/saves/test_loaders.py $(ARGS)

lint: $(VENV)/stubs
	@$(RUN) -m ruff check .
	@$(RUN) -m ruff format --check .
	@$(RUN) -m mypy
	@$(RUN) -m mypy --config-file .ci/mypy-device.ini $(DEVICE)

bench: $(VENV)/ready sim/node_modules
	@$(RUN) -m sim.bench $(ARGS)

# Those of the README, as the console looks now.
pictures: $(VENV)/ready
	@$(RUN) -m sim.pictures

# Those of boards/, from the board files.
wiring: $(VENV)/ready
	@$(RUN) -m boards wiring

# make flash BOARD=pico_oled [PORT=...]: onto the device. make image BOARD=... [MICROPYTHON=F.uf2].
flash: $(VENV)/ready
	@$(RUN) -m boards flash "$(BOARD)" $(if $(PORT),--port "$(PORT)")

image: $(VENV)/ready
	@$(RUN) -m boards image "$(BOARD)" $(if $(MICROPYTHON),--micropython "$(MICROPYTHON)")

# make emulate UF2=F.uf2 [BOARD=...]: MicroPython's own firmware on an emulated Pico.
emulate: $(VENV)/ready sim/node_modules
	@test -n "$(UF2)" || { echo "emulate: name MicroPython's firmware: UF2=FILE.uf2" \
	  "(boards/README.md says where to get it)" >&2; exit 2; }
	@$(RUN) -m sim.pico "$(UF2)" --board "$(BOARD)" $(ARGS)

clean:
	rm -rf $(VENV) sim/node_modules build .mypy_cache .pytest_cache .ruff_cache .hypothesis

# A virtual environment breaks when the checkout moves or its Python goes: then it is made anew.
ifneq ($(shell $(RUN) -c 'print(1)' 2>/dev/null),1)
.PHONY: $(VENV)/ready
endif

$(VENV)/ready: requirements.lock
	@sh .ci/venv.sh $(VENV)
	@touch $@

# MicroPython's stubs would hide CPython's own library in site-packages: they get a place apart.
$(VENV)/stubs: $(VENV)/ready
	@$(RUN) -m pip install --quiet --no-deps --upgrade --target $(VENV)/micropython \
	  $$(grep -- -stubs== requirements.lock)
	@touch $@

sim/node_modules: sim/package.json
	@sh .ci/node.sh
	@test ! -d $@ || touch $@
