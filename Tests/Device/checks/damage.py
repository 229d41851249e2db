"""What a driver copies of a frame: all of it, or, where it takes clips of damage (FB_DAMAGE_CLIPS), what has changed.

virtio_gpu takes clips on Linux 6.12, too, but does without them for each frame in another buffer, which is every one."""
import contextlib
import os
import re
import subprocess

from checks.controls import TIME, starting
from checks.drivers import EXACT, SIZE, driver
from guest.checking import check, expect
from guest.trace import FOLDER, put

WITH_CLIPS = ("cirrus", (6, 12))  # the one driver of these checks that goes by them, and the first of Debian's kernels
PIXELS = 640 * 480
PROBE = "p:rig/copy drm_fb_blit x1=+0(%r9):s32 y1=+4(%r9):s32 x2=+8(%r9):s32 y2=+12(%r9):s32"
COPY = re.compile(r" copy: .* x1=(\d+) y1=(\d+) x2=(\d+) y2=(\d+)")


@contextlib.contextmanager
def copies():
    """Records which parts of a frame the driver copies; the function given reads them."""
    if not os.path.exists(FOLDER + "/trace_clock"):
        subprocess.run(["mount", "-t", "tracefs", "tracefs", FOLDER], check=True)
    put("kprobe_events", PROBE)
    put("trace", "")
    put("events/rig/copy/enable", "1")

    def parts():
        with open(FOLDER + "/trace") as file:
            return [tuple(map(int, found.groups())) for line in file if (found := COPY.search(line))]

    try:
        yield parts
    finally:
        put("events/rig/copy/enable", "0")
        put("kprobe_events", "")


@check("damage: a driver that takes clips copies what a tap has changed and no more")
def clips(rig):
    panel = rig.panel({**starting(time=45), **EXACT}).start()
    kernel = tuple(int(word) for word in os.uname().release.split(".")[:2])
    takes_clips = driver(panel) == WITH_CLIPS[0] and kernel >= WITH_CLIPS[1]
    expect(("with damage" in panel.summary) == takes_clips, f"it shows {panel.summary}")
    rig.screen_shows(panel.rendering(size=SIZE))
    x, y = panel.find("Increment", within=TIME.label, size=SIZE).spot()
    panel.rest()
    with copies() as parts:
        rig.hands.tap((round(x * 800 / 640), y))
        panel.expect_value(TIME.key, 46)
        rig.screen_shows(panel.rendering(size=SIZE))
        panel.rest()
        seen = parts()
    if not takes_clips:
        return "none on this kernel"
    expect(seen, "nothing was copied")
    share = sum((x2 - x1) * (y2 - y1) for x1, y1, x2, y2 in seen) / PIXELS
    expect(share < 0.5, f"it copied {share:.0%} of the screen: {seen}")
    return f"{len(seen)} copies, {share:.1%} of the screen"
