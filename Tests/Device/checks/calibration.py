"""A touchscreen that is glued on mirrored is set right by touching four crosses."""
from checks.controls import TIME, starting
from guest.checking import check, eventually, expect

CROSSES = [(80, 48), (720, 48), (720, 432), (80, 432)]


def mirrored(spot):
    """Where the touchscreen says that a finger is."""
    return 799 - spot[0], spot[1]


def touch_crosses(rig, crosses):
    for cross in crosses:
        before = rig.screen_at_rest()
        rig.hands.tap(mirrored(cross))
        eventually(3, f"the cross at {cross} stays", lambda: rig.outside.screen() != before)


def ended(panel):
    code, _ = eventually(5, "it does not end", lambda: panel.process.poll() is not None)
    return panel.process.poll()


@check("calibration: four touches and an answer write the matrix that a panel then reads by")
def calibrated(rig):
    panel = rig.panel(starting(time=45)).start(command="calibrate")
    touch_crosses(rig, CROSSES)
    panel.may_end = True
    rig.screen_at_rest()
    for key in ("tab", "tab", "enter"):
        rig.hands.key(key)
    expect(ended(panel) == 0, f"it ends with {panel.process.poll()}: {panel.last_words()}")
    said = panel.values().get("input.devices", "nothing")
    expect("Rig touchscreen: matrix -1 0 " in said, f"the file says {said}")
    panel.may_end = False
    panel.start()
    rig.hands.tap(mirrored(TIME.plus(panel)))
    panel.expect_value(TIME.key, 46)
    return said


@check("calibration: touches that do not fit together change nothing")
def refused(rig):
    panel = rig.panel(starting()).start(command="calibrate")
    before = panel.text()
    first = rig.screen_at_rest()
    touch_crosses(rig, [CROSSES[0], CROSSES[2], CROSSES[1], CROSSES[3]])
    expect(rig.screen_at_rest() != first, "it does not complain")
    panel.stop()
    expect(panel.text() == before, "the file has changed")
