"""The checks, one file a theme, and the machine each theme runs on."""

CHECKS_ON = {
    "checks": ["rig", "picture", "touch", "knobs", "config", "console", "idle", "economy", "messages"],
    "screens": ["bare", "screens", "flavours", "calibration", "sleep", "pointer", "storm"],
    "systemd": ["service", "handover"],
    "bochs": ["drivers"],
    "cirrus": ["drivers"],
    "qxl": ["drivers"],
}

# What is run by `--faults` alone: it takes an hour.
FAULTS_ON = {"display faults": ["display_faults"], "system faults": ["system_faults"]}
