"""What is in a panel's way, in words that name what, whose, and how to fix it."""
import subprocess

from checks.controls import starting
from checks.screens import other_master
from guest.checking import check, expect

USER = "nobody"


def said_by(rig, *command, groups=()):
    """What a command that is to end by itself says, run by somebody in these groups; and how it ends."""
    result = subprocess.run([rig.kiosk, *command], capture_output=True, text=True, timeout=20, stdin=subprocess.DEVNULL,
                            check=False, user=USER, group="nogroup", extra_groups=list(groups))
    return result.stdout + result.stderr, result.returncode


def expect_words(said, *words):
    missing = [word for word in words if word not in said]
    expect(not missing, f"it does not say “{'”, “'.join(missing)}”, but “{said.strip()}”")


@check("messages: a display that may not be opened: whose it is, who asks, and the command that mends it")
def denied(rig):
    said, code = said_by(rig, "run", "--tty", "tty1")
    expect(code == 77, f"it ends with {code}: {said}")
    expect_words(said, "/dev/dri/card0 may not be opened by nobody", "of root, group video, mode crw-rw----",
                 "user: nobody in group nogroup", "fix: sudo usermod -aG video,input nobody")
    return said.strip()


@check("messages: kiosk devices says the same, and that no panel could start")
def devices(rig):
    said, code = said_by(rig, "devices")
    expect(code == 78, f"it ends with {code}: {said}")
    expect_words(said, "may not be used by this user", "usermod -aG video,input nobody", "A panel cannot start.")


@check("messages: a display in use by another program, for somebody who may not see by which")
def busy(rig):
    with other_master():
        said, code = said_by(rig, "devices", groups=["video", "input"])
    expect(code == 78, f"it ends with {code}: {said}")
    expect_words(said, "belongs to another program", "sudo fuser -v /dev/dri/card0 shows it", "console: tty1 is in front", "fix: ")


def runs(rig, panel, **how):
    """A panel that is in somebody's way and shows its picture all the same; what it has said."""
    panel.start(user=USER, **how)
    rig.screen_shows(panel.rendering())
    return panel.said()


@check("messages: the mend for the display followed, the panel runs and asks for the input devices")
def wrong_group(rig):
    said = runs(rig, rig.panel(starting()), groups=["video"])
    expect_words(said, "input devices are not read", "/dev/input/event", "group input", "usermod -aG input nobody")
    return said.strip()


@check("messages: a console that may not be had is named with what follows from it, and the panel runs")
def no_console(rig):
    said = runs(rig, rig.panel(starting()), groups=["video", "input"])
    expect("input devices are not read" not in said, f"its groups do not suffice: {said}")
    expect_words(said, "The panel takes no text console: /dev/tty1: Permission denied", "node: of root, group ", "TTYPath=/dev/tty1")
    return said.strip()


@check("messages: no input device is no reason not to run, and is said")
def no_input(rig):
    panel = rig.panel(starting())
    panel.start(before=["unshare", "--mount", "sh", "-c", 'mount -t tmpfs none /dev/input && exec "$@"', "sh"])
    rig.screen_shows(panel.rendering())
    panel.expect_said("There is no input device")
    expect_words(panel.said(), "fix: ")
