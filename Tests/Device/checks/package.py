"""The Debian package on a machine that boots: it was installed and enabled before, and nobody has started the panel."""
import functools
import glob
import os
import re
import subprocess

from checks.controls import TIME, starting
from checks.service import systemctl
from guest.checking import check, eventually, expect
from guest.outside import RESULTS

UNIT = "kiosk@tty1.service"
CONFIG = "/var/lib/kiosk/panel.conf"
# What `systemctl edit kiosk@tty1` writes.
EDITED = "/etc/systemd/system/kiosk@tty1.service.d/override.conf"


def journal():
    """The last words of the panel and of systemd about it."""
    result = subprocess.run(["journalctl", "-u", UNIT, "-o", "cat", "-n", "8", "--no-pager"], capture_output=True, text=True,
                            check=False)
    return " / ".join(result.stdout.strip().splitlines())


def active(seconds):
    """Waits until the panel has said that it is ready; its process."""
    eventually(seconds, lambda: f"the panel is {systemctl('is-active', UNIT)[1]}; {journal()}",
               lambda: systemctl("is-active", UNIT)[0] == 0, pause=0.5)
    return int(systemctl("show", "--value", "-p", "MainPID", UNIT)[1])


def expect_picture(rig, *panel):
    """The screen has to show what the installed program draws for its files."""
    name = f"package-{os.getpid()}-{len(os.listdir(RESULTS))}.png"
    subprocess.run(["/usr/bin/kiosk", "render", "--defaults", "/etc/kiosk/panel.conf", "--config", CONFIG, "--output",
                    os.path.join(RESULTS, name), "--size", "800x480", "--scale", "1", *panel], check=True)
    rig.screen_shows(name, seconds=10)


def dpkg(*words):
    result = subprocess.run(["dpkg", "--force-confold", *words], capture_output=True, text=True, check=False)
    expect(result.returncode == 0, f"dpkg {' '.join(words)}: {result.stdout} {result.stderr}")


