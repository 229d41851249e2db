"""Runs in the guest: asks the host what to check, checks it, and reports one line a check."""
import importlib
import os
import shutil
import signal
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
from guest import checking  # noqa: E402
from guest.console import Console  # noqa: E402
from guest.hands import Hands  # noqa: E402
from guest.outside import RESULTS, Outside  # noqa: E402
from guest.panel import Panel  # noqa: E402

CHECK_SECONDS = 90
LATENCY_MILLISECONDS = 50  # the longest time for which a wake may hold a panel's loop on a small board
STORM_RATE = 25  # events a second that the slowest machine manages
ATTEMPTS = 4  # at a check whose timing the emulated machine itself upset


class Rig:
    """What a check is given."""

    def __init__(self, outside, job):
        self.outside = outside
        self.kiosk, self.repository = job["kiosk"], job["repository"]
        self.console = Console()
        self.hands = Hands(800, 480)
        self.storm_events, self.is_long = job["storm"], job["long"]
        # A small board takes a nanosecond for an instruction.
        self.latency = LATENCY_MILLISECONDS * job["nanoseconds"]
        self.panels = []
        self.answers = {}

    def remembered(self, question, ask):
        """The answer to a question that has the same answer each time."""
        if question not in self.answers:
            self.answers[question] = ask()
        return self.answers[question]

    def panel(self, values=None):
        self.panels.append(Panel(self, values))
        return self.panels[-1]

    def screen_shows(self, name, seconds=2, turned=0, head=0):
        """Waits until a screen equals this picture; how long that took. Fails with the difference."""
        wanted = self.outside.picture(name, turned)
        _, passed = checking.eventually(seconds, lambda: "the screen: " + self.outside.compare(name, turned, head),
                                        lambda: self.outside.screen(head) == wanted)
        return passed

    def console_card(self):
        """Puts a known text on the console; what the screen then shows."""
        self.console.show_test_card()
        return self.screen_at_rest()

    def screen_at_rest(self, seconds=5):
        """What the screen shows once it has not changed for a quarter of a second."""
        last = {"screen": None, "since": 0.0}

        def still():
            now = self.outside.screen()
            if now != last["screen"]:
                last.update(screen=now, since=time.monotonic())
            return time.monotonic() - last["since"] > 0.25

        checking.eventually(seconds, "the screen does not come to rest", still)
        return last["screen"]

    def tidy(self):
        self.hands.release_all()
        for panel in self.panels:
            panel.stop()
        self.panels.clear()
        self.console.mend()


def out_of_time(*_):
    raise checking.Failure("not done in time")


def attempt(rig, function):
    """Runs a check; whether it passed, and the details or the reason."""
    is_storm = function.__module__ == "checks.storm"
    signal.alarm(getattr(function, "seconds", CHECK_SECONDS) + (rig.storm_events // STORM_RATE if is_storm else 0))
    try:
        details = function(rig) or ""
        for panel in rig.panels:
            panel.expect_alive()
            panel.expect_prompt()
        return True, details
    except (checking.Failure, checking.Unsteady) as why:
        signal.alarm(0)
        if isinstance(why, checking.Unsteady):
            raise
        return False, str(why) + traces(rig, function)
    except Exception as error:
        signal.alarm(0)
        place = traceback.extract_tb(error.__traceback__)[-1]
        return False, f"{type(error).__name__}: {error} ({os.path.basename(place.filename)}:{place.lineno})" + traces(rig, function)
    finally:
        signal.alarm(0)
        rig.tidy()


def traces(rig, function):
    """What a failed check leaves: the screen and all that its panel printed as files, its last words as a line."""
    name = f"{function.__module__.rpartition('.')[2]}-{function.__name__}"
    rig.outside.keep_screen(name + ".ppm")
    words = ""
    for panel in rig.panels:
        if panel.process:
            shutil.copy(panel.errors, os.path.join(RESULTS, name + ".stderr"))
            words += f"\n     the panel said: {panel.last_words()}"
    return words


def run_check(rig, name, function):
    for turn in range(ATTEMPTS):
        try:
            ok, details = attempt(rig, function)
            break
        except checking.Unsteady as why:
            ok, details = False, f"{why}, in each of {turn + 1} attempts: this machine is too busy to say"
    if ok:
        line = f"ok {name}" + (f" ({details})" if details else "")
    else:
        line = f"FAIL {name}: {details}"
    rig.outside.report(ok, line)


def main():
    outside = Outside()
    job = outside.job()
    signal.signal(signal.SIGALRM, out_of_time)
    for theme in job["themes"]:
        importlib.import_module("checks." + theme)
    with open("/proc/uptime") as file:
        booted = float(file.read().split()[0])
    rig = Rig(outside, job)
    outside.report(None, f"-- {job['init']}: Linux {os.uname().release}, up after {booted:.1f} s, "
                         f"hands on the glass at {time.clock_gettime(time.CLOCK_BOOTTIME):.1f} s")
    for theme, name, function in checking.CHECKS:  # themes import one another: each runs its own
        if theme in job["themes"] and (not job["words"] or any(word in name for word in job["words"])):
            run_check(rig, name, function)
    outside.send({"ask": "done", "seconds": time.clock_gettime(time.CLOCK_BOOTTIME)})


if __name__ == "__main__":
    main()
