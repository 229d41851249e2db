"""A panel that nobody touches does nothing at all."""
import time

from checks.controls import TIME, starting
from guest.checking import check, eventually, expect

IDLE_SECONDS = 10


def settle(panel):
    """Waits until the panel has slept through a whole second."""
    last = {"count": -1, "since": time.monotonic()}

    def quiet():
        now = panel.switches()
        if now != last["count"]:
            last.update(count=now, since=time.monotonic())
        return time.monotonic() - last["since"] >= 1

    eventually(15, "it does not come to rest for as much as a second", quiet, pause=0.05)


def wakeups(panel):
    before = panel.switches()
    time.sleep(IDLE_SECONDS)
    return panel.switches() - before


@check("idle: no wakeups in ten seconds after the first frame")
def untouched(rig):
    panel = rig.panel(starting()).start()
    settle(panel)
    count = wakeups(panel)
    expect(count == 0, f"{count} wakeups")


@check("idle: no wakeups in ten seconds after a hold")
def after_a_hold(rig):
    panel = rig.panel(starting(time=45)).start()
    x, y = TIME.plus(panel)
    rig.hands.play(f"0 down 0 {x} {y}\n650 up 0")
    panel.expect_value(TIME.key, 48)
    settle(panel)
    count = wakeups(panel)
    expect(count == 0, f"{count} wakeups")
