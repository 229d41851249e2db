"""Strangers at the port of a panel: what a scanner learns, what wrong passwords cost, and a crowd of ten."""
import os
import random
import socket
import struct
import subprocess
import time

from panel import SEED, Panel, answer_time, differing, expect, path, place_of, processes, vncdo


def greeting(panel):
    """A connection that has said its version, what the panel has said before, and what it offers then."""
    client = socket.create_connection(("127.0.0.1", panel.port), timeout=5)
    first = client.recv(12)
    if first:
        client.sendall(b"RFB 003.008\n")
    return client, first, client.recv(64) if first else b""


def scanner():
    """What somebody learns who connects and asks."""
    with open(path("scanned"), "w") as file:
        file.write("geheim\n")
    panel = Panel("--vnc-password", path("scanned"), "--screen", "oven")
    client, version, kinds = greeting(panel)
    client.close()
    expect("a scanner learns the protocol's version and that a password is wanted, and nothing else",
           (version, kinds) == (b"RFB 003.008\n", b"\x01\x02"), f"{version} {kinds}")
    panel.end()
    panel = Panel("--screen", "oven")
    with socket.create_connection(("127.0.0.1", panel.port), timeout=5) as client:
        client.sendall(b"GET / HTTP/1.0\r\n\r\n")
        said = b""
        try:
            while block := client.recv(4096):
                said += block
        except OSError:
            pass
    expect("who speaks HTTP learns nothing of the panel", b"aceplate" not in said and b"200 OK" not in said, f"{said}")
    # It knocks with what it knows of each protocol, until something answers.
    done = subprocess.run(["nmap", "-Pn", "-n", "-sV", "-oG", "-", "-p", str(panel.port), "127.0.0.1"], capture_output=True, text=True,
                          timeout=300)
    line = next((line for line in done.stdout.splitlines() if "Ports:" in line), done.stdout + done.stderr)
    expect("nmap tells a VNC server of protocol 3.8, and nothing else", "/open/tcp//vnc//VNC (protocol 3.8)/" in line
           and "aceplate" not in line, line)
    expect("the panel runs after it", panel.process.poll() is None and vncdo(panel, "capture", path("scanned.png")).returncode == 0)
    panel.end()


def asked(panel):
    """The seconds until a client that knocks without end is asked for the password, and its connection."""
    start = time.monotonic()
    while time.monotonic() - start < 70:
        try:
            client, version, _ = greeting(panel)
            if version:
                return time.monotonic() - start, client
            client.close()
        except OSError:
            pass
        time.sleep(0.02)
    return time.monotonic() - start, None


def guess(client):
    """Answers the question for the password with what no password gives."""
    client.sendall(b"\x02")
    client.recv(16)
    client.sendall(bytes(16))


def entered(panel, *words, password):
    """Works the panel as soon as the pause after wrong passwords is over; a viewer that was let in leaves a picture."""
    picture, end = path(f"entered-{password}.png"), time.monotonic() + 60
    while not os.path.exists(picture) and time.monotonic() < end:
        done = vncdo(panel, *words, "capture", picture, password=password)
    return done


def passwords():
    with open(path("password"), "w") as file:
        file.write("geheim\nschau\n")
    panel = Panel("--vnc-password", path("password"), "--screen", "oven")
    done = vncdo(panel, "capture", path("wrong.png"), password="falsch")
    panel.wait_for("has given a wrong password", times=1)
    pauses = []
    for number in range(2, 5):
        # A connection that is asked and leaves would begin the pause again, so the same one makes the next guess.
        pause, client = asked(panel)
        pauses.append(pause)
        guess(client)
        panel.wait_for("has given a wrong password", times=number)
        client.close()
    expect("a wrong password sees nothing", not os.path.exists(path("wrong.png")))
    text = ", ".join(f"{pause:.2f} s" for pause in pauses)
    expect(f"wrong passwords make an address wait ever longer: {text}",
           all(0.7 * 2 ** turn < pause < 1.5 * 2 ** turn for turn, pause in enumerate(pauses)), text)
    done = entered(panel, "key", "tab", "key", "up", password="schau")
    expect("the second password lets look on", done.returncode == 0, done.stderr)
    entered(panel, "key", "tab", "key", "down", password="geheim")
    value = panel.wait_for_value("oven.temperature", lambda value: value != "180")
    expect("the second password works nothing, and the first does", value == "175", f"oven.temperature is {value}")
    panel.end()


def enter(panel):
    """A viewer that sees the panel and has asked for the first picture."""
    client, _, _ = greeting(panel)
    client.sendall(b"\x01")
    client.recv(4)
    client.sendall(b"\x01")
    client.recv(1024)
    client.sendall(struct.pack(">BxHi", 2, 1, 0) + struct.pack(">BBHHHH", 3, 0, 0, 0, 800, 480))
    return client


