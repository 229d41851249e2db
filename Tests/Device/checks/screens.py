"""Screens that are turned, unplugged, shared, switched away and changed under a running panel."""
import array
import contextlib
import fcntl
import os
import re
import signal
import struct
import subprocess
import tempfile

from checks.bare import without_display
from checks.controls import TIME, starting
from guest.checking import check, eventually, expect
from guest.console import Console
from guest.panel import settings

CONNECTOR = "/sys/class/drm/card0-Virtual-1/status"
ENABLED = "/sys/class/drm/card0-Virtual-1/enabled"
MODES = "/sys/class/drm/card0-Virtual-1/modes"
SECOND = "/sys/class/drm/card0-Virtual-2/status"
SECOND_ENABLED = "/sys/class/drm/card0-Virtual-2/enabled"
# ioctl requests of drm.h
SET_MASTER, GET_RESOURCES, CREATE_LEASE = 0x641e, 0xc04064a0, 0xc01864c6


def cable(state, connector=CONNECTOR):
    """Forces a connector: "off" for a pulled cable, "on" for one where none is, "detect" for what is there."""
    with open(connector, "w") as file:
        file.write(state)
    subprocess.run(["udevadm", "trigger", "--action=change", "/sys/class/drm/card0"], check=True)


def read(path):
    with open(path) as file:
        return file.read().strip()


def with_display(values, **changes):
    return {**starting(**changes), **{f"display.{key}": value for key, value in values.items()}}


@check("screens: it names the screen, the mode and the way it shows pictures")
def summary(rig):
    panel = rig.panel(starting()).start()
    said = panel.run("devices")
    expect("Virtual-1" in said.stdout and "800x480" in said.stdout, f"devices says {said.stdout.strip()}")


@check("screens: the mode that runs is kept from the first frame on: no screen goes dark in between")
def mode_kept(rig):
    # Before any cable is pulled: Linux 6.12 then forgets the modes of the screen, the one that runs among them.
    panel = rig.panel(starting())
    with modesets() as names:
        panel.start()
        rig.screen_shows(panel.rendering())
        seen = names()
    expect("mode kept" in panel.summary, f"it says {panel.summary}")
    expect(not seen, f"the kernel sets {seen} anew")


def turned(rig, degrees):
    panel = rig.panel(with_display({"rotation": degrees}, time=45))
    size = "480x800" if degrees % 180 else "800x480"
    panel.start()
    rig.screen_shows(panel.rendering(size=size), turned=degrees)
    x, y = panel.find("Increment", within=TIME.label, size=size).spot()
    width, height = (int(number) for number in size.split("x"))
    place = {90: (height - 1 - y, x), 180: (width - 1 - x, height - 1 - y), 270: (y, width - 1 - x)}[degrees]
    rig.hands.tap(place)
    panel.expect_value(TIME.key, 46)
    rig.screen_shows(panel.rendering(size=size), turned=degrees)


@check("screens: turned by 90°, picture and finger alike")
def quarter(rig):
    turned(rig, 90)


@check("screens: turned by 180°, picture and finger alike")
def half(rig):
    turned(rig, 180)


@check("screens: turned by 270°, picture and finger alike")
def three_quarters(rig):
    turned(rig, 270)


@check("screens: a rotation that is edited turns the running panel")
def edited(rig):
    panel = rig.panel(with_display({"rotation": 0})).start()
    rig.screen_shows(panel.rendering())
    panel.replace(settings(with_display({"rotation": 90})))
    rig.screen_shows(panel.rendering(size="480x800"), turned=90)
    panel.replace(settings(with_display({"rotation": 0})))
    rig.screen_shows(panel.rendering())


@check("screens: another mode lays the running panel out anew")
def mode(rig):
    panel = rig.panel(with_display({"mode": "auto"})).start()
    panel.replace(settings(with_display({"mode": "640x480"})))
    rig.screen_shows(panel.rendering(size="640x480"), seconds=4)
    panel.replace(settings(with_display({"mode": "800x480"})))
    rig.screen_shows(panel.rendering(), seconds=4)


@check("screens: a mode, a connector or a card that is not there is told, and the panel is shown all the same")
def not_there(rig):
    panel = rig.panel(with_display({"mode": "801x480", "connector": "HDMI-A-9"})).start()
    panel.expect_said("has no mode 801x480; it offers")
    panel.expect_said("HDMI-A-9 is not connected")
    rig.screen_shows(panel.rendering())
    for values in ({"mode": "802x480"}, {"connector": "DP-7"}, {"card": "nodriver"}, {"card": "/dev/dri/card7"}, {}):
        panel.replace(settings(with_display(values)))
        for value in values.values():
            panel.expect_said(value)
        rig.screen_shows(panel.rendering(), seconds=5)


