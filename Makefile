# make run and make test are all that a newcomer needs: each installs what is missing first. `make help` lists every target from
# the text behind its ##, which begins with the name of its group; Guide/building.md has the same list.
SHELL = /bin/bash

# Swift's hashes have a random seed. With it SwiftPM passes the traits to the compiler in another order whenever it plans a
# build, and compiles everything again.
BUILD = SWIFT_DETERMINISTIC_HASHING=1 swift build

# The toolchain that `Tools/Swift/use` has chosen goes before any other.
export PATH := $(CURDIR)/.build/swift:$(PATH)

# Tools/release builds a program as it ships: Guide/building.md says what each of its steps brings.
KIOSK = .build/release/kiosk

PREFIX = /usr/local
DESTDIR =
# Where units of systemd and rules of udev go.
UNITS = /etc/systemd/system
RULES = /etc/udev/rules.d

.PHONY: help setup run test test-pages test-behaviour build-tests test-rooms test-prose words test-words bless sheets test-lint test-long test-readme test-setup test-device test-device-core \
	test-device-long \
	test-device-faults test-device-vkms test-soak test-day test-devices test-speech test-neon test-thread-sanitizer test-release \
	test-debian12 test-debian13 fuzz bench bench-check bench-baseline bench-builds panel-bench order runtime lint format install \
	build setup-bench setup-neon swift pictures motion-report test-address-sanitizer stage preview test-remote test-links test-brokers test-starts test-stories test-service test-fleet test-home-assistant \
	test-api api-baseline test-conformances test-deferred deb test-deb docs test-sources test-mistakes test-debug-speed test-growth test-growth-short test-parts \
	watch test-watch test-guide arm64 deb-arm64 test-deb-arm64 test-arm64 test-device-arm64 bench-arm64 film

setup: ## start: installs the packages and fetches the Swift that are missing
	@Tools/install fetch swift build run test
	@Tools/Swift/use --fetch

setup-bench: setup ## speed: installs what measuring needs
	@Tools/install bench

setup-neon: setup ## check: installs what the tests of the pixel loops of arm64 need
	@Tools/install neon

# Swift alone: installs and fetches nothing.
swift: ## develop: finds the Swift to build with; installs and fetches nothing
	@Tools/Swift/use

build: setup ## develop: the program of the gallery as it ships: .build/release/kiosk
	Tools/release kiosk

# The panel on the screen, if there is one; else a picture of it after a short visit.
run: build ## start: the panel on the screen, or a picture of a short visit where there is no screen
	@echo "Where a desktop has the screen, the panel says below who holds it, and waits." \
	  "\`make preview\` shows it to a VNC viewer at 127.0.0.1:5900, or in a browser, instead."
	@$(KIOSK) run --config panel.conf; status=$$?; \
	case $$status in 77|78) ;; *) exit $$status;; esac; \
	echo; echo "No screen to draw on, as said above: here is a visit to the panel without one."; \
	echo "\`make preview\` shows the panel itself to a VNC viewer."; \
	$(KIOSK) render --screen oven --script Sources/Programs/Gallery/visit.script --output panel.png --report

# The runtime knows no control: it builds where no module of controls has been built yet.
runtime: setup ## develop: the engine alone, where no control has been built yet
	$(BUILD) --target Runtime

build-tests: setup ## develop: all tests in a debug build, without running them
	$(BUILD) --build-tests

HALF = ^((LooksTests|ControlsTests|ChartingTests|InstrumentsTests|PaymentsTests|ApplianceTests|RuntimeTests|KeyboardsTests|LinuxHostTests|SettingsTests|PanelFileTests|SpeechTests)\.|FaceplateTests\.(Bake|Climate|Fault|Order|Room|Station))
test: setup test-rooms test-prose test-words test-pages test-setup build-tests test-growth-short ## start: every test that needs no device
	@Tests/Suite/run .build/debug/FaceplatePackageTests.xctest '$(HALF)'

