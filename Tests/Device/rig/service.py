"""What the checks in the guest ask of the outside: the screen as a person sees it, and a voice."""
import hashlib
import os
import time
import zlib

from . import picture
from .machine import BOOT_SECONDS, Broken

SILENCE_SECONDS = 400  # of this machine, which may be busy, for a check of 90 of the guest


class Service:
    """Serves one guest until it says it is done, and counts what passed."""

    def __init__(self, machine, say):
        self.machine, self.say = machine, say
        self.passed, self.failed = 0, 0
        self.guest_seconds = 0  # how long the guest has been up, once it has said so
        self.renderings = {}  # file contents to picture: reading a PNG takes a while
        self.times, self.since = [], time.monotonic()  # seconds of this machine, and the check that they went to

    def run(self, job):
        """Sends the job to the guest and answers it until it is done."""
        hello = self.machine.listen(BOOT_SECONDS)
        self.times.append((time.monotonic() - self.since, "its boot"))
        self.since = time.monotonic()
        if hello.get("ask") != "job":
            raise Broken(f"the guest began with {hello}")
        self.machine.guest.send(job)
        while True:
            message = self.machine.listen(SILENCE_SECONDS)
            if message["ask"] == "done":
                self.guest_seconds = message["seconds"]
                return
            self.machine.guest.send(self.answer(message))

    def answer(self, message):
        try:
            return {"answer": getattr(self, "do_" + message["ask"])(message)}
        except (OSError, ValueError) as why:
            return {"error": f"{message['ask']}: {why}"}

    def do_report(self, message):
        now = time.monotonic()
        if message["ok"] is not None:
            self.times.append((now - self.since, message["line"].partition(" (")[0]))
            self.since = now
            self.passed += message["ok"]
            self.failed += not message["ok"]
        self.say(message["line"])

    def do_digest(self, message):
        """A short name for what is on the screen, equal for equal pixels."""
        return self.digest(self.screen(message["head"]))

    def do_picture(self, message):
        return self.digest(self.rendering(message["path"]).turned(message["turned"]))

    def do_sum(self, message):
        """The CRC-32 that the kernel's vkms gives a frame with this picture: of 16-bit alpha, red, green and blue, from 0 on."""
        pixels = self.rendering(message["path"]).turned(message["turned"]).pixels
        wide = bytearray(b"\xff\xff") * (4 * len(pixels) // 3)
        for channel in range(3):
            for half in range(2):  # eight bits become sixteen by being written twice
                wide[2 + 2 * channel + half::8] = pixels[channel::3]
        return zlib.crc32(wide, 0xffffffff) ^ 0xffffffff

    def do_compare(self, message):
        return self.screen(message["head"]).differences(self.rendering(message["path"]).turned(message["turned"]))

    def do_distance(self, message):
        screen, wanted = self.screen(), self.rendering(message["path"])
        if (screen.width, screen.height) != (wanted.width, wanted.height):
            return 255, 255
        return screen.distance(wanted)

    def do_brightest(self, message):
        return max(self.screen().pixels)

    def do_keep(self, message):
        """Keeps the screen as a file for a person to look at."""
        self.machine.dump(self.shared(message["name"]))
        return self.shared(message["name"])

    def screen(self, head=0):
        path = self.machine.sockets + "/screen.ppm"
        self.machine.dump(path, head)
        return picture.read(path)

    def rendering(self, name):
        with open(self.shared(name), "rb") as file:
            data = file.read()
        if data not in self.renderings:
            self.renderings[data] = picture.read(self.shared(name))
        return self.renderings[data]

    def shared(self, name):
        return os.path.join(self.machine.share, os.path.basename(name))

    @staticmethod
    def digest(image):
        return f"{image.width}×{image.height}-" + hashlib.sha256(image.pixels).hexdigest()[:16]
