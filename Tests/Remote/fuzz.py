"""Ten viewers at a time that come, go, stall and send messages of the protocol with hostile contents, while the panel has work.

The panel lets them look on alone, so that what it shows is what its config file says. That file is edited again and again, once with
nobody there and once beside the ten: each edit has to arrive, the last picture has to be the one that `kiosk render` draws, and a frame
has to cost the panel as much beside them as alone. The panel counts that itself: the time from the beginning of a frame until the
screen has it, and for how much of it the panel had a processor. Viewers are on other machines. Here they run at the lowest priority, as
the panel's own processes for them do: what is left is theirs.
"""
import base64
import os
import random
import re
import select
import socket
import struct
import threading
import time
import typing

from panel import SEED, Panel, differing, expect, kiosk, path, processes, vncdo

VIEWERS = 10
# The panel lets so many viewers of one machine log in at a time, and gives each so many seconds. How many come in a second depends on the
# machine, because each has a process of its own.
GREETINGS, LONGEST_GREETING = 3, 30


class Frames(typing.NamedTuple):
    """What the frames of a panel have cost: their number, and microseconds of each."""
    number: int
    time: int
    work: int
    longest: int
    viewers: int

    def __str__(self):
        return (f"{self.number} frames of {self.time} µs, {self.work} µs of it at work, the longest {self.longest} µs, and {self.viewers} µs "
                f"each for viewers")


def number(chance, bits):
    """A number that means trouble more often than not."""
    return chance.choice([0, 1, (1 << bits) - 1, 1 << (bits - 1), (1 << (bits - 1)) - 1, chance.randrange(1 << bits)])


def noise(chance, most):
    return bytes(chance.randrange(256) for _ in range(chance.randrange(most)))


def pixel_format(chance):
    shifts = bytes(chance.choice([0, 8, 16, 31, 32, 255]) for _ in range(3))
    return struct.pack(">B3xBBBBHHH", 0, chance.choice([0, 1, 8, 16, 24, 32, 64, 255]), number(chance, 8), chance.randrange(2),
                       chance.randrange(3), *(number(chance, 16) for _ in range(3))) + shifts + b"\0\0\0"


def encodings(chance):
    # Those of the library, those of its extensions, and others.
    known = [0, 1, 2, 4, 5, 6, 7, 8, 9, 15, 16, -223, -224, -239, -240, -247, -256, -260, -305, -308, -312, 0xC0A1E5CE - (1 << 32)]
    chosen = [chance.choice([*known, number(chance, 31)]) for _ in range(chance.randrange(40))]
    return struct.pack(">BxH", 2, chance.choice([len(chosen), number(chance, 16)])) + b"".join(struct.pack(">i", one) for one in chosen)


def update_request(chance):
    return struct.pack(">BBHHHH", 3, chance.randrange(2), *(number(chance, 16) for _ in range(4)))


def key(chance):
    return struct.pack(">BBxxI", 4, chance.randrange(3), number(chance, 32))


def pointer(chance):
    return struct.pack(">BBHH", 5, number(chance, 8), number(chance, 16), number(chance, 16))


def cut_text(chance):
    text = noise(chance, 200)
    return struct.pack(">BxxxI", 6, chance.choice([len(text), number(chance, 32)])) + text


def other(chance):
    """Messages of extensions: file transfer, scaling, windows of servers, text chat, desktop size, QEMU's, xvp."""
    return bytes([chance.choice([7, 8, 9, 10, 11, 150, 248, 249, 250, 251, 252, 253, 254, 255])]) + noise(chance, 60)


MESSAGES = [pixel_format, encodings, update_request, update_request, key, pointer, cut_text, other]


def websocket(chance):
    """The beginning of a websocket, and frames of it."""
    request = ("GET /websockify HTTP/1.1\r\nHost: panel\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
               f"Sec-WebSocket-Key: {base64.b64encode(noise(chance, 40) + b'x').decode()}\r\nSec-WebSocket-Version: "
               f"{chance.choice(['13', '8', '0', 'x'])}\r\nSec-WebSocket-Protocol: binary\r\n\r\n").encode()
    frames = b"".join(bytes([number(chance, 8), number(chance, 8)]) + noise(chance, 30) for _ in range(chance.randrange(20)))
    return request[:chance.choice([len(request), chance.randrange(len(request))])] + frames


