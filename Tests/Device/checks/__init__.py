"""The checks, one file a theme, and the machine each theme runs on."""

CHECKS_ON = {
    "checks": ["rig"],
    "systemd": [],
}
