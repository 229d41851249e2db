"""What a check is made of: a name, conditions that come true in time, and failures that say why."""
import time

CHECKS = []


class Failure(Exception):
    """Why a check failed, in words for a person."""


class Unsteady(Exception):
    """The emulated machine itself stood still, so that a measurement in time says nothing."""


def check(name):
    """Makes a function a check. It is given the rig, and returns the details to print.

    A name is its theme, that is its file, and what holds: "touch: a tap on + steps once".
    """
    def add(function):
        CHECKS.append((name.partition(":")[0], name, function))
        return function
    return add


def expect(condition, why):
    if not condition:
        raise Failure(why)


def eventually(seconds, what, condition, pause=0.005):
    """Waits until condition() is true; returns that value and how long it took, in seconds of the guest."""
    begun = time.monotonic()
    while True:
        value = condition()
        passed = time.monotonic() - begun
        if value:
            return value, passed
        if passed > seconds:
            raise Failure(f"{what() if callable(what) else what}, after {passed:.2f} s")
        time.sleep(pause)


def never(seconds, what, condition, pause=0.05):
    """Looks on for so long, and fails as soon as condition() is true."""
    begun = time.monotonic()
    while time.monotonic() - begun < seconds:
        if condition():
            raise Failure(f"{what() if callable(what) else what}, after {time.monotonic() - begun:.2f} s")
        time.sleep(pause)
