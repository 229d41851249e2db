"""The program under test: started on the emulated screen, asked for its controls, watched and ended."""
import os
import re
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from dataclasses import dataclass

from .checking import Failure, eventually, expect
from .outside import RESULTS

SIZE = "800x480"
# The panel of the gallery that the checks work.
SCREEN = "oven"
START_SECONDS = 20
# The number of poll(2), and a timeout of −1 as its third argument; arm64 has ppoll(2) alone, whose timeout is an address.
POLL, FOR_EVER = ("73", 0) if os.uname().machine == "aarch64" else ("7", 0xffffffff)


def settings(values):
    """A config file's text from "group.key" names to values."""
    groups = {}
    for name, value in values.items():
        group, _, key = name.rpartition(".")
        groups.setdefault(group, []).append(f"{key} = {value}")
    return "\n".join(f"[{group}]\n" + "\n".join(lines) + "\n" for group, lines in groups.items())


@dataclass
class Element:
    """One element of the panel's accessibility tree, in pixels of the screen."""
    role: str
    label: str
    value: str
    x: float
    y: float
    width: float
    height: float

    def spot(self):
        """Its middle, for a finger."""
        return round(self.x + self.width / 2), round(self.y + self.height / 2)

    def trailing_spot(self):
        """Where a finger finds the control at the end of a row that starts with its label."""
        return round(self.x + self.width - self.height / 2), round(self.y + self.height / 2)

    def holds(self, other):
        x, y = other.spot()
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Panel:
    def __init__(self, rig, values=None):
        """A panel with its own config file; values are "group.key" to what it holds, None for no file at all."""
        self.rig = rig
        self.folder = tempfile.mkdtemp(prefix="panel-", dir="/run")
        self.config = os.path.join(self.folder, "panel.conf")
        self.errors = os.path.join(self.folder, "stderr")
        self.process = None
        self.may_end = False  # a check ends it on purpose
        if values is not None:
            self.replace(settings(values))

    # The program

    def launch(self, *options, command="run", before=(), env=None, **how):
        """Starts it on tty1 with the panel that the checks work, and returns at once; `before` is a program that runs it."""
        named = [word for option, word in zip(options, options[1:]) if option == "--screen" and "=" not in word]
        if command == "run" and not named and "--panel" not in options:
            options = ("--screen", SCREEN, *options)
        with open(self.errors, "wb") as errors:
            self.process = subprocess.Popen(
                [*before, self.rig.kiosk, command, "--config", self.config, "--tty", "tty1", *options],
                stdin=subprocess.DEVNULL, stdout=errors, stderr=errors, start_new_session=True, **how,
                env={"FACEPLATE_LATENCY": str(self.rig.latency), **os.environ, **(env or {})})

    def start(self, *options, user=None, groups=(), env=None, **how):
        """Launches it, and waits until it says READY=1, as a service manager would."""
        manager = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        name = os.path.join(self.folder, "notify")
        if os.path.exists(name):  # of the start before
            os.unlink(name)
        manager.bind(name)
        if user:
            for path in (self.folder, self.config, name):
                shutil.chown(path, user)
            how.update(user=user, group="nogroup", extra_groups=list(groups))
        begun = time.monotonic()
        self.launch(*options, **how, env={**(env or {}), "NOTIFY_SOCKET": name})
        while not self.is_ready(manager):
            code = self.process.poll()
            expect(code is None, f"kiosk ended with {code}: {self.last_words()}")
            expect(time.monotonic() - begun < START_SECONDS, f"no READY=1 in {START_SECONDS} s: {self.last_words()}")
        self.ready_seconds = time.monotonic() - begun
        return self

    def is_ready(self, manager):
        """Takes in a word of its to its service manager: what it shows where and how comes with READY=1."""
        if not select.select([manager], [], [], 0.05)[0]:
            return False
        words = dict(line.split("=", 1) for line in manager.recv(4096).decode().splitlines())
        self.summary = words.get("STATUS", "")
        return "READY" in words

    def run(self, *arguments, seconds=20):
        """Runs another of its commands to the end."""
        try:
            return subprocess.run([self.rig.kiosk, *arguments], capture_output=True, text=True, timeout=seconds,
                                  stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            raise Failure(f"kiosk {' '.join(arguments)} had not ended after {seconds} s") from None

    def signal(self, number, seconds=5):
        """Sends a signal and waits for the end; the exit code, negative for a signal."""
        self.may_end = True
        self.process.send_signal(number)
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise Failure(f"still running {seconds} s after {signal.Signals(number).name}") from None

    def expect_alive(self):
        code = self.process.poll() if self.process else None
        expect(code is None or self.may_end, f"the panel ended by itself, with {code}")

    def expect_prompt(self):
        held = [line for line in self.said().splitlines() if "The loop was held for" in line] if self.process else []
        expect(not held, "\n     ".join(held[:5]))

    def stop(self):
        self.may_end = True
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(3)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def said(self):
        with open(self.errors, errors="replace") as file:
            return file.read()

    def expect_said(self, words, seconds=3):
        """Waits until it has printed these words; how long that took."""
        _, passed = eventually(seconds, lambda: f"it does not say “{words}”; it said {self.said().strip() or 'nothing'}",
                               lambda: words in self.said())
        return passed

    def memory(self):
        """Its memory in kilobytes, without pages of files, which come and go with what it does."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return sum(int(line.split()[1]) for line in file if line.startswith(("RssAnon", "RssShmem")))

    def descriptors(self):
        """How many files it has open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def threads(self):
        return len(os.listdir(f"/proc/{self.process.pid}/task"))

    def processor_seconds(self):
        """How long it has computed."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def statistics(self):
        """Ends it, and reads what it says that it has cost: frames, draws, wakeups."""
        self.signal(signal.SIGTERM)
        found = re.search(r"(\d+) frames, (\d+) draws, .* (\d+) wakeups", self.said())
        expect(found, f"it was not started with --stats: {self.last_words()}")
        return tuple(int(number) for number in found.groups())

    def last_words(self):
        """The last lines it printed; of a crash, what it was."""
        lines = [line for line in self.said().splitlines() if line.strip()]
        crash = [line for line in lines if "atal" in line or "overlapping access" in line]
        return " / ".join(crash[:3] or lines[-3:]) or "it printed nothing"

    # Its controls

    def elements(self, size=SIZE, scale="1", screen=None):
        """What a panel of the gallery, the oven if none is named, has with this config file. Asked once of each text:
        drawing takes a while here."""
        def ask():
            named = ["--screen", screen or SCREEN]
            result = self.run("render", "--config", self.config, "--size", size, "--scale", scale, "--describe", *named)
            expect(result.returncode == 0, f"kiosk render --describe ended with {result.returncode}: {result.stderr.strip()}")
            rows = [line.split("\t") for line in result.stdout.splitlines() if line.count("\t") == 6]
            return [Element(*row[:3], *(float(scale) * float(number) for number in row[3:])) for row in rows]

        return self.rig.remembered(("elements", self.text(), size, scale, screen), ask)

    def find(self, label, within=None, size=SIZE, scale="1", screen=None):
        """The element of that name, inside the one called `within`."""
        elements = self.elements(size, scale, screen)
        found = [element for element in elements if element.label == label]
        if within is not None:
            outer = self.find(within, size=size, scale=scale, screen=screen)
            found = [element for element in found if outer.holds(element)]
        names = ", ".join(f"{element.role} “{element.label}”" for element in elements) or "none at all"
        expect(found, f"the panel has no “{label}”{f' in “{within}”' if within else ''}; it has {names}")
        return found[0]

    def rendering(self, text=None, size=SIZE, scale="1"):
        """Has it draw without a screen, with this text as config file; the picture's name in the results folder."""
        text = self.text() if text is None else text

        def draw():
            config = os.path.join(self.folder, "rendered.conf")
            with open(config, "w") as file:
                file.write(text)
            name = f"render-{time.monotonic_ns()}.png"
            path = os.path.join(RESULTS, name)
            result = self.run("render", "--screen", SCREEN, "--config", config, "--output", path, "--size", size, "--scale",
                              scale)
            expect(result.returncode == 0 and os.path.exists(path),
                   f"kiosk render ended with {result.returncode}: {result.stderr.strip()}")
            return name

        return self.rig.remembered(("picture", text, size, scale), draw)

    # Its config file

    def text(self):
        try:
            with open(self.config) as file:
                return file.read()
        except FileNotFoundError:
            return ""

    def replace(self, text):
        """Puts a new file over the old one, as editors do."""
        with open(self.config + ".new", "w") as file:
            file.write(text)
        os.rename(self.config + ".new", self.config)

    def values(self):
        """What the file says now: "group.key" to its text."""
        group, found = "", {}
        for line in self.text().splitlines():
            if head := re.fullmatch(r"\s*\[(.*)\]\s*", line):
                group = head[1]
            elif pair := re.fullmatch(r"\s*([^#=\s][^=]*?)\s*=\s*(.*?)\s*", line):
                found[f"{group}.{pair[1]}"] = pair[2]
        return found

    def expect_value(self, key, wanted, seconds=1.0):
        """Waits until the file holds the value; how long that took, in seconds."""
        def arrived():
            self.expect_alive()
            return self.values().get(key) == str(wanted)

        _, passed = eventually(
            seconds, lambda: f"{key} is {self.values().get(key, 'not in the file')}, not {wanted}", arrived)
        return passed

    def changed_value(self, key, old, seconds=1.0):
        """Waits until the file holds another value than the old one, and then for the last of its changes."""
        eventually(seconds, f"{key} is still {old}", lambda: self.values().get(key) not in (None, str(old)))
        return self.settled_value(key)

    def settled_value(self, key, seconds=5.0):
        """The value in the file once nothing more can happen to it by itself."""
        self.rest(seconds)
        return self.values().get(key)

    # What the kernel knows of it

    def expect_reads(self, device, seconds=3):
        """Waits until it has had an input device open for longer than it takes to look what that is: movements before are lost."""
        node, since = device.node(), time.monotonic()

        def is_read():
            nonlocal since
            if not self.has_open(node):
                since = time.monotonic()
            return time.monotonic() - since > 0.1

        eventually(seconds, f"it does not open {node}", is_read)

    def expect_leaves(self, device, seconds=3):
        """Waits until it has closed an input device."""
        node = device.node()
        eventually(seconds, f"it keeps {node} open", lambda: not self.has_open(node))

    def has_open(self, path):
        folder = f"/proc/{self.process.pid}/fd"
        for number in os.listdir(folder):
            try:
                if os.readlink(f"{folder}/{number}") == path:
                    return True
            except FileNotFoundError:  # closed meanwhile
                pass
        return False

    def rest(self, seconds=5.0):
        """Waits until it sleeps in poll(2) without a deadline, and its other threads sleep, too, such as the one that reads a
        changed file: until somebody does something, it does nothing more.

        Nothing of what has been done to it before can be waiting then: the kernel wakes it with each event."""
        eventually(seconds, lambda: f"it does not come to rest; the kernel says of it: {self.system_call()}", self.is_asleep)

    def is_waiting(self):
        """Whether it sleeps in poll(2), with a deadline or without."""
        return self.system_call().split()[0] == POLL

    def is_asleep(self):
        # A thread that has done its work has woken the first before it sleeps, so that one is asked last.
        tasks = f"/proc/{self.process.pid}/task"
        for thread in os.listdir(tasks):
            try:
                with open(f"{tasks}/{thread}/stat") as file:
                    if thread != str(self.process.pid) and file.read().rpartition(")")[2].split()[0] != "S":
                        return False
            except (FileNotFoundError, ProcessLookupError):
                return False  # The thread has just ended, and may have woken the first.
        number, *words = self.system_call().split()
        return number == POLL and int(words[2], 16) & 0xffffffff == FOR_EVER

    def system_call(self):
        """The system call that it is in: its number and arguments; otherwise "running"."""
        with open(f"/proc/{self.process.pid}/syscall") as file:
            return file.read().strip()

    def switches(self):
        """How often its threads have been given a processor and have left it."""
        total = 0
        for thread in os.listdir(f"/proc/{self.process.pid}/task"):
            with open(f"/proc/{self.process.pid}/task/{thread}/status") as file:
                total += sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)
        return total
