"""A panel that nobody touches dims, goes dark and wakes; what wakes it presses nothing."""
import os

from checks.controls import TIME, starting
from guest.checking import check, eventually, expect


def lamp(panel):
    """A folder with the files that the kernel has for a backlight."""
    folder = os.path.join(panel.folder, "lamp")
    os.makedirs(folder)
    for name, text in (("max_brightness", "200"), ("brightness", "150"), ("bl_power", "0"), ("type", "raw")):
        with open(os.path.join(folder, name), "w") as file:
            file.write(text + "\n")
    return folder


def lit(folder):
    with open(os.path.join(folder, "brightness")) as file:
        return file.read(3).strip()


def dark(rig):
    eventually(4, "the screen does not go black", lambda: rig.outside.brightest() == 0, pause=0.1)


def sleepy(rig, **idle):
    return rig.panel({**starting(time=45), **{f"idle.{key}": value for key, value in idle.items()}})


@check("sleep: the waking tap shows the panel and presses nothing, the next one does")
def woken(rig):
    panel = sleepy(rig, blank="1 s").start()
    plus = TIME.plus(panel)
    dark(rig)
    rig.hands.tap(plus)
    rig.screen_shows(panel.rendering())
    expect(panel.settled_value(TIME.key, quiet=0.3) == "45", "the waking tap pressed +")
    rig.hands.tap(plus)
    panel.expect_value(TIME.key, 46)


@check("sleep: a turn and a key wake it without effect")
def turned(rig):
    panel = sleepy(rig, blank="1500 ms").start()
    rig.hands.tap(TIME.plus(panel))
    panel.expect_value(TIME.key, 46)
    for wake in (lambda: rig.hands.key("up"), lambda: rig.hands.turn("dial", 1), lambda: rig.hands.press()):
        dark(rig)
        wake()
        rig.screen_shows(panel.rendering())
        expect(panel.settled_value(TIME.key, quiet=0.2) == "46", "what wakes it changes the value")


@check("sleep: dark, it does not wake by itself")
def asleep(rig):
    import time
    panel = sleepy(rig, blank="500 ms").start()
    dark(rig)
    time.sleep(1)
    before = panel.switches()
    time.sleep(3)
    expect(panel.switches() == before, f"{panel.switches() - before} wakeups in three seconds")


@check("sleep: the backlight is dimmed, put out, lit again and given back")
def backlight(rig):
    panel = rig.panel()
    folder = lamp(panel)
    from guest.panel import settings
    panel.replace(settings({**starting(), "idle.dim": "500 ms", "idle.blank": "1500 ms", "idle.backlight": folder,
                            "idle.brightness": "10..90"}))
    panel.start()
    eventually(3, "it is not dimmed", lambda: lit(folder) == "20")
    eventually(3, "it is not put out", lambda: lit(folder).startswith("0"))
    rig.hands.tap((799, 479))
    eventually(2, "it is not lit", lambda: lit(folder) == "180")
    panel.stop()
    expect(lit(folder) == "150", f"after the end it is {lit(folder)}, not 150 as before")


@check("sleep: a program sets the brightness where it is told to")
def command(rig):
    panel = rig.panel()
    script, told = os.path.join(panel.folder, "light"), os.path.join(panel.folder, "told")
    with open(script, "w") as file:
        file.write(f'#!/bin/sh\necho "$@" >>{told}\n')
    os.chmod(script, 0o755)
    from guest.panel import settings
    panel.replace(settings({**starting(), "idle.blank": "500 ms", "idle.backlight": "", "idle.command": script + " --to"}))
    panel.start()
    eventually(4, "the program is not called", lambda: os.path.exists(told) and "--to 0" in open(told).read())


@check("sleep: a screen that is switched off comes back with a touch")
def switched_off(rig):
    panel = sleepy(rig, off="1 s").start()
    panel.settled_value(TIME.key, quiet=2)
    rig.hands.tap((799, 479))
    rig.screen_shows(panel.rendering())
