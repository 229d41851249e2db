import Glibc
import Testing

@testable import LinuxHost

/// A folder with the files that the kernel has for a backlight.
private final class Lights {
  let path: String

  init() {
    var name = Array("/tmp/lights-XXXXXX".utf8CString)
    path = String(cString: mkdtemp(&name))
  }

  deinit { _ = system("rm -r \(path)") }

  func add(_ name: String, type: String, highest: Int, now: Int) {
    mkdir("\(path)/\(name)", 0o755)
    for (file, text) in [("type", type), ("max_brightness", "\(highest)"), ("brightness", "\(now)"), ("bl_power", "0")]
    {
      write(text + "\n", to: "\(name)/\(file)")
    }
  }

  func write(_ text: String, to file: String) {
    let handle = fopen("\(path)/\(file)", "w")!
    fputs(text, handle)
    fclose(handle)
  }

  /// The kernel's files hold one value at a time; here the first word counts.
  func value(_ file: String) -> String {
    smallFile("\(path)/\(file)")?.split(separator: "\n").first.map(String.init) ?? ""
  }
}

@Suite struct BacklightTests {
  @Test("The firmware's lamp is preferred")
  func theFirmwaresLampIsPreferred() {
    let lights = Lights()
    lights.add("a_raw", type: "raw", highest: 10, now: 5)
    lights.add("b_firmware", type: "firmware", highest: 10, now: 5)
    #expect(Backlight("auto", in: lights.path) { _ in }?.folder == "\(lights.path)/b_firmware")
    #expect(Backlight("a_raw", in: lights.path) { _ in }?.folder == "\(lights.path)/a_raw")
    #expect(Backlight("", in: lights.path) { _ in } == nil)
    #expect(Backlight("auto", in: "/nowhere") { _ in } == nil)
  }

  @Test("Percents are of its range and out is out")
  func percentsAreOfItsRangeAndOutIsOut() {
    let lights = Lights()
    lights.add("lamp", type: "raw", highest: 255, now: 200)
    var said: [String] = []
    let lamp = Backlight("lamp", in: lights.path) { said.append($0) }
    lamp?.set(percent: 20)
    #expect(lights.value("lamp/brightness").hasPrefix("51"))
    lights.write("", to: "lamp/brightness")
    lamp?.set(percent: 0)
    #expect(lights.value("lamp/brightness").hasPrefix("0"))
    #expect(lights.value("lamp/bl_power").hasPrefix("4"))
    lights.write("", to: "lamp/brightness")
    lamp?.restore()
    #expect(lights.value("lamp/brightness") == "200")
    #expect(lights.value("lamp/bl_power").hasPrefix("0"))
    #expect(said.isEmpty)
  }

  @Test("A lamp that refuses is reported once")
  func aLampThatRefusesIsToldOnce() {
    let lights = Lights()
    lights.add("lamp", type: "raw", highest: 255, now: 200)
    var said: [String] = []
    let lamp = Backlight("lamp", in: lights.path) { said.append($0) }
    unlink("\(lights.path)/lamp/brightness")
    lamp?.set(percent: 20)
    lamp?.set(percent: 30)
    #expect(said.count == 1)
    #expect(said.first?.contains("lamp/brightness") == true)
  }

  @Test("A user who may not write asks a service to set the brightness")
  func whoMayNotWriteHasAServiceSetIt() {
    let lights = Lights()
    lights.add("lamp", type: "raw", highest: 200, now: 100)
    chmod("\(lights.path)/lamp/brightness", 0o444)
    chmod("\(lights.path)/lamp/bl_power", 0o444)
    var asked: [String] = []
    var lines: [String] = []
    let light = Backlight("lamp", in: lights.path, service: { asked.append("\($0) \($1)") }, log: { lines.append($0) })
    // Root may write anyway, unless this thread touches files as somebody else does.
    let actAs = unsafeBitCast(dlsym(nil, "setfsuid"), to: (@convention(c) (UInt32) -> Int32).self)
    _ = actAs(65_534)
    light?.set(percent: 50)
    _ = actAs(geteuid())
    #expect(asked == ["lamp 100"] && lines == [])
  }
}
