"""The kernel's own record of a process: when it enters and leaves system calls."""
import contextlib
import os
import re
import subprocess
from dataclasses import dataclass

FOLDER = "/sys/kernel/tracing"
CALL = re.compile(r" (\d+\.\d+): sys_(enter|exit): NR (\d+)(?: \(([^)]*)\)| = (-?\d+))")
# A poll(2) that a signal has interrupted goes on as another call; arm64 has ppoll(2) alone, which goes on as itself.
POLL, RESTARTED, IOCTL = (73, 73, 29) if os.uname().machine == "aarch64" else (7, 219, 16)
FLIPS = {0xc03864bc: "atomic commit", 0xc01864b0: "page flip"}  # DRM_IOCTL_MODE_ATOMIC, DRM_IOCTL_MODE_PAGE_FLIP


@dataclass
class Moment:
    """A wake, a flip that is asked for, or the way back to sleep; at seconds of the monotonic clock."""
    at: float
    what: str


def put(name, text):
    with open(os.path.join(FOLDER, name), "w") as file:
        file.write(text)


@contextlib.contextmanager
def traced(process):
    """Records what a process does until the end; the function that it gives reads that."""
    if not os.path.exists(FOLDER + "/trace_clock"):
        subprocess.run(["mount", "-t", "tracefs", "tracefs", FOLDER], check=True)
    put("trace_clock", "mono")
    put("set_event_pid", str(process))
    put("trace", "")
    put("events/raw_syscalls/enable", "1")
    try:
        yield moments
    finally:
        put("events/raw_syscalls/enable", "0")
        put("set_event_pid", "")


def moments():
    with open(FOLDER + "/trace") as file:
        return [moment for line in file if (moment := read(CALL.search(line)))]


def read(found):
    if not found:
        return None
    at, call, (arguments, result) = float(found[1]), (found[2], int(found[3])), found.group(4, 5)
    if call in (("exit", POLL), ("exit", RESTARTED)):
        return Moment(at, "wake" if int(result) else "deadline")
    if call == ("enter", POLL):
        return Moment(at, "sleep")
    if call == ("enter", IOCTL) and (request := int(arguments.split(", ")[1], 16)) in FLIPS:
        return Moment(at, FLIPS[request])
    return None
