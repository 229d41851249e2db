"""The checks, one file a theme, and the machine each theme runs on."""

CHECKS_ON = {
    "checks": ["rig", "picture", "touch", "knobs", "config", "console", "idle"],
    "screens": ["bare", "screens", "flavours", "sleep", "pointer", "storm"],
    "systemd": ["service"],
    "bochs": ["drivers"],
    "cirrus": ["drivers"],
}

# What only the long run does when no word asks for it; README.md says why.
LONG = ["storm", "sleep"]