def visit(port, chance):
    """One viewer: breaks off, stalls with a picture on its way, or sends messages. Returns how many it has sent once it was in."""
    sent = 0
    with socket.socket() as client:
        client.settimeout(2)
        try:
            client.connect(("127.0.0.1", port))
            shape = chance.randrange(6)
            if shape == 0:
                client.sendall(websocket(chance))
                client.recv(1 << 12)
                return 0
            if not client.recv(12):
                return 0
            client.sendall(b"RFB 003.008\n")
            client.recv(64)
            if shape == 1:
                return 0
            client.sendall(b"\x01")
            client.recv(4)
            client.sendall(b"\x01")
            if len(client.recv(1 << 10)) < 24:
                return 0
            if shape == 2:
                # A picture of 1.5 MB is on its way to somebody who does not read.
                client.sendall(struct.pack(">BBHHHH", 3, 0, 0, 0, 800, 480))
                select.select([], [], [], chance.random())
                return 1
            for _ in range(chance.randrange(1, 100)):
                client.sendall(chance.choice(MESSAGES)(chance))
                sent += 1
                if shape == 3:
                    client.recv(1 << 16)
        except OSError:
            pass
        return sent


def edits(panel, start, seconds, is_enough):
    """Edits the file for some seconds, and until enough viewers have come in or the limits of the panel would have let them in: how many
    edits came, each of them seen, and the last value."""
    count, value = 0, start
    begin = time.monotonic()
    longest = max(seconds, LONGEST_GREETING * (seconds / GREETINGS + 1))
    while time.monotonic() < begin + seconds or not is_enough() and time.monotonic() < begin + longest:
        count, value = count + 1, 150 + (value - 145) % 60
        done = kiosk("set", "oven.temperature", str(value), "--config", panel.config)
        expect_quietly(done.returncode == 0, f"set oven.temperature {value}: {done.stderr}")
    return count, value


def expect_quietly(is_so, why):
    if not is_so:
        expect("the config file is edited", False, why)


def counted(words, seconds, viewers):
    """A panel that is edited for some seconds beside viewers, of whom more than one a second have to come in. Returns it with the edits, the
    visits and the last value."""
    panel = Panel("--screen", "oven", "--stats", "--vnc-input", "false", *words)
    over, sent = threading.Event(), []

    def come_and_go(place):
        chance = random.Random(f"{SEED} {place}")
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 19)  # of this thread alone
        while not over.is_set():
            sent.append(visit(panel.port, chance))

    threads = [threading.Thread(target=come_and_go, args=[place]) for place in range(viewers)]
    if viewers:
        # What the first viewer makes the panel load counts as nothing that grows.
        vncdo(panel, "capture", path("warm.png"))
        panel.wait_for("no longer watches the panel.")
    memory = panel.memory()
    for thread in threads:
        thread.start()
    count, value = edits(panel, 180, seconds, lambda: not viewers or sum(map(bool, sent)) > seconds)
    over.set()
    for thread in threads:
        thread.join(60)
    end = time.monotonic() + 60
    while processes(panel) and time.monotonic() < end:
        time.sleep(0.1)
    expect_quietly(panel.process.poll() is None, f"the panel has ended: {panel.said()[-800:]}")
    return panel, count, [number for number in sent if number], value, panel.memory() - memory


def frames(panel):
    """What the panel says of its frames when it ends: their number, and microseconds on average, of them at work, of the longest, and
    for viewers."""
    expect("the panel ends in an orderly way", panel.end() == 0, panel.said()[-800:])
    found = re.search(r"(\d+) frames, \d+ draws, (\d+) µs each, (\d+) µs of it at work, the longest (\d+) µs(?:; (\d+) µs each for viewers)?",
                      panel.said())
    return Frames(*(int(text or 0) for text in found.groups()))


def fuzz(seconds):
    quiet, count, _, _, _ = counted([], seconds / 2, 0)
    alone = frames(quiet)
    print(f"     alone: {count} edits, {alone}")
    panel, count, sent, value, grown = counted([], seconds, VIEWERS)
    expect(f"{len(sent)} viewers came in, ten at a time, and sent {sum(sent)} messages", len(sent) > seconds and sum(sent) > len(sent))
    expect("no process of theirs is left", processes(panel) == 0, f"{processes(panel)}")
    with open(path("shown.conf"), "w") as file:
        file.write(f"[oven]\ntemperature={value}\n")
    kiosk("render", "--screen", "oven", "--config", path("shown.conf"), "--output", path("wanted.png"))
    done = vncdo(panel, "capture", path("shown.png"))
    expect(f"after {count} edits beside them the panel shows what the file says", done.returncode == 0
           and differing(path("wanted.png"), path("shown.png")) == 0, done.stderr)
    expect(f"its memory is what it was, but for a megabyte: {grown} kB more", grown < 1024)
    panel.wait_for("no longer watches the panel.")
    beside = frames(panel)
    print(f"     beside them: {beside}")
    # The mark that somebody watches comes and goes beside the edits, so there are more frames, of which some draw less.
    expect(f"a frame keeps the panel at work for {beside.work} µs beside them, for {alone.work} µs alone",
           beside.work < 1.25 * alone.work + 50, f"{beside}")
    expect(f"it is on the screen after {beside.time} µs beside them, after {alone.time} µs alone",
           beside.time < 1.25 * alone.time + 200, f"{beside}")
