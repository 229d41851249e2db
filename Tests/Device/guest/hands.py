"""Fingers on a touchscreen, two knobs and a keyboard: kernel input devices made through /dev/uinput.

A person's movements are written as a script, one movement a line, each at its own millisecond:

    0     down 0 120 40        finger 0 touches (120, 40)
    300   move 0 180 40        and slides
    1050  up 0                 and leaves
    1200  turn dial 3          three detents; -3 the other way
    1300  press knob           pushes the dial
    1400  key tab              also: hold up, release up

`play` performs it at those times of the monotonic clock, and answers when each movement happened by the
kernel's own time stamps, read back from the device. Other verbs can be given to it as functions.
"""
import fcntl
import glob
import os
import struct
import subprocess
import time

from .checking import Unsteady

EVENT = "qqHHi"
SYN, KEY, REL, ABS, REP = 0, 1, 2, 3, 0x14
ABS_X, ABS_Y, MT_SLOT, MT_X, MT_Y, MT_ID = 0x00, 0x01, 0x2f, 0x35, 0x36, 0x39
REL_DIAL, REL_WHEEL, REL_WHEEL_HI_RES = 7, 8, 11
BTN_TOUCH, KEY_ENTER = 0x14a, 28
INPUT_PROP_DIRECT = 1
KEYS = {"esc": 1, "backspace": 14, "tab": 15, "o": 24, "enter": 28, "ctrl": 29, "shift": 42, "k": 37, "space": 57,
        "alt": 56, "f1": 59, "f2": 60, "home": 102, "up": 103, "pageup": 104, "left": 105, "right": 106, "end": 107, "down": 108, "pagedown": 109}

# ioctl requests of linux/uinput.h and linux/input.h, as x86-64 numbers them
UI_DEV_CREATE, UI_DEV_SETUP, UI_ABS_SETUP = 0x5501, 0x405c5503, 0x401c5504
UI_SET_EVBIT, UI_SET_KEYBIT, UI_SET_RELBIT, UI_SET_PROPBIT = 0x40045564, 0x40045565, 0x40045566, 0x4004556e
UI_GET_SYSNAME = 0x8040552c
EVIOCSCLOCKID = 0x400445a0

PUNCTUAL = 0.020  # seconds by which a movement may be late before a run says nothing


class Device:
    """One virtual input device, and the kernel's view of what it did."""

    def __init__(self, name, keys=(), axes=(), ranges=None, properties=(), repeats=False, bus=6):
        self.handle = os.open("/dev/uinput", os.O_WRONLY | os.O_NONBLOCK)
        if repeats:  # the kernel then repeats a held key by itself, as it does for a real keyboard
            fcntl.ioctl(self.handle, UI_SET_EVBIT, REP)
        for code in keys:
            self.enable(KEY, UI_SET_KEYBIT, code)
        for code in axes:
            self.enable(REL, UI_SET_RELBIT, code)
        for code, (low, high) in (ranges or {}).items():
            fcntl.ioctl(self.handle, UI_SET_EVBIT, ABS)
            fcntl.ioctl(self.handle, UI_ABS_SETUP, struct.pack("Hxx6i", code, 0, low, high, 0, 0, 0))
        for code in properties:
            fcntl.ioctl(self.handle, UI_SET_PROPBIT, code)
        fcntl.ioctl(self.handle, UI_DEV_SETUP, struct.pack("4H80sI", bus, 0x1209, 1, 1, name.encode(), 0))
        fcntl.ioctl(self.handle, UI_DEV_CREATE)
        self.watch = os.open(self.node(), os.O_RDONLY | os.O_NONBLOCK)
        fcntl.ioctl(self.watch, EVIOCSCLOCKID, struct.pack("i", time.CLOCK_MONOTONIC))

    def enable(self, kind, request, code):
        fcntl.ioctl(self.handle, UI_SET_EVBIT, kind)
        fcntl.ioctl(self.handle, request, code)

    def node(self):
        name = bytearray(64)
        fcntl.ioctl(self.handle, UI_GET_SYSNAME, name)
        folder = "/sys/devices/virtual/input/" + name.rstrip(b"\0").decode()
        node = "/dev/input/" + os.path.basename(glob.glob(folder + "/event*")[0])
        while not os.path.exists(node):
            time.sleep(0.001)
        return node

    def send(self, *events):
        """One frame of (type, code, value); the time, in seconds, at which the kernel took it."""
        frame = (*events, (SYN, 0, 0))
        os.write(self.handle, b"".join(struct.pack(EVENT, 0, 0, *event) for event in frame))
        last = None
        try:
            data = os.read(self.watch, 24 * 256)
            seconds, micros = struct.unpack_from(EVENT, data, len(data) - 24)[:2]
            last = seconds + micros / 1e6
        except BlockingIOError:  # an event that changes nothing is dropped by the kernel
            last = time.monotonic()
        return last

    def unplug(self):
        """The device is pulled, whatever is held on it."""
        os.close(self.watch)
        os.close(self.handle)

    def tap(self, code):
        self.send((KEY, code, 1))
        return self.send((KEY, code, 0))


def plugged(panel, name, **what):
    """A device that this panel reads from now on."""
    device = Device(name, **what)
    try:
        panel.expect_reads(device)
    except Exception:
        device.unplug()
        raise
    return device


