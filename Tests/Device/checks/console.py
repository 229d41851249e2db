"""The text console under the panel: taken while it runs, given back however it ends."""
import signal

from checks.controls import starting
from guest.checking import check, eventually, expect


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
