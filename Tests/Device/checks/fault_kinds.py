"""The panels that make the calls: most are made by every panel, some only with other settings or by way of a seat daemon."""
import glob
import os
import shutil
import signal
import struct
import subprocess

from checks.controls import starting
from guest.checking import eventually

FIRST = 45  # what the time is set to
LEGACY = {"drmModeSetCrtc", "drmModePageFlip"}  # calls that atomic commits do without
LAMP = {"posix_spawnp", "waitpid"}  # calls that start the program which sets the brightness
OWNED = {"fchown", "fgetxattr", "fsetxattr"}  # calls that keep the owner and the access control list of the settings file
KINDS = {"ordinary": "read", "legacy": "drmModeSetCrtc", "lamp": "waitpid", "owned": "fchown", "seat": "libseat_dispatch"}
USER = "nobody"  # who may open no device but by way of the seat daemon
SCRIPT, TOLD = "/run/lamp", "/run/lamp.told"
SEAT_FOLDER, SEAT_SOCKET = "/run/seat-faults", "/run/seatd.sock"
# As a service manager does, it is started again where it ends.
SUPERVISED = "while :; do rm -f {socket}; {folder}/usr/sbin/seatd -u {user}; sleep 0.2; done"


def kind(call):
    """What a panel needs in order to make the call: panels of one kind make the same calls."""
    if call in LEGACY:
        return "legacy"
    if call in LAMP:
        return "lamp"
    if call in OWNED:
        return "owned"
    return "seat" if call.startswith("libseat_") else "ordinary"


def values(call, time=FIRST):
    """The settings of a panel that makes this call."""
    more = {"legacy": {"display.method": "legacy"}, "lamp": {"idle.backlight": "", "idle.command": SCRIPT}}
    return {**starting(time=time), **more.get(kind(call), {})}


def start(rig, panel, call, shim=None, fault=None):
    """Starts a panel that makes this call, under the shim if there is one."""
    env = shim.environment(fault) if shim else {}
    if kind(call) == "lamp":
        put_lamp()
    if kind(call) != "seat":
        return panel.start(env=env)
    if shim:
        shutil.chown(shim.path, USER)
    return panel.start("--seat", "libseat", user=USER, env={**env, **seat_environment(rig, shim)})


def seat_environment(rig, shim):
    """How the program finds the library of the seat daemon, which runs from then on; the shim stands before it."""
    folder = os.path.join(rig.repository, ".vm/seat")
    command = SUPERVISED.format(socket=SEAT_SOCKET, folder=folder, user=USER)
    rig.remembered("seat daemon", lambda: subprocess.Popen(["sh", "-c", command], stdin=subprocess.DEVNULL))
    eventually(5, "seatd does not listen", lambda: os.path.exists(SEAT_SOCKET))
    (library,) = glob.glob(folder + "/usr/lib/*/libseat.so.1")
    if not shim:
        return {"LD_LIBRARY_PATH": os.path.dirname(library), "LIBSEAT_BACKEND": "seatd"}
    os.makedirs(SEAT_FOLDER, exist_ok=True)
    if not os.path.exists(SEAT_FOLDER + "/libseat.so.1"):
        os.symlink(shim.library, SEAT_FOLDER + "/libseat.so.1")
    return {"LD_LIBRARY_PATH": SEAT_FOLDER, "FAULTS_SEAT": library, "LIBSEAT_BACKEND": "seatd"}


def end_daemon(rig):
    """Ends the seat daemon, and waits until the next one listens."""
    supervisor = rig.answers["seat daemon"].pid
    ended, _ = eventually(5, "no seat daemon runs", lambda: daemon(supervisor))
    try:
        os.kill(ended, signal.SIGTERM)
    except ProcessLookupError:  # seatd 0.7 has ended by an assertion of its own
        pass
    eventually(5, "seatd does not listen again",
               lambda: daemon(supervisor) not in (None, ended) and os.path.exists(SEAT_SOCKET))


def daemon(supervisor):
    """The process of the seat daemon that runs now; None while none does."""
    with open(f"/proc/{supervisor}/task/{supervisor}/children") as file:
        for process in file.read().split():
            try:
                with open(f"/proc/{process}/comm") as name:
                    if name.read().strip() == "seatd":
                        return int(process)
            except (FileNotFoundError, ProcessLookupError):  # ended meanwhile
                continue
    return None


def give(panel):
    """Gives the settings file to another user, and lets a third one read it by an access control list (acl(5))."""
    shutil.chown(panel.config, USER)
    entries = [(0x01, 6, -1), (0x02, 4, 1000), (0x04, 4, -1), (0x10, 4, -1), (0x20, 4, -1)]  # tag, rights, user or group
    text = struct.pack("<I", 2) + b"".join(struct.pack("<HHi", *entry) for entry in entries)
    os.setxattr(panel.config, "system.posix_acl_access", text)


def put_lamp():
    """A program that keeps the brightness that it has been told last."""
    with open(TOLD, "w") as file:
        file.write("100\n")
    with open(SCRIPT, "w") as file:
        file.write(f"#!/bin/sh\necho $1 >{TOLD}.new\nmv {TOLD}.new {TOLD}\n")
    os.chmod(SCRIPT, 0o755)


def lamp():
    """The brightness of the lamp, in percent."""
    with open(TOLD) as file:
        return file.read().strip()
