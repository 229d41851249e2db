"""Calls that fail on purpose: each of those that the panel makes, with each error number that its manual page lists.

The library of Shim counts the calls and makes them fail. A call fails once as the first of its kind and as the last of the
start; in a panel that runs it fails once, and then for as long as something is done that needs it. However it fails, the
panel shows the right picture in the end, loses no value and no descriptor, and says what was wrong where it mattered.
"""
import errno
import subprocess

from checks.controls import TIME
from checks.fault_errors import ERRORS
from checks.fault_kinds import FIRST, end_daemon, give, kind, lamp, start, values
from checks.screens import cable
from checks.shim import Shim, expect_same, held_at_rest, new_words, told
from guest.checking import Failure, check, eventually, expect
from guest.hands import REL, Device
from guest.panel import settings

FOR_EVER = 1 << 40
NOT_CALLED = "not called"
CALLS_SECONDS = 900  # of the guest for all failures of one call
LAST = 48  # the time is set to no more than this: each value's picture is drawn once
# libinput 1.22 ends with a segmentation fault by itself when it resumes without memory for this, and is suspended later.
AT_START = {"udev_monitor_filter_add_match_subsystem_devtype"}
# libinput 1.22 ends the program where it cannot begin for want of this; the panel tries the call itself before.
FIRST_ALONE = {"epoll_create1"}
# The last of the start is Dispatch's own, which ends the program where it fails; the panel tries the call itself before.
DISPATCHED = {"eventfd"}
# The first read of a tap is of the touchscreen, which fails with neither: see fault_errors.py.
NEVER = {("read", "a tap"): {errno.EIO, errno.ENOMEM}}
# The first at the start asks for the toolkit's own typeface: without it text is set in another, and the panel says so.
NOT_FIRST = {"access"}
RESTARTED, DENIED = 74, 77  # exit codes after which the service manager starts the panel again


def pull_cable(panel):
    """The panel asks its hardware; what that takes is made when it is first needed."""
    length = len(panel.said())
    cable("off")
    try:
        # It waits until the kernel has told it, too.
        eventually(5, "the panel does not see the cable go", lambda: len(panel.said()) > length and panel.is_waiting())
    finally:
        cable("detect")


# At the start

def good_start(rig, call):
    """A start without faults: how often each call was made, and what the panel holds then. Done once."""
    def begin():
        panel = rig.panel(values(call))
        shim = Shim(panel.folder, rig.repository)
        start(rig, panel, call, shim)
        rig.screen_shows(panel.rendering())
        panel.rest()
        counts = shim.counts()
        pull_cable(panel)
        rig.screen_shows(panel.rendering(), seconds=10)
        panel.rest()
        found = counts, held_at_rest(panel)
        panel.stop()
        return found

    return rig.remembered(("good start", kind(call)), begin)


def fail_at_start(rig, call, error, number):
    """Starts a panel whose call fails once; what became of it."""
    panel = rig.panel(values(call))
    shim = Shim(panel.folder, rig.repository)
    try:
        try:
            start(rig, panel, call, shim, f"{call} {number} 1 {error}")
        except Failure as why:
            if panel.process.poll() is None:
                raise
            return started_again(rig, panel, shim, call, str(why))
        rig.screen_shows(panel.rendering(), seconds=10)
        if not shim.failed(call):
            return NOT_CALLED
        words = new_words(panel, 0)
        pull_cable(panel)
        rig.screen_shows(panel.rendering(), seconds=10)
        expect_same(panel, good_start(rig, call)[1])
        panel.rest(30)  # a finger that comes while its device is being opened is none
        rig.hands.tap(TIME.plus(panel))
        panel.expect_value(TIME.key, 46, seconds=5)
        return f"shown, {told(words)}"
    finally:
        panel.stop()
        rig.panels.remove(panel)
        rig.console.mend()


def started_again(rig, panel, shim, call, why):
    """The panel has ended: that is right where it says why, and the service manager's next start shows it."""
    code, words = panel.process.returncode, new_words(panel, 0)
    expect(shim.failed(call), why)
    expect(code == RESTARTED or code == DENIED and kind(call) == "seat", f"ended with {code}, after which nobody starts it again: {words}")
    expect(words, f"ended with {code} and said nothing")
    start(rig, panel, call)
    rig.screen_shows(panel.rendering(), seconds=10)
    return f"ended with {code} and shown by the next start, {told(words)}"


