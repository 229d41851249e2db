"""The calls of libseat fail on purpose, in a panel that has its devices from a seat daemon: see faults.py."""
from checks.fault_errors import GROUPS
from checks.faults import check_calls

check_calls("seat_faults", GROUPS["seat"])
