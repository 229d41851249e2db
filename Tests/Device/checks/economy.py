"""What a touch costs on its way to the screen, counted by the kernel.

The emulated computer's clock counts instructions, four nanoseconds each, so the time from the kernel's stamp on a touch to
the request for a flip is the number of instructions between them, the kernel's own included."""
from checks.controls import CORE, TIME, starting
from checks.flavours import not_reading
from guest.checking import check, expect
from guest.trace import FLIPS, traced

STEPS = 8  # of a drag, each a report of its own
STEP = 16  # pixels that a finger goes at once: more than a stop of the slider, so that each report changes the picture
PAUSE = 0.1  # seconds between reports: a frame is long done by then
FRAME = 1 / 60
INSTRUCTIONS = 250_000_000  # that the emulated processor does in a second


def dragged(rig):
    """A panel on which a finger drags the lower handle: where the finger is, after the first pixels."""
    panel = rig.panel(starting(core="54..90")).start("--stats")
    (x, y), _ = CORE.handles(panel)
    rig.hands.down(0, x, y)
    for way in (12, 24, 36):
        rig.hands.move(0, x + way, y)
        panel.rest()
    return panel, x + 36, y


def after(moments, at):
    """What the panel does from a moment until it sleeps again."""
    for moment in (moment for moment in moments if moment.at >= at):
        if moment.what == "sleep":
            return
        yield moment


def is_flip(moment):
    return moment.what in FLIPS.values()


@check("economy: from a touch to the flip one wake, within a frame, each time")
def touch_to_flip(rig):
    panel, x, y = dragged(rig)
    times = []
    with traced(panel.process.pid) as moments:
        for step in range(1, STEPS + 1):
            times.append(rig.hands.move(0, x + STEP * step, y))
            panel.rest()
        seen = moments()
    costs = []
    for at in times:
        done = list(after(seen, at))
        words = [moment.what for moment in done]
        expect(len(words) == 2 and words[0] == "wake" and is_flip(done[1]), f"a report of a touch makes {words}")
        costs.append(done[1].at - at)
    expect(max(costs) < FRAME, f"it takes {1000 * max(costs):.1f} ms")
    rig.hands.up(0)
    return (f"{len(times)} reports, {sum(map(is_flip, seen))} flips; {min(costs) * INSTRUCTIONS / 1e6:.2f} to "
            f"{max(costs) * INSTRUCTIONS / 1e6:.2f} million instructions")


@check("economy: a batch of events is one wake and one flip")
def batch(rig):
    panel, x, y = dragged(rig)
    with traced(panel.process.pid) as moments:
        with not_reading(panel):
            for step in range(1, 9):
                at = rig.hands.move(0, x + STEP * step, y)
        panel.rest()
        seen = moments()
    done = list(after(seen, at))
    words = [moment.what for moment in done if moment.what != "deadline"]
    expect(len(words) <= 2 and sum(map(is_flip, done)) == 1, f"eight reports at once make {words}")
    expect(sum(map(is_flip, seen)) == 1, f"eight reports at once make {sum(map(is_flip, seen))} flips")
    rig.hands.up(0)


@check("economy: no more draws than frames, no more wakes than reports and frames")
def drag(rig):
    panel = rig.panel(starting(core="54..80")).start("--stats")
    _, (x, y) = CORE.handles(panel)
    rig.hands.drag((x, y), (x + 60, y), 300)
    panel.settled_value(TIME.key)
    frames, draws, wakeups = panel.statistics()
    # A wake for each of 32 reports and for each flip that ends; for the file's writes and their echo, the start and the end.
    expect(draws <= frames + 1, f"{draws} draws for {frames} frames")
    expect(wakeups <= 32 + frames + 16, f"{wakeups} wakeups for 32 touch reports and {frames} frames")
    return f"{frames} frames, {draws} draws, {wakeups} wakeups"
