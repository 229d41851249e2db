"""Pictures as rows of RGB bytes: QEMU's screen dumps (PPM) and the panel's own renderings (PNG)."""
from dataclasses import dataclass

from PIL import Image


@dataclass
class Picture:
    width: int
    height: int
    pixels: bytes  # three bytes a pixel, row by row

    def turned(self, degrees):
        """The same picture turned clockwise by a multiple of 90°."""
        if degrees == 0:
            return self
        row = 3 * self.width
        rows = [self.pixels[i:i + row] for i in range(0, len(self.pixels), row)]
        pixels = [[line[i:i + 3] for i in range(0, row, 3)] for line in rows]
        for _ in range(degrees // 90):
            pixels = [list(line) for line in zip(*reversed(pixels))]
        return Picture(len(pixels[0]), len(pixels), b"".join(b"".join(line) for line in pixels))

    def differences(self, other):
        """What tells two pictures apart, in words; an empty text when nothing does."""
        if (self.width, self.height) != (other.width, other.height):
            return f"{self.width}×{self.height} is not {other.width}×{other.height}"
        if self.pixels == other.pixels:
            return ""
        return self.count_differences(other)

    def distance(self, other):
        """By how much the channels of two pictures of one size differ at most, and on average: as fewer bits a pixel make them."""
        steps = [abs(a - b) for a, b in zip(self.pixels, other.pixels)]
        return max(steps), sum(steps) / len(steps)

    def count_differences(self, other):
        places = [i // 3 for i in range(0, len(self.pixels), 3) if self.pixels[i:i + 3] != other.pixels[i:i + 3]]
        columns = [place % self.width for place in places]
        first = places[0]
        mine, theirs = (picture.pixels[first * 3:first * 3 + 3].hex() for picture in (self, other))
        return (f"{len(places)} pixels differ, within x {min(columns)}…{max(columns)}, "
                f"y {first // self.width}…{places[-1] // self.width}; at ({first % self.width}, "
                f"{first // self.width}) {mine} is not {theirs}")


def read(path):
    with Image.open(path) as image:
        if image.mode == "RGBA" and image.getextrema()[3] != (255, 255):
            raise ValueError("the picture is not opaque: a screen is")
        return Picture(image.width, image.height, image.convert("RGB").tobytes())
