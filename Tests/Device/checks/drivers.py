"""Other drivers than that of the other checks: the same picture, the same fingers."""
from checks.controls import TIME, starting
from guest.checking import check, eventually, expect

SIZE = "640x480"  # what every adapter can show
EXACT = {"display.mode": SIZE, "display.format": "xrgb8888"}
MOST, MEAN = 9, 3  # of 255: a step of five bits is 8¼, and dithering is off by less than one


def driver(panel):
    said = panel.run("devices").stdout
    return next((line.split()[1] for line in said.splitlines() if "/dev/dri/card" in line), "no driver")


@check("drivers: another adapter shows the picture, and a finger changes it")
def picture(rig):
    panel = rig.panel({**starting(time=45), **EXACT}).start()
    rig.screen_shows(panel.rendering(size=SIZE))
    x, y = panel.find("Increment", within=TIME.label, size=SIZE).spot()
    rig.hands.tap((round(x * 800 / 640), y))
    panel.expect_value(TIME.key, 46)
    rig.screen_shows(panel.rendering(size=SIZE))
    return driver(panel)


@check("drivers: another adapter turns it by 90°")
def turned(rig):
    panel = rig.panel({**starting(), **EXACT, "display.rotation": 90}).start()
    rig.screen_shows(panel.rendering(size="480x640"), turned=90)
    return driver(panel)


@check("drivers: another adapter shows it by the older calls")
def legacy(rig):
    panel = rig.panel({**starting(), **EXACT, "display.method": "legacy"}).start()
    rig.screen_shows(panel.rendering(size=SIZE))
    expect(panel.process.poll() is None, "it has ended")
    return driver(panel)


def expect_alike(rig, panel, size=SIZE):
    """The screen shows the panel's picture in as many colours as it has."""
    name = panel.rendering(size=size)
    seen = {}

    def is_alike():
        seen["most"], seen["mean"] = rig.outside.distance(name)
        return seen["most"] <= MOST and seen["mean"] <= MEAN

    eventually(3, lambda: f"its channels are {seen['most']} off at most, {seen['mean']:.1f} on average", is_alike, pause=0.1)
    return f"{seen['most']} off at most, {seen['mean']:.2f} on average"


@check("drivers: what the adapter would rather be given it is given, dithered where that is sixteen bits")
def preferred(rig):
    panel = rig.panel({**starting(time=45), "display.mode": SIZE}).start()
    wanted = {"cirrus": "rgb565"}.get(driver(panel), "xrgb8888")
    expect(wanted in panel.summary, f"it shows {panel.summary}")
    return f"{panel.summary}: {expect_alike(rig, panel)}"


@check("drivers: the old frame buffer shows it in the bits that it has")
def fbdev(rig):
    panel = rig.panel({**starting(), "display.method": "fbdev"}).start()
    with open("/sys/class/graphics/fb0/virtual_size") as file:
        size = file.read().strip().replace(",", "x")
    with open("/sys/class/graphics/fb0/bits_per_pixel") as file:
        bits = file.read().strip()
    return f"{size}, {bits} bits: {expect_alike(rig, panel, size)}"
