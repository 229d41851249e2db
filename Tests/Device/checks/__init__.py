"""The checks, one file a theme, and the machine each theme runs on."""

CHECKS_ON = {
    "checks": ["rig", "picture", "touch", "knobs", "feedback", "speech", "config", "console", "idle", "economy", "messages", "trial", "starts", "clocks", "disks", "fonts", "limits"],
    "screens": ["bare", "screens", "flavours", "calibration", "sleep", "pointer", "storm"],
    "systemd": ["service", "boots", "handover", "watching"],
    "bochs": ["drivers"],
    "cirrus": ["drivers", "damage"],
    "qxl": ["drivers"],
}

# What is run by `--core`: the picture, the hands, the voice, the config file and the service, in half the time.
CORE_ON = {
    "checks": ["rig", "picture", "touch", "knobs", "speech", "config", "idle", "economy"],
    "screens": ["bare", "flavours"],
    "systemd": ["service"],
}

# What is run by `--arm64` alone, on machines with that processor: what a panel cannot do without.
ARM64_ON = {
    "checks": ["rig", "picture", "touch", "knobs", "config", "idle"],
    "systemd": ["service"],
}

# What is run by `--vkms` alone: it needs a module of the kernel that is built for it.
VKMS_ON = {"vkms": ["vkms"]}

# What is run by `--package` alone: it needs a package that has been made.
PACKAGE_ON = {"package": ["package"]}

# What is run by `--faults` alone: it takes hours.
FAULTS_ON = {f"{kind} faults": [f"{kind}_faults"] for kind in ("file", "process", "display", "input", "seat")}
