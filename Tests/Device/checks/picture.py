"""What the screen shows is what the panel draws without a screen."""
from checks.controls import starting
from guest.checking import check
from guest.panel import settings


@check("picture: the screen equals kiosk render, pixel for pixel")
def first_frame(rig):
    panel = rig.panel(starting()).start()
    passed = rig.screen_shows(panel.rendering())
    return f"ready {panel.ready_seconds:.2f} s after its start, equal {passed:.2f} s later"


@check("picture: with no config file it shows its defaults")
def defaults(rig):
    panel = rig.panel().start()
    rig.screen_shows(panel.rendering())


@check("picture: after twenty edits the screen still equals a fresh rendering")
def edits(rig):
    panel = rig.panel(starting()).start()
    for turn in range(20):
        panel.replace(settings(starting(time=turn * 9, core=f"{40 + turn}..{60 + turn}")))
    rig.screen_shows(panel.rendering())
