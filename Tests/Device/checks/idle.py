"""A panel that nobody touches does nothing at all."""
from checks.controls import TIME, starting
from guest.checking import check, never

IDLE_SECONDS = 10


@check("idle: no wakeups in ten seconds after the first frame")
def untouched(rig):
    panel = rig.panel(starting()).start()
    panel.rest(15)
    before = panel.switches()
    never(IDLE_SECONDS, lambda: f"{panel.switches() - before} wakeups", lambda: panel.switches() != before)


@check("idle: after a hold it sleeps without a deadline")
def after_a_hold(rig):
    panel = rig.panel(starting(time=45)).start()
    x, y = TIME.plus(panel)
    rig.hands.play(f"0 down 0 {x} {y}\n650 up 0")
    panel.expect_value(TIME.key, 48)
    panel.rest()
