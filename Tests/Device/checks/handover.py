"""How the service leaves its console: to whoever types there next."""
import os
import shutil
import signal

from checks.service import PROMPT, Service, systemctl
from guest.checking import check, eventually, expect, never


@check("handover: stopped, it leaves a console that can be typed on")
def stopped(rig):
    unit = Service(rig)
    try:
        unit.start()
    finally:
        unit.stop()
        rig.console.reopen()
    typable(rig)


@check("handover: killed and given up on, it gives the console back, and shows no login prompt unless the unit is told to")
def given_up(rig):
    unit = Service(rig)
    try:
        kill_for_good(unit)
        never(2, "a login prompt comes", lambda: systemctl("is-active", PROMPT)[1] in ("active", "activating"))
        rig.console.reopen()
        typable(rig)
        kill_for_good(unit, f"[Unit]\nOnFailure={PROMPT}\n")
        eventually(20, f"{PROMPT} does not come", lambda: systemctl("is-active", PROMPT)[1] == "active", pause=0.1)
    finally:
        override(unit, None)
        systemctl("stop", PROMPT)  # it reads every key by itself, unlike a plain terminal
        unit.stop()
        rig.console.reopen()
    typable(rig)


def kill_for_good(unit, settings=""):
    """Starts a service, and kills it where a drop-in with more settings keeps it from starting again."""
    override(unit, settings + "[Service]\nRestart=no\n")
    unit.start()
    os.kill(unit.process(), signal.SIGKILL)
    eventually(20, "the unit does not fail", lambda: unit.show("ActiveState") == "failed", pause=0.1)


def override(unit, text):
    folder = f"/run/systemd/system/{unit.name}.d"
    shutil.rmtree(folder, ignore_errors=True)
    if text:
        os.makedirs(folder)
        with open(folder + "/rig.conf", "w") as file:
            file.write(text)
    systemctl("daemon-reload")


def typable(rig):
    changes = rig.console.changes()
    expect(not changes, f"the console is not as it was: {changes}")
    text = rig.console.typed(rig.hands.key)
    expect(text == "ok\n", f"typed ok and Enter, the console read {text!r}")
