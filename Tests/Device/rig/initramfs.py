"""initramfs.py KERNEL INIT BUSYBOX OUTPUT: packs the guest's first file system as a newc cpio archive.

It holds a static busybox, the init script and the modules the guest needs, decompressed and
listed in the order in which they load. The archive is written here, entry by entry, since the
cpio program cannot make device nodes without root.
"""
import lzma
import os
import stat
import subprocess
import sys

# Needed for a root file system at all, then what the panel is tested on.
MODULES = ["virtio_pci", "virtio_console", "9pnet_virtio", "9p", "overlay",
           "virtio_gpu", "bochs", "cirrus", "qxl", "evdev", "uinput"]
FOLDERS = ["bin", "dev", "proc", "sys", "run", "lower", "upper", "root", "modules"]


class Archive:
    def __init__(self, path):
        self.file = open(path, "wb")
        self.inode = 0

    def add(self, name, mode, data=b"", device=(0, 0)):
        self.inode += 1
        encoded = name.encode() + b"\0"
        fields = (self.inode, mode, 0, 0, 1, 0, len(data), 0, 0, *device, len(encoded), 0)
        head = b"070701" + b"".join(b"%08x" % field for field in fields) + encoded
        self.file.write(self.padded(head) + self.padded(data))

    @staticmethod
    def padded(data):
        return data + bytes(-len(data) % 4)

    def close(self):
        self.add("TRAILER!!!", 0)
        self.file.close()


def plain_name(path):
    """drivers/gpu/virtio-gpu.ko.xz is the module virtio_gpu."""
    return os.path.basename(path).split(".ko")[0].replace("-", "_")


def dependencies(tree):
    """Module name to its files, those it depends on first, from depmod's index."""
    files = {}
    with open(os.path.join(tree, "modules.dep")) as index:
        for line in index:
            path, needed = line.split(":")
            files[plain_name(path)] = [*reversed(needed.split()), path]
    return files


def module_bytes(path):
    with open(path, "rb") as file:
        data = file.read()
    if path.endswith(".xz"):
        return lzma.decompress(data)
    if path.endswith(".zst"):
        return subprocess.run(["zstd", "-dcq"], input=data, stdout=subprocess.PIPE, check=True).stdout
    return data


def load_order(tree):
    known, order = dependencies(tree), []
    for module in MODULES:
        for path in known.get(module, []):  # a module that is built in has no file
            if path not in order:
                order.append(path)
    return order


def main(kernel, init, busybox, output):
    with open(os.path.join(kernel, "release")) as file:
        tree = os.path.join(kernel, "lib/modules", file.read().strip())
    archive = Archive(output + ".new")
    for folder in FOLDERS:
        archive.add(folder, stat.S_IFDIR | 0o755)
    archive.add("dev/console", stat.S_IFCHR | 0o600, device=(5, 1))
    for name, source in (("bin/busybox", busybox), ("init", init)):
        with open(source, "rb") as file:
            archive.add(name, stat.S_IFREG | 0o755, file.read())
    names = []
    for path in load_order(tree):
        names.append(plain_name(path) + ".ko")
        archive.add("modules/" + names[-1], stat.S_IFREG | 0o644, module_bytes(os.path.join(tree, path)))
    archive.add("modules/order", stat.S_IFREG | 0o644, "".join(name + "\n" for name in names).encode())
    archive.close()
    os.replace(output + ".new", output)


if __name__ == "__main__":
    main(*sys.argv[1:])
