"""Fonts on a disk that does not answer: text whose font is still being looked for costs no frame, and is drawn in the end."""
import os

from checks.controls import TIME, starting
from checks.faults import FOR_EVER
from checks.shim import Shim
from guest.checking import check, eventually, expect
from guest.panel import settings

NAME = "面板.conf"  # Inter has none of these characters
STALL = 4096  # the shim's word for a call that takes as long as the fault is armed
CALL = "open_font"
LONGEST_WAIT = 5  # seconds that the first frame waits for its fonts


def panel_with_a_strange_name(rig):
    panel = rig.panel()
    panel.config = os.path.join(panel.folder, NAME)
    panel.replace(settings(starting(time=45)))
    return panel, Shim(panel.folder, rig.repository)


def make_a_mistake(panel):
    """The panel shows the name of its file in its corner."""
    panel.replace(settings({**starting(time=45), "oven.core": "hot"}))


def expect_drawn(rig, panel):
    """The screen in the end is that of a panel whose first frame had the font."""
    panel.rest(20)
    shown = rig.screen_at_rest()
    panel.stop()
    panel.start("--notice")
    eventually(10, "the name is not drawn as at a start without a fault", lambda: rig.outside.screen() == shown)


@check("fonts: a disk that does not answer while a font is looked for costs no touch, and the text comes when it does")
def stalled(rig):
    panel, shim = panel_with_a_strange_name(rig)
    plus = TIME.plus(panel)
    panel.start("--notice", env=shim.environment())
    panel.rest()
    shim.arm(CALL, STALL, FOR_EVER)
    make_a_mistake(panel)
    eventually(10, "no font is looked for", lambda: shim.failed(CALL))
    panel.rest()
    blank = rig.outside.screen()
    rig.hands.tap(plus)
    passed = panel.expect_value(TIME.key, 46, seconds=2)
    expect(rig.outside.screen() != blank, "the tap is not on the screen")
    panel.rest()
    blank = rig.outside.screen()
    shim.disarm(CALL)
    eventually(20, "the text does not come", lambda: rig.outside.screen() != blank)
    make_a_mistake(panel)
    expect_drawn(rig, panel)
    return f"a tap in the file after {passed:.2f} s"


@check("fonts: a start waits for the fonts of a disk that does not answer, but no longer than five seconds")
def stalled_at_start(rig):
    panel, shim = panel_with_a_strange_name(rig)
    plus = TIME.plus(panel)
    make_a_mistake(panel)
    panel.start("--notice", env=shim.environment(f"{CALL} 1 {FOR_EVER} {STALL}"))
    passed = panel.ready_seconds
    expect(passed > LONGEST_WAIT, f"it was shown after {passed:.1f} s: no font was waited for")
    rig.hands.tap(plus)
    panel.expect_value(TIME.key, 46, seconds=2)
    shim.disarm(CALL)
    make_a_mistake(panel)
    expect_drawn(rig, panel)
    return f"shown after {passed:.1f} s"
