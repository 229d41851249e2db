"""Pictures as rows of RGB bytes: QEMU's screen dumps (PPM) and the panel's own renderings (PNG)."""
import re
import struct
import zlib
from dataclasses import dataclass


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
    with open(path, "rb") as file:
        data = file.read()
    return from_png(data) if data.startswith(b"\x89PNG\r\n\x1a\n") else from_ppm(data)


def from_ppm(data):
    head = re.match(rb"P6\s+(\d+)\s+(\d+)\s+255\s", data)
    if not head:
        raise ValueError("not a PPM picture of 8 bits a channel")
    width, height = int(head[1]), int(head[2])
    return Picture(width, height, data[head.end():head.end() + 3 * width * height])


def from_png(data):
    width, height, channels, packed = 0, 0, 0, b""
    for kind, body in png_chunks(data):
        if kind == b"IHDR":
            width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            channels = {2: 3, 6: 4}.get(colour)
            if depth != 8 or channels is None or interlaced:
                raise ValueError("only plain PNG of 8-bit RGB or RGBA is understood")
        elif kind == b"IDAT":
            packed += body
    rows = unfiltered(zlib.decompress(packed), width * channels, height, channels)
    if channels == 4:
        if any(alpha != 255 for alpha in rows[3::4]):
            raise ValueError("the picture is not opaque: a screen is")
        opaque = bytearray(3 * width * height)
        for channel in range(3):
            opaque[channel::3] = rows[channel::4]
        rows = opaque
    return Picture(width, height, bytes(rows))


def png_chunks(data):
    at = 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        yield kind, data[at + 8:at + 8 + length]
        at += 12 + length


def unfiltered(data, stride, height, step):
    """Undoes the five row filters of PNG (section 9 of its specification)."""
    result, above = bytearray(), bytearray(stride)
    for row in range(height):
        start = row * (stride + 1)
        kind, line = data[start], bytearray(data[start + 1:start + 1 + stride])
        UNFILTER[kind](line, above, step)
        result += line
        above = line
    return result


def plain(line, above, step):
    pass


def sub(line, above, step):
    for i in range(step, len(line)):
        line[i] = (line[i] + line[i - step]) & 255


def up(line, above, step):
    line[:] = bytes([(a + b) & 255 for a, b in zip(line, above)])


def average(line, above, step):
    for i in range(len(line)):
        left = line[i - step] if i >= step else 0
        line[i] = (line[i] + (left + above[i]) // 2) & 255


def paeth(line, above, step):
    for i in range(len(line)):
        left, corner = (line[i - step], above[i - step]) if i >= step else (0, 0)
        line[i] = (line[i] + nearest(left, above[i], corner)) & 255


def nearest(left, over, corner):
    guess = left + over - corner
    by_left, by_over, by_corner = abs(guess - left), abs(guess - over), abs(guess - corner)
    if by_left <= by_over and by_left <= by_corner:
        return left
    return over if by_over <= by_corner else corner


UNFILTER = (plain, sub, up, average, paeth)
