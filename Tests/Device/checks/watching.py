"""What a service's panel tells those who watch over it: `kiosk status`, fields of the journal, the report of a crash."""
import json
import os
import signal
import subprocess

from checks.controls import TIME, starting
from checks.screens import cable, read
from checks.service import service
from guest.checking import check, eventually, expect
from guest.panel import settings

SECRET = "hunter2"  # what is written where a number belongs


def status(rig, unit, *words, **how):
    """What `kiosk status` prints, and how it ends."""
    result = subprocess.run([rig.kiosk, "status", "--config", unit.config(), *words], capture_output=True, text=True,
                            timeout=20, check=False, **how)
    expect(not result.stderr, f"kiosk status says {result.stderr.strip()}")
    return result.stdout, result.returncode


def as_json(rig, unit):
    text, code = status(rig, unit, "--json")
    found = json.loads(text)
    expect(code == (0 if found["good"] else 1), f"good is {found['good']}, and it ends with {code}")
    return found


def expect_bad(rig, unit, name, words):
    """Waits until the status says these words under this name, and that all is not well."""
    def is_told():
        found = as_json(rig, unit)
        return not found["good"] and words in str(found.get(name, ""))

    eventually(10, lambda: f"{name} does not say “{words}”: {as_json(rig, unit)}", is_told, pause=0.2)


def write_secret(unit):
    """Puts a secret where a number belongs; the number of its line."""
    text = settings(starting(time=SECRET))
    write(unit, text)
    return 1 + next(number for number, line in enumerate(text.splitlines()) if SECRET in line)


def write(unit, text):
    with open(unit.config() + ".new", "w") as file:
        file.write(text)
    os.rename(unit.config() + ".new", unit.config())


def entries(*matches):
    """The journal's entries with these fields."""
    result = subprocess.run(["journalctl", "-b", "-t", "kiosk", "-o", "json", "--no-pager", *matches], capture_output=True,
                            text=True, check=False)
    return [json.loads(line) for line in result.stdout.splitlines()]


@check("watching: kiosk status says of a service that is well what it shows, and ends with 0")
@service
def well(rig, unit):
    found = as_json(rig, unit)
    expect(found["good"] and found["panel"] == "running" and found["settings"] == "good", f"it says {found}")
    expect(found["process"] == unit.process(), f"its process is {found['process']}, not {unit.process()}")
    expect("Virtual-1" in found["screen"] and "devices" in found["input"], f"it says {found}")
    expect(isinstance(found["frames"], int) and found["frames"] > 0, f"frames is {found['frames']!r}")
    text, code = status(rig, unit)
    expect(code == 0, f"it ends with {code}: {text}")
    names = [line.partition(": ")[0] for line in text.splitlines()]
    expect(names == [name for name in found if name != "good"], f"the lines are {names}, the members {list(found)}")
    return found["screen"]


@check("watching: kiosk status ends with 1 and says why: a bad file, a pulled cable, a panel that hangs, none at all")
@service
def unwell(rig, unit):
    line = write_secret(unit)
    expect_bad(rig, unit, "settings", f"{unit.config()}:{line}:")
    write(unit, settings(starting()))
    eventually(10, lambda: f"it is not well again: {as_json(rig, unit)}", lambda: as_json(rig, unit)["good"], pause=0.2)
    try:
        cable("off")
        expect_bad(rig, unit, "screen", "is not connected any more")
    finally:
        cable("detect")
    eventually(10, lambda: f"it is not well again: {as_json(rig, unit)}", lambda: as_json(rig, unit)["good"], pause=0.2)
    text, code = status(rig, unit, user="nobody", group="nogroup", extra_groups=[])
    expect(code == 1 and "cannot be asked: Permission denied" in text, f"to nobody it says {text.strip()}, and ends with {code}")
    process = unit.process()
    os.kill(process, signal.SIGSTOP)
    try:
        expect_bad(rig, unit, "panel", "does not answer")
    finally:
        os.kill(process, signal.SIGCONT)
    unit.stop()
    expect_bad(rig, unit, "panel", "not running")


@check("watching: the journal has a line's part, file, line and weight in fields")
@service
def journal(rig, unit):
    line = write_secret(unit)
    fields = (f"FACEPLATE_FILE={unit.config()}", f"FACEPLATE_LINE={line}", "FACEPLATE_PART=settings")
    found, _ = eventually(10, lambda: f"the journal has {entries()[-3:]}", lambda: entries(*fields), pause=0.2)
    expect(found[-1]["PRIORITY"] == "3", f"its priority is {found[-1]['PRIORITY']}")
    expect(found[-1]["MESSAGE"].startswith(f"{unit.config()}:{line}:"), f"its message is {found[-1]['MESSAGE']}")
    expect(int(found[-1]["FACEPLATE_COLUMN"]) > 0, "it has no column")
    try:
        cable("off")
        eventually(10, "the journal has nothing of the cable", lambda: any(
            "is not connected any more" in entry["MESSAGE"] for entry in entries("FACEPLATE_PART=machine")), pause=0.2)
    finally:
        cable("detect")


@check("watching: a crash leaves a report with the last events and no secret, which status and journal name")
@service
def crash(rig, unit):
    path = unit.config() + ".crash"
    rig.hands.tap(TIME.plus(rig.panel(starting(time=45))))
    eventually(5, "the tap is not in the file", lambda: "46" in read(unit.config()))  # what it writes later would replace the secret
    rig.hands.play("0 key k\n100 key o")
    write_secret(unit)
    eventually(10, "the bad line is not told", lambda: not as_json(rig, unit)["good"], pause=0.2)
    old = unit.process()
    os.kill(old, signal.SIGSEGV)
    unit.comes_back(old, 30, "it does not come back")
    with open(path) as file:
        report = file.read()
    expect(os.stat(path).st_mode & 0o777 == 0o600, f"{path} may be read by others")
    for words in (f"process: {old}\n", "ended: by signal 11", "touch", "lift", "key", "oven.minutes"):
        expect(words in report, f"the report does not say “{words}”: {report}")
    expect(SECRET not in report, f"the report gives a secret away: {report}")
    eventually(10, "the journal does not name it", lambda: entries("FACEPLATE_PART=crash", f"FACEPLATE_FILE={path}"), pause=0.2)
    found = as_json(rig, unit)
    expect(found.get("crash") == path and found.get("crash-time"), f"status says {found}")
    os.unlink(path)
    return f"{len(report.splitlines())} lines"
