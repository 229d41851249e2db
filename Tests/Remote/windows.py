"""Viewers with windows: TigerVNC's, gtk-vnc's, and noVNC in a headless Chromium. Each drags a range slider of the oven."""
import json
import os
import re
import subprocess
import time
import urllib.request

from panel import Panel, expect, path, place_of

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
LABEL = "Core temperature maximum"
DISTANCE = 80


class Display:
    """An X server that no screen shows, with a window or two on it."""

    def __init__(self):
        read, write = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
                                       pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            self.name = ":" + number.readline().strip()
        self.environment = dict(os.environ, DISPLAY=self.name, HOME=path(""), GDK_BACKEND="x11")

    def xdotool(self, *words):
        done = subprocess.run(["xdotool", *words], env=self.environment, capture_output=True, text=True, timeout=30)
        return done.stdout.strip()

    def start(self, *words):
        log = open(path(os.path.basename(words[0]) + ".log"), "w")
        return subprocess.Popen(words, env=self.environment, stdout=log, stderr=log)

    def picture_place(self, width, height, seconds=30):
        """The corner of the picture: it fills the lower part of a window, below a menu where the viewer has one."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for window in self.xdotool("search", "--onlyvisible", "--name", "").split():
                said = dict(line.split("=") for line in self.xdotool("getwindowgeometry", "--shell", window).splitlines()
                            if "=" in line)
                tall = int(said.get("HEIGHT", 0))
                if said.get("WIDTH") == str(width) and height <= tall <= height + 80:
                    return int(said["X"]), int(said["Y"]) + tall - height
            time.sleep(0.1)
        return None

    def end(self):
        self.server.terminate()
        self.server.wait(10)


def was_dragged(panel, who):
    value = panel.wait_for_value("oven.core", lambda value: value != "54..62")
    expect(f"a drag in {who} moves a range slider", float(value.split("..")[1]) > 62, f"oven.core is {value}")


def on_display(program, *words):
    """Drags in the window of a viewer for X."""
    panel, display = Panel("--screen", "oven"), Display()
    viewer = display.start(program, *[word.replace("PORT", str(panel.port)).replace("NUMBER", str(panel.port - 5900))
                                      for word in words])
    panel.wait_for("watches the panel.")
    corner = display.picture_place(800, 480)
    expect(f"{program} shows a picture of the panel's size", corner is not None, display.xdotool("search", "--name", ""))
    x, y, _ = place_of(LABEL, "--screen", "oven")
    x, y = int(x) + corner[0], int(y) + corner[1]
    display.xdotool("mousemove", str(x), str(y), "sleep", "0.3", "mousedown", "1", "sleep", "0.1",
                    *[word for step in range(1, 9) for word in ("mousemove", str(x + step * DISTANCE // 8), str(y), "sleep", "0.05")],
                    "mouseup", "1")
    was_dragged(panel, program)
    viewer.terminate()
    viewer.wait(20)
    panel.wait_for("no longer watches the panel.")
    display.end()
    panel.end()


class Browser:
    """A headless Chromium that is told what to do by W3C's WebDriver."""

    def __init__(self):
        self.port = 19000 + os.getpid() % 1000
        self.driver = subprocess.Popen(["chromedriver", f"--port={self.port}"], stdout=subprocess.DEVNULL)
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                if self.ask("GET", "/status")["ready"]:
                    break
            except OSError:
                time.sleep(0.1)
        options = {"args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                            "--window-size=1100,800", "--user-data-dir=" + path("chromium")]}
        said = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": {"goog:chromeOptions": options}}})
        self.session = "/session/" + said["sessionId"]

    def ask(self, method, place, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{place}", data, {"Content-Type": "application/json"},
                                         method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]

    def run(self, script):
        return self.ask("POST", self.session + "/execute/sync", {"script": script, "args": []})

    def drag(self, x, y, distance):
        moves = [{"type": "pointerMove", "duration": 50, "x": x + distance * step // 8, "y": y} for step in range(1, 9)]
        actions = [{"type": "pointerMove", "duration": 0, "x": x, "y": y}, {"type": "pointerDown", "button": 0}, *moves,
                   {"type": "pointerUp", "button": 0}]
        self.ask("POST", self.session + "/actions", {"actions": [
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}]})

    def end(self):
        self.ask("DELETE", self.session)
        self.driver.terminate()
        self.driver.wait(20)


def in_browser():
    """Drags in noVNC at the address that `make preview` prints; the panel is asked by a websocket on its port."""
    panel = Panel("--screen", "oven", by=[os.path.join(ROOT, "Tools/preview")])
    page = re.search(r"In a browser: (\S+)", panel.said())
    expect("the preview says where a browser finds it", page is not None, panel.said())
    browser = Browser()
    browser.ask("POST", browser.session + "/url", {"url": page[1]})
    panel.wait_for("watches the panel.")
    end = time.monotonic() + 20
    place = None
    while place is None and time.monotonic() < end:
        # noVNC's picture has the panel's size once it knows it, and is drawn as large as the window has room.
        place = browser.run("const c = document.querySelector('#noVNC_container canvas');"
                            "if (!c || c.width != 800 || c.height != 480) return null;"
                            "const r = c.getBoundingClientRect(); return [r.left, r.top, r.width / c.width]")
        time.sleep(0.1)
    expect("noVNC in Chromium shows a picture of the panel's size", place is not None, panel.said())
    left, top, scale = place
    x, y, _ = place_of(LABEL, "--screen", "oven")
    browser.drag(int(left + x * scale), int(top + y * scale), int(DISTANCE * scale))
    was_dragged(panel, "noVNC in Chromium")
    browser.end()
    panel.wait_for("no longer watches the panel.")
    expect("the preview ends with its panel", panel.end() == 0, panel.said())


def windows():
    on_display("xtigervncviewer", "-RemoteResize=0", "-Shared", "127.0.0.1::PORT")
    on_display("gvncviewer", "127.0.0.1:NUMBER")
    in_browser()
