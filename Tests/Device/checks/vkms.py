"""A display with a real vertical blank, sixty times a second: the kernel's vkms, which says of each frame what was scanned out.

The picture cannot be seen from outside. Instead the kernel composes each frame from the buffer that is scanned out at that
vertical blank and gives its CRC, the very sum of the pixels that writeback would write; only whoever shows pictures may ask for
writeback itself. A frame that mixes two pictures has a sum that none of them has."""
import contextlib
import glob
import os
import re
import subprocess
import time

from checks.controls import CORE, TIME, starting
from guest.checking import check, eventually, expect
from guest.panel import settings
from guest.trace import FLIPS, FOLDER, put, traced

SIZE = "640x480"
BLANKS = 60  # a second
INSTRUCTIONS = 1_000_000_000  # that the emulated processor of this machine does in a second
DEBUG = "/sys/kernel/debug"


def load(rig):
    """Loads the driver, once; the number of its card."""
    def insert():
        subprocess.run(["/run/rig/busybox", "insmod", os.path.join(rig.repository, ".vm/vkms.ko")], check=True)
        subprocess.run(["udevadm", "settle", "--timeout=20"], check=True)
        if not os.path.exists(DEBUG + "/dri"):
            subprocess.run(["mount", "-t", "debugfs", "debugfs", DEBUG], check=True)
        (path,) = glob.glob("/sys/devices/platform/vkms/drm/card*")
        return int(path.rpartition("card")[2])

    return rig.remembered("vkms", insert)


def values(time=45, **changes):
    return {**starting(time=time), "display.card": "vkms", "display.mode": SIZE, **changes}


class Sums:
    """The CRC of each frame that vkms scans out from now on."""

    def __init__(self, card):
        folder = f"{DEBUG}/dri/{card}/crtc-0/crc"
        with open(folder + "/control", "w") as file:
            file.write("auto")
        self.data = os.open(folder + "/data", os.O_RDONLY | os.O_NONBLOCK)
        self.seen = []

    def read(self):
        """Takes in what has been scanned out since; all of it, as pairs of the blank's number and the sum."""
        with contextlib.suppress(BlockingIOError):
            while text := os.read(self.data, 64):
                self.seen += [tuple(int(word, 16) for word in line.split()) for line in text.decode().strip("\0").splitlines()]
        return self.seen

    def last(self):
        seen = self.read()
        return seen[-1][1] if seen else None

    def close(self):
        os.close(self.data)


def expect_sum(sums, wanted, what):
    eventually(10, lambda: f"{what} is not scanned out; the last sum is {sums.last():08x}, not {wanted:08x}",
               lambda: sums.last() == wanted)


def expect_scanned_out(card, wanted, what):
    sums = Sums(card)
    try:
        expect_sum(sums, wanted, what)
    finally:
        sums.close()
    eventually(5, "the kernel goes on composing frames", naps_are_short)


def naps_are_short():
    """Whether the processor is free: composing a frame takes all of it for a seventh of a second."""
    begun = time.monotonic()
    for _ in range(40):
        time.sleep(0.005)
    return time.monotonic() - begun < 0.3


@check("vkms: what is scanned out is the panel's picture, and a finger changes it")
def picture(rig):
    card = load(rig)
    panel = rig.panel(values())
    before = rig.outside.sum(panel.rendering(size=SIZE))
    after = rig.outside.sum(panel.rendering(settings(values(46)), size=SIZE))
    x, y = panel.find("Increment", within=TIME.label, size=SIZE).spot()
    panel.start()
    expect("vkms" in panel.summary, f"it says {panel.summary}")
    expect_scanned_out(card, before, "the first picture")
    rig.hands.tap((round(x * 800 / 640), y))  # while the kernel composes nothing: that takes all of the processor
    panel.expect_value(TIME.key, 46)
    expect_scanned_out(card, after, "the picture after the tap")
    return panel.summary


EDITS = 24
# Each differs from the one before in most of its pixels, and at once: a value that changes would be animated.
LOOKS = [{}, {"panel.appearance": "dark"}, {"theme.colors": "industrial"}, {"panel.appearance": "dark", "theme.accent": "#D0306A"}]
MILD = 10  # the panel's nice value: the kernel's thread that composes frames interrupts it, wherever in a picture it is


@check("vkms: no frame that is scanned out mixes two pictures, by flips of either kind")
def whole(rig):
    card = load(rig)
    counts = []
    for method in ("atomic", "legacy"):
        # Turned in the copy, which then takes longer: a frame that is scanned out meanwhile would show half of it.
        texts = [settings({**values(), "display.method": method, "display.rotation": 90, **look}) for look in LOOKS]
        panel = rig.panel()
        panel.replace(texts[0])
        wanted = [rig.outside.sum(panel.rendering(text, size="480x640"), turned=90) for text in texts]
        panel.start()
        os.setpriority(os.PRIO_PROCESS, panel.process.pid, MILD)
        sums = Sums(card)
        try:
            expect_sum(sums, wanted[0], "the first picture")
            for edit in range(1, EDITS + 1):
                panel.replace(texts[edit % len(texts)])
                expect_sum(sums, wanted[edit % len(texts)], f"edit {edit}")
            seen = sums.read()
        finally:
            sums.close()
            panel.stop()
        mixed = [(blank, total) for blank, total in seen if total not in wanted]
        expect(not mixed, f"{method}: {len(mixed)} of {len(seen)} frames are none of the pictures: {mixed[:5]}")
        counts.append(f"{method}: {len(seen)} frames of {EDITS + 1} pictures")
    return "; ".join(counts)


