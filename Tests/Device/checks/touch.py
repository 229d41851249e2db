"""Fingers: each movement leaves the right value in the config file within a second."""
from checks.controls import CORE, TIME, starting
from guest.checking import check, expect

SLACK = 12  # pixels between a finger and the handle it has dragged: less than one and a half steps


def hold(rig, panel, milliseconds):
    x, y = TIME.plus(panel)
    rig.hands.play(f"0 down 0 {x} {y}\n{milliseconds} up 0")


def expect_rest(panel, key, value):
    """The value arrives in time and stays."""
    passed = panel.expect_value(key, value)
    settled = panel.settled_value(key)
    expect(settled == str(value), f"{key} reached {value} and went on to {settled}")
    return f"in the file after {passed:.2f} s"


@check("touch: a tap on + steps once")
def tap(rig):
    panel = rig.panel(starting(time=45)).start()
    rig.hands.tap(TIME.plus(panel))
    return expect_rest(panel, TIME.key, 46)


@check("touch: a tap on − steps back once")
def tap_minus(rig):
    panel = rig.panel(starting(time=45)).start()
    rig.hands.tap(TIME.minus(panel))
    return expect_rest(panel, TIME.key, 44)


@check("touch: a tap beside every control changes nothing")
def tap_beside(rig):
    panel = rig.panel(starting()).start()
    before = panel.text()
    rig.hands.tap((799, 479))
    panel.rest()
    expect(panel.text() == before, "the file has changed")


@check("touch: a hold of one second steps seven times")
def hold_one_second(rig):
    panel = rig.panel(starting(time=45)).start()
    hold(rig, panel, 1050)  # steps are due at 0, 500, 600 … 1000 ms: let go between two of them
    return expect_rest(panel, TIME.key, 52)


@check("touch: a hold past the end of the range stops at the end")
def hold_past_end(rig):
    panel = rig.panel(starting(time=TIME.highest - 3)).start()
    hold(rig, panel, 1550)
    return expect_rest(panel, TIME.key, TIME.highest)


@check("touch: a hold ends when the finger slides away")
def slide_away(rig):
    panel = rig.panel(starting(time=45)).start()
    x, y = TIME.plus(panel)
    rig.hands.play(f"0 down 0 {x} {y}\n250 move 0 {x} {(y + 240) % 480}\n1500 up 0")
    return expect_rest(panel, TIME.key, 46)


@check("touch: a drag moves one handle and not the other")
def drag(rig):
    panel = rig.panel(starting(core="54..80")).start()
    (x, y), _ = CORE.handles(panel)
    rig.hands.drag((x, y), (x + 60, y), 300)
    low, high = CORE.ends(panel.changed_value(CORE.key, "54..80"))
    expect(low > 54, f"the lower handle, dragged up, went from 54 to {low:g}")
    expect(high == 80, f"the upper handle moved, too: from 80 to {high:g}")
    lower, _ = CORE.handles(panel)
    expect(abs(lower[0] - (x + 60)) < SLACK, f"the finger went to x {x + 60}, the handle to {lower[0]}")
    return f"60 pixels: 54 to {low:g}"


@check("touch: two fingers drag both handles at once")
def two_fingers(rig):
    panel = rig.panel(starting(core="44..90")).start()
    (a, y), (b, _) = CORE.handles(panel)
    moves = "\n".join(f"{20 * i} move 0 {a + 2 * i} {y}\n{20 * i + 10} move 1 {b - 2 * i} {y}" for i in range(1, 20))
    rig.hands.play(f"0 down 0 {a} {y}\n5 down 1 {b} {y}\n{moves}\n420 up 0\n430 up 1")
    low, high = CORE.ends(panel.changed_value(CORE.key, "44..90"))
    expect(44 < low < high < 90, f"they went from 44 – 90 to {low:g} – {high:g}")
    return f"44 – 90 to {low:g} – {high:g}"


@check("touch: a flick past the end reaches exactly the end")
def flick(rig):
    panel = rig.panel(starting(core="54..62")).start()
    lower, upper = CORE.handles(panel)
    rig.hands.drag(upper, (799, upper[1]), 60)
    expect_rest(panel, CORE.key, f"54..{CORE.highest}")
    rig.hands.drag(lower, (0, lower[1]), 60)
    expect_rest(panel, CORE.key, f"{CORE.lowest}..{CORE.highest}")
