import Glibc
import Testing

@testable import LinuxHost

@Suite("Light sensors of the kernel's industrial I/O")
struct LightSensorTests {
  /// A folder of devices, one of which has these files.
  private func folder(_ files: [(String, String)]) -> Folder {
    let folder = Folder()
    for name in ["iio:device0", "iio:device1"] { mkdir("\(folder.path)/\(name)", 0o755) }
    for (name, text) in files { folder.write("iio:device1/\(name)", text) }
    return folder
  }

  @Test("A processed value is taken as it is, a raw one with its offset and scale")
  func values() {
    let processed = folder([("in_illuminance_input", "812.5\n"), ("in_illuminance_raw", "3\n")])
    #expect(LightSensor(in: processed.path).illuminance() == 812.5)
    let raw = folder([
      ("in_illuminance0_raw", "200\n"), ("in_illuminance0_offset", "-20\n"), ("in_illuminance0_scale", "0.25\n"),
    ])
    #expect(LightSensor(in: raw.path).illuminance() == 45)
  }

  @Test("What is no number, or no sensor, has no value", arguments: ["", "nan\n", "inf\n", "bright\n"])
  func nonsense(text: String) {
    let odd = folder([("in_illuminance_input", text)])
    #expect(LightSensor(in: odd.path).illuminance() == nil)
    #expect(LightSensor(in: "/nowhere").illuminance() == nil)
  }
}
