"""The library of Shim in a panel: its table of calls, and what the panel holds before and after a fault."""
import mmap
import os
import re
import struct

from guest.checking import eventually

RECORD = struct.Struct("48s5q")
ORDINARY = ("The panel is shown on", "The screens have changed", "  ")  # what is said without a fault, too


class Shim:
    """The table of calls that a panel under the shim shares with the checks."""

    def __init__(self, folder, repository):
        self.library = os.path.join(repository, ".vm/faults.so")
        self.path = os.path.join(folder, "faults")
        with open(self.path, "wb") as file:
            file.truncate(RECORD.size * 128)
        with open(self.path, "r+b") as file:
            self.table = mmap.mmap(file.fileno(), 0)

    def environment(self, fault=None):
        return {"LD_PRELOAD": self.library, "FAULTS": self.path, **({"FAULT": fault} if fault else {})}

    def rows(self):
        for number in range(128):
            name, *values = RECORD.unpack_from(self.table, number * RECORD.size)
            if name[0]:
                yield name.rstrip(b"\0").decode(), number, values

    def counts(self):
        """How often each call has been made."""
        return {name: values[0] for name, _, values in self.rows()}

    def failed(self, call):
        return next(values[3] for name, _, values in self.rows() if name == call)

    def arm(self, call, error, count):
        """Has the next calls fail, so many of them."""
        number, values = next((number, values) for name, number, values in self.rows() if name == call)
        place = number * RECORD.size + 48
        struct.pack_into("q", self.table, place + 32, error)
        struct.pack_into("q", self.table, place + 16, count)
        struct.pack_into("q", self.table, place + 8, values[0] + 1)

    def disarm(self, call):
        number = next(number for name, number, _ in self.rows() if name == call)
        struct.pack_into("q", self.table, number * RECORD.size + 48 + 8, 0)


class Held:
    """The descriptors and threads of a process."""

    def __init__(self, process):
        self.names = []
        folder = f"/proc/{process.pid}/fd"
        for number in os.listdir(folder):
            try:
                self.names.append(re.sub(r"\d+|panel-[^/]*/", "", os.readlink(f"{folder}/{number}")))
            except FileNotFoundError:  # closed meanwhile
                continue
        self.threads = len(os.listdir(f"/proc/{process.pid}/task"))

    def unlike(self, other):
        """What it has more or less of, in words; empty where that is nothing."""
        differences = [(name, self.names.count(name) - other.names.count(name)) for name in sorted({*self.names, *other.names})]
        differences.append(("threads", self.threads - other.threads))
        return ", ".join(f"{name} {difference:+d}" for name, difference in differences if difference)


def held_at_rest(panel):
    """What a panel holds once the thread that reads and writes its settings is over."""
    def whole():
        held = Held(panel.process)
        # The loop closes what a thread has held once that is over.
        return held if held.threads == 1 and panel.is_asleep() and not Held(panel.process).unlike(held) else None

    return eventually(10, "a thread does not end", whole)[0]


def expect_same(panel, before):
    """What a panel has lost of its devices is missed; what it has more of is a leak."""
    eventually(40, lambda: f"it does not hold what it held: {Held(panel.process).unlike(before)}",
               lambda: not Held(panel.process).unlike(before), pause=0.1)


def new_words(panel, length):
    lines = [line for line in panel.said()[length:].splitlines() if line.strip() and not line.startswith(ORDINARY)]
    return lines[0] if lines else ""


def told(words):
    return f"“{words[:110]}”" if words else "nothing to tell"
