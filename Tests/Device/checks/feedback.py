"""A beeper and a vibration motor: input devices of the kernel that are written to, here made through /dev/uinput.

What the panel writes arrives where the devices are made, as it would arrive at the driver of a real one."""
import contextlib
import fcntl
import os
import select
import struct
import threading

from checks.controls import TIME, starting
from guest.checking import check, eventually, expect
from guest.hands import EVENT, UI_DEV_CREATE, UI_DEV_SETUP, UI_SET_EVBIT
from guest.panel import settings

SND, FF, UINPUT = 0x12, 0x15, 0x0101
SND_TONE, FF_RUMBLE = 2, 0x50
UI_FF_UPLOAD = 1
# ioctl requests of linux/uinput.h, as x86-64 numbers them; an upload is 104 bytes, of which an effect is 48
UI_SET_SNDBIT, UI_SET_FFBIT = 0x4004556a, 0x4004556b
UI_BEGIN_FF_UPLOAD, UI_END_FF_UPLOAD = 0xc06855c8, 0x406855c9
UPLOAD, EFFECT = 104, 8  # the size of an upload, and where the effect begins in it


class Played:
    """A device that notes what is written to it, as (type, code, value), and the length and strength of each shake."""

    def __init__(self, name, kind, request, code):
        self.handle = os.open("/dev/uinput", os.O_RDWR)
        fcntl.ioctl(self.handle, UI_SET_EVBIT, kind)
        fcntl.ioctl(self.handle, request, code)
        fcntl.ioctl(self.handle, UI_DEV_SETUP,
                    struct.pack("4H80sI", 6, 0x1209, 2, 1, name.encode(), 1 if kind == FF else 0))
        fcntl.ioctl(self.handle, UI_DEV_CREATE)
        self.events, self.shakes, self.is_over = [], [], False
        self.thread = threading.Thread(target=self.read)
        self.thread.start()

    def read(self):
        size = struct.calcsize(EVENT)
        while not self.is_over:
            if not select.select([self.handle], [], [], 0.1)[0]:
                continue
            data = os.read(self.handle, size)
            kind, code, value = struct.unpack(EVENT, data)[2:]
            if kind == UINPUT and code == UI_FF_UPLOAD:
                upload = bytearray(struct.pack("I", value).ljust(UPLOAD, b"\0"))
                fcntl.ioctl(self.handle, UI_BEGIN_FF_UPLOAD, upload)
                length, = struct.unpack_from("H", upload, EFFECT + 10)
                strength, = struct.unpack_from("H", upload, EFFECT + 16)
                self.shakes.append((length, strength))
                fcntl.ioctl(self.handle, UI_END_FF_UPLOAD, upload)
            elif kind in (SND, FF):
                self.events.append((kind, code, value))

    def close(self):
        self.is_over = True
        self.thread.join()
        os.close(self.handle)


@contextlib.contextmanager
def device(name, kind, request, code):
    made = Played(name, kind, request, code)
    try:
        yield made
    finally:
        made.close()


def tones(beeper):
    return [value for kind, code, value in beeper.events if (kind, code) == (SND, SND_TONE)]


@check("feedback: a finger on + is heard from a beeper, at the end of the range lower, and the panel sleeps again")
def beeps(rig):
    with device("Rig beeper", SND, UI_SET_SNDBIT, SND_TONE) as beeper:
        panel = rig.panel({**starting(time=179), "feedback.beeper": "Rig b*"}).start()
        spot = TIME.plus(panel)
        rig.hands.tap(spot)
        eventually(5, lambda: f"a tap is {tones(beeper)}", lambda: tones(beeper) == [2000, 0, 400, 0])
        panel.expect_value(TIME.key, 180)
        panel.rest()
        return f"tones {tones(beeper)}"


@check("feedback: a finger on + is felt from a motor")
def shakes(rig):
    with device("Rig motor", FF, UI_SET_FFBIT, FF_RUMBLE) as motor:
        panel = rig.panel({**starting(time=45), "feedback.vibration": "auto"}).start()
        rig.hands.tap(TIME.plus(panel))
        eventually(5, lambda: f"a tap is {motor.shakes}, {motor.events}",
                   lambda: motor.shakes == [(20, 39321)] and (FF, 0, 1) in motor.events)
        panel.expect_value(TIME.key, 46)
        return f"{motor.shakes[0][0]} ms"


@check("feedback: without a device the panel says so once, and works")
def missing(rig):
    panel = rig.panel({**starting(time=45), "feedback.beeper": "none such"}).start()
    for value in (46, 47):
        rig.hands.tap(TIME.plus(panel))
        panel.expect_value(TIME.key, value)
        panel.rest()
    with open(panel.errors) as errors:
        said = [line for line in errors if "beeper" in line]
    expect(len(said) == 1 and "no beeper called “none such”" in said[0], f"it says {said}")


@check("feedback: a file that names no device opens none and starts no thread")
def off(rig):
    panel = rig.panel(starting(time=45)).start()
    threads = len(os.listdir(f"/proc/{panel.process.pid}/task"))
    panel.replace(settings({**starting(time=45), "feedback.beeper": "auto"}))
    eventually(5, "no thread for a beeper", lambda: len(os.listdir(f"/proc/{panel.process.pid}/task")) == threads + 1)
