"""One emulated computer: an 800×480 screen, this host's files, and a line to the checks in it."""
import os
import shutil
import subprocess
import tempfile
import time

from .line import Closed, Line

SCREEN = (800, 480)
# The display adapter of each machine: where nothing else is said, it is a virtio-gpu.
ADAPTERS = {"screens": f"virtio-gpu-pci,id=screen,xres={SCREEN[0]},yres={SCREEN[1]},max_outputs=2",
            "bochs": f"bochs-display,id=screen,edid=on,xres={SCREEN[0]},yres={SCREEN[1]}",
            "cirrus": "cirrus-vga,id=screen",
            "qxl": "qxl-vga,id=screen"}
BOOT_SECONDS = 180


class AMD64:
    """A machine with this host's own root file system, or a bare one."""
    emulator = "qemu-system-x86_64"
    # Emulating these features costs time on every entry to the kernel, and buys a panel nothing.
    board = ["-machine", "q35,i8042=off", "-cpu", "max,-smap,-smep,-umip,-la57,-pku,-pcid"]
    terminal = "ttyS0"

    def __init__(self, root):
        self.root = root


class ARM64:
    """A machine with the Debian 13 that Tools/arm64/setup has laid out."""
    emulator = "qemu-system-aarch64"
    board = ["-machine", "virt,gic-version=3", "-cpu", os.environ.get("PROCESSOR") or "cortex-a53"]
    terminal = "ttyAMA0"

    def __init__(self, root):
        self.root = root


KERNEL_WORDS = ("loglevel=4 panic=-1 tsc=reliable no_timer_check mitigations=off nokaslr audit=0 "
                "nowatchdog random.trust_cpu=on cryptomgr.notests net.ifnames=0 systemd.show_status=0 "
                "systemd.log_target=kmsg systemd.log_level=warning")


class Broken(Exception):
    """The machine cannot be used; says why, with the end of its console."""


def shift(init):
    """The time of an instruction: 2 to the power of this, in nanoseconds. Pictures that are to keep up with a display of
    60 Hz have a processor of 1000 million instructions a second, as small boards have; the other machines a quarter."""
    return 0 if init == "vkms" else 2


class Machine:
    def __init__(self, cache, home, init, share, kind):
        """init is the machine: "systemd" and "package" run systemd as process 1, all others the checks; share is the folder
        both sides can write."""
        self.cache, self.home, self.init, self.share, self.kind = cache, home, init, share, kind
        self.repository = os.path.dirname(os.path.dirname(home))
        self.console = os.path.join(share, f"console-{init}.log")
        self.sockets = tempfile.mkdtemp(prefix="panel-")  # short: a socket's path holds 107 bytes
        self.process = None

    def __enter__(self):
        for name, folder in (("home", self.home), ("repository", self.repository)):
            with open(os.path.join(self.share, name), "w") as file:
                file.write(folder)
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        with open(os.path.join(self.share, f"qemu-{self.init}.log"), "wb") as log:
            try:
                self.process = subprocess.Popen(self.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log)
                self.hurry()
            except FileNotFoundError:
                raise Broken(f"{self.kind.emulator} is missing: run Tests/Device/setup") from None
        try:
            self.monitor = Line(self.sockets + "/monitor", self.alive)
            self.guest = Line(self.sockets + "/guest", self.alive)
            self.monitor.receive(10)  # QEMU's greeting
            self.ask("qmp_capabilities")
        except Closed as why:
            raise self.broken(str(why)) from None

    def hurry(self):
        """Goes before compilers that run beside it, where that is allowed: the checks measure time."""
        try:
            os.setpriority(os.PRIO_PROCESS, self.process.pid, -10)
        except PermissionError:
            pass

    def stop(self):
        if self.process and self.alive():
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.sockets, ignore_errors=True)

    def alive(self):
        return self.process.poll() is None

    def command(self):
        kernel = os.path.join(self.cache, "kernel/vmlinux")
        initramfs = os.path.join(self.cache, "guest.cpio")
        for path in (kernel, initramfs):
            if not os.path.exists(path):
                raise Broken(f"{path} is missing: run Tests/Device/setup")
        sockets = self.sockets
        return [
            self.kind.emulator, "-nodefaults", "-no-user-config", "-no-reboot", "-display", "none", "-vga", "none",
            *self.kind.board, "-accel", "tcg", "-icount", f"shift={shift(self.init)},sleep=on", "-smp", "1", "-m", "1024",
            "-kernel", kernel, "-initrd", initramfs, "-append", self.kernel_words(),
            "-serial", f"file:{self.console}",
            "-qmp", f"unix:{sockets}/monitor,server=on,wait=off",
            "-device", "virtio-serial-pci",
            "-chardev", f"socket,id=guest,path={sockets}/guest,server=on,wait=off",
            "-device", "virtserialport,chardev=guest,name=rig",
            *self.shared_folder("root", self.kind.root, "readonly=on"),
            *([] if self.kind.root == "/" else self.shared_folder("repository", self.repository, "readonly=on")),
            *self.shared_folder("results", self.share, "writeout=immediate"),
            "-device", ADAPTERS.get(self.init, f"virtio-gpu-pci,id=screen,xres={SCREEN[0]},yres={SCREEN[1]}"),
        ]

    def kernel_words(self):
        first = "systemd" if self.init in ("systemd", "package") else "checks"
        return f"console={self.kind.terminal} {KERNEL_WORDS} rig.init={first}"

    @staticmethod
    def shared_folder(tag, path, option):
        path = path.replace(",", ",,")
        return ["-fsdev", f"local,id={tag},path={path},security_model=none,multidevs=remap,{option}",
                "-device", f"virtio-9p-pci,fsdev={tag},mount_tag={tag}"]

    def ask(self, command, **arguments):
        """A command of QEMU's monitor, answered."""
        self.monitor.send({"execute": command, "arguments": arguments})
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            answer = self.monitor.receive(1)
            if answer and "error" in answer:
                raise self.broken(f"QEMU refused {command}: {answer['error']['desc']}")
            if answer and "return" in answer:
                return answer["return"]
        raise self.broken(f"QEMU did not answer {command}")

    def dump(self, path, head=0):
        """Writes what a screen shows now, as a PPM picture."""
        self.ask("screendump", filename=path, device="screen", head=head)

    def listen(self, seconds):
        """The guest's next message. A guest that ends or stays silent for so long is broken."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                message = self.guest.receive(0.5)
            except Closed:
                message = None
            if message is not None:
                return message
            if not self.alive():
                raise self.broken(f"the guest ended by itself (QEMU's exit code {self.process.returncode})")
        raise self.broken(f"the guest said nothing for {seconds} s")

    def broken(self, why):
        lines = [why]
        for name in (f"qemu-{self.init}.log", f"console-{self.init}.log"):
            try:
                with open(os.path.join(self.share, name), errors="replace") as file:
                    lines += [f"  {name}: {line.rstrip()}" for line in file.readlines()[-15:]]
            except OSError:
                pass
        return Broken("\n".join(lines))
