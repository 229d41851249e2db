"""The calls of the C library for waiting, clocks, threads, sockets and terminals fail on purpose: see faults.py."""
import errno
import shutil

from checks.fault_errors import GROUPS
from checks.fault_kinds import USER, values
from checks.faults import DENIED, check_calls
from checks.shim import Shim
from guest.checking import Failure, check, expect

check_calls("process_faults", GROUPS["process"])


@check("process_faults: getgroups fails where the screen may not be opened, and that is said all the same")
def groups(rig):
    panel = rig.panel(values("getgroups"))
    shim = Shim(panel.folder, rig.repository)
    shutil.chown(shim.path, USER)
    panel.may_end = True
    try:
        panel.start(user=USER, env=shim.environment(f"getgroups 1 1 {errno.EINVAL}"))
    except Failure:
        pass
    expect(shim.failed("getgroups") == 1, "it is not called")
    expect(panel.process.poll() == DENIED and "video" in panel.said(), f"it ended with {panel.process.poll()}: {panel.last_words()}")