help: ## start: this list
	@awk -F ' ## ' 'BEGIN { groups = "start develop check others device speed ship pictures"; \
	  title["start"] = "To begin"; title["develop"] = "To work on it"; title["check"] = "Checks"; \
	  title["others"] = "Checks beside other programs"; title["device"] = "Checks on emulated machines"; \
	  title["speed"] = "Speed and size"; title["ship"] = "To ship"; title["pictures"] = "Pictures and baselines" } \
	  /^[a-z].*: ?.* ## / { split($$1, rule, ":"); split($$2, text, ": "); what = substr($$2, length(text[1]) + 3); \
	    lines[text[1]] = lines[text[1]] sprintf("  %-34s %s\n", rule[1], what) } \
	  END { n = split(groups, names, " "); for (i = 1; i <= n; i++) printf "%s\n%s\n", title[names[i]], lines[names[i]] }' Makefile

# What holds the rooms of Sources apart, counted in their text.
test-rooms: ## check: which room imports which, the length of files, the map of the rooms, the types of the parts; in `make test`
	@Tools/install test
	@Tests/Rooms/run
	@Tests/Parts/run --names

# Prose that has to be read twice: Tests/Prose/run says in which scopes it fails.
test-prose: ## check: prose of pages, comments and messages that has to be read twice; part of `make test`
	@Tools/install test
	@Tests/Prose/run

# The table of the toolkit's words, from their translations in Sources/Base/Localization/Words.
words: ## develop: the table of the toolkit's words, from their translations
	@Tools/Words/make

# That the table is what the translations make, that none is missing, and what is said about a mistake in one.
test-words: ## check: the translations of the toolkit's words and the table made from them; part of `make test`
	@Tools/install test
	@Tools/Words/make --check
	@Tests/Words/run

# Links and addresses of all pages, and what they have from elsewhere: figures, packages, targets, rooms, functions, and the tests of
# Guide/swiftui-behaviour.md.
test-pages: ## check: links of all pages, and the figures, packages, targets and functions in them; part of `make test`
	@Tools/install test
	@Tests/Guide/pages-check
	@Tests/Behaviour/run

# The statements of Guide/swiftui-behaviour.md, whose tests `make test` runs as well.
test-behaviour: build-tests ## check: the statements about SwiftUI's behaviour: their number, and the tests that prove them
	@Tests/Behaviour/run .build/debug/FaceplatePackageTests.xctest

# Redraws the pictures of the gallery and of the scripts: look at them before you commit them.
bless: setup ## pictures: redraws the pictures against which `make test` compares: look at them before you commit
	$(BUILD) --build-tests
	FACEPLATE_BLESS=1 swift test --skip-build --filter 'GalleryPicturesTests|CardPicturesTests|ScriptPictureTests|LanguagePagesTests'

# Each panel of the gallery on ten screens, and panels in use on two, in light and dark: pictures in .build/sheets, to be
# looked at.
sheets: setup ## pictures: each panel of the gallery on ten screens, in light and dark, into .build/sheets
	$(BUILD) --product sheets
	@mkdir -p .build/sheets
	.build/debug/sheets .build/sheets

# Redraws the pictures of README and of the guide: look at them before you commit them.
pictures: setup ## pictures: redraws the pictures of README and of the guide: look at them before you commit
	$(BUILD) --build-tests
	FACEPLATE_BLESS=1 swift test --skip-build --filter 'GalleryPicturesTests|MotionPicturesTests|StatePicturesTests'

# The layout of each panel of the gallery on ten screens, in three text sizes, three languages and both appearances, of
# which each takes a processor. Findings are printed and fail it.
LINT = $(KIOSK) lint --text-size small --text-size large --text-size xxLarge --language en --language de --language ar
test-lint: build ## check: the layout of each panel of the gallery on ten screens, in three text sizes, three languages, light and dark
	@$(LINT) --appearance dark >.build/lint-dark.log 2>&1 & dark=$$!; \
	$(LINT) --appearance light >.build/lint-light.log 2>&1; light=$$?; wait $$dark; dark=$$?; \
	cat .build/lint-light.log .build/lint-dark.log; \
	[ $$light = 0 -a $$dark = 0 ] || { echo "The layout check has found something."; exit 1; }; echo "Nothing found."

