"""Other drivers than that of the other checks: the same picture, the same fingers."""
from checks.controls import TIME, starting
from guest.checking import check, expect

SIZE = "640x480"  # what every adapter can show


def driver(panel):
    said = panel.run("devices").stdout
    return next((line.split()[1] for line in said.splitlines() if "/dev/dri/card" in line), "no driver")


@check("drivers: another adapter shows the picture, and a finger changes it")
def picture(rig):
    panel = rig.panel({**starting(time=45), "display.mode": SIZE}).start()
    rig.screen_shows(panel.rendering(size=SIZE))
    x, y = panel.find("Increment", within=TIME.label, size=SIZE).spot()
    rig.hands.tap((round(x * 800 / 640), y))
    panel.expect_value(TIME.key, 46)
    rig.screen_shows(panel.rendering(size=SIZE))
    return driver(panel)


@check("drivers: another adapter turns it by 90°")
def turned(rig):
    panel = rig.panel({**starting(), "display.mode": SIZE, "display.rotation": 90}).start()
    rig.screen_shows(panel.rendering(size="480x640"), turned=90)
    return driver(panel)


@check("drivers: another adapter shows it by the older calls")
def legacy(rig):
    panel = rig.panel({**starting(), "display.mode": SIZE, "display.method": "legacy"}).start()
    rig.screen_shows(panel.rendering(size=SIZE))
    expect(panel.process.poll() is None, "it has ended")
    return driver(panel)
