"""Knobs and keys: whatever is focused follows them."""
from checks.controls import QUANTITY, starting
from guest.checking import check, expect


def focused(rig):
    """A panel whose quantity has been tapped to 6, so that it has the focus."""
    panel = rig.panel(starting(quantity=5)).start()
    rig.hands.tap(panel.find(QUANTITY.label).spot(*QUANTITY.plus))
    panel.expect_value(QUANTITY.key, 6)
    return panel


def turn_edits(rig, knob):
    panel = focused(rig)
    rig.hands.play(f"0 press knob\n300 turn {knob} 1\n600 turn {knob} 1\n900 turn {knob} 1\n1200 press knob")
    passed = panel.expect_value(QUANTITY.key, 9)
    rig.hands.play(f"0 turn {knob} 1")
    settled = panel.settled_value(QUANTITY.key, quiet=1)
    expect(settled == "9", f"a turn after the second press made it {settled}")
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
    panel.expect_value(QUANTITY.key, 4)


@check("knobs: a turn without a press changes no value")
def turn_moves_focus(rig):
    panel = focused(rig)
    rig.hands.play("0 turn dial 1\n300 turn wheel 1")
    settled = panel.settled_value(QUANTITY.key, quiet=1)
    expect(settled == "6", f"{QUANTITY.label} became {settled}")


@check("knobs: the up key steps once, the kernel's own repeats do not")
def keys(rig):
    panel = focused(rig)
    rig.hands.play("0 key up")
    panel.expect_value(QUANTITY.key, 7)
