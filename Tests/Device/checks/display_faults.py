"""The calls of libdrm fail on purpose: see faults.py."""
from checks.fault_errors import GROUPS
from checks.faults import check_calls

check_calls("display_faults", GROUPS["display"])
