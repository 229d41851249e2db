"""A machine without a screen: its display's driver is taken away, and brought back."""
import contextlib
import os
import subprocess
import time

from checks.controls import starting
from guest.checking import check, eventually, expect

DRIVER = "/sys/bus/virtio/drivers/virtio_gpu"


def write(name, text):
    with open(os.path.join(DRIVER, name), "w") as file:
        file.write(text)


@contextlib.contextmanager
def without_display():
    device = next(name for name in os.listdir(DRIVER) if name.startswith("virtio"))
    write("unbind", device)
    try:
        eventually(5, "the display does not go away", lambda: not os.path.exists("/dev/dri/card0"))
        yield
    finally:
        write("bind", device)
        eventually(5, "the display does not come back", lambda: os.path.exists("/dev/dri/card0"))


@check("bare: with no display kiosk run ends with 78 and says why")
def no_display(rig):
    panel = rig.panel(starting())
    with without_display():
        begun = time.monotonic()
        result = subprocess.run([rig.kiosk, "run", "--config", panel.config, "--tty", "tty1"], capture_output=True,
                                text=True, timeout=20, stdin=subprocess.DEVNULL, check=False)
        passed = time.monotonic() - begun
    said = result.stderr.strip()
    expect(result.returncode == 78, f"exit code {result.returncode}: {said}")
    for name in ("/dev/dri", "/dev/fb0", "fix: "):
        expect(name in said, f"it does not name {name}: {said or 'it said nothing'}")
    return f"after {passed:.2f} s: {said.splitlines()[0]}"


@check("bare: with no display kiosk devices says what is missing")
def devices(rig):
    panel = rig.panel(starting())
    with without_display():
        result = panel.run("devices")
    expect("/dev/dri" in result.stdout + result.stderr, f"it does not name /dev/dri: {result.stdout.strip()}")


@check("bare: with everything there kiosk devices names each device")
def all_devices(rig):
    said = rig.panel(starting()).run("devices").stdout
    missing = [name for name in ("card0", "virtio", "Rig touchscreen", "Rig dial", "Rig wheel", "Rig keyboard")
               if name not in said]
    expect(not missing, f"it does not name {', '.join(missing)}")
