"""The command lines of the program in README and in the guide: runs each of a page, one after the other in a folder of their own."""
import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time

from pages import ROOT, blocks

# Command lines that are not run, by what they begin with, and why.
NOT_RUN = {
    "kiosk calibrate": "needs a touchscreen; the device tests run it",
    "kiosk restore-console": "needs a console; the device tests run it",
    "kiosk fleet": "needs a broker; `make test-links` runs it",
    "panel render --previews": "needs an application with previews; ApplicationTests draws some",
}
# Words of the guide that stand for something of the reader's.
STAND_INS = {
    "NAME": "oven", "FILE": "panel.conf", "FOLDER": "folder", "F": "panel.conf", "…": "--config panel.conf",
    "[oven.fan]": "oven.fan",
}
# What goes on until it is ended is ended after two seconds; `run` must end with 0, and where a busy machine has not let it come up by then,
# it is started again and given longer.
ENDED = ["timeout", "--preserve-status", "-s", "TERM", "2"]
LONGER = (2, 10, 60)
# Commands that ask a panel that runs.
ASKING = ("screenshot", "record", "status", "watch")
# Statuses other than 0 that are right on a machine without a screen, where lint finds something, and where SIGTERM ends `watch`.
STATUSES = {"devices": (0, 78), "lint": (0, 1), "watch": (143,)}


def command_lines(page):
    """The command lines of a page: those of blocks of shell, and those between backquotes."""
    found = []
    for line, text in [*blocks(page, "sh"), *blocks(page, "")]:
        for number, code in enumerate(text.split("\n"), line):
            if re.match(r"(?:kiosk|panel) [a-z-]", code):
                found.append((number, re.sub(r"\s{2,}#.*$", "", code).strip()))
    plain = re.sub(r"^```.*?^```", lambda found: "\n" * found[0].count("\n"), page.read_text(), flags=re.MULTILINE | re.DOTALL)
    for paragraph in re.finditer(r"(?:.+\n)+", plain):
        for code in re.finditer(r"`([^`]+)`", paragraph[0]):
            if re.match(r"(?:kiosk|panel) ", code[1]):
                line = plain[:paragraph.start() + code.start()].count("\n") + 1
                found.append((line, " ".join(code[1].split())))
    return found


def runnable(text):
    """A command line as it can be run here: names for what stands for something, and memory in place of a screen."""
    text = re.sub(r"[;,]$", "", text).replace("COMMAND --help", "run --help").replace("--panel F", "--panel panel.yaml")
    words = [STAND_INS.get(word, word) for word in text.split()]
    words = ["panel.conf" if word == "/var/lib/kiosk/panel.conf" and words[1] in ASKING else word for word in words]
    if "run" in words and "--help" not in words:
        if "--method" not in words:
            words += ["--method", "memory"]
        words = ENDED + words
    if words[1] == "watch":
        words = ENDED + words
    if words[1] == "record":
        words[2:2] = ["--seconds", "1"]
    return " ".join(words)


def prepare(folder):
    """What a reader has in the folder: Faceplate's sources, settings, a script, panel files of README and of the guide."""
    (folder / "folder").mkdir()
    (folder / "faceplate").symlink_to(ROOT)
    (folder / "panel.conf").write_text("[oven]\nfan=3\n")
    (folder / "panel.conf.d").mkdir()
    (folder / "visit").write_text("turn 1\n")
    for place in (".zsh/completions", ".config/fish/completions"):
        (folder / place).mkdir(parents=True)
    room = next(text for _, text in blocks(ROOT / "README.md", "yaml"))
    for name in ("room.yaml", "panel.yaml"):
        (folder / name).write_text(room)


@contextlib.contextmanager
def running(kiosk, folder):
    """A panel that writes the folder's config file, and answers whoever asks."""
    command = [kiosk, "run", "--method", "memory", "--screen", "oven", "--config", "panel.conf"]
    with open(folder / "log", "wb") as log:
        panel = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log)
    try:
        ask = [kiosk, "screenshot", "--config", "panel.conf", "--output", "first.png"]
        end = time.monotonic() + 60
        while subprocess.run(ask, cwd=folder, capture_output=True).returncode:
            if panel.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the panel does not run: {(folder / 'log').read_text()}")
            time.sleep(0.1)
        yield
    finally:
        panel.terminate()
        panel.wait(30)


def run_lines(page, kiosk, reasons):
    """Runs the command lines of a page. Returns how many were run, and those that failed."""
    count, bad = 0, []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        prepare(folder)
        (folder / "bin").mkdir()
        for program in ("kiosk", "panel"):
            (folder / "bin" / program).symlink_to(kiosk)
        environment = dict(os.environ, PATH=f"{folder}/bin:{os.environ['PATH']}", HOME=str(folder))
        # Commands without a file take those of the service: here the folder's.
        for line, text in command_lines(page):
            reason = next((start for start in NOT_RUN if text.startswith(start)), None)
            if reason and "--help" not in text:
                reasons.add(reason)
                continue
            command = runnable(text)
            wanted = re.match(r"(?:timeout --preserve-status -s TERM 2 )?\S+ (\S+)", command)[1]
            if wanted in ("list", "get", "set", "reset", "config", "check") and not re.search(
                    r"--(config|template|help|panel)|check \S", command):
                command += " --config panel.conf"
            if wanted == "render" and not re.search(r"--(output|describe|speech|help)", command):
                command += " --output panel.png"
            if wanted == "reset" and not re.search(r"reset (\w+\.|--all)", command):
                command += " --all"
            for verb, words in (("set", "oven.fan 3"), ("get", "oven.fan")):
                if wanted == verb and not re.search(rf"{verb} [a-z]+\.", command):
                    command = command.replace(f" {verb}", f" {verb} {words}", 1)
            if wanted == "lint" and "--screen" not in command and "--panel" not in command:
                command += " --screen oven"
            if wanted == "lint" and "--size" not in command:
                command += " --size 800x480@7"
            if wanted == "new" and "--package folder" in command:
                # It replaces no file, so each package begins in an empty folder.
                shutil.rmtree(folder / "folder")
                (folder / "folder").mkdir()
            if "--script panel.conf" in command:
                command = command.replace("--script panel.conf", "--script visit")
            if wanted in ASKING and "--config" not in command and "--help" not in command:
                command = command.replace(f" {wanted}", f" {wanted} --config panel.conf", 1)
            panel = running(kiosk, folder) if wanted in ASKING else contextlib.nullcontext()
            with panel:
                # A code for `passcode`.
                for seconds in LONGER:
                    line_ = command.replace("TERM 2 ", f"TERM {seconds} ", 1)
                    done = subprocess.run(["bash", "-c", line_], cwd=folder, env=environment, input="2580\n", capture_output=True, text=True)
                    if done.returncode != 143 or wanted != "run":
                        break
            count += 1
            if done.returncode not in STATUSES.get(wanted, (0,)):
                bad.append(f"{page.relative_to(ROOT)}:{line}: {command}: {done.returncode}: {(done.stdout + done.stderr).strip()[-300:]}")
    return count, bad
