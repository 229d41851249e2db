"""Settings of display and input that somebody at the panel has to keep: without an answer they are taken back."""
import signal
import time

from checks.controls import TIME, starting
from guest.checking import check, eventually, expect, never

# Where the question's buttons are on a screen of 800×480; SettingsOnTrialTests holds them there.
KEEP, REVERT = (325, 288), (475, 288)
ASKED_SECONDS = 15
FIRST_SECOND = 1.0  # in which a touch answers nothing


def upside_down(spot):
    return 799 - spot[0], 479 - spot[1]


def running(rig):
    panel = rig.panel(starting(time=45))
    return panel, panel.rendering(), panel.start()


def try_out(panel, name, text):
    """Sets a setting beside the running panel, and waits until that asks about it; when it did."""
    result = panel.run("set", name, text, "--config", panel.config)
    expect(result.returncode == 0, f"kiosk set ended with {result.returncode}: {result.stderr.strip()}")
    expect("press Keep on the panel within 15 seconds" in result.stderr, f"kiosk set says {result.stderr.strip()}")
    panel.expect_value("trial.begun", "true", seconds=5)
    return time.monotonic()


def expect_over(panel, seconds=5):
    """Waits until nothing is asked any more; how long that took."""
    return eventually(seconds, lambda: f"it is still on trial: {panel.values()}", lambda: "trial.former" not in panel.values())[1]


def expect_taken_back(rig, panel, wanted, asked):
    expect_over(panel, ASKED_SECONDS + 5)
    passed = time.monotonic() - asked
    expect(ASKED_SECONDS - 0.5 < passed < ASKED_SECONDS + 2, f"it was taken back after {passed:.1f} s")
    panel.expect_said("was not kept on the panel within 15 seconds")
    rig.screen_shows(wanted)
    return f"after {passed:.1f} s"


def late_enough(asked):
    eventually(5, "", lambda: time.monotonic() - asked > FIRST_SECOND + 0.2)


@check("trial: a picture that kiosk set has turned is turned back after fifteen seconds without an answer")
def taken_back(rig):
    panel, wanted, _ = running(rig)
    before = panel.values()
    asked = try_out(panel, "display.rotation", "180")
    plain = rig.outside.picture(wanted)
    eventually(2, "the picture is not turned", lambda: rig.outside.screen() != plain)
    told = expect_taken_back(rig, panel, wanted, asked)
    expect(panel.values() == before, f"the file holds {panel.values()}")
    panel.rest()
    return told


@check("trial: a finger on Keep, where the turned picture shows it, keeps it")
def kept_by_touch(rig):
    panel, _, _ = running(rig)
    asked = try_out(panel, "display.rotation", "180")
    late_enough(asked)
    rig.hands.tap(upside_down(KEEP))
    expect_over(panel)
    expect(panel.values().get("display.rotation") == "180", f"the file holds {panel.values()}")
    panel.expect_said("display.rotation is 180: it was kept on the panel")
    rig.screen_shows(panel.rendering(), turned=180)
    panel.rest()  # no deadline is left that could take it back


@check("trial: a finger on Revert takes it back at once")
def reverted_by_touch(rig):
    panel, wanted, _ = running(rig)
    late_enough(try_out(panel, "display.rotation", "180"))
    rig.hands.tap(upside_down(REVERT))
    passed = expect_over(panel)
    panel.expect_said("was not wanted on the panel")
    rig.screen_shows(wanted)
    return f"in the file after {passed:.2f} s"


@check("trial: Escape takes back, and what is in the focus keeps by Enter and by a knob; Enter alone keeps nothing")
def keys(rig):
    panel, wanted, _ = running(rig)
    late_enough(try_out(panel, "display.rotation", "180"))
    rig.hands.key("esc")
    expect_over(panel)
    rig.screen_shows(wanted)
    late_enough(try_out(panel, "display.rotation", "180"))
    rig.hands.key("enter")
    never(1, "Enter keeps what nobody has seen in the focus", lambda: "trial.former" not in panel.values())
    rig.hands.key("tab")
    rig.hands.key("enter")
    expect_over(panel)
    expect(panel.values().get("display.rotation") == "180", "Enter has not kept it")
    late_enough(try_out(panel, "display.rotation", "0"))
    rig.hands.turn("dial", 1)
    rig.hands.press()
    expect_over(panel)
    expect(panel.values().get("display.rotation") == "0", "the knob has not kept it")


@check("trial: a touchscreen that is set to be ignored counts again after fifteen seconds")
def finger_back(rig):
    panel, wanted, _ = running(rig)
    plus = TIME.plus(panel)
    asked = try_out(panel, "input.devices", "Rig touchscreen: ignored")
    late_enough(asked)
    rig.hands.tap(KEEP)
    told = expect_taken_back(rig, panel, wanted, asked)
    rig.hands.tap(plus)
    panel.expect_value(TIME.key, 46)
    return told


@check("trial: a panel that is killed while it asks starts with the former value, and says so")
def killed(rig):
    panel, wanted, _ = running(rig)
    try_out(panel, "display.rotation", "180")
    panel.signal(signal.SIGKILL)
    panel.start()
    panel.expect_said("was on trial when the panel ended")
    rig.screen_shows(wanted)
    expect("display.rotation" not in panel.values(), f"the file holds {panel.values()}")


def turned_on_the_panel(rig):
    """A panel whose own switch has turned the picture: the panel, where the switch is, what its screen showed before, and
    when it asked."""
    panel = rig.panel({})
    panel.start("--screen", "settings")
    before = rig.screen_at_rest()
    switch = panel.find("Upside down", screen="settings").trailing_spot()
    rig.hands.tap(switch)
    panel.expect_value("trial.begun", "true", seconds=5)
    asked = time.monotonic()
    expect(panel.values()["display.rotation"] == "180", f"the file holds {panel.values()}")
    return panel, switch, before, asked


@check("trial: a picture that a finger on the panel's own switch has turned is turned back after fifteen seconds")
def changed_on_panel(rig):
    panel, _, before, asked = turned_on_the_panel(rig)
    expect_over(panel, ASKED_SECONDS + 5)
    passed = time.monotonic() - asked
    expect(ASKED_SECONDS - 0.5 < passed < ASKED_SECONDS + 2, f"it was taken back after {passed:.1f} s")
    panel.expect_said("was not kept on the panel within 15 seconds")
    expect("display.rotation" not in panel.values(), f"the file holds {panel.values()}")
    eventually(2, "the screen is not what it was", lambda: rig.outside.screen() == before)
    return f"after {passed:.1f} s"


@check("trial: a finger on Keep keeps what the panel's own switch has turned, and one on the switch asks again")
def changed_and_kept(rig):
    panel, switch, _, asked = turned_on_the_panel(rig)
    late_enough(asked)
    rig.hands.tap(upside_down(KEEP))
    expect_over(panel)
    panel.expect_said("display.rotation is 180: it was kept on the panel")
    # The page has a clock, so that the panel always has a deadline: only time shows that none takes the value back.
    never(ASKED_SECONDS + 1, "it was taken back", lambda: panel.values().get("display.rotation") != "180")
    rig.hands.tap(upside_down(switch))
    panel.expect_value("trial.begun", "true", seconds=5)
    late_enough(time.monotonic())
    rig.hands.tap(REVERT)
    expect_over(panel)
    expect(panel.values().get("display.rotation") == "180", f"the file holds {panel.values()}")
