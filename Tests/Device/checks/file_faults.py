"""The calls of the C library that files, folders and memory are asked for with fail on purpose: see faults.py."""
from checks.fault_errors import GROUPS
from checks.faults import check_calls

check_calls("file_faults", GROUPS["file"])