# Ten thousand writers under kill -9, a thousand drags, two programs for about a minute, a million faulty files, a
# million files with nasty values that are put to use, and 7,200 that `kiosk check` answers: with random numbers that no
# run had before, unless FACEPLATE_SEED says which. A failure names the seed.
test-long: export FACEPLATE_SEED ?= random
test-long: setup ## check: ten thousand killed writers of a config file, a million faulty files, panel files and expressions, and more
	$(BUILD) --build-tests
	FACEPLATE_KILLS=10000 FACEPLATE_DRAGS=1000 FACEPLATE_PAIRED_EDITS=5000 FACEPLATE_FUZZ=1000000 \
	  FACEPLATE_CHECKS=7200 FACEPLATE_PANELS=1000000 FACEPLATE_MESSAGES=1000000 swift test --skip-build \
	  --filter 'SettingsStormTests|SettingsFuzzTests|SettingsUseFuzzTests|CheckCommandTests|PanelFileFuzzTests'

# Combine, Runtime and the interface with every access to memory watched: publishers, tasks and timers under several threads.
test-thread-sanitizer: setup ## check: the unit tests of Combine, Runtime and the interface under the thread sanitizer
	Tests/Sanitizers/run thread

test-address-sanitizer: setup ## check: the same under the address sanitizer
	Tests/Sanitizers/run address

# A panel with the real speech-dispatcher and with espeak-ng's voice, in real time. No sound card is needed.
test-speech: setup ## others: a panel with the real speech server, and with the real braille server
	@Tools/install speech
	$(BUILD) --product speech-probe
	Tests/SpeechServer/run .build/debug/speech-probe
	Tests/SpeechServer/braille .build/debug/speech-probe

INTERFACE_TESTS = LooksTests,ControlsTests,ChartingTests,InstrumentsTests,PaymentsTests,ApplianceTests

# What ships is optimised, and drops the checks that debug builds make.
test-release: setup ## check: the unit tests, optimised
	FACEPLATE_ONLY=CombineTests,MacroTests,ValuesTests,RuntimeTests,$(INTERFACE_TESTS),GraphicsTests,SettingsTests \
	  swift test -c release --scratch-path .build/test-release --parallel

test-device: build ## device: Debian's kernel in an emulated computer: screen, fingers, knobs, console and service
	Tests/Device/setup
	Tests/Device/run

# Half of these checks: the picture, touch, knobs, speech, the config file and the service. `.ci/run` runs them.
test-device-core: build ## device: half of these checks: picture, touch, knobs, speech, config file and service
	Tests/Device/setup
	Tests/Device/run --core

# The same, with a storm of 100,000 random events.
test-device-long: build ## device: all of them, with a storm of 100,000 random events
	Tests/Device/setup
	Tests/Device/run --long

# Each call of libdrm, the input libraries and the C library fails on purpose, with each error that it knows.
test-device-faults: build ## device: system and library calls that fail on purpose under a panel, one after another
	Tests/Device/setup
	Tests/Device/run --faults

# A display with a real vertical blank: the kernel's vkms, built from its source, says what each frame scans out.
test-device-vkms: build ## device: a display with a real vertical blank: no frame mixes two pictures
	Tests/Device/setup
	Tests/Device/run --vkms

# A day of a panel that is not shown, on a clock told by hand: memory, descriptors and threads stay the same.
test-soak: setup ## device: a day of a panel's time: memory, descriptors and threads stay as they are
	Tools/release soak
	.build/release/soak 24

# More of the simulated day that `make test` has: SEED and EVENTS choose it.
SEED := $(shell shuf -i 1-999999999 -n 1)
EVENTS = 3000
test-day: build-tests ## check: a panel's simulated day with 3000 events; SEED=… repeats one, EVENTS=… changes the number
	FACEPLATE_SEED=$(SEED) FACEPLATE_DAY_EVENTS=$(EVENTS) swift test --skip-build --filter SimulatedDayTests

# More of the days with lying devices that `make test` has: SEED and DAYS choose them.
DAYS = 10000
test-devices: build-tests ## check: a panel's days with devices that lie, 10,000 of them; SEED=… repeats them, DAYS=… changes the number
	FACEPLATE_SEED=$(SEED) FACEPLATE_DEVICE_DAYS=$(DAYS) swift test --skip-build --filter LyingDeviceTests

# The pixel loops of arm64 on an emulated processor.
test-neon: setup-neon ## check: the pixel loops of arm64 on an emulated processor, byte for byte as the scalar reference draws
	Tests/Neon/run

# Graphics and tables of translations under a fuzzer that watches every access to memory, each for FUZZ_SECONDS (60)
# beside its build.
fuzz: setup ## check: a fuzzer's fonts, pictures, texts, paths and translations, every access to memory checked; FUZZ_SECONDS=60
	Tests/Fuzz/run

