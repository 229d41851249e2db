"""A connection that speaks one JSON object a line: QEMU's monitor, and the guest's serial port."""
import json
import select
import socket
import time


class Closed(Exception):
    """The other side is gone."""


class Line:
    def __init__(self, path, alive, seconds=20):
        """Connects to a socket that QEMU is about to make; alive() is false once QEMU has ended."""
        self.socket = socket.socket(socket.AF_UNIX)
        self.waiting = b""
        deadline = time.monotonic() + seconds
        while True:
            try:
                return self.socket.connect(path)
            except OSError:
                if not alive() or time.monotonic() > deadline:
                    raise Closed(f"QEMU made no socket {path}") from None
                time.sleep(0.02)

    def send(self, message):
        try:
            self.socket.sendall(json.dumps(message).encode() + b"\n")
        except OSError as error:
            raise Closed(str(error)) from None

    def receive(self, seconds):
        """The next object, or None when none has come in that time."""
        deadline = time.monotonic() + seconds
        while b"\n" not in self.waiting:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.socket], [], [], left)[0]:
                return None
            data = self.socket.recv(65536)
            if not data:
                raise Closed("the connection ended")
            self.waiting += data
        text, self.waiting = self.waiting.split(b"\n", 1)
        return json.loads(text)
