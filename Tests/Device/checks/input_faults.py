"""The calls of the input libraries, of input devices and of the console fail on purpose: see faults.py."""
from checks.fault_errors import GROUPS
from checks.faults import check_calls

check_calls("input_faults", GROUPS["input"])
