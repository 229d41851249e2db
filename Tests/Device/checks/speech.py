"""Speech on a machine without a sound card: the real speech-dispatcher with a module that writes down what it is told.

Headsets are switches of the kernel (SW_HEADPHONE_INSERT) and keypads are its keys F13 to F24, made through /dev/uinput."""
import contextlib
import os
import subprocess
import tempfile
import time

from checks.controls import TIME, starting
from guest.checking import check, eventually, expect
from guest.hands import KEY, Device

SW, SW_HEADPHONE, SW_LINEOUT = 0x05, 2, 6
UI_SET_SWBIT = 0x4004556d
ACCEPTS = 0x10000  # the flag of /proc/net/unix of a socket that listens
# Function keys by their codes in linux/input-event-codes.h
F13 = 183
HELP, UP, DOWN, ACTION, BACK, NEXT, LESS, MORE = range(187, 195)  # F17 to F24, as EZ Access keypads send them


class Jack(Device):
    """A jack: a device with switches that tell what is plugged in, and with no keys."""

    def enable(self, kind, request, code):
        super().enable(SW, UI_SET_SWBIT, code)

    def plug(self, is_in, switch=SW_HEADPHONE):
        """The time at which the kernel knew of it."""
        return self.send((SW, switch, 1 if is_in else 0))


class Listener:
    """The speech server, and what it has been told: (time, begin|stop|end|set, kind, text)."""

    def __init__(self, repository):
        self.folder = tempfile.mkdtemp(prefix="speech-", dir="/run")
        self.socket = os.path.join(self.folder, "socket")
        self.process = subprocess.Popen(
            [os.path.join(repository, "Tests/SpeechServer/serve"), self.folder], stdin=subprocess.DEVNULL,
            stdout=open(os.path.join(self.folder, "out"), "w"), stderr=subprocess.STDOUT)
        eventually(60, lambda: "the speech server does not listen: " + self.said(), lambda: os.path.exists(self.socket))

    def said(self):
        with open(os.path.join(self.folder, "out"), errors="replace") as file:
            return file.read().strip()

    @property
    def record(self):
        with open(os.path.join(self.folder, "spoken"), errors="replace") as file:
            lines = [line.rstrip("\n").split("\t") for line in file]
        return [(float(line[0]), *line[1:]) for line in lines if len(line) == 4]

    @property
    def words(self):
        """The texts that were begun, in order."""
        return [text for _, what, kind, text in self.record if what == "begin" and kind != "SOUND_ICON"]

    def expect(self, text, since=0.0, seconds=10):
        """Waits until a text that starts so is begun after a time; the time at which it was."""
        def begun():
            return next((when for when, what, _, said in self.record
                         if what == "begin" and when >= since and said.startswith(text)), None)
        eventually(seconds, lambda: f"“{text}” is not said, but {self.words}", lambda: begun() is not None)
        return begun()

    def end_of_words(self, since):
        """The time of the first stop or end after a time; None while there is none."""
        return next((when for when, what, _, _ in self.record if what in ("stop", "end") and when >= since), None)

    def connections(self):
        """How many programs are connected to the server, or wait to be. The kernel lists the server's ends of connections by
        the path of the socket that listens."""
        with open("/proc/net/unix") as file:
            sockets = [line.split() for line in file]
        here = [socket for socket in sockets if socket[-1] == self.socket]
        return sum(1 for socket in here if int(socket[3], 16) & ACCEPTS == 0)

    def close(self):
        self.process.kill()
        self.process.wait()


@contextlib.contextmanager
def listening(rig, values):
    """A server, and a panel that speaks to it."""
    listener = Listener(rig.repository)
    try:
        yield listener, rig.panel({**starting(), "speech.server": listener.socket, **values}).start()
    finally:
        listener.close()


def handled(panel):
    """Waits until the panel sleeps again, with a deadline: speech that nobody uses ends by itself."""
    eventually(5, lambda: f"it does not sleep; the kernel says of it: {panel.system_call()}", panel.is_waiting)


@contextlib.contextmanager
def jack(*switches):
    made = Jack("Rig jack", keys=switches or [SW_HEADPHONE])
    try:
        yield made
    finally:
        made.unplug()


@contextlib.contextmanager
def keypad(panel):
    made = Device("Rig accessible keypad", keys=range(F13, F13 + 12))
    try:
        panel.expect_reads(made)
        yield made
    finally:
        made.unplug()


@check("speech: a headset that is plugged in is welcomed within a second, and silence follows its plug within 100 ms")
def headset(rig):
    with jack() as plug, listening(rig, {"speech.mode": "ready"}) as (listener, panel):
        panel.rest()
        expect(listener.words == [], f"before anybody listens it says {listener.words}")
        at = plug.plug(True)
        welcomed = listener.expect("Speech is on.", since=at)
        expect(listener.connections() == 1, f"{listener.connections()} programs are connected to the server, not the panel alone")
        pulled = plug.plug(False)
        eventually(5, "the words go on", lambda: listener.end_of_words(pulled) is not None)
        silent = listener.end_of_words(pulled)
        panel.rest()
        again = plug.plug(True)
        listener.expect("Speech is on.", since=again)
        plug.plug(False)
        panel.rest()
        expect(welcomed - at <= 1.0, f"the welcome begins after {welcomed - at:.3f} s")
        expect(silent - pulled <= 0.1, f"silence comes after {silent - pulled:.3f} s")
        return f"welcome after {welcomed - at:.3f} s, silence after {1000 * (silent - pulled):.0f} ms"


