"""Boots of the service with a panel file that is good or not, and with devices that are there, come later or never do.

Whatever is missing, a picture comes in time, `kiosk status` names it, and what comes later is shown.
"""
import contextlib
import ctypes
import functools
import glob
import os
import re
import shutil
import subprocess
import time

from checks.service import Service, systemctl
from guest.checking import check, eventually, expect
from guest.devices import Broker, Device
from guest.outside import RESULTS

MODBUS, MQTT = 1502, 1883
OWN = "/etc/kiosk/panel.yaml"
BEHIND = "/srv/boots/house.yaml"
SETTINGS = "/etc/kiosk/panel.conf"
CONFIG = "/var/lib/kiosk/panel.conf"
GOOD = "/var/lib/kiosk/.panel.conf.panel.good"
UNIT = "boots@.service"
LOOK = 10  # seconds after the start, by when the screen shows what there is
PROOF = 30  # seconds in which a version that works is kept
NOTE_LEFT, NOTE_TOP = 300, 430  # the mark of a mistake lies right of and below this
PANEL = f"""panel: {{name: house, title: House}}
links:
  plc: {{modbus: "tcp://127.0.0.1:{MODBUS}", unit: 1, every: 500 ms}}
  broker: {{mqtt: "mqtt://127.0.0.1:{MQTT}"}}
values:
  room.now: {{type: number, unit: °C, label: Room, modbus: {{input: 0, scale: 0.1}}}}
  garden.now: {{type: number, unit: °C, label: Garden, mqtt: {{topic: garden}}}}
  room.target: {{type: number, in: 5..30, step: 0.5, unit: °C, initial: 20.5, label: Target}}
pages:
  start:
    title: House
    body: [room.now, garden.now, room.target]
"""
FAULTY = PANEL + "  more: {body: [room.cellar]}\n"
TOO_LARGE = PANEL + f"# {'-' * 98}\n" * 11_000
KNOWN = "set room.now 21.5\nset garden.now 12\n"
UNKNOWN = "spoil room.now\nspoil garden.now\n"
LINKS = {"link-plc", "link-broker"}


class Boot(Service):
    """The service's own unit with the network, beside the one that shows the oven."""

    def __init__(self, rig):
        super().__init__(rig)
        self.name, unit = UNIT.replace("@", "@tty1"), os.path.join("/etc/systemd/system", UNIT)
        if not os.path.exists(unit):
            with open(os.path.join(rig.repository, "systemd/network.conf")) as network, open(unit, "w") as file:
                file.write(self.text + network.read())
            systemctl("daemon-reload")
        self.devices = []

    def lay(self, panel=PANEL, own=OWN, named=None, former=None):
        """The machine as it is before a start: a panel file, its name in the settings, and the version that worked last."""
        for path in (OWN, *glob.glob("/var/lib/kiosk/.panel.conf.*"), *glob.glob("/var/lib/kiosk/*")):
            with contextlib.suppress(FileNotFoundError):
                os.remove(path)
        os.makedirs(os.path.dirname(OWN), exist_ok=True)
        with open(SETTINGS, "w") as file:
            file.write("[display]\nscale=1\n" + (f"[panel]\nfile={named}\n" if named else ""))
        if panel is not None:
            replace(own, panel)
        if former is not None:
            os.makedirs(os.path.dirname(GOOD), exist_ok=True)
            with open(GOOD, "wb") as file:
                file.write(former)
            shutil.chown(os.path.dirname(GOOD), "kiosk", "kiosk")
            shutil.chown(GOOD, "kiosk", "kiosk")
            os.chmod(GOOD, 0o600)

    def connect(self):
        self.devices = [Device(MODBUS, 215), Broker(MQTT, "garden", "12")]

    def boot(self):
        """Starts it, which lasts until the first frame is on the screen."""
        self.begun = time.monotonic()
        code, said = systemctl("start", self.name)
        expect(code == 0, f"systemctl start: {said}\n     {self.journal()}")

    def stop(self):
        for device in self.devices:
            device.stop()
        self.devices = []
        super().stop()

    def status(self):
        """Name to text of each line of `kiosk status`, and whether it says that all is well."""
        result = subprocess.run([self.rig.kiosk, "status", "--config", CONFIG], capture_output=True, text=True, check=False)
        lines = dict(line.split(": ", 1) for line in result.stdout.splitlines())
        return lines, result.returncode

    def expect_status(self, seconds=LOOK, links="good", **parts):
        """Waits until it says this of the panel file (`panel_file`) and of both links; nothing of a part that is None. It
        ends with 0 if all of them are good, otherwise with 1."""
        wanted = {name.replace("_", "-"): words for name, words in {"panel_file": "good", "settings": "good", **parts}.items()}
        wanted.update({name: links for name in LINKS})
        is_good = all(words in ("good", None) for words in wanted.values())
        last = {}

        def is_said():
            last["lines"], last["code"] = self.status()
            return last["code"] == (0 if is_good else 1) and all(
                words in last["lines"].get(name, "") if words else name not in last["lines"]
                for name, words in wanted.items())

        eventually(seconds, lambda: f"kiosk status says {last}; it has to say {wanted}", is_said, pause=0.3)
        with open(os.path.join(RESULTS, f"boots-{self.kept}.status"), "w") as file:
            file.writelines(f"{name}: {words}\n" for name, words in last["lines"].items())
            file.write(f"It ended with {last['code']}.\n")

    def expect_screen(self, picture, name, marked=False, seconds=LOOK):
        """Waits for a picture, with the mark of a mistake in a corner or without, and keeps it for a person to look at."""
        def corner():
            found = re.search(r"within x (\d+)…\d+, y (\d+)…", self.rig.outside.compare(picture))
            return found and int(found[1]) > NOTE_LEFT and int(found[2]) > NOTE_TOP

        try:
            if marked:
                eventually(seconds, lambda: f"the screen: {self.rig.outside.compare(picture)}", corner, pause=0.1)
            else:
                self.rig.screen_shows(picture, seconds)
        finally:
            self.keep(name)

    def expect_problem(self, name, seconds=5, like=None):
        """The screen has the page that says what is wrong, which no command draws: it is as the panel has drawn it, unlike that
        of any mistake but `like`, and no panel."""
        shown = self.rig.screen_at_rest(seconds)
        self.keep(name)
        path = os.path.join(RESULTS, f"boots-{name}.png")
        result = subprocess.run([self.rig.kiosk, "screenshot", "--config", CONFIG, "--output", path], capture_output=True,
                                text=True, check=False)
        expect(result.returncode == 0, f"kiosk screenshot: {result.stderr}")
        expect(self.rig.outside.screen() == self.rig.outside.picture(os.path.basename(path)),
               self.rig.outside.compare(os.path.basename(path)))
        pages = self.rig.remembered("pages", dict)
        pages.update({steps: self.rig.outside.picture(drawn(self.rig, steps)) for steps in (None, UNKNOWN)})
        same = [page for page, picture in pages.items() if picture == shown and page not in (name, like)]
        expect(not same, f"the page of {name} is that of {same}, too")
        pages[name] = shown

    def keep(self, name):
        self.kept = name
        self.rig.outside.keep_screen(f"boots-{name}.ppm")


