"""Every flavour of knob that people solder on: each turns the focused control by the same detents."""
import contextlib
import signal
import subprocess

from checks.console import seat_daemon
from checks.controls import TIME, starting
from guest.checking import check, eventually, expect
from guest.hands import ABS, ABS_X, ABS_Y, BTN_TOUCH, INPUT_PROP_DIRECT, KEY, MT_ID, MT_SLOT, MT_X, MT_Y, REL, plugged
from guest.panel import settings

REL_X, REL_Y, REL_RX, REL_HWHEEL, REL_DIAL, REL_WHEEL, REL_MISC, REL_WHEEL_HI_RES = 0, 1, 3, 6, 7, 8, 9, 11
ABS_WHEEL, ABS_MISC = 8, 40
MT_TOOL, PALM = 0x37, 2
KEY_ENTER, KEY_OK, BTN_0, BTN_LEFT, KEY_UP, KEY_DOWN, KEY_VOLUMEDOWN, KEY_VOLUMEUP = 28, 352, 256, 272, 103, 108, 114, 115
KEY_MUTE, BTN_RIGHT = 113, 273
SCREEN = {ABS_X: (0, 799), ABS_Y: (0, 479)}


def relative(axis):
    return lambda knob, step: knob.send((REL, axis, step))


def wrapping(axis, state):
    """An absolute encoder of 24 places that starts at 22, so that it wraps on the way."""
    def turn(knob, step):
        state[0] = (state[0] + step) % 24
        knob.send((ABS, axis, state[0]))
    return turn


def keys(up, down):
    return lambda knob, step: knob.tap(up if step > 0 else down)


def flavours():
    for name, axis in (("REL_DIAL", REL_DIAL), ("REL_X", REL_X), ("REL_Y", REL_Y), ("REL_RX", REL_RX), ("REL_MISC", REL_MISC)):
        yield name, dict(axes=[axis]), relative(axis)
    yield "REL_WHEEL", dict(axes=[REL_WHEEL]), relative(REL_WHEEL)
    yield "REL_HWHEEL", dict(axes=[REL_HWHEEL]), relative(REL_HWHEEL)
    yield "REL_WHEEL and HI_RES", dict(axes=[REL_WHEEL, REL_WHEEL_HI_RES]), (
        lambda knob, step: knob.send((REL, REL_WHEEL, step), (REL, REL_WHEEL_HI_RES, 120 * step)))
    for name, axis in (("ABS_X", ABS_X), ("ABS_WHEEL", ABS_WHEEL), ("ABS_MISC", ABS_MISC)):
        yield name + " that wraps", dict(ranges={axis: (0, 23)}), wrapping(axis, [0])
    yield "REL_DIAL and KEY_ENTER", dict(axes=[REL_DIAL], keys=[KEY_ENTER]), relative(REL_DIAL)
    yield "REL_DIAL and BTN_0", dict(axes=[REL_DIAL], keys=[BTN_0]), relative(REL_DIAL)
    yield "REL_WHEEL and BTN_LEFT", dict(axes=[REL_WHEEL], keys=[BTN_LEFT]), relative(REL_WHEEL)
    yield "REL_X and KEY_ENTER", dict(axes=[REL_X], keys=[KEY_ENTER]), relative(REL_X)
    yield "REL_X and BTN_LEFT", dict(axes=[REL_X], keys=[BTN_LEFT]), relative(REL_X)
    yield "ABS_WHEEL and KEY_ENTER", dict(ranges={ABS_WHEEL: (0, 23)}, keys=[KEY_ENTER]), wrapping(ABS_WHEEL, [0])
    yield "volume keys", dict(keys=[KEY_VOLUMEUP, KEY_VOLUMEDOWN, KEY_MUTE]), keys(KEY_VOLUMEUP, KEY_VOLUMEDOWN)
    yield "KEY_UP and KEY_DOWN", dict(keys=[KEY_UP, KEY_DOWN]), keys(KEY_UP, KEY_DOWN)


def focused(rig, extra=None):
    """A panel whose time has been tapped to 46 and is edited by the knob."""
    panel = rig.panel({**starting(time=45), **(extra or {})}).start()
    rig.hands.tap(TIME.plus(panel))
    panel.expect_value(TIME.key, 46)
    return panel


@check("flavours: every kind of knob turns by its detents, back and forth")
def all_turn(rig):
    panel = focused(rig)
    rig.hands.press()
    value, done = 46, []
    for name, what, turn in flavours():
        knob = plugged(panel, "Flavour", **what)
        try:
            for step, wanted in ((-1, value - 1), (-1, value - 2), (1, value - 1)):
                turn(knob, step)
                try:
                    panel.expect_value(TIME.key, wanted, seconds=2)
                except Exception as why:
                    raise type(why)(f"{name}: {why}") from None
            value -= 1
            done.append(name)
        finally:
            knob.unplug()
    return f"{len(done)} kinds"


