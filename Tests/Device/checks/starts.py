"""Starts that fail because of the settings: after three of them the panel uses those that worked last, and says so."""
import os
import re
import signal

from checks.controls import TIME, starting
from checks.screens import with_display
from guest.checking import check, eventually, expect
from guest.panel import settings

CORNER = (799, 479)  # where no control is
NOTE_LEFT, NOTE_TOP = 300, 430  # the note about the settings lies right of and below this


def prove(rig, panel):
    """Uses the panel until its settings count as good, which it notes at the first wake after ten seconds."""
    good = os.path.join(panel.folder, ".panel.conf.good")
    eventually(30, "it does not note that its settings are good",
               lambda: rig.hands.tap(CORNER) or os.path.exists(good), pause=1)


def fail(panel):
    """A start that fails: the panel ends by itself before its settings have proved themselves."""
    panel.start()
    panel.signal(signal.SIGKILL)


@check("starts: after three failed starts it uses the settings that worked last, says so, and an edit ends that")
def last_good(rig):
    panel = rig.panel(starting(time=45))
    plain = panel.rendering()
    panel.start()
    prove(rig, panel)
    bad = settings(with_display({"rotation": 180}, time=45))
    panel.replace(bad)
    rig.screen_shows(panel.rendering(bad), turned=180)
    panel.signal(signal.SIGKILL)
    for _ in range(3):
        fail(panel)
    panel.start()
    panel.expect_said("the last 3 starts with these settings failed.")
    expect("display.rotation" in panel.said(), "it does not say in what they differ")
    found = re.search(r"within x (\d+)…\d+, y (\d+)…", rig.outside.compare(plain))
    expect(found, "the screen says nothing of it")
    expect(int(found[1]) > NOTE_LEFT and int(found[2]) > NOTE_TOP, f"more than the corner is changed: {found[0]}")
    result = panel.run("status", "--config", panel.config)
    expect(result.returncode == 1 and "settings: Earlier settings are used" in result.stdout,
           f"kiosk status ends with {result.returncode}: {result.stdout}")
    rig.hands.tap(TIME.plus(panel))
    panel.expect_value(TIME.key, 46)
    expect(panel.values().get("display.rotation") == "180", "it has changed the file")
    panel.replace(settings(starting(time=50)))
    panel.expect_said("the files have been edited and are used again")
    rig.screen_shows(panel.rendering())


@check("starts: a panel that somebody ends three times in a minute has not failed")
def ended(rig):
    panel = rig.panel(starting(time=45)).start()
    prove(rig, panel)
    text = settings(with_display({"rotation": 180}, time=45))
    panel.replace(text)
    wanted = panel.rendering(text)
    rig.screen_shows(wanted, turned=180)
    for _ in range(4):
        code = panel.signal(signal.SIGTERM)
        expect(code == 0, f"it ended with {code}")
        panel.start()
    rig.screen_shows(wanted, turned=180)