FLIP = re.compile(r"(\d+\.\d+): drm_vblank_event_delivered: .*seq=(\d+)")


@contextlib.contextmanager
def flips():
    """Records the number of the vertical blank at which each flip is done until the end; the function given reads that."""
    if not os.path.exists(FOLDER + "/trace_clock"):
        subprocess.run(["mount", "-t", "tracefs", "tracefs", FOLDER], check=True)
    put("trace_clock", "mono")
    put("trace", "")
    put("events/drm/drm_vblank_event_delivered/enable", "1")

    def blanks():
        with open(FOLDER + "/trace") as file:
            return [int(found[2]) for line in file if (found := FLIP.search(line))]

    try:
        yield blanks
    finally:
        put("events/drm/drm_vblank_event_delivered/enable", "0")


@check("vkms: while a handle is dragged, each vertical blank has a new picture")
def paced(rig):
    load(rig)
    panel = rig.panel({**values(), CORE.key: "40..95"})
    (low, y), (high, _) = [(round(x * 800 / 640), y) for x, y in CORE.handles(panel, size=SIZE)]
    panel.start("--stats")
    with flips() as blanks:
        rig.hands.drag((low, y), (high - 40, y), 1000)
        seen = blanks()
    gaps = [after - before for before, after in zip(seen, seen[1:])]
    late = [gap for gap in gaps if gap > 1]
    said = f"{len(seen)} flips in {seen[-1] - seen[0]} vertical blanks, {len(late)} without a new picture"
    # The finger's hundred reports a second and its rounded places may leave a blank or two without a new value.
    expect(len(seen) > 0.9 * BLANKS and len(late) <= 2 and max(gaps) <= 2, said)
    frames, draws, _ = panel.statistics()
    expect(draws <= frames + 1, f"{draws} draws for {frames} frames")
    return said


TURN = 0.3  # seconds that a page takes to come, as the panel's tokens of motion say
WIDE = "848x480"  # the mode of vkms that is next to the 800x480 of a panel of 7 inches


def at_rest(read):
    """What a record holds when nothing has been added to it for half a second; a panel in motion sleeps at each flip."""
    def grows():
        before = len(read())
        time.sleep(0.5)
        return len(read()) > before

    eventually(10, "the panel does not come to rest", lambda: not grows())
    return read()


def costs(moments):
    """How long the panel is awake for each flip that it asks for, in seconds."""
    return [flip.at - wake.at for wake, flip in zip(moments, moments[1:])
            if wake.what in ("wake", "deadline") and flip.what in FLIPS.values()]


@check("vkms: while a page turns, vertical blank after vertical blank has a new picture, and then none has")
def page_turn(rig):
    load(rig)
    panel = rig.panel({**values(), "display.mode": WIDE})
    row = next(element for element in panel.elements(size=WIDE, screen="recipes") if element.label.startswith("Bread,"))
    x, y = row.spot()
    there, back = (round(x * 800 / 848), y), (40, 22)
    panel.start("--screen", "recipes", "--stats")
    panel.rest()
    expect(WIDE in panel.summary.replace("×", "x"), f"it shows {panel.summary}")
    with traced(panel.process.pid) as moments:
        rig.hands.tap(there)
        millions = [f"{cost * INSTRUCTIONS / 1e6:.1f}" for cost in costs(at_rest(moments))]
    said = []
    for way, spot in (("back", back), ("there", there)):
        with flips() as blanks:
            rig.hands.tap(spot)
            seen = at_rest(blanks)
        # The pressed look comes first; the turn is what follows, once the page has been made.
        expect(len(seen) > 2, f"{way}: {len(seen)} flips")
        turn = seen[1:]
        gaps = [after - before for before, after in zip(turn, turn[1:])]
        said.append(f"{way} {len(turn)} flips in {turn[-1] - turn[0] + 1} vertical blanks")
        # Of eighteen, one or two may come without a new picture, but not two after each other.
        expect(sum(gaps) - len(gaps) <= 2 and max(gaps) <= 2, f"{', '.join(said)}; gaps {gaps}; {millions}")
        expect(turn[-1] - seen[0] >= TURN * BLANKS - 2, f"{way}: the turn ends after {turn[-1] - seen[0]} vertical blanks")
    return f"{', '.join(said)}; frames of {', '.join(millions)} million instructions, the kernel's included"
