"""The calls of the C library for waiting, clocks, threads, sockets and terminals fail on purpose: see faults.py."""
from checks.fault_errors import GROUPS
from checks.faults import check_calls

check_calls("process_faults", GROUPS["process"])
