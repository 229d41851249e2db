"""A machine whose clock is set, by a person or by NTP, and one that is suspended: what is shown is right, what is timed is not late."""
import time

from checks.controls import TIME, starting
from checks.sleep import dark
from guest.checking import check, eventually, expect, never

NOON = 1_900_000_000 // 86_400 * 86_400 + 43_200  # of a day in 2030, in UTC
DAY = 86_400


def set_clock(seconds):
    time.clock_settime(time.CLOCK_REALTIME, seconds)


@check("clocks: a clock that is set shows its new time at once, forward and back, and the same time as the same picture")
def steps(rig):
    before, began = time.time(), time.monotonic()
    try:
        set_clock(NOON)
        rig.panel(starting()).start("--screen", "readings", env={"TZ": "UTC"})
        second = int(time.time() - NOON) + 2
        eventually(3, "", lambda: time.time() >= NOON + second + 0.4)
        wanted = rig.outside.screen()
        expect(time.time() < NOON + second + 0.95, "the emulated machine has lost that second")
        for step in (DAY, -40 * DAY, 400 * DAY):
            set_clock(NOON + 3_600)
            # Just after a tick: by itself the clock would look at the time again only when most of a second has passed.
            eventually(3, "", lambda: 0.05 < time.time() % 1 < 0.15 and time.time() > NOON + 3_601)
            expect(rig.outside.screen() != wanted, "an hour later it shows the same")
            set_clock(NOON + step + second + 0.05)
            eventually(0.6, f"the time is not shown after a step of {step} s", lambda: rig.outside.screen() == wanted)
    finally:
        set_clock(before + time.monotonic() - began)


@check("clocks: a panel goes dark when it should, whatever the clock is set to meanwhile")
def idle(rig):
    before, began = time.time(), time.monotonic()
    try:
        for step in (DAY, -400 * DAY):
            panel = rig.panel({**starting(), "idle.blank": "4 s"}).start()
            set_clock(time.time() + step)
            never(2.5, "it is dark already", lambda: rig.outside.brightest() == 0, pause=0.3)
            dark(rig)
            panel.rest()
            panel.stop()
    finally:
        set_clock(before + time.monotonic() - began)


@check("clocks: a hold steps at its pace while the clock is set back by an hour")
def hold(rig):
    panel = rig.panel(starting(time=45)).start()
    x, y = TIME.plus(panel)
    before, began = time.time(), time.monotonic()
    try:
        rig.hands.play(f"0 down 0 {x} {y}\n300 set\n1050 up 0", set=lambda: set_clock(before - 3_600))
        panel.expect_value(TIME.key, 52)
        expect(panel.settled_value(TIME.key) == "52", "it steps on")
    finally:
        set_clock(before + time.monotonic() - began)


@check("clocks: a machine that freezes its programs to be suspended, and thaws them, leaves a panel as it was")
def frozen(rig):
    # It stands still in the middle of a wake, for as long as everything is frozen.
    panel = rig.panel(starting(time=45)).start(env={"FACEPLATE_LATENCY": "60000"})
    wanted, plus = panel.rendering(), TIME.plus(panel)
    with open("/sys/power/pm_test", "w") as file:
        file.write("freezer")  # the kernel goes as far as that, waits for five seconds, and comes back
    began = time.monotonic()
    with open("/sys/power/state", "w") as file:
        file.write("mem")
    expect(time.monotonic() - began > 4, "the kernel has not frozen anything")
    expect(rig.screen_at_rest() == rig.outside.picture(wanted), "the picture is another: " + rig.outside.compare(wanted))
    rig.hands.tap(plus)
    panel.expect_value(TIME.key, 46)
    rig.screen_shows(panel.rendering())
