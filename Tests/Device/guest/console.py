"""A text console: what it is set to, and whether a person can type on it."""
import fcntl
import os
import select
import struct
import termios
import time

KDGETMODE, KDSETMODE, KDGKBMODE, KDSKBMODE = 0x4b3b, 0x4b3a, 0x4b44, 0x4b45
VT_GETMODE, VT_SETMODE, VT_GETSTATE, VT_ACTIVATE = 0x5601, 0x5602, 0x5603, 0x5606
TEXT, GRAPHICS = 0, 1
SCREEN_MODES = {TEXT: "text", GRAPHICS: "graphics"}
KEYBOARD_MODES = {0: "raw", 1: "translated", 2: "medium raw", 3: "Unicode", 4: "off"}


class Console:
    def __init__(self, name="tty1"):
        self.name = name
        self.handle = self.open()
        self.ordinary = self.settings()

    def open(self):
        return os.open("/dev/" + self.name, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)

    def reopen(self):
        """A service manager hangs the console up between services."""
        os.close(self.handle)
        self.handle = self.open()

    def number(self, request):
        return struct.unpack("i", fcntl.ioctl(self.handle, request, bytes(4)))[0]

    def screen_mode(self):
        return SCREEN_MODES[self.number(KDGETMODE)]

    def keyboard_mode(self):
        return KEYBOARD_MODES[self.number(KDGKBMODE)]

    def foreground(self):
        return "tty%d" % struct.unpack("3H", fcntl.ioctl(self.handle, VT_GETSTATE, bytes(6)))[0]

    def activate(self, name):
        """Asks for a console to be put in front, and waits until it is."""
        fcntl.ioctl(self.handle, VT_ACTIVATE, int(name[3:]))
        deadline = time.monotonic() + 3
        while self.foreground() != name and time.monotonic() < deadline:
            time.sleep(0.005)

    def switching(self):
        mode = fcntl.ioctl(self.handle, VT_GETMODE, bytes(8))[0]
        return {0: "automatic", 1: "by a process"}.get(mode, str(mode))

    def settings(self):
        """Everything that a panel changes and has to put back, in words."""
        flags = termios.tcgetattr(self.handle)
        return {"screen": self.screen_mode(), "keyboard": self.keyboard_mode(), "foreground": self.foreground(),
                "switching": self.switching(), "echo": bool(flags[3] & termios.ECHO),
                "line editing": bool(flags[3] & termios.ICANON)}

    def changes(self):
        """What is not as it was when the console was first looked at."""
        now = self.settings()
        return ", ".join(f"{key} is {now[key]}, was {self.ordinary[key]}" for key in now if now[key] != self.ordinary[key])

    def typed(self, keyboard, keys=("o", "k", "enter"), seconds=1):
        """Types on the keyboard and reads the console, as a login prompt would."""
        termios.tcflush(self.handle, termios.TCIFLUSH)
        for key in keys:
            keyboard(key)
        text, deadline = b"", time.monotonic() + seconds
        while not text.endswith(b"\n") and time.monotonic() < deadline:
            if select.select([self.handle], [], [], 0.05)[0]:
                text += os.read(self.handle, 100)
        return text.decode(errors="replace")

    def write(self, text):
        os.write(self.handle, text.encode())

    def show_test_card(self):
        """Clears the screen and writes a fixed text without a cursor, so that two dumps of it are equal."""
        self.write("\x1b[?25l\x1b[2J\x1b[Hconsole of the device checks\r\n")

    def mend(self):
        """Puts everything back by force, so that one check's fault does not spoil the next."""
        fcntl.ioctl(self.handle, VT_SETMODE, bytes(8))  # switching without asking anybody
        fcntl.ioctl(self.handle, KDSETMODE, TEXT)
        fcntl.ioctl(self.handle, KDSKBMODE, 3)
        fcntl.ioctl(self.handle, VT_ACTIVATE, int(self.name[3:]))
        flags = termios.tcgetattr(self.handle)
        flags[3] |= termios.ECHO | termios.ICANON | termios.ISIG
        termios.tcsetattr(self.handle, termios.TCSANOW, flags)
