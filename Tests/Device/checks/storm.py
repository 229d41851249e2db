"""Everything at once: random hands on devices that come and go, cables, consoles, edits."""
import random
import subprocess

from checks.controls import starting
from checks.faults import pull_cable
from checks.screens import SECOND, cable
from checks.shim import expect_same, held_at_rest
from guest.checking import check, eventually, expect
from guest.hands import ABS, KEY, REL, Device
from guest.panel import settings

SEED = 4711
EDGE = 40  # pixels of a finger's jump
WORD = 5000  # events between two words of how it goes


def knob():
    return Device("Storm dial", keys=[28], axes=[7])


class Storm:
    def __init__(self, rig, panel):
        self.rig, self.panel, self.random = rig, panel, random.Random(SEED)
        self.places = [(400, 240)] * 3
        self.knob, self.events, self.is_cable_in, self.keys = knob(), 0, True, set()
        self.has_second = False

    def count(self, events):
        self.events += events

    def finger(self):
        finger = self.random.randrange(3)
        hands = self.rig.hands
        if finger not in hands.fingers:
            self.places[finger] = (self.random.randrange(800), self.random.randrange(480))
            hands.down(finger, *self.places[finger])
        elif self.random.random() < 0.3:
            hands.up(finger)
        else:
            x, y = self.places[finger]
            self.places[finger] = (min(799, max(0, x + self.random.randint(-EDGE, EDGE))),
                                   min(479, max(0, y + self.random.randint(-EDGE, EDGE))))
            hands.move(finger, *self.places[finger])
        self.count(5)

    def turn(self):
        self.knob.send((REL, 7, self.random.choice((-2, -1, 1, 2))))
        self.rig.hands.turn("wheel", self.random.choice((-1, 1)))
        self.count(3)

    def key(self):
        name = self.random.choice(("up", "down", "tab", "space", "enter", "esc", "home", "end"))
        if name in self.keys:
            self.keys.discard(name)
            self.rig.hands.release(name)
        else:
            self.keys.add(name)
            self.rig.hands.hold(name)
        self.count(1)

    def press(self):
        self.knob.send((KEY, 28, self.random.randrange(2)))
        self.count(1)

    def trouble(self):
        """What happens to machines rather than to panels."""
        what = self.random.randrange(6)
        if what == 0:
            self.knob.unplug()
            self.knob = knob()
        elif what == 1:
            self.is_cable_in = not self.is_cable_in
            cable("detect" if self.is_cable_in else "off")
        elif what == 2:
            self.rig.console.activate("tty2")
            self.rig.console.activate("tty1")
        elif what == 3:
            changes = {"display.rotation": self.random.choice((0, 180)), "display.scale": self.random.choice((1, 1.25)),
                       "display.mirror": self.random.choice(("true", "false"))}
            self.panel.replace(settings({**starting(time=self.random.randrange(180)), **changes}))
        elif what == 4:
            self.has_second = not self.has_second
            cable("on" if self.has_second else "detect", SECOND)
        else:
            self.rig.hands.unplug_glass()

    def blow(self, events):
        acts = [self.finger] * 12 + [self.turn] * 4 + [self.key] * 2 + [self.press]
        next_trouble, next_word = 100, self.events + WORD
        while self.events < events:
            self.random.choice(acts)()
            if self.events > next_trouble:
                self.trouble()
                next_trouble += 400
            if self.random.random() < 0.1:
                self.pause()
            if self.events > next_word:
                self.panel.expect_alive()
                self.rig.outside.report(None, f"-- storm: {self.events} events, {self.panel.memory()} kB")
                next_word += WORD
        self.calm()

    def pause(self):
        """Lets the panel catch up: the kernel's buffers hold no more than 64 events a device. Some run over all the same."""
        eventually(20, lambda: f"the panel does not catch up: {self.panel.system_call()}", self.panel.is_waiting)

    def calm(self):
        if not self.is_cable_in:
            cable("detect")
            self.is_cable_in = True
        if self.has_second:
            cable("detect", SECOND)
            self.has_second = False
        self.rig.hands.release_all()
        for name in self.keys:
            self.rig.hands.release(name)
        self.knob.unplug()
        subprocess.run(["udevadm", "settle", "--timeout=20"], check=True)


@check("storm: random events, cables, consoles and edits leave a whole panel with nothing held")
def storm(rig):
    panel = rig.panel(starting()).start("--stats")
    blow = Storm(rig, panel)
    blow.blow(rig.storm_events // 4)
    # What is held goes on: a panel that has come to rest holds nothing.
    panel.rest(10)
    pull_cable(panel)
    early, held = panel.memory(), held_at_rest(panel)
    blow.knob, blow.keys = knob(), set()
    blow.blow(rig.storm_events)
    panel.expect_alive()
    panel.rest(10)
    late = panel.memory()
    expect(late - early < 4096, f"its memory grew from {early} to {late} kB")
    expect_same(panel, held)
    panel.replace(settings(starting(time=45)))
    panel.rest(10)
    shown = rig.screen_at_rest()
    # Turned and turned back, all of it is drawn anew in another bitmap.
    panel.replace(settings({**starting(time=45), "display.rotation": 180}))
    eventually(5, "the picture is not turned", lambda: rig.outside.screen() != shown)
    panel.replace(settings(starting(time=45)))
    eventually(5, "the picture is not the same when all of it is drawn again", lambda: rig.outside.screen() == shown)
    frames, draws, wakeups = panel.statistics()
    return f"{blow.events} events, {early} kB, then {late} kB; {len(held.names)} descriptors, {held.threads} threads; {frames} frames, {draws} draws, {wakeups} wakeups"
