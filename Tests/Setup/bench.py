"""A copy of the repository's tools with a home, a server and a signing key of its own."""
import io
import os
import platform
import shutil
import subprocess
import tarfile
import tempfile

from server import Server

REPOSITORY = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
RELEASE, BUILD = "99.1", "test"
NAME = f"swift-{RELEASE}-RELEASE-{BUILD}" + ("" if platform.machine() == "x86_64" else "-" + platform.machine())
PATH = f"/swift-{RELEASE}-release/{NAME.removeprefix(f'swift-{RELEASE}-RELEASE-')}/swift-{RELEASE}-RELEASE/{NAME}.tar.gz"


def program(version):
    """A stand-in for the compiler that knows its version."""
    return f"#!/bin/sh\necho 'Swift version {version} (swift-{version}-RELEASE)'\n".encode()


def archive(padding=os.urandom(2_000_000)):
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as tar:
        for name, content, mode in (("usr/bin/swift", program(RELEASE), 0o755), ("usr/lib/padding", padding, 0o644)):
            entry = tarfile.TarInfo(f"{NAME}/{name}")
            entry.size, entry.mode = len(content), mode
            tar.addfile(entry, io.BytesIO(content))
    return packed.getvalue()


class Signer:
    """A key made on the spot; `at` is the time that its machine believes, such as 20200101T000000."""

    def __init__(self, folder, lasts="1y", at=None):
        self.home, self.at = folder, at
        os.makedirs(folder, mode=0o700)
        self.gpg("--quick-gen-key", "Test <test@localhost>", "ed25519", "sign", lasts)
        self.fingerprint = next(line.split(":")[9] for line in self.gpg("--with-colons", "-k").decode().splitlines()
                                if line.startswith("fpr"))

    def gpg(self, *words, data=None):
        clock = ["--faked-system-time", self.at] if self.at else []
        return subprocess.run(["gpg", "--homedir", self.home, "--batch", "--quiet", "--passphrase", "", *clock, *words],
                              input=data, capture_output=True, check=True).stdout

    def public(self):
        return self.gpg("--armor", "--export")

    def sign(self, data):
        return self.gpg("--detach-sign", data=data)

    def close(self):
        subprocess.run(["gpgconf", "--homedir", self.home, "--kill", "all"], check=False, capture_output=True)


class Bench:
    """Where one check works: `run` runs a tool of the copy there."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="faceplate setup ü ")
        self.server, self.signers = Server(), []
        self.repository = os.path.join(self.folder, "repository")
        self.data = os.path.join(self.folder, "data", "faceplate")
        self.place = os.path.join(self.data, f"toolchain-{RELEASE}")
        self.bin = os.path.join(self.folder, "bin")
        os.mkdir(self.bin)
        shutil.copytree(os.path.join(REPOSITORY, "Tools"), os.path.join(self.repository, "Tools"))
        self.write("repository/Package.swift", b"// swift-tools-version: 99.0\n")
        self.trust(self.signer())
        self.releases()

    def close(self):
        self.server.shutdown()
        self.server.server_close()
        for signer in self.signers:
            signer.close()
        shutil.rmtree(self.folder)

    def write(self, name, content, mode=0o644):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content)
        os.chmod(path, mode)

    def signer(self, **how):
        # The names of an agent's sockets have to be short.
        self.signers.append(Signer(os.path.join(tempfile.mkdtemp(prefix="key", dir=self.short()), "k"), **how))
        return self.signers[-1]

    def short(self):
        if not hasattr(self, "keys"):
            self.keys = tempfile.TemporaryDirectory(prefix="k")
        return self.keys.name

    def trust(self, signer):
        """Has the tools accept this key, and the server offer an archive that it has signed."""
        self.trusted = signer
        self.write("repository/Tools/Swift/key.asc", signer.public())
        self.offer(archive())

    def offer(self, content, signature=None):
        self.server.files = {PATH: content, PATH + ".sig": signature or self.trusted.sign(content)}

    def releases(self, origin=None, system=None, unpacked_mb=1):
        said = dict(line.rstrip().replace('"', "").split("=", 1) for line in open("/etc/os-release") if "=" in line)
        here = f"{said.get('ID', 'unknown')}-{said.get('VERSION_ID', 'unstable')}"
        self.write("repository/Tools/Swift/releases", "\n".join([
            f"origin {origin or self.server.origin}", f"key {self.trusted.fingerprint}",
            f"release {system or here} {platform.machine()} {RELEASE} {BUILD} {unpacked_mb}", ""]).encode())

    def start(self, *words, **how):
        environment = {"PATH": f"{self.bin}:/usr/bin:/bin", "HOME": os.path.join(self.folder, "home"),
                       "XDG_DATA_HOME": os.path.join(self.folder, "data"), "no_proxy": "*"}
        tool, *rest = words
        return subprocess.Popen([os.path.join(self.repository, "Tools/Swift", tool), *rest], env=environment, text=True,
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **how)

    def run(self, *words, **how):
        """The exit code of a tool and all that it said."""
        process = self.start(*words, **how)
        said, _ = process.communicate(timeout=60)
        return process.returncode, said

    def left(self):
        """What is in the folder of toolchains, without its lock."""
        return sorted(set(os.listdir(self.data)) - {"lock"}) if os.path.isdir(self.data) else []
