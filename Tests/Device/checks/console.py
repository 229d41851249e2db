"""The text console under the panel: taken while it runs, given back however it ends."""
import contextlib
import glob
import os
import signal
import subprocess
import time

from checks.controls import TIME, starting
from guest.checking import check, eventually, expect, never
from guest.console import Console


def console_is_back(rig, card):
    """A person can see the console and type on it."""
    changes = rig.console.changes()
    expect(not changes, f"the console is not as it was: {changes}")
    rig.console.show_test_card()
    eventually(2, "the console's text does not appear on the screen", lambda: rig.outside.screen() == card)
    text = rig.console.typed(rig.hands.key)
    expect(text == "ok\n", f"typed ok and Enter, the console read {text!r}")


def running_panel(rig):
    """A panel over a console whose look is known."""
    card = rig.console_card()
    panel = rig.panel(starting()).start()
    eventually(2, "the panel's picture does not appear", lambda: rig.outside.screen() != card)
    return panel, card


@check("console: it hears no keys and shows no text while the panel runs")
def taken(rig):
    panel, _ = running_panel(rig)
    expect(rig.console.screen_mode() == "graphics", "the console is still in text mode")
    expect(rig.console.keyboard_mode() == "off", f"the console's keyboard is {rig.console.keyboard_mode()}")
    shown = rig.screen_at_rest()
    rig.console.write("text that must not be seen\r\n")
    expect(rig.screen_at_rest() == shown, "text written to the console appears over the panel")
    text = rig.console.typed(rig.hands.key, seconds=0.3)
    expect(text == "", f"keys typed on the panel reach the console: {text!r}")


@check("console: SIGTERM gives it back and ends with 0")
def terminated(rig):
    panel, card = running_panel(rig)
    code = panel.signal(signal.SIGTERM)
    expect(code == 0, f"exit code {code}")
    console_is_back(rig, card)


@check("console: SIGSEGV gives it back")
def crashed(rig):
    panel, card = running_panel(rig)
    code = panel.signal(signal.SIGSEGV)
    expect(code == -signal.SIGSEGV, f"exit code {code}, so that nobody is told of the crash")
    console_is_back(rig, card)


@check("console: after kill -9 kiosk restore-console gives it back")
def killed(rig):
    panel, card = running_panel(rig)
    panel.signal(signal.SIGKILL)
    restored = panel.run("restore-console", "--tty", "tty1")
    expect(restored.returncode == 0, f"exit code {restored.returncode}: {restored.stderr.strip()}")
    console_is_back(rig, card)


@contextlib.contextmanager
def seat_daemon(rig, user, started=None):
    """seatd, which the user may ask for devices; what the user's program has to be told to find it. The process is added
    to the list `started`."""
    folder = os.path.join(rig.repository, ".vm/seat")
    (library,) = glob.glob(folder + "/usr/lib/*/libseat.so.1")
    socket = "/run/seatd.sock"
    daemon = subprocess.Popen([folder + "/usr/sbin/seatd", "-u", user], stdin=subprocess.DEVNULL)
    if started is not None:
        started.append(daemon)
    try:
        eventually(5, "seatd does not listen", lambda: os.path.exists(socket))
        yield {"LD_LIBRARY_PATH": os.path.dirname(library), "LIBSEAT_BACKEND": "seatd"}
    finally:
        daemon.terminate()
        daemon.wait(5)
        with contextlib.suppress(FileNotFoundError):
            os.unlink(socket)


@check("console: a seat daemon opens the devices for a user who may open none, and switches consoles")
def seat(rig):
    card = rig.console_card()
    panel = rig.panel(starting(time=45))
    plus = TIME.plus(panel)
    with seat_daemon(rig, "nobody") as env:
        panel.start("--seat", "libseat", user="nobody", env=env)
        rig.hands.tap(plus)
        panel.expect_value(TIME.key, 46)
        expect("not read" not in panel.said(), f"it complains of devices that the daemon opens: {panel.said()}")
        rig.hands.play("0 hold ctrl\n20 hold alt\n40 key f2\n80 release alt\n100 release ctrl")
        try:
            eventually(3, "tty2 does not come to the front", lambda: rig.console.foreground() == "tty2")
            rig.hands.tap(plus)
            settled = panel.settled_value(TIME.key)
            expect(settled == "46", f"a tap on another console made it {settled}")
        finally:
            rig.console.activate("tty1")
        rig.screen_shows(panel.rendering(), seconds=3)
        rig.hands.tap(plus)
        panel.expect_value(TIME.key, 47)
        panel.stop()
        # seatd gives the console back, but goes on to be asked before it is switched.
        eventually(3, "the console stays in graphics", lambda: rig.console.screen_mode() == "text")
    rig.console.mend()
    console_is_back(rig, card)


@check("console: a seat daemon that dies leaves a panel that is touched, sleeps, and finds the next daemon")
def seat_dies(rig):
    panel = rig.panel(starting(time=45))
    plus, daemons = TIME.plus(panel), []
    with seat_daemon(rig, "nobody", daemons) as env:
        panel.start("--seat", "libseat", user="nobody", env=env)
        daemons[0].kill()
        daemons[0].wait()
        os.unlink("/run/seatd.sock")
        panel.expect_said("The seat daemon has ended")
        rig.hands.tap(plus)
        panel.expect_value(TIME.key, 46)
        rig.screen_shows(panel.rendering())
        spent = panel.processor_seconds()
        time.sleep(2)
        spent = panel.processor_seconds() - spent
        expect(spent < 0.2, f"it computes for {spent:.2f} s in two seconds")
    rig.console.mend()
    with seat_daemon(rig, "nobody"):
        panel.expect_said("The seat daemon is back", seconds=20)
        panel.stop()
    rig.console.mend()


@check("console: a seat daemon that comes back behind another console leaves that console alone")
def seat_behind(rig):
    panel = rig.panel(starting(time=45))
    plus, daemons = TIME.plus(panel), []
    Console("tty2").show_test_card()
    try:
        with seat_daemon(rig, "nobody", daemons) as env:
            panel.start("--seat", "libseat", user="nobody", env=env)
            rig.screen_shows(panel.rendering())
            rig.console.activate("tty2")
            before = rig.screen_at_rest()
            daemons[0].kill()
            daemons[0].wait()
            os.unlink("/run/seatd.sock")
            panel.expect_said("The seat daemon has ended")
        with seat_daemon(rig, "nobody"):
            never(3, "it draws over another console", lambda: rig.outside.screen() != before)
            rig.console.activate("tty1")
            panel.expect_said("The seat daemon is back", seconds=5)
            rig.screen_shows(panel.rendering(), seconds=5)
            rig.hands.tap(plus)
            panel.expect_value(TIME.key, 46)
            panel.stop()
    finally:
        rig.console.activate("tty1")
        rig.console.mend()
