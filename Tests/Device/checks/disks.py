"""A disk that is full or cannot be written under a running panel: it goes on, says so, and writes when it can again."""
import contextlib
import os
import subprocess

from checks.controls import TIME
from guest.checking import check, eventually, expect

RETRY_SECONDS = 40  # the longest time until it tries again, and some more


def mount(*words):
    subprocess.run(["mount", *words], check=True)


@contextlib.contextmanager
def own_disk(rig):
    """A running panel whose files are on a disk of their own."""
    panel = rig.panel()
    mount("-t", "tmpfs", "-o", "size=256k", "tmpfs", panel.folder)
    try:
        with open(panel.config, "w") as file:
            file.write("[oven]\nminutes = 45\n")
        panel.errors = os.path.join("/run", os.path.basename(panel.folder) + ".stderr")  # not on that disk
        wanted, plus = panel.rendering("[oven]\nminutes = 46\n"), TIME.plus(panel)
        yield panel.start(), wanted, plus
    finally:
        panel.stop()
        subprocess.run(["umount", "-l", panel.folder], check=True)


def expect_goes_on(rig, panel, wanted, plus, words):
    """A tap counts on the screen, the panel says why the file does not have it, and status says it, too."""
    rig.hands.tap(plus)
    panel.expect_said(words, seconds=10)
    rig.screen_shows(wanted)
    result = panel.run("status", "--config", panel.config)
    expect(result.returncode == 1 and words in result.stdout, f"kiosk status ends with {result.returncode}: {result.stdout}")
    expect(panel.values()[TIME.key] == "45", "the file has it all the same")


def expect_mended(panel):
    passed = panel.expect_value(TIME.key, 46, seconds=RETRY_SECONDS)
    eventually(5, "status does not say that all is well again",
               lambda: panel.run("status", "--config", panel.config).returncode == 0, pause=0.2)
    said = [line for line in panel.said().splitlines() if "cannot be" in line]
    expect(len(said) <= 2, f"it says it over and over: {said}")
    return f"written {passed:.0f} s after"


@check("disks: a full disk costs no touch, is told, and what was changed is written once there is room")
def full(rig):
    with own_disk(rig) as (panel, wanted, plus):
        ballast = os.path.join(panel.folder, "ballast")
        with open(ballast, "wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))
        expect_goes_on(rig, panel, wanted, plus, "No space left on device")
        os.unlink(ballast)
        return expect_mended(panel)


@check("disks: a disk that has become read-only costs no touch, is told, and what was changed is written once it can be")
def read_only(rig):
    with own_disk(rig) as (panel, wanted, plus):
        mount("--bind", panel.folder, panel.folder)
        mount("-o", "remount,bind,ro", panel.folder)
        try:
            expect_goes_on(rig, panel, wanted, plus, "Read-only file system")
        finally:
            subprocess.run(["umount", panel.folder], check=True)
        return expect_mended(panel)
