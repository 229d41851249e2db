"""The panel's controls that the checks work on, by their accessibility labels and their keys in the config file."""
from dataclasses import dataclass


@dataclass
class Stepper:
    label: str
    key: str
    lowest: int
    highest: int

    def plus(self, panel):
        """Where a finger finds its upper half."""
        return panel.find("Increment", within=self.label).spot()

    def minus(self, panel):
        return panel.find("Decrement", within=self.label).spot()


@dataclass
class RangeSlider:
    """A part of a range between two handles, written as low..high."""
    label: str
    key: str
    lowest: int
    highest: int

    def handles(self, panel, **how):
        """Where a finger finds the lower handle and the upper one."""
        return [panel.find(f"{self.label} {end}", **how).spot() for end in ("minimum", "maximum")]

    @staticmethod
    def ends(text):
        """The two numbers of a text of the config file."""
        return [float(end) for end in text.split("..")]


TIME = Stepper("Time", "oven.minutes", 0, 180)
CORE = RangeSlider("Core temperature", "oven.core", 40, 95)

START = {TIME.key: 45, CORE.key: "54..62"}


def starting(**changes):
    """The values that most checks start from, with some changed: `starting(time=5)`."""
    keys = {"time": TIME.key, "core": CORE.key}
    return {**START, **{keys[name]: value for name, value in changes.items()}}
