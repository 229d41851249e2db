"""A panel without a screen, and what is seen of it: shared by the checks of this folder."""
import atexit
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time

from PIL import Image

KIOSK = os.path.realpath(sys.argv[1])
FOLDER = tempfile.mkdtemp(prefix="faceplate-remote-")
SEED = int(os.environ.get("FACEPLATE_SEED") or int.from_bytes(os.urandom(4), "big"))
# The mark that says that somebody watches lies in this corner: left, top, right, bottom in pixels.
MARK = (740, 0, 800, 40)
count = 0


def path(name):
    return os.path.join(FOLDER, name)


def expect(what, is_so, why=""):
    global count
    count += 1
    if not is_so:
        print(f"FAIL {what}: {why} (FACEPLATE_SEED={SEED})", file=sys.stderr)
        sys.exit(1)
    print(f"ok   {what}")


def kiosk(*words):
    return subprocess.run([KIOSK, *words], capture_output=True, text=True, timeout=60)


class Panel:
    """A panel in memory, with a log that is read line by line."""

    def __init__(self, *words, by=()):
        """A panel with these words of its command line; `by` is what starts it."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.config = path(f"panel-{self.port}.conf")
        self.log = open(path(f"log-{self.port}"), "w+")
        words = words if "--screen" in words else (*words, "--screen", "oven")
        command = [*by, KIOSK, "run", "--method", "memory", "--mode", "800x480", "--vnc", f"127.0.0.1:{self.port}",
                   "--config", self.config, *words]
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log, stdin=subprocess.DEVNULL,
                                        env={"FACEPLATE_LATENCY": "50", **os.environ})
        # A check that fails ends the tests, and no panel outlives them.
        atexit.register(self.process.kill)
        self.wait_for("Viewers can connect to")

    def said(self):
        with open(self.log.name) as log:
            return log.read()

    def wait_for(self, text, times=1, seconds=30):
        end = time.monotonic() + seconds
        while self.said().count(text) < times:
            if self.process.poll() is not None or time.monotonic() > end:
                expect(f"the panel says “{text}”", False, self.said())
            time.sleep(0.02)

    def get(self, key):
        return kiosk("get", key, "--config", self.config).stdout.strip()

    def wait_for_value(self, key, is_right, seconds=20):
        end = time.monotonic() + seconds
        while not is_right(self.get(key)) and time.monotonic() < end:
            time.sleep(0.05)
        return self.get(key)

    def status(self, name):
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(rf"^{name}:\s*(\d+)", status.read(), re.M)[1])

    def memory(self):
        """Its memory in kilobytes, without pages of files, which come and go with what it does."""
        return self.status("RssAnon") + self.status("RssShmem")

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(30)
        held = [line for line in self.said().splitlines() if "The loop was held for" in line]
        expect("no wake has held the loop for longer than 50 ms", not held, "\n".join(held))
        return code


def vncdo(panel, *words, password=None):
    secret = ["-p", password] if password else []
    return subprocess.run(["vncdo", "-s", f"127.0.0.1::{panel.port}", *secret, "--timeout", "30", *words],
                          capture_output=True, text=True, timeout=60)


def pixels(name):
    """The rows of a picture, of three bytes a pixel: without its alpha."""
    with Image.open(name) as picture:
        width, data = picture.width, picture.convert("RGB").tobytes()
    colors = [data[i:i + 3] for i in range(0, len(data), 3)]
    return [colors[i:i + width] for i in range(0, len(colors), width)]


def differing(first, second):
    """How many pixels differ outside of the mark."""
    a, b = pixels(first), pixels(second)
    assert len(a) == len(b) and len(a[0]) == len(b[0]), "the pictures differ in size"
    left, top, right, bottom = MARK
    return sum(a[y][x] != b[y][x] for y in range(len(a)) for x in range(len(a[0]))
               if not (left <= x < right and top <= y < bottom))


def place_of(label, *words):
    """The middle of an element that `render --describe` lists."""
    words = words if "--screen" in words else (*words, "--screen", "oven")
    lines = kiosk("render", "--describe", *words).stdout.splitlines()
    role, _, _, x, y, width, height = next(line for line in lines if line.split("\t")[1] == label).split("\t")
    return float(x) + float(width) / 2, float(y) + float(height) / 2, float(width)


def processes(panel):
    """How many processes of viewers there are."""
    with open(f"/proc/{panel.process.pid}/task/{panel.process.pid}/children") as children:
        return len(children.read().split())


def answer_time(panel):
    """The seconds that the panel's loop takes to answer the question for its status, which it must have answered well."""
    place = os.path.join(os.path.dirname(panel.config), f".{os.path.basename(panel.config)}.socket")
    start = time.monotonic()
    with socket.socket(socket.AF_UNIX) as client:
        client.settimeout(10)
        client.connect(place)
        said = b""
        while block := client.recv(4096):
            said += block
    if b"running" not in said:
        expect("the panel says that it runs", False, f"{said}")
    return time.monotonic() - start