# What `make setup` fetches of Swift, from a server on this machine, with archives signed by a key for the test.
test-setup: ## check: how `make setup` chooses and fetches Swift, against a server on this machine; part of `make test`
	@Tools/install fetch test
	Tests/Setup/run

# `make run` and `make test` in a bare Debian, from a clean clone, as an ordinary user and as root.
test-debian12 test-debian13: ## device: `make run` and `make test` in a bare Debian, from a clean clone
	@Tools/install debian
	Tests/Debian/run $(@:test-debian%=%)

# The package of README, built from outside as its readers build it.
test-readme: setup ## check: the package of README, built from outside as its readers build it
	Tests/Readme/run

# The packages that `kiosk new --from` writes, each built from outside, with its own tests.
test-starts: setup ## check: the packages that the command new writes, each built from outside, with its own tests
	$(BUILD) --product kiosk
	Tests/Readme/starts .build/debug/kiosk

# What a release loads with the first call of a function: that arguments arrive, also on arm64, and what it says where it is missing.
test-deferred: build setup-neon ## check: the libraries that a release loads with the first call of one of their functions
	Tests/Deferred/arguments
	Tests/Deferred/run $(KIOSK)

# What Tools/Link/conformances.c and names.c answer, beside what the runtime answers, while each panel of the gallery is drawn.
test-conformances: setup ## check: the conformances and types that a release finds by its own tables, beside the runtime's answers
	Tools/Link/defer .build/link
	for name in conformances names; do clang -O2 -DCOMPARED -c Tools/Link/$$name.c -o .build/link/$$name.o || exit; done
	rm -f .build/release/kiosk
	Tools/release kiosk
	cp .build/release/kiosk .build/release/kiosk-compared
	rm -f .build/link/conformances.o .build/link/names.o .build/release/kiosk
	Tests/Conformances/run .build/release/kiosk-compared

panel-bench: setup-bench ## speed: builds the programs that are measured
	Tools/release panel-bench
	Tools/release hello-bench

# Fails when a frame or the start costs over 3 % more instructions than Tests/Bench/baseline says, or when the memory or the
# size of the program has risen by as much or is above its limit there.
bench-check: panel-bench ## speed: fails where a frame, a start, memory or size has grown: see Tests/Bench/baseline
	Tests/Bench/test-compare
	Tests/Bench/unlinked .build/release/hello-bench
	@set -o pipefail; Tests/Bench/frames .build/release/panel-bench .build/release/hello-bench | Tests/Bench/compare Tests/Bench/baseline

# Takes the figures of now as those to hold. The limits stay.
bench-baseline: panel-bench ## speed: takes the present figures as those to hold
	@set -o pipefail; Tests/Bench/frames .build/release/panel-bench .build/release/hello-bench | Tests/Bench/take Tests/Bench/baseline | tee .build/baseline
	@mv .build/baseline Tests/Bench/baseline

# Records again which functions run at a start, for the linker. The programs are linked with their symbols for this; the next
# build links them without.
order: setup-bench ## speed: records again which functions run in frames and at the start, for the linker
	Tools/release panel-bench --symbols
	Tools/release hello-bench --symbols
	Tools/release hello-bench --symbols --scratch-path .build/bare --disable-default-traits
	Tools/Link/make-order .build/release/panel-bench .build/release/hello-bench .build/bare/release/hello-bench >.build/order
	mv .build/order Tools/Link/order

# Of each movement of a control: its frames, what they redraw, and how many instructions they cost.
motion-report: setup-bench ## speed: of each movement of a control its frames, what they draw, and what they cost
	Tools/release motion-report
	@Tests/Bench/motion .build/release/motion-report

bench: panel-bench motion-report ## speed: instructions, memory and size of two panels, and the rasterizer beside Cairo
	FACEPLATE_BENCH=1 Tools/release raster-bench
	@Tests/Bench/run .build/release/panel-bench .build/release/hello-bench
	@.build/release/raster-bench --table .build/raster.md
	@Tests/Bench/raster .build/release/raster-bench
	@cat .build/raster.md

# How long builds take on this machine, which should do nothing else at the time.
bench-builds: test-readme ## speed: seconds from a changed line to its picture, and of a release build from nothing
	Tests/Bench/builds

