"""The line to the host, which sees the screen from outside."""
import glob
import json
import os
import signal
import time

RESULTS = "/run/rig/results"  # the folder that the host sees, too


class Outside:
    def __init__(self):
        self.port = os.open(self.find_port(), os.O_RDWR)
        self.waiting = b""

    @staticmethod
    def find_port():
        for folder in glob.glob("/sys/class/virtio-ports/*"):
            with open(folder + "/name") as file:
                if file.read().strip() == "rig":
                    return "/dev/" + os.path.basename(folder)
        raise RuntimeError("no serial port to the host")

    def send(self, message):
        os.write(self.port, json.dumps(message).encode() + b"\n")

    def receive(self):
        while b"\n" not in self.waiting:
            data = os.read(self.port, 65536)
            self.waiting += data
            if not data:  # the host is not listening yet
                time.sleep(0.01)
        line, self.waiting = self.waiting.split(b"\n", 1)
        return json.loads(line)

    def ask(self, what, **details):
        # A check whose time ends between question and answer would leave the answer for the next question.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        try:
            self.send({"ask": what, **details})
            reply = self.receive()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if "error" in reply:
            raise RuntimeError(reply["error"])
        return reply["answer"]

    def job(self):
        self.send({"ask": "job"})
        return self.receive()

    def report(self, ok, line):
        """One line of the run; ok is None for a remark."""
        self.ask("report", ok=ok, line=line)

    def screen(self, head=0):
        """A digest of what a screen shows now."""
        return self.ask("digest", head=head)

    def picture(self, name, turned=0):
        """The digest that the screen has when it shows this PNG of the results folder, turned clockwise."""
        return self.ask("picture", path=name, turned=turned)

    def sum(self, name, turned=0):
        """The sum that vkms gives a frame that shows this PNG of the results folder, turned clockwise."""
        return self.ask("sum", path=name, turned=turned)

    def compare(self, name, turned=0, head=0):
        """How a screen differs from this PNG of the results folder; empty when it does not."""
        return self.ask("compare", path=name, turned=turned, head=head)

    def distance(self, name):
        """By how much the screen's channels differ from this PNG at most, and on average."""
        return self.ask("distance", path=name)

    def brightest(self):
        """The highest value of any channel of any pixel: 0 for a black screen."""
        return self.ask("brightest")

    def keep_screen(self, name):
        return self.ask("keep", name=name)
