"""The calls of the C library for waiting, clocks, threads, sockets and terminals fail on purpose: see faults.py."""
import errno
import shutil

from checks.fault_errors import APART, ERRORS, GROUPS, UNMADE
from checks.fault_kinds import KINDS, USER, values
from checks.faults import CALLS_SECONDS, DENIED, Running, check_calls
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


@check("process_faults: each call that is counted is either tried or made by no panel")
def unmade(rig):
    made = {}
    for kind, call in KINDS.items():
        running = Running(rig, call)
        for act in running.acts().values():
            act(running)
            running.settle()
        counts = running.shim.counts()
        made.update({name: kind for name in UNMADE if counts[name]})
        running.panel.stop()
        rig.panels.remove(running.panel)
    unlisted = set(counts) - ERRORS.keys() - UNMADE - APART
    expect(not unlisted, f"fault_errors.py does not list {', '.join(sorted(unlisted))}")
    expect(not made, f"made after all, so list their error numbers: {made}")
    return f"{len(UNMADE)} calls are not made"


unmade.seconds = CALLS_SECONDS