lint: swift ## develop: the house style, checked; installs nothing
	swift format lint --strict --parallel --recursive Sources Tests Package.swift

format: swift ## develop: the house style, applied; installs nothing
	swift format --in-place --parallel --recursive Sources Tests Package.swift

# All public names and the guide as pages for any web server, in .build/docs.
docs: setup ## develop: all public names and the guide as HTML in .build/docs
	$(BUILD)
	Tools/Docs/make .build/debug/Modules .build/docs

# Programs of SwiftUI that were not written for the toolkit, and mistakes in them.
test-sources: setup ## check: programs of SwiftUI that were not written for Faceplate, compiled against the modules of the last build
	$(BUILD)
	Tests/Sources/run .build/debug/Modules

# What a program is that names no part of the toolkit in its manifest, and what each part says where it is missing. With SIZES=yes
# also the size, the memory and the start of the program of one stepper without parts, with each part and with all.
test-parts: setup ## check: an application without the optional parts of the toolkit: what it does, and what it says of them
	@Tools/install bench
	Tests/Parts/run $(if $(SIZES),--sizes)

# How fast the work grows with the length, the depth and the number of what panels are given. ROWS=NAME counts some of the rows.
test-growth: setup ## speed: instructions for one, two and four times the input: fails where they grow faster than n log n
	@Tools/install bench
	$(BUILD) --product growth-probe
	Tests/Growth/run .build/debug/growth-probe 1 $(ROWS)

# A row of each dimension: depth, width, length and number of items, values, expressions, texts, lists, alarms, options and
# translations, and what was once worse than linear. It needs the tests to have been built.
SHORT_GROWTH = item.row.depth item.row.count item.text.text.length item.list.body.count item.button.tap.count \
	item.picker.menu.options item.slider.look.stops alarm.when.length run.alarms value.number.count read.expression.length \
	run.computed.chain action.set.count file.translations.count names.count keys.depth view.grid.depth view.tabs.depth
test-growth-short: build-tests ## speed: eighteen of the rows of `make test-growth`; part of `make test`
	@Tools/install bench
	Tests/Growth/run .build/debug/growth-probe 1 $(SHORT_GROWTH)

# The time of two pages in a debug build, beside that in a release build.
test-debug-speed: setup ## speed: two pages in a debug and in a release build: fails where the former takes over three times as long
	$(BUILD) --product debug-speed
	$(BUILD) -c release --product debug-speed
	Tests/DebugSpeed/run .build/debug/debug-speed .build/release/debug-speed

test-mistakes: setup ## check: mistakes in these programs: fails where the compiler takes over 2 s to name one
	$(BUILD)
	Tests/Sources/run .build/debug/Modules --mistakes

# What has gone from the public surface since the last release, or has changed there; CHANGELOG has to name it.
test-api: setup ## check: what has left or changed in the public surface since the last release and is not in CHANGELOG.md
	$(BUILD)
	Tests/PublicSurface/run .build/debug/Modules

# Takes the public surface of now as that of the release.
api-baseline: setup ## pictures: takes the public surface of now as that of the release
	$(BUILD)
	Tests/PublicSurface/run .build/debug/Modules --take

# The panel without a screen, for a VNC viewer or a browser at one's desk; the address is printed.
preview: build ## develop: the panel without a screen, for a VNC viewer or a browser
	@Tools/preview $(KIOSK) run --method memory --vnc --config panel.conf

# A panel of code, here the gallery, that is rebuilt and restarted whenever a source is saved, with the same page and values;
# PACKAGE is the folder of another package, PRODUCT its program, and RUN where it is shown. The inspector looks views up in INSPECTED.
PACKAGE = $(CURDIR)
PRODUCT = $(if $(filter $(CURDIR),$(PACKAGE)),kiosk,panel)
RUN = --method memory --vnc
INSPECTED = $(PACKAGE)/Sources$(if $(filter $(CURDIR),$(PACKAGE)),/Programs/Gallery)
watch: setup ## develop: the same, rebuilt and restarted whenever a source is saved; PACKAGE=FOLDER for a package of your own
	@Tools/install watch
	@echo "The right button of a viewer tells here what is where."
	@Tools/preview Tools/watch "$(PACKAGE)" "$(PRODUCT)" --inspect "$(INSPECTED)" $(RUN) --config "$(PACKAGE)/panel.conf"

