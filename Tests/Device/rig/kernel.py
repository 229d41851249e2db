"""kernel.py VMLINUZ VMLINUX: takes the ELF kernel out of a compressed boot image.

QEMU starts an ELF kernel directly, so the guest need not decompress it first, which takes
seconds where the processor is emulated.
"""
import lzma
import subprocess
import sys


def unxz(data):
    try:
        return lzma.LZMADecompressor().decompress(data)
    except lzma.LZMAError:
        return b""


def unzstd(data):
    # Trailing bytes make zstd complain after it has written the whole frame.
    return subprocess.run(["zstd", "-dcq"], input=data, capture_output=True).stdout


COMPRESSIONS = ((b"\xfd7zXZ\x00", unxz), (b"\x28\xb5\x2f\xfd", unzstd))


def payload(image):
    for magic, decompress in COMPRESSIONS:
        start = image.find(magic)
        while start >= 0:
            kernel = decompress(image[start:])
            if kernel.startswith(b"\x7fELF"):
                return kernel
            start = image.find(magic, start + 1)
    return None


def main(source, target):
    with open(source, "rb") as file:
        kernel = payload(file.read())
    if kernel is None:
        sys.exit(f"{source}: holds no xz or zstd compressed ELF kernel")
    with open(target, "wb") as file:
        file.write(kernel)


if __name__ == "__main__":
    main(*sys.argv[1:])