# While it runs

class Running:
    """A panel under the shim, and what is done to it."""

    def __init__(self, rig, call):
        self.rig, self.call, self.time = rig, call, FIRST
        self.panel = rig.panel(values(call))
        self.shim = Shim(self.panel.folder, rig.repository)
        start(rig, self.panel, call, self.shim)
        self.plus, self.minus = TIME.plus(self.panel), TIME.minus(self.panel)
        self.pull()
        self.settle()
        self.held = held_at_rest(self.panel)

    def tap(self):
        step = 1 if self.time < LAST else -1
        self.time += step
        self.rig.hands.tap(self.plus if step == 1 else self.minus)

    def tap_given(self):
        """The settings file is another user's when the panel writes it."""
        give(self.panel)
        self.tap()

    def end_daemon(self):
        end_daemon(self.rig)

    def edit(self):
        self.time = self.time + 1 if self.time < LAST else FIRST
        self.panel.replace(settings(values(self.call, self.time)))

    def pull(self):
        try:
            pull_cable(self.panel)
        except Failure:  # a fault keeps it from it
            pass

    def mode(self):
        """The screens are opened anew, with other buffers, and then once more."""
        for mode in ("640x480", "800x480"):
            self.panel.replace(settings({**values(self.call, self.time), "display.mode": mode}))
            try:
                eventually(3, "", lambda: self.is_mode(mode))
            except Failure:  # a fault keeps it from it
                pass

    def is_mode(self, mode):
        width, height = mode.split("x")
        return self.rig.outside.screen().startswith(f"{width}×{height}-") and self.panel.is_waiting()

    def switch(self):
        self.rig.console.activate("tty2")
        self.rig.console.activate("tty1")

    def bring_back(self):
        """A person calls the panel's console once more, should the kernel have left it only after the fault was over."""
        eventually(10, lambda: f"it is busy: {self.panel.system_call()}", self.panel.is_waiting)
        self.rig.console.activate("tty1")

    def plug(self):
        knob = Device("Faulty dial", keys=[28], axes=[7])
        subprocess.run(["udevadm", "settle", "--timeout=20"], check=True)
        knob.send((REL, 7, 1))
        knob.unplug()
        subprocess.run(["udevadm", "settle", "--timeout=20"], check=True)
        self.tap()  # hides what the knob has shown to be in the focus

    def ask(self):
        """Somebody asks how the panel is; the fault may keep the answer back."""
        self.panel.run("status", "--config", self.panel.config)

    def press_keys(self):
        """Somebody asks by the keyboard for another console, which the fault may deny, and comes back."""
        self.rig.hands.play("0 hold ctrl\n20 hold alt\n40 key f2\n80 release alt\n100 release ctrl")
        try:
            eventually(1, "", lambda: self.rig.console.foreground() == "tty2")
        except Failure:
            pass
        self.rig.console.activate("tty1")

    def sleep(self):
        """Nobody uses the panel until it has dimmed its lamp; then it is to sleep no more."""
        self.panel.replace(settings({**values(self.call, self.time), "idle.dim": "500 ms"}))
        try:
            eventually(3, "", lambda: lamp() != "100")
        except Failure:  # a fault keeps it from it
            pass
        self.panel.replace(settings(values(self.call, self.time)))

    ACTS = {"an edit": edit, "a tap": tap, "a knob": plug, "a console switch": switch, "a pulled cable": pull,
            "another mode": mode, "a question": ask}
    ACTS_OF = {"lamp": {"a sleep": sleep},
               "owned": {"a tap": tap_given},
               "seat": {"a tap": tap, "a knob": plug, "a console switch": switch, "another mode": mode,
                        "keys for a console": press_keys, "the daemon's end": end_daemon}}

    def acts(self):
        return self.ACTS_OF.get(kind(self.call), self.ACTS)

    def settle(self, seconds=30):
        """Waits until the panel shows what it has to and nothing more can happen."""
        wanted = self.panel.rendering(settings(values(self.call, self.time)))
        self.rig.screen_shows(wanted, seconds)
        self.panel.expect_value(TIME.key, self.time, seconds)
        self.panel.rest(seconds)
        if kind(self.call) == "lamp":
            # The program that sets it runs beside the panel.
            eventually(5, lambda: f"the lamp is left at {lamp()} %", lambda: lamp() == "100")

    def reached(self):
        """Act to the calls that it makes. Done once a run of the checks."""
        def count():
            found = {}
            for name, act in self.acts().items():
                found[name] = self.calls_of(act) & self.calls_of(act)  # some are made at the first time alone
            return found

        return self.rig.remembered(("calls of acts", kind(self.call)), count)

    def calls_of(self, act):
        before = self.shim.counts()
        act(self)
        self.settle()
        after = self.shim.counts()
        return {call for call in after if after[call] > before.get(call, 0)}

    def fail(self, call, error, count, act):
        """Does something while a call fails, and lets the panel mend itself; what became of it."""
        length = len(self.panel.said())
        failed = self.shim.failed(call)
        self.shim.arm(call, error, count)
        try:
            self.acts()[act](self)
            try:
                eventually(3, "", lambda: self.shim.failed(call) > failed)
                eventually(2, "", self.panel.is_asleep)
            except Failure:
                pass
        finally:
            self.shim.disarm(call)
        self.panel.expect_alive()
        self.bring_back()
        if self.shim.failed(call) == failed:
            return NOT_CALLED
        self.settle(70)
        expect_same(self.panel, self.held)
        self.tap()
        self.settle()
        return f"shown, {told(new_words(self.panel, length))}"


