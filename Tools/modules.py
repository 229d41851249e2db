"""The modules of a build: which of them have public names, and what a tool of the compiler needs to read them."""
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[1]
# The modules that an application imports, by itself or through Faceplate, and those that its tests import. The names of `SwiftUI` have no effect on a panel.
PUBLIC = ["Machine", "Values", "Combine", "FoundationPublishers", "Graphics", "Settings", "Localization", "Runtime", "Looks", "Controls", "Charting", "Instruments",
          "Payments", "Appliance", "Charts",
          "SwiftUI", "UIKit", "simd", "os", "Speech", "Driver", "Headless", "LinuxHost", "Clocks", "FaceplateFoundation", "Operation", "CommandLine", "Faceplate", "FaceplateTesting"]


def flags(modules):
    """The flags with which the compiler and its tools find the modules in a folder, and those of the C libraries."""
    found = ["-I", str(modules)]
    # SwiftPM writes the maps of C targets beside what it builds of them.
    for path in sorted(pathlib.Path(modules).parent.glob("*.build/module.modulemap")):
        if not path.parent.name.endswith("-tool.build"):
            found += ["-Xcc", f"-fmodule-map-file={path.resolve()}"]
    folders = [path.parent for path in (ROOT / "Sources/Base/System").rglob("*.modulemap")]
    folders += [path for path in (ROOT / "Sources").rglob("include") if path.is_dir()]
    packages = re.findall(r'system\("\w+", "([^"]+)"\)', (ROOT / "Package.swift").read_text())
    answer = subprocess.run(["pkg-config", "--cflags-only-I", *packages], capture_output=True, text=True, check=True).stdout
    for folder in dict.fromkeys([str(folder) for folder in folders] + [flag[2:] for flag in answer.split()]):
        found += ["-I", folder, "-Xcc", f"-I{folder}"]
    return found
