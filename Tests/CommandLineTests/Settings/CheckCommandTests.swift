import Faceplate
import FaceplateTesting
import Glibc
import ProgramFixtures
import SeededRandom
import Testing

@testable import CommandLine
@testable import Gallery
@testable import LinuxHost
@testable import Settings

/// `check` in earnest: the program as it is built, on files as nobody should write them.
@Suite("check answers any file", .seeded)
struct CheckCommandTests {
  /// How many files of nasty values in all; `make test-long` asks for more.
  private static let files = getenv("FACEPLATE_CHECKS").flatMap { Int(String(cString: $0)) } ?? 40

  @Test("Nasty values are good or bad, and it takes less than a second to say so")
  func nasty() throws {
    let panel = try Harness { OvenPanel() }
    let declarations = panel.stage.tweaks.declarations.map(\.setting) + MachineSetting.all.map(\.setting)
    let folder = try Folder()
    var texts = NastyText(seed: 0)
    var answers: Set<Int32> = []
    for _ in 0..<Self.files {
      let text = texts.file(of: declarations)
      folder.write(text, to: "panel.conf")
      let result = try Program.run(["check", "--screen", "oven", folder.file("panel.conf")], processorSeconds: 1)
      answers.insert(result.status)
      #expect([0, 1].contains(result.status), "\(text)\n\(result.output)")
    }
    #expect(answers == [0, 1], "one answer alone would be no test")
  }

  @Test(
    "A value that no panel can use is refused in a line of its own",
    arguments: [
      ("idle", "dim", "47261439850130342.9 h"), ("idle", "off", "2305843009214 s"), ("display", "mode", "800x480@1e30"),
      ("display", "mode", "99999x1"), ("input", "devices", "A: steps 1e-300"),
      ("input", "devices", "A: matrix 1e300 1 1 1 1 1"), ("tweaks", "knob-hold", "47261439850130342.9 h"),
      ("fonts", "files", "/dev/zero"), ("fonts", "files", "/proc/kmsg"),
    ])
  func refused(group: String, key: String, value: String) throws {
    let folder = try Folder()
    folder.write("[\(group)]\n\(key)=\(value)\n", to: "panel.conf")
    let result = try Program.run("check", folder.file("panel.conf"))
    #expect(result.status == 1)
    #expect(result.lines.count == 1 && result.output.hasPrefix("\(folder.file("panel.conf")):2:"), "\(result.output)")
  }

  @Test("Fonts on a pipe are refused, and nobody waits for the pipe")
  func pipe() throws {
    let folder = try Folder()
    try #require(mkfifo(folder.file("pipe.ttf"), 0o600) == 0)
    folder.write("[fonts]\nfiles=\(folder.file("pipe.ttf"))\n", to: "panel.conf")
    #expect(try Program.run("check", folder.file("panel.conf")).status == 1)
    #expect(try Program.run("render", "--describe", "--config", folder.file("panel.conf")).status == 0)
  }

  @Test("What is no file, or a huge one, is answered too")
  func strange() throws {
    let folder = try Folder()
    try #require(mkfifo(folder.file("pipe.conf"), 0o600) == 0)
    folder.write("[oven]\n" + (0..<19_990).map { "fan=\($0 + 9)\n" }.joined(), to: "same.conf")
    folder.write("[oven]\n" + (0..<19_990).map { "fan\($0)=1\n" }.joined(), to: "unknown.conf")
    folder.write("[input]\n" + (0..<19_990).map { "layout=a\($0)\n" }.joined(), to: "layouts.conf")
    folder.write("[input]\ndevices=" + String(repeating: "a: reversed;", count: 80_000) + "\n", to: "long.conf")
    folder.write(String(repeating: "x", count: 1 << 21), to: "large.conf")
    let answers =
      [
        "pipe.conf": 1, "same.conf": 1, "unknown.conf": 0, "layouts.conf": 1, "long.conf": 1, "large.conf": 1, "": 1,
      ] as [String: Int32]
    for (name, status) in answers {
      #expect(try Program.run("check", folder.file(name)).status == status, "\(name)")
    }
  }
}