def apt_install(package):
    """Installs a package's file as its readers do. Its dependencies are there: no list of a server is read."""
    apt = ["apt-get", "install", "-y", "-o", "Dir::Etc::sourcelist=/dev/null", "-o", "Dir::Etc::sourceparts=/dev/null",
           "-o", "Dir::State::lists=/run/no-lists", package]
    result = subprocess.run(apt, capture_output=True, text=True, check=False, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    expect(result.returncode == 0, f"{' '.join(apt)}: {result.stdout} {result.stderr}")


def with_console(function):
    """systemd hangs up the console whose panel it starts or ends."""
    @functools.wraps(function)
    def run(rig):
        try:
            function(rig)
        finally:
            rig.console.reopen()
    run.seconds = 300  # dpkg unpacks on an emulated processor
    return run


def text(path):
    with open(path) as file:
        return file.read()


@check("package: after a boot the panel is on the screen, and nobody has started it")
@with_console
def booted(rig):
    active(120)
    expect_picture(rig)
    with open(f"/proc/{active(1)}/status") as file:
        user = next(line.split()[1] for line in file if line.startswith("Uid:"))
    expect(user != "0", "it runs as root")


# What the guide has people type about the service, with words that it has to say.
TYPED = [
    ("systemd-analyze critical-chain kiosk@tty1.service", "kiosk@tty1.service +"),
    ("systemd-analyze security kiosk@tty1", "Overall exposure level for kiosk@tty1.service"),
    ("printf '[oven]\\nfan=hot\\n' >>/etc/kiosk/panel.conf", ""),
    ("journalctl -t kiosk FACEPLATE_PART=settings -o verbose", "oven.fan is “hot”"),
    ("sed -i /^fan=hot$/d /etc/kiosk/panel.conf", ""),
    ("systemctl mask ctrl-alt-del.target", "/dev/null"),
    ("mkdir -p /etc/systemd/system/kiosk@.service.d", ""),
    ("cp /usr/lib/kiosk/network.conf /etc/systemd/system/kiosk@.service.d/", ""),
    ("systemctl daemon-reload && systemctl restart kiosk@tty1", ""),
    ("systemctl show -p RestrictAddressFamilies kiosk@tty1", "AF_INET6"),
    ("rm -r /etc/systemd/system/kiosk@.service.d && systemctl daemon-reload && systemctl restart kiosk@tty1", ""),
]


@check("package: what the guide has people type about the service does what it says")
@with_console
def typed(rig):
    active(60)
    said = {}

    def is_right(command, words):
        done = subprocess.run(["sh", "-c", f"{command} 2>&1"], capture_output=True, text=True, check=False,
                              env={**os.environ, "SYSTEMD_PAGER": "", "LC_ALL": "C.UTF-8"})
        said[command] = f"{command}: {done.returncode}: {done.stdout[-800:]}"
        return done.returncode == 0 and words in done.stdout

    for command, words in TYPED:
        # The panel and systemd take a moment over what is told them; what changes something says nothing, and is done once.
        eventually(20 if words else 0, lambda: said[command], lambda: is_right(command, words), pause=0.5)
    active(60)
    expect_picture(rig)


@check("package: a start shows /etc/kiosk/panel.yaml, and with a mistake in it the version that worked last")
@with_console
def own_panel(rig):
    own, good = "/etc/kiosk/panel.yaml", "/var/lib/kiosk/.panel.conf.panel.good"
    subprocess.run(["/usr/bin/kiosk", "new", "--panel", own], check=True)
    systemctl("restart", UNIT, seconds=60)
    active(60)
    expect_picture(rig)
    eventually(90, "the version that works is not kept", lambda: os.path.exists(good), pause=1)
    with open(own, "a") as file:
        file.write("pages: [\n")
    systemctl("restart", UNIT, seconds=60)
    active(60)
    status = subprocess.run(["/usr/bin/kiosk", "status"], capture_output=True, text=True, check=False)
    expect(status.returncode == 1 and f"\npanel-file: {own}:" in status.stdout, f"status: {status.stdout}")
    os.remove(own)
    systemctl("restart", UNIT, seconds=60)
    active(60)
    expect_picture(rig)


def choose_oven():
    """The administrator has the service show the oven in place of the gallery's home page."""
    command = re.search(r"^ExecStart=.* run .*$", text("/usr/lib/systemd/system/kiosk@.service"), re.M)[0]
    os.makedirs(os.path.dirname(EDITED))
    with open(EDITED, "w") as file:
        file.write(f"[Service]\nExecStart=\n{command.replace(' run ', ' run --screen oven ')}\n")
    systemctl("daemon-reload")
    systemctl("restart", UNIT, seconds=60)


@check("package: an upgrade goes on with the new program, and keeps what was changed on the panel and by the administrator")
@with_console
def upgraded(rig):
    choose_oven()
    old = active(60)
    expect_picture(rig, "--screen", "oven")
    rig.hands.tap(TIME.plus(rig.panel(starting())))
    eventually(20, "a tap on + is not kept", lambda: os.path.exists(CONFIG))
    before = text(CONFIG)
    dpkg("-i", os.path.join(RESULTS, "next.deb"))
    eventually(60, lambda: f"it is not started anew; {journal()}",
               lambda: systemctl("show", "--value", "-p", "MainPID", UNIT)[1] not in ("0", str(old)), pause=0.5)
    active(60)
    expect(text(CONFIG) == before, "the panel's values have changed")
    expect("scale=1" in text("/etc/kiosk/panel.conf").splitlines(), "the administrator's file has lost its line")
    expect_picture(rig, "--screen", "oven")


@check("package: removing it ends the panel and keeps its values; purging it leaves nothing")
@with_console
def removed(rig):
    dpkg("-r", "faceplate-kiosk")
    expect(systemctl("is-active", UNIT)[0] != 0, "the panel runs without its program")
    expect(not os.path.exists("/usr/bin/kiosk") and os.path.exists(CONFIG), "the program is there, or the values are not")
    dpkg("-P", "faceplate-kiosk")
    left = [path for pattern in ("/etc/kiosk", "/var/lib/kiosk", "/usr/lib/kiosk", "/etc/systemd/system/*/kiosk@*",
                                 "/usr/lib/systemd/system/kiosk*") for path in glob.glob(pattern)]
    expect(not left, f"{', '.join(left)} is left")
    os.remove(EDITED)  # what an administrator has written no package takes away
    systemctl("daemon-reload")


@check("package: apt installs it on a running machine, and `systemctl enable --now kiosk@tty1` shows the panel at once")
@with_console
def installed(rig):
    apt_install(os.path.join(RESULTS, "kiosk.deb"))
    expect(systemctl("is-active", UNIT)[0] != 0, "it was started by being installed")
    with open("/etc/kiosk/panel.conf", "a") as file:
        file.write("[display]\nscale=1\n")
    code, said = systemctl("enable", "--now", UNIT, seconds=150)
    expect(code == 0, f"systemctl enable --now: {said}; {journal()}")
    active(60)
    expect_picture(rig)