@check("screens: a screen with a lower number that comes does not take the picture away")
def lower(rig):
    panel = rig.panel(with_display({"mode": "800x600"}))
    name = panel.rendering(size="800x600")
    try:
        cable("on", SECOND)
        cable("off")
        panel.start()
        rig.screen_shows(name, head=1)
        cable("on")
        panel.rest()
        expect(read(SECOND_ENABLED) == "enabled", "the second screen is turned off")
        rig.screen_shows(name, head=1)
    finally:
        cable("detect")
        cable("detect", SECOND)


@check("screens: started behind another console, it neither draws nor takes keys until its own is in front")
def behind(rig):
    panel = rig.panel(starting(time=45))
    wanted, plus = panel.rendering(), TIME.plus(panel)
    Console("tty2").show_test_card()
    rig.console.activate("tty2")
    try:
        before = rig.screen_at_rest()
        panel.start()
        expect("tty2 is in front" in panel.summary, f"it says {panel.summary}")
        rig.hands.tap(plus)
        panel.rest()
        expect(rig.outside.screen() == before, "it draws over another console")
    finally:
        rig.console.activate("tty1")
    rig.screen_shows(wanted, seconds=3)
    rig.hands.tap(plus)
    panel.expect_value(TIME.key, 46)


@check("screens: a driver taken away and brought back brings the picture back")
def driver(rig):
    # Before any program has mapped the old frame buffer: Linux 6.12 computes for ever when its driver is taken away later.
    panel = rig.panel(starting(time=45)).start()
    with without_display():
        panel.expect_said("is gone")
    rig.screen_shows(panel.rendering(), seconds=5)
    rig.hands.tap(TIME.plus(panel))
    panel.expect_value(TIME.key, 46)
    rig.screen_shows(panel.rendering())


@check("screens: the older calls show the same picture")
def legacy(rig):
    panel = rig.panel(with_display({"method": "legacy"}, time=45)).start()
    rig.hands.tap(TIME.plus(panel))
    panel.expect_value(TIME.key, 46)
    rig.screen_shows(panel.rendering())


@check("screens: the old frame buffer shows the same picture")
def fbdev(rig):
    panel = rig.panel(with_display({"method": "fbdev"}, time=45)).start()
    rig.hands.tap(TIME.plus(panel))
    panel.expect_value(TIME.key, 46)
    rig.screen_shows(panel.rendering())


@check("screens: a running panel goes to the old frame buffer and back, and leaves the console as it was")
def live_fbdev(rig):
    card = rig.console_card()
    panel = rig.panel(starting(time=45)).start()
    for method in ("fbdev", "auto", "fbdev"):
        panel.replace(settings(with_display({"method": method}, time=45)))
        panel.expect_said("without page flips" if method == "fbdev" else "atomic commits", seconds=5)
        rig.screen_shows(panel.rendering(), seconds=5)
    rig.hands.tap(TIME.plus(panel))
    panel.expect_value(TIME.key, 46)
    rig.screen_shows(panel.rendering())
    panel.stop()
    eventually(5, "the console does not come back", lambda: rig.outside.screen() == card)


@check("screens: a cable pulled and plugged in again brings the picture back")
def hotplug(rig):
    panel = rig.panel(starting(time=45)).start()
    plus = TIME.plus(panel)
    offered = read(MODES)
    try:
        cable("off")
        panel.expect_said("is not connected any more")
        rig.hands.tap(plus)
        panel.expect_value(TIME.key, 46)
    finally:
        cable("detect")
    # On Linux 6.12 virtio_gpu forgets a screen's EDID when its connector is forced off: it comes back with other modes.
    panel.expect_said("is connected again" if read(MODES) == offered else "The screens have changed")
    rig.screen_shows(panel.rendering())


@check("screens: without its cable a panel does not wake")
def unplugged_idle(rig):
    panel = rig.panel(starting()).start()
    try:
        cable("off")
        panel.expect_said("is not connected any more")
        panel.rest(60)  # it looks a few times more, in case that only the looking has failed
    finally:
        cable("detect")


@contextlib.contextmanager
def other_master():
    """Another program that shows its picture."""
    card = os.open("/dev/dri/card0", os.O_RDWR)
    try:
        fcntl.ioctl(card, SET_MASTER)
        yield card
    finally:
        os.close(card)


@check("screens: one that another program has is waited for, and the program is named")
def busy(rig):
    panel = rig.panel(starting())
    wanted = panel.rendering()
    with other_master():
        panel.launch()
        panel.expect_said("belongs to another program", seconds=10)
        panel.expect_said(f"pid {os.getpid()}")
        panel.expect_said("fix: ")
        panel.expect_alive()
    rig.screen_shows(wanted, seconds=5)