def replace(path, text):
    """Puts a file in place as editors do."""
    with open(path + ".new", "w") as file:
        file.write(text)
    os.chmod(path + ".new", 0o644)
    os.rename(path + ".new", path)


def boot(function):
    """Gives a check the service, and ends it afterwards."""
    @functools.wraps(function)
    def run(rig):
        unit = Boot(rig)
        try:
            return function(rig, unit)
        finally:
            unit.stop()
            rig.console.reopen()
            for path in (OWN, SETTINGS):
                with contextlib.suppress(FileNotFoundError):
                    os.remove(path)
    return run


def drawn(rig, steps=None):
    """What the panel shows when its devices have said this; without steps the program's own panel."""
    def draw():
        name = f"boots-render-{time.monotonic_ns()}.png"
        words = []
        if steps:
            for path, text in (("/run/boots.yaml", PANEL), ("/run/boots.script", steps)):
                with open(path, "w") as file:
                    file.write(text)
            words = ["--panel", "/run/boots.yaml", "--script", "/run/boots.script"]
        subprocess.run([rig.kiosk, "render", "--output", os.path.join(RESULTS, name), "--size", "800x480", "--scale", "1",
                        *words], check=True)
        return name

    return rig.remembered(("boots", steps), draw)


def former(rig):
    """The version that worked last as the panel keeps it. Made once."""
    def prove():
        unit = Boot(rig)
        unit.lay()
        try:
            unit.boot()
            eventually(PROOF, "the version that works is not kept", lambda: os.path.exists(GOOD), pause=0.2)
            with open(GOOD, "rb") as file:
                return file.read()
        finally:
            unit.stop()

    return rig.remembered("former version", prove)


@contextlib.contextmanager
def held(path):
    """A disk that does not answer: whoever opens the file waits until this is over."""
    libc = ctypes.CDLL(None, use_errno=True)
    FAN_CLASS_CONTENT, FAN_MARK_ADD, FAN_OPEN_PERM, AT_FDCWD = 4, 1, 0x10000, -100
    watcher = libc.fanotify_init(FAN_CLASS_CONTENT, os.O_RDONLY)
    expect(watcher >= 0, f"fanotify_init: {os.strerror(ctypes.get_errno())}")
    try:
        marked = libc.fanotify_mark(watcher, FAN_MARK_ADD, ctypes.c_uint64(FAN_OPEN_PERM), AT_FDCWD, path.encode())
        expect(marked == 0, f"fanotify_mark: {os.strerror(ctypes.get_errno())}")
        yield
    finally:
        os.close(watcher)  # those who wait are let through


