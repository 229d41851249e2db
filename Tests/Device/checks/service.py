"""The panel as a service of systemd, from the unit of this repository."""
import functools
import glob
import os
import re
import shutil
import signal
import subprocess
import time

from checks.bare import without_display
from checks.controls import TIME, starting
from guest.checking import Failure, Unsteady, check, eventually, expect, never
from guest.panel import settings

PROMPT = "getty@tty1.service"
SWITCH = "0 hold ctrl\n20 hold alt\n40 key f2\n80 release alt\n100 release ctrl"
WATCHDOG_GRACE = 20  # seconds for the dump, the restart and the first frame, after the watchdog's own time


def systemctl(*words, seconds=60):
    try:
        result = subprocess.run(["systemctl", *words], capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        jobs = subprocess.run(["systemctl", "list-jobs", "--no-legend"], capture_output=True, text=True, check=False).stdout
        raise Failure(f"systemctl {' '.join(words)} waits; the jobs are {' / '.join(jobs.split(chr(10)))}") from None
    return result.returncode, (result.stdout + result.stderr).strip()


class Service:
    """The unit, installed as its own comments say, and its state."""

    def __init__(self, rig):
        self.rig = rig
        folder = os.path.join(rig.repository, "systemd")
        units = glob.glob(folder + "/kiosk@.service")
        expect(units, f"no kiosk@.service in {folder}")
        self.file = units[0]
        self.name = os.path.basename(self.file).replace("@.", "@tty1.")
        with open(self.file) as file:
            self.text = file.read()
        if not os.path.exists("/etc/systemd/system/" + os.path.basename(self.file)):
            self.install(folder)

    def install(self, folder):
        program, *_ = re.search(r"^ExecStart=[-+!@:]*(\S+)", self.text, re.M).groups()
        os.makedirs(os.path.dirname(program), exist_ok=True)
        shutil.copy(self.rig.kiosk, program)
        os.chmod(program, 0o755)
        typeface = os.path.join(os.path.dirname(program), "../share/faceplate/Inter")
        shutil.copytree(os.path.join(self.rig.repository, "Sources/Drawing/Typefaces/Inter"), typeface, dirs_exist_ok=True)
        for unit in glob.glob(folder + "/*.service"):
            with open(unit) as file:
                text = file.read()
            with open(os.path.join("/etc/systemd/system", os.path.basename(unit)), "w") as file:
                file.write(text.replace("/kiosk run ", "/kiosk run --screen oven "))
        os.makedirs("/usr/lib/kiosk", exist_ok=True)
        shutil.copy(folder + "/public.conf", "/usr/lib/kiosk/")
        for pattern, place in (("*sysusers*", "/etc/sysusers.d"), ("*tmpfiles*", "/etc/tmpfiles.d"),
                               ("*.rules", "/etc/udev/rules.d")):
            for source in glob.glob(os.path.join(folder, pattern)):
                os.makedirs(place, exist_ok=True)
                shutil.copy(source, os.path.join(place, os.path.basename(source).removesuffix(".sysusers") +
                                                 ("" if source.endswith((".rules", ".conf")) else ".conf")))
        subprocess.run(["systemd-sysusers"], check=True)
        subprocess.run(["udevadm", "control", "--reload"], check=True)
        systemctl("daemon-reload")

    def config(self):
        """The config file that the unit names."""
        path = re.search(r"^ExecStart=.*--config[ =](\S+)", self.text, re.M)
        expect(path, f"{self.file} names no --config")
        return path[1].replace("%S", "/var/lib").replace("%i", "tty1").replace("%I", "tty1")

    def start(self):
        """Starts it, which lasts until it says READY=1."""
        self.write_config()
        begun = time.monotonic()
        code, said = systemctl("start", self.name)
        expect(code == 0, f"systemctl start: {said}\n     {self.journal()}")
        return time.monotonic() - begun

    def write_config(self):
        os.makedirs(os.path.dirname(self.config()), exist_ok=True)
        with open(self.config(), "w") as file:
            file.write(settings(starting()))

    def stop(self):
        systemctl("stop", self.name)
        systemctl("reset-failed", self.name)

    def show(self, name):
        return systemctl("show", "--value", "-p", name, self.name)[1]

    def process(self):
        return int(self.show("MainPID") or 0)

    def journal(self):
        lines = subprocess.run(["journalctl", "-u", self.name, "-o", "cat", "-n", "8", "--no-pager"],
                               capture_output=True, text=True, check=False).stdout
        return "journal: " + " / ".join(lines.strip().splitlines())

    def comes_back(self, old, seconds, why):
        """Waits for another process that is ready; how long that took."""
        def again():
            now = self.process()
            return now not in (0, old) and self.show("ActiveState") == "active"
        _, passed = eventually(seconds, lambda: f"{why}; it is {self.show('ActiveState')}; {self.journal()}", again, pause=0.1)
        return passed


def service(function):
    """Gives a check the running service, and ends it afterwards."""
    @functools.wraps(function)
    def run(rig):
        unit = Service(rig)
        try:
            unit.started_seconds = unit.start()
            return function(rig, unit)
        finally:
            unit.stop()
            rig.console.reopen()
    return run


def picture(rig):
    """The rendering that the service's screen must equal, made before it starts."""
    return rig.panel(starting()).rendering()


@check("service: systemd calls it started when the first frame is on the screen")
def ready(rig):
    wanted, unit = picture(rig), Service(rig)
    digest = rig.outside.picture(wanted)
    try:
        seconds = unit.start()
        expect(rig.outside.screen() == digest, "READY=1 came before the picture: " + rig.outside.compare(wanted))
    finally:
        unit.stop()
        rig.console.reopen()
    return f"{seconds:.2f} s"


@check("service: it runs as an unprivileged user")
@service
def unprivileged(rig, unit):
    with open(f"/proc/{unit.process()}/status") as file:
        status = dict(line.split(":\t", 1) for line in file.read().splitlines() if ":\t" in line)
    user, capabilities = status["Uid"].split()[1], int(status["CapEff"], 16)
    expect(user != "0", "it runs as root")
    expect(capabilities == 0, f"it holds the capabilities {capabilities:#x}")
    return unit.show("User")


@check("service: fingers reach it")
@service
def touched(rig, unit):
    touch(rig)


def touch(rig):
    shown = rig.screen_at_rest()
    rig.hands.tap(TIME.plus(rig.panel(starting())))
    eventually(2, "a tap on + does not change the screen", lambda: rig.outside.screen() != shown)


@check("service: after kill -9 systemd brings it back")
@service
def killed(rig, unit):
    old = unit.process()
    os.kill(old, signal.SIGKILL)
    passed = unit.comes_back(old, 30, "it does not come back")
    rig.screen_shows(picture(rig))
    return f"ready again after {passed:.1f} s"


@check("service: systemctl reload has it read its settings")
@service
def reloaded(rig, unit):
    old = unit.process()
    code, said = systemctl("reload", unit.name)
    expect(code == 0, f"systemctl reload: {said}")
    expect(unit.show("ReloadResult") == "success", f"the result is {unit.show('ReloadResult')}; {unit.journal()}")
    noted = "asked to read the settings again"
    record = glob.glob("/run/kiosk*/*.events")
    expect(record, "there is no record of events")
    def is_noted():
        with open(record[0], "rb") as file:
            return noted.encode() in file.read()
    eventually(2, f"the panel does not note that it was {noted}", is_noted)
    expect(unit.process() == old, "it is another process")


@check("service: its watchdog ends a panel that hangs, and it comes back")
@service
def hung(rig, unit):
    span = unit.show("WatchdogUSec")
    expect(span not in ("", "0", "infinity"), "the unit has no WatchdogSec")
    old = unit.process()
    os.kill(old, signal.SIGSTOP)
    passed = unit.comes_back(old, watchdog_seconds(unit) + WATCHDOG_GRACE, "the watchdog does not end it")
    rig.screen_shows(picture(rig))
    return f"WatchdogSec {span}, ready again after {passed:.1f} s"


def watchdog_seconds(unit):
    found = re.search(r"^WatchdogSec=(\d+)s?$", unit.text, re.M)
    expect(found, "WatchdogSec is not a number of seconds")
    return int(found[1])


@check("service: it takes tty1 over from its login prompt")
def takes_over(rig):
    unit = Service(rig)
    code, said = systemctl("start", PROMPT)
    expect(code == 0, f"no login prompt to take over from: {said}")
    try:
        unit.start()
        state = systemctl("is-active", PROMPT)[1]
        expect(state != "active", "the login prompt still runs under the panel")
        rig.screen_shows(picture(rig))
    finally:
        unit.stop()
        systemctl("stop", PROMPT)
        rig.console.reopen()


@check("service: Ctrl-Alt-F2 brings no other console to the front unless a file of settings says so")
@service
def unswitched(rig, unit):
    rig.console.reopen()
    rig.hands.play(SWITCH)
    # Keys are read in their order: once a finger has been, they have.
    touch(rig)
    expect(rig.console.foreground() == "tty1", "tty2 comes to the front")
    with open(unit.config(), "a") as file:
        file.write("\n[console]\nswitch=true\n")
    systemctl("restart", unit.name)
    rig.console.reopen()
    rig.hands.play(SWITCH)
    try:
        eventually(3, "tty2 does not come to the front", lambda: rig.console.foreground() == "tty2")
    finally:
        rig.console.activate("tty1")


@check("service: nobody else may read its settings or lock their folder")
@service
def private(rig, unit):
    folder = os.path.dirname(unit.config())
    expect(os.stat(folder).st_mode & 0o777 == 0o700, f"{folder} is open to others")


@check("service: without a display it fails once and is not tried again")
def no_display(rig):
    unit = Service(rig)
    try:
        with without_display():
            try:
                unit.start()
            except Failure:
                pass
            else:
                raise Failure("systemctl start succeeds")
            code, state = unit.show("ExecMainStatus"), unit.show("ActiveState")
        expect(code == "78", f"exit code {code}; {unit.journal()}")
        expect(state == "failed", f"systemd tries again: the unit is {state}")
    finally:
        unit.stop()
        rig.console.reopen()


@check("service: a display that comes after it has given up starts it again")
def later_display(rig):
    unit, wanted = Service(rig), picture(rig)
    try:
        with without_display():
            try:
                unit.start()
            except Failure:
                pass
            expect(unit.show("ActiveState") == "failed", f"it is {unit.show('ActiveState')}; {unit.journal()}")
        _, passed = eventually(30, lambda: f"it is {unit.show('ActiveState')}; {unit.journal()}",
                               lambda: unit.show("ActiveState") == "active", pause=0.1)
        rig.screen_shows(wanted)
        return f"after {passed:.1f} s"
    finally:
        unit.stop()
        systemctl("stop", PROMPT)
        rig.console.reopen()


@check("service: a display that goes before it has shown anything is none, and starts it when it comes back")
def display_goes_early(rig):
    unit, wanted = Service(rig), picture(rig)
    unit.write_config()
    try:
        systemctl("start", "--no-block", unit.name)
        process, _ = eventually(20, lambda: f"it opens no input device; {unit.journal()}", lambda: opener(unit), pause=0.001)
        os.kill(process, signal.SIGSTOP)
        early = unit.show("ActiveState") == "activating"
        with without_display():
            os.kill(process, signal.SIGCONT)
            if early:
                eventually(20, lambda: f"it is {unit.show('ActiveState')}; {unit.journal()}",
                           lambda: unit.show("ActiveState") == "failed", pause=0.1)
                expect(unit.show("ExecMainStatus") == "78", f"exit code {unit.show('ExecMainStatus')}")
        eventually(30, lambda: f"it is {unit.show('ActiveState')}; {unit.journal()}",
                   lambda: unit.show("ActiveState") == "active", pause=0.1)
        rig.screen_shows(wanted, seconds=5)
        if not early:
            raise Unsteady("it had shown its first frame before it could be stopped")
    finally:
        unit.stop()
        systemctl("stop", PROMPT)
        rig.console.reopen()


def opener(unit):
    """The panel's process, once it has input devices open: it has opened the display before, and draws next."""
    process = unit.process()
    try:
        fds = [os.readlink(f"/proc/{process}/fd/{fd}") for fd in os.listdir(f"/proc/{process}/fd")] if process else []
    except OSError:  # it has just ended, or closed one
        fds = []
    return process if any(fd.startswith("/dev/input/event") for fd in fds) else None


@check("service: systemd finds little that it could do harm with")
def shut_in(rig):
    Service(rig)
    result = subprocess.run(["systemd-analyze", "security", "--no-pager", "kiosk@tty1.service"], capture_output=True,
                            text=True, check=False)
    found = re.search(r"exposure level for \S+: ([0-9.]+)", result.stdout)
    expect(found, f"systemd-analyze says {(result.stdout + result.stderr).strip()[-200:]}")
    expect(float(found[1]) < 1.0, f"its exposure is {found[1]}")
    return f"exposure {found[1]}"