@check("screens: `make run` beside a program that has the screen names it and offers the preview")
def busy_for_make(rig):
    # A build machine's repository, of which this machine has a copy to write to.
    with tempfile.NamedTemporaryFile("w+", dir="/run") as said:
        words = ["make", "-C", rig.repository, "--assume-old=build", "run", f"KIOSK={rig.kiosk}"]
        with other_master():
            process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=said, stderr=said, start_new_session=True)
            try:
                for text in ("`make preview` shows it to a VNC viewer at 127.0.0.1:5900", "belongs to another program",
                             f"pid {os.getpid()}"):
                    eventually(20, lambda: f"no “{text}” in {read(said.name)}", lambda: text in read(said.name), pause=0.1)
            finally:
                os.killpg(process.pid, signal.SIGTERM)
                process.wait(20)
    rig.console.mend()


def resources(card):
    """The numbers of a card's CRTCs and connectors."""
    empty = bytes(64)
    _, crtcs, connectors, _ = struct.unpack_from("4I", fcntl.ioctl(card, GET_RESOURCES, empty), 32)
    lists = array.array("I", bytes(4 * crtcs)), array.array("I", bytes(4 * connectors))
    asked = struct.pack("4Q8I", 0, lists[0].buffer_info()[0], lists[1].buffer_info()[0], 0, 0, crtcs, connectors, 0, 0, 0, 0, 0)
    fcntl.ioctl(card, GET_RESOURCES, asked)
    return lists


def lease(card):
    """A descriptor that may show pictures on the first connector only. The kernel adds the CRTC's planes by itself."""
    crtcs, connectors = resources(card)
    objects = array.array("I", [crtcs[0], connectors[0]])
    made = fcntl.ioctl(card, CREATE_LEASE, struct.pack("QIIII", objects.buffer_info()[0], 2, os.O_CLOEXEC, 0, 0))
    return struct.unpack("QIIII", made)[4]


@check("screens: what another program leases out is a screen like any other")
def leased(rig):
    panel = rig.panel(starting(time=45))
    plus = TIME.plus(panel)
    with other_master() as card:
        leased = lease(card)
        panel.start("--card", f"fd:{leased}", pass_fds=[leased])
        rig.hands.tap(plus)
        panel.expect_value(TIME.key, 46)
        rig.screen_shows(panel.rendering())
        panel.stop()
        os.close(leased)
    return panel.summary


@check("screens: a second screen shows views of its own, is touched by its own touchscreen, and comes and goes")
def second(rig):
    panel = rig.panel({**starting(time=45), "display.mode": "800x600", "input.devices": "Rig touchscreen: output Virtual-2"})
    try:
        cable("on", SECOND)
        panel.start("--screen", "oven", "--screen", "Virtual-2=oven")
        width, height = 800, 600
        x, y = panel.find("Increment", within=TIME.label, size=f"{width}x{height}").spot()
        rig.hands.tap((x, round(y * 480 / height)))
        panel.expect_value(TIME.key, 46)
        wanted = panel.rendering(size=f"{width}x{height}")
        rig.screen_shows(wanted)
        rig.screen_shows(wanted, head=1)
        cable("off", SECOND)
        panel.expect_said("The screens have changed")
        rig.screen_shows(wanted)
        cable("on", SECOND)
        panel.replace(settings({**starting(time=50), "display.mode": "800x600"}))
        wanted = panel.rendering(size=f"{width}x{height}")
        rig.screen_shows(wanted, head=1, seconds=5)
        rig.screen_shows(wanted)
        return panel.summary
    finally:
        cable("detect", SECOND)


@check("screens: each screen has a scale of its own")
def scales(rig):
    values = {**starting(time=45), "display.mode": "800x600"}
    panel = rig.panel({**values, "display.scale": "1; Virtual-2: 1.25", "input.devices": "Rig touchscreen: output Virtual-2"})
    try:
        cable("on", SECOND)
        panel.start("--screen", "oven", "--screen", "Virtual-2=oven")
        wanted, scaled = panel.rendering(size="800x600"), panel.rendering(size="800x600", scale="1.25")
        rig.screen_shows(wanted)
        rig.screen_shows(scaled, head=1)
        x, y = panel.find("Increment", within=TIME.label, size="800x600", scale="1.25").spot()
        rig.hands.tap((x, round(y * 480 / 600)))
        panel.expect_value(TIME.key, 46)
        rig.screen_shows(panel.rendering(size="800x600"))
        panel.replace(settings({**values, "display.scale": "Virtual-1: 1.25; Virtual-2: 1"}))
        rig.screen_shows(panel.rendering(size="800x600", scale="1.25"))
        rig.screen_shows(panel.rendering(size="800x600"), head=1)
    finally:
        cable("detect", SECOND)