class Hands:
    def __init__(self, width, height):
        sides = {MT_SLOT: (0, 9), MT_ID: (0, 65535), MT_X: (0, width - 1), MT_Y: (0, height - 1),
                 ABS_X: (0, width - 1), ABS_Y: (0, height - 1)}
        self.sides = sides
        self.glass = self.new_glass()
        self.dial = Device("Rig dial", keys=[KEY_ENTER], axes=[REL_DIAL])
        self.wheel = Device("Rig wheel", axes=[REL_WHEEL, REL_WHEEL_HI_RES])
        self.keyboard = Device("Rig keyboard", keys=range(1, 120), repeats=True)
        self.fingers, self.contacts = set(), 0
        subprocess.run(["udevadm", "settle", "--timeout=20"], check=True)

    def new_glass(self):
        return Device("Rig touchscreen", keys=[BTN_TOUCH], ranges=self.sides, properties=[INPUT_PROP_DIRECT])

    def unplug_glass(self):
        """Pulls the touchscreen under the fingers, and plugs in another."""
        self.glass.unplug()
        self.fingers.clear()
        subprocess.run(["udevadm", "settle", "--timeout=20"], check=True)
        self.glass = self.new_glass()
        subprocess.run(["udevadm", "settle", "--timeout=20"], check=True)

    # Movements: each returns the time at which the kernel took it.

    def down(self, finger, x, y):
        self.contacts += 1
        first = not self.fingers
        self.fingers.add(finger)
        events = [(ABS, MT_SLOT, finger), (ABS, MT_ID, self.contacts), (ABS, MT_X, x), (ABS, MT_Y, y)]
        if first:
            events += [(KEY, BTN_TOUCH, 1), (ABS, ABS_X, x), (ABS, ABS_Y, y)]
        return self.glass.send(*events)

    def move(self, finger, x, y):
        return self.glass.send((ABS, MT_SLOT, finger), (ABS, MT_X, x), (ABS, MT_Y, y), (ABS, ABS_X, x), (ABS, ABS_Y, y))

    def up(self, finger):
        self.fingers.discard(finger)
        last = [] if self.fingers else [(KEY, BTN_TOUCH, 0)]
        return self.glass.send((ABS, MT_SLOT, finger), (ABS, MT_ID, -1), *last)

    def turn(self, knob, detents):
        at = None
        for _ in range(abs(detents)):
            step = 1 if detents > 0 else -1
            if knob == "dial":
                at = self.dial.send((REL, REL_DIAL, step))
            else:
                at = self.wheel.send((REL, REL_WHEEL, step), (REL, REL_WHEEL_HI_RES, 120 * step))
        return at

    def press(self, knob="knob"):
        return self.dial.tap(KEY_ENTER)

    def key(self, name):
        return self.keyboard.tap(KEYS[name])

    def tap(self, spot):
        """A short touch of one finger."""
        self.play(f"0 down 0 {spot[0]} {spot[1]}\n60 up 0")

    def drag(self, start, end, milliseconds):
        """A finger's straight slide, at 100 samples a second."""
        samples = max(2, milliseconds // 10)
        script = [f"0 down 0 {start[0]} {start[1]}", f"{milliseconds + 30} up 0"]
        for sample in range(1, samples + 1):
            x, y = (round(a + (b - a) * sample / samples) for a, b in zip(start, end))
            script.append(f"{sample * milliseconds / samples:.1f} move 0 {x} {y}")
        self.play("\n".join(script))

    def hold(self, name):
        return self.keyboard.send((KEY, KEYS[name], 1))

    def release(self, name):
        return self.keyboard.send((KEY, KEYS[name], 0))

    def release_all(self):
        for finger in list(self.fingers):
            self.up(finger)

    def play(self, script, **verbs):
        """Performs the script; the kernel's time of each movement, in milliseconds after the first."""
        lines = [line for line in script.splitlines() if line.strip()]
        movements = sorted((self.movement(line, verbs) for line in lines), key=lambda movement: movement[0])
        ordinary = os.sched_getscheduler(0), os.sched_getparam(0)
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(10))
        try:
            times = self.perform(movements)
        finally:
            os.sched_setscheduler(0, *ordinary)
            self.release_all()
        return [1000 * (at - times[0]) for at in times]

    def movement(self, line, verbs):
        at, verb, *words = line.split()
        words = [int(word) if word.lstrip("-").isdigit() else word for word in words]
        return float(at) / 1000, verbs.get(verb) or getattr(self, verb), words

    def perform(self, movements):
        begun, times = time.monotonic() + 0.005, []
        for at, act, words in movements:
            self.wait_until(begun + at)
            times.append(act(*words) or time.monotonic())
            late = times[-1] - times[0] - (at - movements[0][0])
            if late > PUNCTUAL:
                raise Unsteady(f"the emulated machine stood still for {1000 * late:.0f} ms")
        return times

    @staticmethod
    def wait_until(moment):
        """Sleeps, in short naps that tell whether the machine stands still, then spins the last two milliseconds."""
        before = time.monotonic()
        while moment - before > 0.002:
            time.sleep(min(0.005, moment - before - 0.002))
            now = time.monotonic()
            if now - before > 0.005 + 3 * PUNCTUAL:
                raise Unsteady(f"the emulated machine stood still for {1000 * (now - before):.0f} ms")
            before = now
        while time.monotonic() < moment:
            pass
