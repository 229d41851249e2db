"""Knobs and keys: whatever is focused follows them."""
from checks.controls import TIME, starting
from guest.checking import check, expect


def focused(rig):
    """A panel whose time has been tapped to 46, so that it has the focus."""
    panel = rig.panel(starting(time=45)).start()
    rig.hands.tap(TIME.plus(panel))
    panel.expect_value(TIME.key, 46)
    return panel


def turn_edits(rig, knob):
    panel = focused(rig)
    rig.hands.play(f"0 press knob\n300 turn {knob} 1\n600 turn {knob} 1\n900 turn {knob} 1\n1200 press knob")
    passed = panel.expect_value(TIME.key, 49)
    rig.hands.play(f"0 turn {knob} 1")
    settled = panel.settled_value(TIME.key)
    expect(settled == "49", f"a turn after the second press made it {settled}")
    return f"in the file after {passed:.2f} s"


@check("knobs: press, three detents of the dial, press: three steps")
def dial(rig):
    return turn_edits(rig, "dial")


@check("knobs: press, three detents of the wheel, press: three steps")
def wheel(rig):
    return turn_edits(rig, "wheel")


@check("knobs: the dial turned back steps back")
def dial_back(rig):
    panel = focused(rig)
    rig.hands.play("0 press knob\n300 turn dial -1\n600 turn dial -1\n900 press knob")
    panel.expect_value(TIME.key, 44)


@check("knobs: a turn without a press changes no value")
def turn_moves_focus(rig):
    panel = focused(rig)
    rig.hands.play("0 turn dial 1\n300 turn wheel 1")
    settled = panel.settled_value(TIME.key)
    expect(settled == "46", f"{TIME.label} became {settled}")


@check("knobs: the up key steps once, the down key back")
def keys(rig):
    panel = focused(rig)
    rig.hands.play("0 key up")
    panel.expect_value(TIME.key, 47)
    rig.hands.play("0 key down")
    panel.expect_value(TIME.key, 46)


@check("knobs: a key held for a second steps seven times, whatever the kernel repeats")
def held_key(rig):
    panel = focused(rig)
    rig.hands.play("0 hold up\n1050 release up")
    panel.expect_value(TIME.key, 53)
    settled = panel.settled_value(TIME.key)
    expect(settled == "53", f"it went on to {settled}")