@contextlib.contextmanager
def modesets():
    """What the kernel does to its CRTCs until the end, by its own words: the names of those that it has set anew."""
    log = os.open("/dev/kmsg", os.O_RDONLY | os.O_NONBLOCK)
    os.lseek(log, 0, os.SEEK_END)

    def names():
        found = []
        with contextlib.suppress(BlockingIOError):
            while line := os.read(log, 8192).decode(errors="replace"):
                found += re.findall(r"\[CRTC:\d+:([\w-]+)\] (?:mode|enable|active) changed", line)
        return found

    def listen(to):
        with open("/sys/module/drm/parameters/debug", "w") as file:
            file.write(to)

    listen("0x10")
    try:
        yield names
    finally:
        listen("0")
        os.close(log)


@check("screens: a second screen that comes and goes leaves the first one's mode alone")
def undisturbed(rig):
    panel = rig.panel(with_display({"mode": "800x600"}))
    name = panel.rendering(size="800x600")
    try:
        panel.start("--screen", "oven", "--screen", "Virtual-2=oven")
        rig.screen_shows(name)
        for state in ("on", "off"):
            before = panel.said().count("The panel is shown on")
            with modesets() as names:
                cable(state, SECOND)
                eventually(5, "it does not follow", lambda: panel.said().count("The panel is shown on") > before)
                if state == "on":
                    rig.screen_shows(name, head=1)
                rig.screen_shows(name)
                panel.rest()
                seen = names()
            enabled = "enabled" if state == "on" else "disabled"
            expect(read(SECOND_ENABLED) == enabled, f"the second screen, {state}, is not {enabled}")
            expect("crtc-1" in seen, f"the kernel says nothing of the second screen, but {seen}")
            expect("crtc-0" not in seen, f"the first screen is set anew: {seen}")
    finally:
        cable("detect", SECOND)


@check("screens: mirrored, a second screen shows the same picture")
def mirrored(rig):
    panel = rig.panel(with_display({"mirror": "true", "mode": "800x600"}, time=45))
    try:
        cable("on", SECOND)
        panel.start()
        rig.hands.tap((1, 1))
        name = panel.rendering(size="800x600")
        rig.screen_shows(name)
        rig.screen_shows(name, head=1)
    finally:
        cable("detect", SECOND)


@check("screens: a picture that wanders is smaller and stays whole")
def wandering(rig):
    panel = rig.panel(with_display({"shift": 4}, time=45)).start()
    x, y = panel.find("Increment", within=TIME.label, size="792x472").spot()
    rig.hands.tap((x + 4, y + 4))
    panel.expect_value(TIME.key, 46)


@check("screens: Ctrl-Alt-F2 lets another console to the front, and the panel comes back whole")
def switched(rig):
    panel = rig.panel(starting(time=45)).start()
    plus = TIME.plus(panel)
    rig.hands.play("0 hold ctrl\n20 hold alt\n40 key f2\n80 release alt\n100 release ctrl")
    try:
        eventually(3, "tty2 does not come to the front", lambda: rig.console.foreground() == "tty2")
        eventually(3, "the panel's picture stays",
                   lambda: rig.outside.screen() != rig.outside.picture(panel.rendering()))
        rig.hands.tap(plus)
        settled = panel.settled_value(TIME.key)
        expect(settled == "45", f"a tap on another console made it {settled}")
    finally:
        rig.console.activate("tty1")
    rig.screen_shows(panel.rendering(), seconds=3)
    rig.hands.tap(plus)
    panel.expect_value(TIME.key, 46)
    rig.screen_shows(panel.rendering())


@check("screens: a finger held while the console is switched presses nothing more")
def switched_while_held(rig):
    panel = rig.panel(starting(time=45)).start()
    rig.hands.down(0, *TIME.plus(panel))
    panel.expect_value(TIME.key, 46)
    # How long a switch takes is the console's affair: a hold that goes on meanwhile adds ten steps a second.
    rig.console.activate("tty2")
    expect(rig.console.foreground() == "tty2", "tty2 does not come to the front")
    left = panel.settled_value(TIME.key)
    expect(int(left) < 51, f"the hold went on to {left} on another console")
    rig.console.activate("tty1")
    settled = panel.settled_value(TIME.key)
    expect(settled == left, f"the finger, back on the panel, went on from {left} to {settled}")
    rig.hands.release_all()
    rig.hands.tap(TIME.plus(panel))
    panel.expect_value(TIME.key, int(left) + 1)
