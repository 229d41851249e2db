"""A panel that nobody touches dims, goes dark and wakes; what wakes it presses nothing."""
import os

from checks.controls import TIME, starting
from checks.screens import ENABLED
from guest.checking import check, eventually, expect
from guest.panel import settings


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


def read(path):
    with open(path) as file:
        return file.read().strip()