# The gallery under `make watch`, with a viewer that looks on while a line of its sources is edited and put back.
test-watch: setup ## others: the gallery under `make watch`, worked by a viewer while a source is edited
	@Tools/install remote watch
	@$(VNCDO)
	PATH="$(CURDIR)/.build/remote/bin:$$PATH" Tests/Watch/run .build/debug/kiosk

# Every listing of README and of the guide compiled, and every command line in them run.
test-guide: setup ## check: every listing of README and of the guide compiled, and every command line in them run
	$(BUILD)
	Tests/Guide/run .build/debug/Modules .build/debug/kiosk

# PyPI's viewer without a window, in its own place.
VNCDO = [ -x .build/remote/bin/vncdo ] || { python3 -m venv .build/remote && .build/remote/bin/pip install -q vncdotool==1.2.0; }

# Viewers that others have written, and strangers who break the protocol.
test-remote: build ## others: a panel worked by VNC viewers that others have written, and by strangers who send garbage
	@Tools/install remote
	@$(VNCDO)
	PATH="$(CURDIR)/.build/remote/bin:$$PATH" Tests/Remote/run $(KIOSK)
	PATH="$(CURDIR)/.build/remote/bin:$$PATH" Tests/Remote/film $(KIOSK) .build/film.png

# README's film: of what was recorded at a panel that runs, while a viewer works it. Look at it before it is committed.
film: build ## pictures: redraws the film of README, from what a VNC viewer does at a panel: look at it before you commit
	@Tools/install remote
	@$(VNCDO)
	PATH="$(CURDIR)/.build/remote/bin:$$PATH" Tests/Remote/film $(KIOSK) Sources/Programs/Gallery/Pictures/oven-film.png

# PyPI's client of a broker, its Modbus devices and its D-Bus, in their own place.
LINKS = [ -x .build/links/bin/python3 ] || { python3 -m venv .build/links && \
  .build/links/bin/pip install -q paho-mqtt==2.1.0 pymodbus==3.11.4 pyserial==3.5 dbus-next==0.2.3; }

# A broker, a client of it and a Modbus device that others have written.
test-links: build ## others: a panel with an MQTT broker, Modbus devices, a serial line and D-Bus objects that others have written
	@Tools/install links
	@$(LINKS)
	.build/links/bin/python3 Tests/Links/run $(KIOSK)

# The strict broker of a checkout of github.com/eclipse/paho.mqtt.testing, which PAHO names. Nothing of it is fetched here.
PAHO =
test-brokers: ## others: panels at the strict broker of Eclipse Paho's test suite; PAHO=FOLDER says where its checkout is
	@[ -e "$(PAHO)/interoperability/startbroker.py" ] || { \
	  echo "PAHO=FOLDER has to name a checkout of https://github.com/eclipse/paho.mqtt.testing: there is no $(PAHO)/interoperability/startbroker.py" >&2; exit 1; }
	@$(MAKE) --no-print-directory build
	@Tools/install links
	@$(LINKS)
	.build/links/bin/python3 Tests/Brokers/run $(KIOSK) "$(PAHO)"

# The stories of the gallery's panels by touch, by the knob and by keys, with films that are left to be looked at.
test-stories: build ## check: the stories of the gallery's panels by touch, knob and keys; leaves films to look at
	Tests/Stories/run $(KIOSK)

# The pages for service with a bus and the interfaces of timedated and NetworkManager.
test-service: setup ## others: the pages for service with a bus, timedated and NetworkManager
	@Tools/install service
	$(BUILD) --product service-probe
	/usr/bin/python3 Tests/Service/run .build/debug/service-probe

# 500 panels at one broker on this machine, which is restarted: what they tell, and what that costs.
test-fleet: setup ## others: 500 panels at one broker, which is restarted and killed
	@Tools/install links
	$(BUILD) --product fleet-probe
	Tests/Fleet/run .build/debug/fleet-probe

# The gallery's panels without code beside Home Assistant's own code, of the last release that runs on Python 3.12.
test-home-assistant: build ## others: the gallery's panels without code beside Home Assistant's own code; needs Python 3.12
	@Tools/install links
	@[ -e .build/homeassistant/installed ] || { command -v python3.12 >/dev/null || \
	  { echo "python3.12 is missing: Home Assistant 2025.1 needs it, and Debian 12 and 13 do not have it" >&2; exit 1; }; \
	  python3.12 -m venv .build/homeassistant && .build/homeassistant/bin/pip install -q homeassistant==2025.1.4 \
	  paho-mqtt==1.6.1 janus 'josepy<2' && touch .build/homeassistant/installed; }
	.build/homeassistant/bin/python3 Tests/HomeAssistant/run $(KIOSK)

