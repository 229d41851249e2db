"""The calls of libdrm fail on purpose: see faults.py."""
from checks.fault_errors import ERRORS
from checks.faults import check_calls

check_calls("display_faults", [name for name in ERRORS if name.startswith("drm") or name == "ioctl_drm"])
