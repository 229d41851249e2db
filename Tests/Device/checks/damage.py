"""What the kernel passes on of a frame: all of it, or, where it takes clips of damage (FB_DAMAGE_CLIPS), what has changed."""
import contextlib
import os
import re
import subprocess

from checks.controls import TIME, starting
from guest.checking import check, expect
from guest.trace import FOLDER, put

CLIPS_SINCE = (6, 12)  # Debian's first kernel whose virtio_gpu takes them; that of Debian 12, 6.1, does not
WIDTH, HEIGHT = 800, 480
PROBE = "p:rig/flush virtio_gpu_cmd_resource_flush x=%dx:u32 y=%cx:u32 width=%r8:u32 height=%r9:u32"
FLUSH = re.compile(r" flush: .* x=(\d+) y=(\d+) width=(\d+) height=(\d+)")


@contextlib.contextmanager
def flushes():
    """Records which parts of the screen virtio_gpu has the host show; the function given reads them."""
    if not os.path.exists(FOLDER + "/trace_clock"):
        subprocess.run(["mount", "-t", "tracefs", "tracefs", FOLDER], check=True)
    put("kprobe_events", PROBE)
    put("trace", "")
    put("events/rig/flush/enable", "1")

    def parts():
        with open(FOLDER + "/trace") as file:
            return [tuple(map(int, found.groups())) for line in file if (found := FLUSH.search(line))]

    try:
        yield parts
    finally:
        put("events/rig/flush/enable", "0")
        put("kprobe_events", "")


@check("damage: a tap has the kernel pass on what has changed where it takes clips, and otherwise the whole frame")
def clips(rig):
    panel = rig.panel(starting(time=45)).start()
    plus = TIME.plus(panel)
    rig.screen_shows(panel.rendering())
    panel.rest()
    with flushes() as parts:
        rig.hands.tap(plus)
        panel.expect_value(TIME.key, 46)
        rig.screen_shows(panel.rendering())
        panel.rest()
        seen = parts()
    expect(seen, "nothing was passed on")
    share = max(width * height for _, _, width, height in seen) / (WIDTH * HEIGHT)
    kernel = tuple(int(word) for word in os.uname().release.split(".")[:2])
    if kernel < CLIPS_SINCE:
        expect(set(seen) == {(0, 0, WIDTH, HEIGHT)}, f"it passed on {seen}")
    else:
        expect(share < 0.5, f"{share:.0%} of the screen were passed on: {seen}")
    return f"{len(seen)} frames, {share:.0%} of the screen at most"