def fail_while_running(rig, call):
    """The rows of one call in a panel that runs, each as (error, when, outcome or failure)."""
    running = Running(rig, call)
    for act, reached in running.reached().items():
        if call not in reached:
            continue
        errors = [number for number in ERRORS[call] if number not in NEVER.get((call, act), ())]
        turns = [(number, 1, f"once in {act}") for number in errors]
        turns += [(number, FOR_EVER, f"throughout {act}") for number in errors[:None if rig.is_long else 1]]
        for number, count, when in turns:
            try:
                outcome = running.fail(call, number, count, act)
                if outcome == NOT_CALLED:  # another way was found to do without it: a new panel starts with this
                    running.panel.stop()
                    rig.panels.remove(running.panel)
                    running = Running(rig, call)
                    outcome = running.fail(call, number, count, act)
                yield number, when, outcome, outcome != NOT_CALLED
            except Failure as why:
                yield number, when, f"{why}; it said {told(running.panel.last_words())}", False
                rig.tidy()
                cable("detect")
                running = Running(rig, call)


def fail_at_starts(rig, call):
    counts, _ = good_start(rig, call)
    made = counts.get(call, 0)
    rows = [(number, 1, "first of the start") for number in ERRORS[call]] if made and call not in NOT_FIRST else []
    if made > 1 and call not in FIRST_ALONE:
        rows.append((ERRORS[call][0], made - (call in DISPATCHED), "last of the start"))
    for number, turn, when in rows:
        try:
            outcome = fail_at_start(rig, call, number, turn)
            if outcome == NOT_CALLED:  # it was made fewer times: how often it reads or writes varies from start to start
                outcome = fail_at_start(rig, call, number, max(1, turn * 3 // 4))
            yield number, when, outcome, outcome != NOT_CALLED
        except Failure as why:
            yield number, when, str(why), False


def fail(rig, call):
    bad, good = [], 0
    for way in (fail_at_starts,) if call in AT_START else (fail_at_starts, fail_while_running):
        for number, when, outcome, is_good in way(rig, call):
            name = errno.errorcode[number]
            rig.outside.report(None, f"-- fault\t{call}\t{name}\t{when}\t{'' if is_good else 'FAIL: '}{outcome}")
            good += is_good
            if not is_good:
                bad.append(f"{name}, {when}: {outcome}")
    expect(not bad, f"{len(bad)} of {len(bad) + good} failures are not survived: " + "; ".join(bad))
    expect(good, "the panel never makes this call")
    return f"{good} failures survived"


def check_calls(theme, calls):
    """Makes a check of each call."""
    def add(call):
        def fails(rig):
            return fail(rig, call)

        fails.__name__ = call
        fails.seconds = CALLS_SECONDS
        check(f"{theme}: {call} fails")(fails)

    for call in calls:
        add(call)