@check("flavours: every kind of button presses")
def all_press(rig):
    panel = focused(rig)
    for name, what, code in (("KEY_ENTER on a dial", dict(axes=[REL_DIAL], keys=[KEY_ENTER]), KEY_ENTER),
                             ("BTN_0 on a dial", dict(axes=[REL_DIAL], keys=[BTN_0]), BTN_0),
                             ("BTN_0 alone", dict(keys=[BTN_0]), BTN_0),
                             ("BTN_LEFT alone", dict(keys=[BTN_LEFT]), BTN_LEFT),
                             ("BTN_LEFT on a wheel", dict(axes=[REL_WHEEL], keys=[BTN_LEFT]), BTN_LEFT)):
        before = int(panel.values()[TIME.key])
        button = plugged(panel, "Flavour", **what)
        # As long as a finger takes: libinput holds the release of a shorter press back, as a contact that bounces.
        verbs = {"push": lambda: button.send((KEY, code, 1)), "free": lambda: button.send((KEY, code, 0)), "rest": lambda: None}
        try:
            rig.hands.play("0 push\n80 free\n200 turn dial 1", **verbs)  # into the value
            try:
                panel.expect_value(TIME.key, before + 1, seconds=2)
            except Exception as why:
                raise type(why)(f"{name}: {why}") from None
            rig.hands.play("0 push\n80 free\n200 rest", **verbs)  # and out again
        finally:
            button.unplug()


@check("flavours: steps, direction and acceleration are said of each device in the config file")
def tuned(rig):
    panel = focused(rig, {"input.devices": "Rig dial: reversed, steps 2"})
    rig.hands.press()
    rig.hands.turn("dial", 1)
    rig.hands.turn("dial", 1)
    panel.expect_value(TIME.key, 45)
    panel.replace(settings({**starting(time=45), "input.devices": "Rig dial: ignored"}))
    panel.expect_leaves(rig.hands.dial)
    rig.hands.turn("dial", 3)
    turned = panel.settled_value(TIME.key)
    expect(turned == "45", f"an ignored dial turns: {turned}")


@check("flavours: a burst of a hundred turns loses none")
def burst(rig):
    panel = focused(rig)
    rig.hands.press()
    # To and fro, since turns in a row that are so fast count five times.
    turns = "\n".join(f"{4 * turn} {'back' if turn % 2 else 'ahead'}" for turn in range(100))
    rig.hands.play(turns, ahead=lambda: rig.hands.dial.send((REL, REL_DIAL, 2)),
                   back=lambda: rig.hands.dial.send((REL, REL_DIAL, -1)))
    panel.expect_value(TIME.key, 46 + 50, seconds=2)


@check("flavours: a touchscreen pulled under a finger is no tap, and a new one works")
def pulled(rig):
    panel = rig.panel(starting(time=45)).start()
    x, y = TIME.plus(panel)
    rig.hands.down(0, x, y)
    panel.expect_value(TIME.key, 46)
    rig.hands.unplug_glass()
    panel.expect_reads(rig.hands.glass)
    settled = panel.settled_value(TIME.key)
    expect(int(settled) <= 48, f"a finger on a screen that is gone went on to {settled}")
    rig.hands.tap((x, y))
    panel.expect_value(TIME.key, int(settled) + 1)


def resettable(rig, values=None, **how):
    """A panel whose Reset, which acts when it is let go, has the focus; and where it is."""
    panel = rig.panel({**starting(time=50), **(values or {})}).start(**how)
    reset = panel.find("Reset").spot()
    rig.hands.tap(reset)
    panel.expect_value(TIME.key, 45)
    panel.replace(settings({**starting(time=50), **(values or {})}))
    panel.rest()
    return panel, reset


def expect_pressed(rig, before, name):
    eventually(2, f"{name}: what is pressed does not show", lambda: rig.outside.screen() != before)


def held(spot):
    """What can hold Reset down, how it does, and what lets go of it."""
    x, y = spot
    enter = lambda device: device.send((KEY, KEY_ENTER, 1))  # noqa: E731
    yield "a mouse", dict(keys=[BTN_LEFT, BTN_RIGHT], ranges=SCREEN), lambda device: (
        device.send((ABS, ABS_X, x), (ABS, ABS_Y, y)), device.send((KEY, BTN_LEFT, 1)))
    yield "a keyboard", dict(keys=range(1, 120)), enter
    yield "a dial", dict(axes=[REL_DIAL], keys=[KEY_ENTER]), enter
    yield "a wheel", dict(axes=[REL_WHEEL], keys=[KEY_ENTER]), enter


