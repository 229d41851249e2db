"""A machine that has no descriptor left."""
import os
import resource
import socket

from checks.controls import starting
from guest.checking import check, eventually, expect, never

WAKES = 20  # in three seconds, more than the panel needs to try again each second


@check("limits: a question that finds no descriptor left keeps the panel from no sleep, and is answered once there is one")
def question(rig):
    panel = rig.panel(starting(time=45)).start()
    panel.rest()
    process = panel.process.pid
    before = resource.prlimit(process, resource.RLIMIT_NOFILE)
    held = {int(number) for number in os.listdir(f"/proc/{process}/fd")}
    lowest = next(number for number in range(len(held) + 1) if number not in held)
    resource.prlimit(process, resource.RLIMIT_NOFILE, (lowest, before[1]))
    with socket.socket(socket.AF_UNIX) as asker:
        asker.connect(os.path.join(panel.folder, ".panel.conf.socket"))
        eventually(5, "it does not sleep", panel.is_waiting)
        wakes = panel.switches()
        never(3, lambda: f"it was awake {panel.switches() - wakes} times", lambda: panel.switches() - wakes > WAKES)
        resource.prlimit(process, resource.RLIMIT_NOFILE, before)
        asker.settimeout(5)
        told = asker.recv(4096)
    expect(b"running" in told, f"it answers {told}")
    panel.rest()