@check("speech: a headset that is there at the start is welcomed")
def plugged_before(rig):
    with jack() as plug:
        plug.plug(True)
        with listening(rig, {"speech.mode": "ready"}) as (listener, panel):
            listener.expect("Speech is on.")


@check("speech: a plug in a jack for a line that goes out is no headset")
def line_out(rig):
    values = {"speech.mode": "ready"}
    with jack(SW_LINEOUT) as line, jack(SW_HEADPHONE, SW_LINEOUT) as both, listening(rig, values) as (listener, panel):
        panel.rest()
        expect(panel.has_open(both.node()), "the jack that is for headphones, too, is not watched")
        expect(not panel.has_open(line.node()), "a jack for a line alone is watched")
        line.plug(True, SW_LINEOUT)
        both.plug(True, SW_LINEOUT)
        panel.rest()
        expect(listener.connections() == 0, f"{listener.connections()} programs are connected to the server")
        expect(listener.words == [], f"a line that goes out makes it say {listener.words}")
        at = both.plug(True, SW_HEADPHONE)
        listener.expect("Speech is on.", since=at)
        pulled = both.plug(False, SW_LINEOUT)
        handled(panel)
        expect(listener.connections() == 1, "it has left the server though the headphones are plugged in")
        ended = [text for when, what, _, text in listener.record if what == "begin" and when >= pulled]
        expect("Speech is off." not in ended, f"the end of the line makes it say {ended}")


@check("speech: an accessible keypad sets the oven by the kernel's codes of F17 to F24, and every step is said")
def by_keypad(rig):
    with listening(rig, {"speech.mode": "ready"}) as (listener, panel), keypad(panel) as keys:
        keys.tap(F13)
        listener.expect("Speech is on.")
        for key, words in ((DOWN, "Oven"), (DOWN, "Ready"), (DOWN, "Temperature, 180"), (MORE, "185"), (DOWN, "Time, 45"),
                           (UP, "Temperature, 185")):
            now = time.monotonic()
            keys.tap(key)
            listener.expect(words, since=now)
        said = listener.words
        panel.expect_value("oven.temperature", 185)
        now = time.monotonic()
        keys.tap(F13)
        listener.expect("Speech is off.", since=now)
        return " | ".join(said[1:])


@check("speech: a finger hears what it touches and presses nothing; without speech the same finger presses")
def finger(rig):
    with listening(rig, {**starting(time=45), "speech.mode": "ready"}) as (listener, panel), keypad(panel) as keys:
        keys.tap(F13)
        listener.expect("Speech is on.")
        spot = TIME.plus(panel)
        down = time.monotonic()
        rig.hands.down(0, *spot)
        begun = listener.expect("Time", since=down)
        rig.hands.up(0)
        panel.rest()
        value = panel.settled_value(TIME.key)
        expect(value == "45", f"exploring made it {value}")
        keys.tap(F13)
        listener.expect("Speech is off.")
        rig.hands.tap(spot)
        panel.expect_value(TIME.key, 46)
        return f"words begin {begun - down:.3f} s after the touch"


@check("speech: off, no device is opened for a headset, no socket for a server, and a key F13 does nothing")
def off(rig):
    listener = Listener(rig.repository)
    try:
        with jack() as plug:
            panel = rig.panel({**starting(), "speech.server": listener.socket}).start()
            with keypad(panel) as keys:
                panel.rest()
                expect(listener.connections() == 0, "something is connected to the server from the start")
                plug.plug(True)
                keys.tap(F13)
                panel.rest()
                expect(not panel.has_open(plug.node()), f"{plug.node()} is open")
                expect(listener.connections() == 0, f"{listener.connections()} programs are connected to the server")
                expect(listener.words == [], f"it says {listener.words}")
    finally:
        listener.close()


@check("speech: one switch starts the oven: the panel goes from control to control, and Space uses the one that is said")
def one_switch(rig):
    with listening(rig, {"speech.mode": "on", "speech.scan": "500 ms"}) as (listener, panel):
        listener.expect("Start, button", seconds=60)
        at = time.monotonic()
        rig.hands.key("space")
        listener.expect("Heating", since=at)
        said = [text for text in listener.words if text.endswith(("button", "adjustable"))]
        return " | ".join(said)


@check("speech: a press that is shorter than access.slow-keys is dropped, one that lasts counts")
def slow_keys(rig):
    panel = rig.panel({**starting(time=45), "access.slow-keys": "500 ms"}).start()
    x, y = TIME.plus(panel)
    rig.hands.play(f"0 down 0 {x} {y}\n200 up 0")
    value = panel.settled_value(TIME.key)
    expect(value == "45", f"a touch of 200 ms made it {value}")
    rig.hands.play(f"0 down 0 {x} {y}\n700 up 0")
    panel.expect_value(TIME.key, 46)


@check("speech: with access.slow-keys the key that switches speech has to be held, and then switches once")
def slow_switch(rig):
    with listening(rig, {"speech.mode": "ready", "access.slow-keys": "500 ms"}) as (listener, panel), keypad(panel) as keys:
        keys.tap(F13)
        panel.rest()
        expect(listener.words == [], f"a short press makes it say {listener.words}")
        keys.send((KEY, F13, 1))
        listener.expect("Speech is on.")
        keys.send((KEY, F13, 0))
        handled(panel)
        expect("Speech is off." not in listener.words, f"it has switched twice: {listener.words}")