@check("flavours: a mouse, a keyboard and knobs that are pulled while something is held press nothing")
def pulled_held(rig):
    pull_held(rig, *resettable(rig))


@check("flavours: nor do they where the panel keeps its devices from all others, and what is let go counts")
def grabbed_pulled_held(rig):
    panel, spot = resettable(rig, {"input.grab": "true"})
    pull_held(rig, panel, spot)
    rig.hands.tap(spot)
    panel.expect_value(TIME.key, 45)


@check("flavours: nor do they where a seat daemon opens the devices, and what is let go counts")
def seated_pulled_held(rig):
    with seat_daemon(rig, "nobody") as env:
        panel, spot = resettable(rig, {"console.seat": "libseat"}, user="nobody", env=env)
        pull_held(rig, panel, spot)
        rig.hands.tap(spot)
        panel.expect_value(TIME.key, 45)
        panel.stop()
        eventually(3, "the console stays in graphics", lambda: rig.console.screen_mode() == "text")
    rig.console.mend()


def pull_held(rig, panel, spot):
    for name, what, press in held(spot):
        before, device = rig.outside.screen(), plugged(panel, "Flavour", **what)
        try:
            press(device)
            expect_pressed(rig, before, name)
        finally:
            device.unplug()
        subprocess.run(["udevadm", "settle", "--timeout=20"], check=True)
        settled = panel.settled_value(TIME.key, seconds=10)
        expect(settled == "50", f"{name}: Reset was pressed, and the time is {settled}")


@check("flavours: a palm that the touchscreen knows is no finger")
def palm(rig):
    panel, (x, y) = resettable(rig)
    before = rig.outside.screen()
    ranges = {MT_SLOT: (0, 4), MT_ID: (0, 65535), MT_X: SCREEN[ABS_X], MT_Y: SCREEN[ABS_Y], MT_TOOL: (0, PALM), **SCREEN}
    glass = plugged(panel, "Flavour", keys=[BTN_TOUCH], ranges=ranges, properties=[INPUT_PROP_DIRECT])
    try:
        glass.send((ABS, MT_SLOT, 0), (ABS, MT_ID, 1), (ABS, MT_X, x), (ABS, MT_Y, y), (KEY, BTN_TOUCH, 1))
        expect_pressed(rig, before, "a finger")
        glass.send((ABS, MT_SLOT, 0), (ABS, MT_TOOL, PALM))
        eventually(2, "what the palm has pressed goes on to show", lambda: rig.outside.screen() == before)
        glass.send((ABS, MT_SLOT, 0), (ABS, MT_ID, -1), (KEY, BTN_TOUCH, 0))
        settled = panel.settled_value(TIME.key)
        expect(settled == "50", f"the palm pressed Reset, and the time is {settled}")
    finally:
        glass.unplug()


@contextlib.contextmanager
def not_reading(panel):
    """The panel stands still, so that the kernel's buffers of 64 events run over."""
    panel.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        panel.process.send_signal(signal.SIGCONT)


@check("flavours: where the kernel's buffer runs over, no finger and no knob is held on")
def overrun(rig):
    panel = focused(rig)
    x, y = TIME.plus(panel)
    with not_reading(panel):
        rig.hands.down(0, x, y)
        for turn in range(200):
            rig.hands.move(0, x + turn % 5, y)
        rig.hands.up(0)
        rig.hands.dial.send((KEY, KEY_ENTER, 1))
        for _ in range(100):
            rig.hands.dial.send((REL, REL_DIAL, 1))
            rig.hands.dial.send((REL, REL_DIAL, -1))
        rig.hands.dial.send((KEY, KEY_ENTER, 0))
    before = int(panel.settled_value(TIME.key, seconds=10))
    rig.hands.tap((x, y))
    panel.expect_value(TIME.key, before + 1)
    expect(panel.settled_value(TIME.key) == str(before + 1), "a tap goes on by itself")


@check("flavours: a matrix of the config file moves a touchscreen's places")
def matrix(rig):
    panel = rig.panel({**starting(time=45), "input.devices": "Rig touchscreen: matrix -1 0 1 0 -1 1"}).start()
    x, y = TIME.plus(panel)
    rig.hands.tap((799 - x, 479 - y))
    panel.expect_value(TIME.key, 46)
