"""The rig itself: if these fail, no other line means anything."""
import os

from guest.checking import Unsteady, check, eventually, expect


@check("rig: the emulated screen is there and shows the console")
def screen(rig):
    expect(os.path.exists("/dev/dri/card0"), "no /dev/dri/card0")
    first = rig.console_card()
    rig.console.write("\x1b[2J")
    eventually(2, "clearing the console does not change the screen", lambda: rig.outside.screen() != first)
    return first.split("-")[0]


@check("rig: a finger's hold lasts as long as written")
def hold(rig):
    times = rig.hands.play("0 down 0 5 5\n1050 up 0")
    if abs(times[1] - 1050) > 5:
        raise Unsteady(f"1050 ms became {times[1]:.1f} ms by the kernel's clock")
    return f"{times[1]:.2f} ms for 1050"


@check("rig: the keyboard types on the console")
def typing(rig):
    text = rig.console.typed(rig.hands.key)
    expect(text == "ok\n", f"typed ok and Enter, the console read {text!r}")