def left(panel, count):
    """Waits until only `count` processes of viewers are left, for at most a minute, and returns how many there are."""
    end = time.monotonic() + 60
    while processes(panel) > count and time.monotonic() < end:
        time.sleep(0.1)
    return processes(panel)


def crowd():
    """Nine viewers, of whom some read and some stall, beside one that drags."""
    panel = Panel("--screen", "oven", "--stats")
    viewers = []
    for _ in range(9):
        viewers.append(enter(panel))
    expect("each of nine viewers has a process", processes(panel) == 9, f"{processes(panel)}")
    tenth = enter(panel)
    with socket.create_connection(("127.0.0.1", panel.port), timeout=5) as late:
        expect("an eleventh viewer is turned away", late.recv(12) == b"")
    tenth.close()
    expect("a viewer that leaves makes room", left(panel, 9) == 9, f"{processes(panel)}")
    for viewer in viewers[:4]:
        # These read what comes, once; the others stall with a picture of 1.5 MB on its way.
        viewer.settimeout(5)
        viewer.recv(1 << 16)
    x, y, _ = place_of("Core temperature maximum", "--screen", "oven")
    start = panel.memory()
    vncdo(panel, "move", str(int(x)), str(int(y)), "mousedown", "1", "drag", str(int(x) + 80), str(int(y)), "mouseup", "1")
    value = panel.wait_for_value("oven.core", lambda value: value != "54..62")
    expect("a drag arrives beside nine viewers, five of which stall", float(value.split("..")[1]) > 62, f"oven.core is {value}")
    times = sorted(answer_time(panel) for _ in range(50))
    expect(f"the panel answers beside them, at the median in {times[25] * 1000:.1f} ms, at the worst in {times[-1] * 1000:.1f} ms",
           times[-1] < 0.5)
    grown = panel.memory() - start
    expect(f"stalled viewers cost the panel little memory: {grown} kB", grown < 1024)
    for viewer in viewers:
        viewer.close()
    expect("no process of a viewer is left", left(panel, 0) == 0, f"{processes(panel)}")
    panel.end()
    print("     " + panel.said().strip().splitlines()[-1])


def knock(panel, chance):
    """A stranger: breaks off, stalls, sends garbage, or some of the protocol and then garbage."""
    client = socket.socket()
    client.settimeout(0.05)
    try:
        client.connect(("127.0.0.1", panel.port))
        shape = chance.randrange(6)
        if shape > 0:
            client.send(b"RFB 003.00" + bytes([48 + chance.randrange(10)]) + b"\n")
        if shape > 1:
            client.send(bytes([1, 1]))
        if shape == 2:
            client.send(b"\x06\0\0\0\x7f\xff\xff\xff")  # A cut text of 2 GB.
        if shape > 2:
            client.send(bytes(chance.randrange(256) for _ in range(chance.randrange(3000))))
        if shape == 5:
            client.recv(chance.randrange(1, 100))
    except OSError:
        pass
    return client


def wakes_in_ten_seconds(panel):
    before = panel.status("voluntary_ctxt_switches")
    time.sleep(10)
    return panel.status("voluntary_ctxt_switches") - before


def strangers(seconds):
    chance = random.Random(SEED)
    # Random bytes can be a stroke of a key, which is a viewer's right where viewers may work the panel.
    panel = Panel("--screen", "oven", "--vnc-input", "false")
    vncdo(panel, "capture", path("before.png"))
    panel.wait_for("no longer watches the panel.")
    start, connections, times, open_ = panel.memory(), 0, [], []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        connections += 1
        open_.append(knock(panel, chance))
        if len(open_) > 12:
            open_.pop(chance.randrange(len(open_))).close()
        if connections % 20 == 0:
            times.append(answer_time(panel))
    for client in open_:
        client.close()
    times.sort()
    expect(f"the panel runs after {connections} strangers", panel.process.poll() is None,
           panel.said()[-500:])
    expect(f"it answered meanwhile, at the median in {times[len(times) // 2] * 1000:.1f} ms, at the worst in "
           f"{times[-1] * 1000:.1f} ms", times[-1] < 0.5)
    expect("no process of a stranger is left", left(panel, 0) == 0, f"{processes(panel)}")
    grown = panel.memory() - start
    expect(f"its memory is what it was, but for a megabyte: {grown} kB more", grown < 1024)
    # What the last of them have set in motion, such as a change that is written or a ring that fades, comes to an end first.
    turns = [wakes_in_ten_seconds(panel)]
    while turns[-1] and len(turns) < 5:
        turns.append(wakes_in_ten_seconds(panel))
    expect("it sleeps for ten seconds once nobody watches", turns[-1] == 0, f"it wakes {turns} times in ten seconds each")
    done = vncdo(panel, "capture", path("after.png"))
    expect("who comes after them sees the panel", done.returncode == 0
           and differing(path("before.png"), path("after.png")) == 0, done.stderr)
    panel.end()
