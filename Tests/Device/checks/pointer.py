"""A mouse shows an arrow while it is moved; what only claims to be one shows none."""
from checks.controls import TIME, starting
from guest.checking import check, eventually, expect
from guest.hands import REL, plugged

REL_X, REL_Y, BTN_LEFT, BTN_RIGHT, BUS_CEC = 0, 1, 272, 273, 0x1e


def mouse(panel, bus=3, keys=(BTN_LEFT, BTN_RIGHT)):
    return plugged(panel, "Rig mouse", keys=keys, axes=[REL_X, REL_Y], bus=bus)


@check("pointer: an arrow comes with motion, goes by itself and with a touch, and leaves no trace")
def arrow(rig):
    panel = rig.panel(starting(time=45)).start()
    name = panel.rendering()
    rig.screen_shows(name)
    pointer = mouse(panel)
    try:
        rig.screen_shows(name)
        for _ in range(10):
            pointer.send((REL, REL_X, 5), (REL, REL_Y, 3))
        eventually(2, "no arrow is shown", lambda: rig.outside.screen() != rig.outside.picture(name))
        rig.screen_shows(name, seconds=7)
        pointer.send((REL, REL_X, 9), (REL, REL_Y, 9))
        eventually(2, "no arrow is shown again", lambda: rig.outside.screen() != rig.outside.picture(name))
        rig.hands.tap((799, 479))
        rig.screen_shows(name)
    finally:
        pointer.unplug()


@check("pointer: a television's remote control shows no arrow")
def phantom(rig):
    panel = rig.panel(starting()).start()
    name = panel.rendering()
    rig.screen_shows(name)
    remote = mouse(panel, bus=BUS_CEC, keys=(28, 103, 108))
    try:
        for _ in range(10):
            remote.send((REL, REL_X, 5), (REL, REL_Y, 3))
        expect(rig.screen_at_rest() == rig.outside.picture(name), "the screen has changed")
    finally:
        remote.unplug()