# The files of the program below DESTDIR, without building anything and without touching the machine that runs.
stage: ## ship: the files of the program below DESTDIR, without building and without touching this machine
	install -D -m 755 $(KIOSK) $(DESTDIR)$(PREFIX)/bin/kiosk
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/share/faceplate/Inter Sources/Drawing/Typefaces/Inter/*
	install -D -m 644 -t $(DESTDIR)$(UNITS) systemd/kiosk@.service systemd/kiosk-display.service
	sed -i 's|/usr/local/bin|$(PREFIX)/bin|g' "$(DESTDIR)$(UNITS)/kiosk@.service"
	install -D -m 644 systemd/public.conf $(DESTDIR)/usr/lib/kiosk/public.conf
	install -D -m 644 systemd/network.conf $(DESTDIR)/usr/lib/kiosk/network.conf
	install -D -m 644 systemd/kiosk.sysusers $(DESTDIR)/usr/lib/sysusers.d/kiosk.conf
	install -D -m 644 systemd/70-kiosk.rules $(DESTDIR)$(RULES)/70-kiosk.rules

install: build stage ## ship: builds, and puts program, typeface, units, user and udev rule on this machine; starts nothing
	@[ -n "$(DESTDIR)" ] || { systemd-sysusers; systemctl daemon-reload; udevadm control --reload; } 2>/dev/null || true
	@echo "start it at boot: systemctl enable --now kiosk@tty1"

# The Debian package of this machine's architecture, into .build/deb; lintian has nothing to say against it.
deb: build ## ship: the Debian package faceplate-kiosk in .build/deb
	@Tools/install deb
	Tools/deb/make .build/deb $(KIOSK)

# The same program for Debian 13 on arm64, built on amd64 at full speed with Debian's own Swift.
ARM64_KIOSK = .build/arm64/release/kiosk
arm64: ## ship: the program for Debian 13 on arm64, built on amd64
	Tools/arm64/setup
	Tools/arm64/build --product kiosk
	@Tools/arm64/describe $(ARM64_KIOSK)

# Its Debian package, into .build/deb.
deb-arm64: arm64 ## ship: the Debian package of that, in .build/deb
	@Tools/install deb
	depends=$$(Tools/arm64/depends $(ARM64_KIOSK)) && KIOSK_RUNS="qemu-aarch64 -L $$(Tools/arm64/folder)/root" \
	  DEPENDS="$$depends" Tools/deb/make .build/deb $(ARM64_KIOSK) arm64

# Its pictures beside this machine's.
test-arm64: build arm64 ## ship: the gallery's pictures by that program beside this machine's, byte for byte
	Tests/Arm64/pictures $(KIOSK) $(ARM64_KIOSK) .build/arm64/pictures

# The core of the device tests on emulated computers with that processor.
test-device-arm64: arm64 ## ship: the core of the device checks on emulated computers with a Cortex-A53
	@Tools/install device
	Tests/Device/run --arm64

# Its package on an emulated machine that boots Debian 13: installing, upgrading, removing and purging it.
test-deb-arm64: deb-arm64 ## ship: the arm64 package on an emulated computer that boots Debian 13
	@Tools/install device
	Tests/Device/run --arm64 --package

# Instructions of arm64 for a frame and for the start.
bench-arm64: ## speed: instructions of arm64 for a frame and for the start
	@Tools/install swift
	Tools/arm64/setup
	Tools/arm64/build --product panel-bench
	@Tests/Arm64/instructions .build/arm64/release/panel-bench .build/arm64/bench

# Installing, upgrading, removing and purging the package in a bare Debian, the release of this machine, and on an emulated
# machine that boots.
test-deb: deb ## ship: the Debian package installed, upgraded, removed and purged in a bare Debian, and booted in an emulated machine
	@Tools/install debian
	Tests/Debian/package .build/deb/faceplate-kiosk_*_$$(dpkg --print-architecture).deb
	Tests/Device/setup
	Tests/Device/run --package