@check("boots: a good panel file and devices that come late: dashes at first, then the values")
@boot
def good_late(rig, unit):
    unknown, known = drawn(rig, UNKNOWN), drawn(rig, KNOWN)
    unit.lay()
    unit.boot()
    unit.expect_screen(unknown, "good-absent")
    unit.expect_status(links="no connection")
    unit.connect()
    unit.expect_screen(known, "good-late")
    unit.expect_status()
    eventually(PROOF, "the version that works is not kept", lambda: os.path.exists(GOOD), pause=0.2)
    with open(GOOD, "rb") as file:
        text = file.read()
    rig.remembered("former version", lambda: text)


@check("boots: a good panel file and devices that are there")
@boot
def good_present(rig, unit):
    unit.lay()
    unit.connect()
    unit.boot()
    unit.expect_screen(drawn(rig, KNOWN), "good-present")
    unit.expect_status()


@check("boots: a mistake in a panel file that never worked is on the screen, and the file is shown once it is right")
@boot
def faulty(rig, unit):
    unit.lay(FAULTY)
    unit.connect()
    unit.boot()
    unit.expect_problem("faulty-first")
    unit.expect_status(panel_file=f"{OWN}:{1 + PANEL.count(chr(10))}:", links=None)
    replace(OWN, PANEL)
    unit.expect_screen(drawn(rig, KNOWN), "faulty-corrected")
    unit.expect_status()


@check("boots: with a mistake the version that worked last stands in, with a mark, and its devices come late")
@boot
def faulty_late(rig, unit):
    unit.lay(FAULTY, former=former(rig))
    unit.boot()
    unit.expect_screen(drawn(rig, UNKNOWN), "faulty-absent", marked=True)
    unit.expect_status(panel_file=f"{OWN}:", links="no connection")
    unit.connect()
    unit.expect_screen(drawn(rig, KNOWN), "faulty-late", marked=True)
    unit.expect_status(panel_file=f"{OWN}:")


@check("boots: a panel file that the settings name and that is missing is told, and is shown once it is there")
@boot
def missing(rig, unit):
    unit.lay(None, named=OWN)
    unit.connect()
    unit.boot()
    unit.expect_problem("missing-first")
    unit.expect_status(panel_file="there is no such file", links=None)
    replace(OWN, PANEL)
    unit.expect_screen(drawn(rig, KNOWN), "missing-written")
    unit.expect_status()


@check("boots: without a panel file the program shows its own panel, and all is well")
@boot
def none(rig, unit):
    wanted = rig.outside.picture(drawn(rig))
    unit.lay(None)
    unit.boot()
    expect(rig.outside.screen() == wanted, "READY=1 came before the picture: " + rig.outside.compare(drawn(rig)))
    unit.expect_screen(drawn(rig), "none")
    unit.expect_status(panel_file=None, links=None)


@check("boots: a link in the place of the panel file whose disk comes late is a missing panel file until a reload")
@boot
def link(rig, unit):
    unit.lay(None)
    os.symlink(BEHIND, OWN)
    unit.boot()
    unit.expect_problem("link-first", like="missing-first")
    unit.expect_status(panel_file="there is no such file", links=None)
    os.makedirs(os.path.dirname(BEHIND))
    replace(BEHIND, PANEL)
    code, said = systemctl("reload", unit.name)
    expect(code == 0, f"systemctl reload: {said}")
    unit.expect_screen(drawn(rig, UNKNOWN), "link-late")
    unit.expect_status(links="no connection")


@check("boots: for a panel file that is too large the version that worked last stands in")
@boot
def too_large(rig, unit):
    unit.lay(TOO_LARGE, former=former(rig))
    unit.connect()
    unit.boot()
    unit.expect_screen(drawn(rig, KNOWN), "large-present", marked=True)
    unit.expect_status(panel_file="larger than 1 MB")


@check("boots: a disk that is slow with the panel file delays its panel, and not the first picture")
@boot
def slow(rig, unit):
    unit.lay()
    with held(OWN):
        unit.boot()
        seconds = time.monotonic() - unit.begun
        unit.expect_problem("slow-waiting")
        unit.expect_status(panel_file="the disk does not answer", links=None)
    unit.expect_screen(drawn(rig, UNKNOWN), "slow-absent")
    unit.expect_status(links="no connection")
    unit.connect()
    unit.expect_screen(drawn(rig, KNOWN), "slow-late")
    unit.expect_status()
    return f"a picture after {seconds:.1f} s"


@check("boots: a disk that is slow with the settings hides the panel file, and status says so until the next start")
@boot
def slow_settings(rig, unit):
    unit.lay()
    unit.connect()
    with held(SETTINGS):
        unit.boot()
        seconds = time.monotonic() - unit.begun
        unit.expect_screen(drawn(rig), "settings-waiting")
        unit.expect_status(settings="the disk does not answer", panel_file="the disk does not answer", links=None)
    unit.expect_status(panel_file="the disk does not answer", links=None)
    unit.keep("settings-late")
    return f"a picture after {seconds:.1f} s"
