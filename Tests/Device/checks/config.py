"""The config file edited under a running panel."""
import mmap
import os
import re
import signal
import time

from checks.controls import CORE, TIME, starting
from guest.checking import check, eventually, expect
from guest.panel import settings

EDIT_SECONDS = 0.5
LATER_STEPS = 12  # of a hold of 1550 ms: at 0, 500, 600 … 1500


@check("config: an edit is on the screen within 500 ms")
def edit(rig):
    panel = rig.panel(starting(time=45)).start()
    text = settings(starting(time=48))
    wanted = rig.outside.picture(panel.rendering(text))
    expect(rig.outside.screen() != wanted, "the screen shows the new value before the edit")
    panel.replace(text)
    _, passed = eventually(EDIT_SECONDS, "the screen does not show the edit", lambda: rig.outside.screen() == wanted)
    return f"{1000 * passed:.0f} ms"


@check("config: SIGHUP takes in an edit that no watch is told of")
def hangup(rig):
    panel = rig.panel(starting(time=45)).start()
    wanted = rig.outside.picture(panel.rendering(settings(starting(time=48))))
    with open(panel.config, "r+b") as file, mmap.mmap(file.fileno(), 0) as content:
        place = content.find(b"45")
        expect(place >= 0, "the file does not hold the value that it was given")
        content[place:place + 2] = b"48"
    expect(rig.outside.screen() != wanted, "the edit was seen before the signal")
    os.kill(panel.process.pid, signal.SIGHUP)
    eventually(2, "the screen does not show the edit", lambda: rig.outside.screen() == wanted)


@check("config: an edit keeps the focus")
def focus(rig):
    panel = rig.panel(starting(time=45)).start()
    rig.hands.tap(TIME.plus(panel))
    panel.expect_value(TIME.key, 46)
    before = rig.outside.screen()
    panel.replace(settings(starting(time=46, core="60..70")))
    eventually(2, "the edit does not reach the screen", lambda: rig.outside.screen() != before)
    rig.hands.play("0 key up")
    panel.expect_value(TIME.key, 47)
    expect(panel.values()[CORE.key] == "60..70", "the key did not keep the edited value of the other control")


@check("config: an edit keeps a press in progress")
def press(rig):
    panel = rig.panel(starting(time=45)).start()
    x, y = TIME.plus(panel)
    rig.hands.play(f"0 down 0 {x} {y}\n250 edit\n1550 up 0",
                   edit=lambda: panel.replace(settings(starting(time=46, core="60..70"))))
    panel.expect_value(TIME.key, 45 + LATER_STEPS)
    expect(panel.values()[CORE.key] == "60..70", f"{CORE.label} did not keep the edited value")


@check("config: a bad edit changes nothing and says where and what to do")
def bad(rig):
    panel = rig.panel(starting(time=45)).start()
    before, said = rig.outside.screen(), len(panel.said())
    text = settings(starting(time="many"))
    line = 1 + next(i for i, line in enumerate(text.splitlines()) if "many" in line)
    panel.replace(text)
    form = re.compile(rf"{re.escape(panel.config)}:{line}:(\d+:)? .+[:,;] .+")
    found, _ = eventually(2, lambda: f"no line {panel.config}:{line}: what, and what to do; "
                          f"it said {panel.said()[said:].strip() or 'nothing'}",
                          lambda: form.search(panel.said()[said:]))
    expect(rig.screen_at_rest() == before, "the screen has changed")
    return found[0].replace(panel.folder + "/", "")


@check("config: a good edit after a bad one counts")
def mended(rig):
    panel = rig.panel(starting(time=45)).start()
    panel.replace(settings(starting(time="many")))
    eventually(2, "it said nothing about the bad edit", lambda: panel.config in panel.said())
    panel.replace(settings(starting(time=47)))
    rig.screen_shows(panel.rendering())


@check("config: comments and unknown keys survive a change on the panel")
def comments(rig):
    panel = rig.panel()
    panel.replace("# written by hand\n" + settings(starting(time=45)) + "\n[mine]\n# keep\nodd   =  spacing\n")
    before = panel.text()
    panel.start()
    rig.hands.tap(TIME.plus(panel))
    panel.expect_value(TIME.key, 46)
    name = TIME.key.rpartition(".")[2]
    expect(panel.text() == before.replace(f"{name} = 45", f"{name} = 46"), "more than the value has changed")


@check("config: kiosk check accepts a good file and refuses a bad one")
def checked(rig):
    panel = rig.panel(starting())
    good = panel.run("check", panel.config)
    expect(good.returncode == 0, f"a good file: exit code {good.returncode}: {good.stderr.strip()}")
    panel.replace(settings(starting(time="many")))
    begun = time.monotonic()
    bad_file = panel.run("check", panel.config)
    expect(bad_file.returncode != 0, "a bad file: exit code 0")
    expect(f"{panel.config}:" in bad_file.stdout + bad_file.stderr, "it does not say where the file is bad")
    return f"{time.monotonic() - begun:.2f} s"
