"""Command lines of README and of the guide that are not the program's own, such as those of systemctl: who runs each of them.

For each there is a file, and a text in it that does what the line says: a line without an entry is an error, and so are an entry that meets
no line and a text that the file has no longer. Names of packages and targets of make are looked up.
"""
import re

# What a line begins with: the file that runs it, and what stands there.
RUN_BY = {
    "git clone": ("Tests/Debian/run", "git -c safe.directory='*' clone"),
    "cd ..": ("Tests/Readme/run", "cwd=FOLDER"),
    "export PATH": ("Makefile", "export PATH := $(CURDIR)/.build/swift:$(PATH)"),
    "faceplate/.build/release/kiosk new": ("Tests/Readme/starts", '[kiosk, "new", "--package", PACKAGE'),
    "cd thermostat": ("Tests/Readme/run", "cwd=FOLDER"),
    "swift build --product panel": ("Tests/Readme/run", '"swift", "build", "--product", "panel"'),
    "swift build -c release": ("Makefile", "$(BUILD) -c release --product debug-speed"),
    "../faceplate/Tools/release panel": ("Tests/Readme/run", '"Tools/release"), "panel"'),
    "swift test": ("Tests/Readme/run", '"swift", "test"'),
    ".build/debug/panel render --output panel.png": ("Tests/Readme/run", '".build/debug/panel", "render", "--output", "panel.png"'),
    ".build/debug/panel run --method memory --vnc": ("Tests/Readme/run", '".build/debug/panel", "run", "--method", "memory", "--vnc"'),
    "source <(kiosk completion bash)": ("Tests/CommandLineTests/Help/CompletionTests.swift", "source '\\(folder.file(\"bash\"))'"),
    "sudo systemctl stop kiosk@tty1": ("Tests/Device/checks/service.py", '"stop"'),
    "sudo systemctl start kiosk@tty1": ("Tests/Device/checks/service.py", '"start"'),
    "sudo kiosk calibrate --config": ("Tests/Device/checks/calibration.py", 'command="calibrate"'),
    "sudo usermod -aG video,input": ("Tests/Device/checks/messages.py", "usermod -aG video,input nobody"),
    "systemctl enable --now kiosk@tty1": ("Tests/Device/checks/package.py", '"enable", "--now"'),
    "systemctl edit": ("Tests/Device/checks/handover.py", '"daemon-reload"'),
    "systemctl reload": ("Tests/Device/checks/service.py", '"reload"'),
    "systemctl restart kiosk@tty1": ("Tests/Device/checks/package.py", "systemctl restart kiosk@tty1"),
    "mkdir -p /etc/systemd/system/kiosk@.service.d": (
        "Tests/Device/checks/package.py", "mkdir -p /etc/systemd/system/kiosk@.service.d"),
    "cp /usr/lib/kiosk/network.conf": ("Tests/Device/checks/package.py", "cp /usr/lib/kiosk/network.conf"),
    "systemctl daemon-reload && systemctl restart": ("Tests/Device/checks/package.py", "systemctl daemon-reload && systemctl restart"),
    "systemctl mask ctrl-alt-del.target": ("Tests/Device/checks/package.py", "systemctl mask ctrl-alt-del.target"),
    "systemd-analyze critical-chain kiosk@tty1.service": (
        "Tests/Device/checks/package.py", "systemd-analyze critical-chain kiosk@tty1.service"),
    "systemd-analyze security kiosk@tty1": ("Tests/Device/checks/package.py", "systemd-analyze security kiosk@tty1"),
    "journalctl -t kiosk": ("Tests/Device/checks/package.py", "journalctl -t kiosk FACEPLATE_PART="),
    "sudo kill -9": ("Tests/Device/checks/handover.py", "SIGKILL"),
    "sudo chvt": ("Tests/Device/guest/console.py", "VT_ACTIVATE, int("),
}
# What nothing runs, and why.
NOT_RUN = {
    "editor ": "an editor is a person's; tests write the file",
    "sudo update-grub": "writes the boot loader's menu, which an emulated machine without a disk has not",
    "apt-get install libcurl4-openssl-dev": "for a static program of the reader's that asks the web; none here does",
    "sudo apt install plymouth plymouth-themes": "a splash screen was not tried: the page says so",
}

# A package's file, as the guide names it.
PACKAGE_FILE = re.compile(r"\./faceplate-kiosk_.*\.deb$")


def known_packages(root):
    lines = (root / "Tools/packages").read_text().splitlines()
    return {word for line in lines if line and not line.startswith("#") for word in line.replace("|", " ").split()[1:]}


def lines_of(page, blocks):
    """The lines of shell of a page, and what between backquotes begins with a program: line number and text."""
    found = []
    for start, text in blocks(page, "sh"):
        found += [(number, re.sub(r"\s{2,}#.*$", "", code).strip()) for number, code in enumerate(text.split("\n"), start) if code.strip()]
    plain = re.sub(r"^```.*?^```", lambda block: "\n" * block[0].count("\n"), page.read_text(), flags=re.MULTILINE | re.DOTALL)
    for number, line in enumerate(plain.split("\n"), 1):
        for code in re.finditer(r"`((?:sudo|make|apt|apt-get|systemctl|swift|git|journalctl|systemd-analyze) [^`]+)`", line):
            found.append((number, code[1].strip()))
    return [(number, text) for number, text in found if not re.match(r"(?:kiosk|panel) ", text)]


def check(root, pages, blocks):
    """Looks each line up. Returns how many there are, those that nothing runs, and what is wrong."""
    packages = known_packages(root)
    targets = set(re.findall(r"^([a-z][a-z0-9 -]*):", (root / "Makefile").read_text(), re.M))
    targets = {name for line in targets for name in line.split()}
    count, met, bad = 0, set(), []
    for page in pages:
        for number, text in lines_of(page, blocks):
            count += 1
            place = f"{page.relative_to(root)}:{number}: {text}"
            entry = next((start for start in [*NOT_RUN, *sorted(RUN_BY, key=len, reverse=True)] if text.startswith(start)), None)
            if entry:
                met.add(entry)
            elif made := re.match(r"make (?:-C \S+ )?([a-z][a-z0-9-]*)", text):
                if made[1] not in targets:
                    bad.append(f"{place}: the Makefile has no such target")
            elif installed := re.match(r"(?:sudo )?apt(?:-get)? install (.*)", text):
                bad += [f"{place}: Tools/packages does not have {name}" for name in installed[1].split()
                        if name not in packages and not PACKAGE_FILE.match(name)]
            else:
                bad.append(f"{place}: nothing runs it: say in Tests/Guide/elsewhere.py what does")
    bad += [f"no line begins with “{start}”: take it out of Tests/Guide/elsewhere.py" for start in [*RUN_BY, *NOT_RUN] if start not in met]
    bad += [f"{name} has no “{words}”, so nothing runs “{start}”" for start, (name, words) in RUN_BY.items()
            if words not in (root / name).read_text()]
    return count, bad
