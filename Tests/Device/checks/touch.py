"""Fingers: each movement leaves the right value in the config file within a second."""
from checks.controls import LOWER, QUANTITY, UPPER, starting
from guest.checking import check, expect


def plus(panel):
    return panel.find(QUANTITY.label).spot(*QUANTITY.plus)


def hold(rig, panel, milliseconds):
    x, y = plus(panel)
    rig.hands.play(f"0 down 0 {x} {y}\n{milliseconds} up 0")


@check("touch: a tap on + steps once")
def tap(rig):
    panel = rig.panel(starting(quantity=5)).start()
    rig.hands.tap(plus(panel))
    passed = panel.expect_value(QUANTITY.key, 6)
    settled = panel.settled_value(QUANTITY.key)
    expect(settled == "6", f"it went on to {settled}")
    return f"in the file after {passed:.2f} s"


@check("touch: a tap on − steps back once")
def tap_minus(rig):
    panel = rig.panel(starting(quantity=5)).start()
    rig.hands.tap(panel.find(QUANTITY.label).spot(*QUANTITY.minus))
    panel.expect_value(QUANTITY.key, 4)


@check("touch: a tap beside every control changes nothing")
def tap_beside(rig):
    panel = rig.panel(starting()).start()
    before = panel.text()
    rig.hands.tap((799, 479))
    panel.settled_value(QUANTITY.key, quiet=1)
    expect(panel.text() == before, "the file has changed")


@check("touch: a hold of one second steps seven times")
def hold_one_second(rig):
    panel = rig.panel(starting(quantity=5)).start()
    hold(rig, panel, 1050)  # steps are due at 0, 500, 600 … 1000 ms: let go between two of them
    panel.expect_value(QUANTITY.key, 12)
    settled = panel.settled_value(QUANTITY.key)
    expect(settled == "12", f"it went on to {settled} after the finger had left")


@check("touch: a hold past the end of the range stops at the end")
def hold_past_end(rig):
    panel = rig.panel(starting(quantity=QUANTITY.highest - 3)).start()
    hold(rig, panel, 1550)
    panel.expect_value(QUANTITY.key, QUANTITY.highest)
    settled = panel.settled_value(QUANTITY.key)
    expect(settled == str(QUANTITY.highest), f"it went on to {settled}")


@check("touch: a hold ends when the finger slides away")
def slide_away(rig):
    panel = rig.panel(starting(quantity=5)).start()
    x, y = plus(panel)
    rig.hands.play(f"0 down 0 {x} {y}\n250 move 0 {x} {(y + 240) % 480}\n1500 up 0")
    panel.expect_value(QUANTITY.key, 6)
    settled = panel.settled_value(QUANTITY.key)
    expect(settled == "6", f"it went on to {settled}")


@check("touch: a drag moves one handle and not the other")
def drag(rig):
    panel = rig.panel(starting()).start()
    before, (x, y) = panel.values(), panel.find(LOWER.label).spot()
    rig.hands.drag((x, y), (x + 60, y), 300)
    moved = int(panel.changed_value(LOWER.key, before[LOWER.key]))
    expect(moved > int(before[LOWER.key]), f"{LOWER.label} went from {before[LOWER.key]} to {moved}")
    expect(panel.values()[UPPER.key] == before[UPPER.key], f"{UPPER.label} moved, too")
    handle = panel.find(LOWER.label).spot()
    expect(abs(handle[0] - (x + 60)) < 12, f"the finger went to x {x + 60}, the handle to {handle[0]}")
    return f"60 pixels: {before[LOWER.key]} to {moved}"


@check("touch: two fingers drag both handles at once")
def two_fingers(rig):
    panel = rig.panel(starting()).start()
    (a, y), (b, _) = (panel.find(handle.label).spot() for handle in (LOWER, UPPER))
    moves = "\n".join(f"{20 * i} move 0 {a + 3 * i} {y}\n{20 * i + 10} move 1 {b - 3 * i} {y}" for i in range(1, 20))
    rig.hands.play(f"0 down 0 {a} {y}\n5 down 1 {b} {y}\n{moves}\n420 up 0\n430 up 1")
    before = starting()
    lower, upper = (int(panel.changed_value(handle.key, before[handle.key])) for handle in (LOWER, UPPER))
    expect(1_000_000 < lower < upper < 6_000_000, f"from 1000000 – 6000000 they went to {lower} – {upper}")
    return f"{lower} – {upper}"


@check("touch: a flick past the end reaches exactly the end")
def flick(rig):
    panel = rig.panel(starting()).start()
    for handle, side in ((UPPER, 799), (LOWER, 0)):
        start = panel.find(handle.label).spot()
        rig.hands.drag(start, (side, start[1]), 60)
        panel.expect_value(handle.key, handle.highest if side else handle.lowest)
