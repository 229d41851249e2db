"""All other calls: of input devices, files, waiting, the clock, threads fail on purpose: see faults.py."""
from checks.fault_errors import ERRORS
from checks.faults import check_calls

check_calls("system_faults", [name for name in ERRORS if not name.startswith("drm") and name != "ioctl_drm"])
