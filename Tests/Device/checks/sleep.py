"""A panel that nobody touches dims, goes dark and wakes; what wakes it presses nothing."""
import os

from checks.controls import TIME, starting
from checks.screens import ENABLED, read
from guest.checking import check, eventually, expect
from guest.panel import settings


def lamp(panel):
    """A folder with the files that the kernel has for a backlight.

    These are ordinary files, and what is written over longer text leaves the rest of it; the kernel's have no such rest.
    So all that is ever written here has two digits, or is 0, and two bytes are read."""
    folder = os.path.join(panel.folder, "lamp")
    os.makedirs(folder)
    for name, text in (("max_brightness", "90"), ("brightness", "75"), ("bl_power", "0"), ("type", "raw")):
        with open(os.path.join(folder, name), "w") as file:
            file.write(text + "\n")
    return folder


def lit(folder):
    with open(os.path.join(folder, "brightness")) as file:
        return file.read(2).strip()


def dark(rig):
    eventually(10, "the screen does not go black", lambda: rig.outside.brightest() == 0, pause=0.1)


def sleepy(rig, **idle):
    return rig.panel({**starting(time=45), **{f"idle.{key}": value for key, value in idle.items()}})


def drawn(rig, panel, text=None):
    """The picture to compare with, made beforehand: drawing and reading it takes longer than a panel is awake."""
    name = panel.rendering(text)
    rig.outside.picture(name)
    return name


@check("sleep: the waking tap shows the panel and presses nothing, the next one does")
def woken(rig):
    panel = sleepy(rig, blank="3 s")
    plus, wanted = TIME.plus(panel), drawn(rig, panel)
    panel.start()
    dark(rig)
    rig.hands.tap(plus)
    rig.screen_shows(wanted)
    rig.hands.tap(plus)
    panel.expect_value(TIME.key, 46)
    dark(rig)
    expect(panel.settled_value(TIME.key) == "46", "the waking tap pressed +, too")


@check("sleep: a turn, a key and a press wake it without effect")
def turned(rig):
    panel = sleepy(rig, blank="3 s")
    plus, wanted = TIME.plus(panel), drawn(rig, panel, settings({**panel.values(), TIME.key: 46}))
    panel.start()
    rig.hands.tap(plus)
    panel.expect_value(TIME.key, 46)
    for wake in (lambda: rig.hands.key("up"), lambda: rig.hands.turn("dial", 1), lambda: rig.hands.press()):
        dark(rig)
        wake()
        rig.screen_shows(wanted)
    dark(rig)
    settled = panel.settled_value(TIME.key)
    expect(settled == "46", f"what wakes it has made the value {settled}")


@check("sleep: dark, it sleeps without a deadline")
def asleep(rig):
    panel = sleepy(rig, blank="500 ms").start()
    dark(rig)
    panel.rest()


@check("sleep: the backlight is dimmed, put out, lit again and given back")
def backlight(rig):
    panel = rig.panel()
    folder = lamp(panel)
    panel.replace(settings({**starting(), "idle.dim": "3 s", "idle.blank": "15 s", "idle.backlight": folder,
                            "idle.brightness": "20..90"}))
    panel.start()
    eventually(12, lambda: f"it is not dimmed, but at {lit(folder)}", lambda: lit(folder) == "18")
    eventually(20, lambda: f"it is not put out, but at {lit(folder)}", lambda: lit(folder).startswith("0"))
    rig.hands.tap((799, 479))
    eventually(3, lambda: f"it is not lit, but at {lit(folder)}", lambda: lit(folder) == "81")
    panel.stop()
    expect(lit(folder) == "75", f"after the end it is {lit(folder)}, not 75 as before")


@check("sleep: a program sets the brightness where it is told to")
def command(rig):
    panel = rig.panel()
    script, told = os.path.join(panel.folder, "light"), os.path.join(panel.folder, "told")
    with open(script, "w") as file:
        file.write(f'#!/bin/sh\necho "$@" >>{told}\n')
    os.chmod(script, 0o755)
    panel.replace(settings({**starting(), "idle.blank": "500 ms", "idle.backlight": "", "idle.command": script + " --to"}))
    panel.start()
    eventually(4, "the program is not called", lambda: os.path.exists(told) and "--to 0" in open(told).read())


@check("sleep: a screen that is switched off comes back with a touch")
def switched_off(rig):
    panel = sleepy(rig, off="1 s")
    wanted = drawn(rig, panel)
    panel.start()
    eventually(5, "the screen is not switched off", lambda: read(ENABLED) == "disabled")
    panel.rest()
    rig.hands.tap((799, 479))
    rig.screen_shows(wanted)
    expect(read(ENABLED) == "enabled", "the screen is not switched on")
