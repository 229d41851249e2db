"""The panel's controls that the checks work on, by their accessibility labels and their keys in the config file."""
from dataclasses import dataclass


@dataclass
class Stepper:
    label: str
    key: str
    lowest: int
    highest: int
    step: int
    plus: tuple  # where its halves are, as fractions of its width and height
    minus: tuple


@dataclass
class Handle:
    """One end of a range."""
    label: str
    key: str
    lowest: int
    highest: int


QUANTITY = Stepper("Quantity", "cart.quantity", 0, 99, 1, plus=(0.93, 0.5), minus=(0.75, 0.5))
LOWER = Handle("Lowest price", "price.lowest", 0, 7_750_000)
UPPER = Handle("Highest price", "price.highest", 0, 7_750_000)

START = {QUANTITY.key: 5, LOWER.key: 1_000_000, UPPER.key: 6_000_000}


def starting(**changes):
    """The values that most checks start from. `starting(quantity=97)` changes one."""
    keys = {"quantity": QUANTITY.key, "lower": LOWER.key, "upper": UPPER.key}
    return {**START, **{keys[name]: value for name, value in changes.items()}}
