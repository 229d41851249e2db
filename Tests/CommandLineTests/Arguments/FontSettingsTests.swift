import Faceplate
import Glibc
import Graphics
import ProgramFixtures
import Testing

@testable import CommandLine

@Suite("Fonts that the settings name")
struct FontSettingsTests {
  private let dejavu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  private let loma = "/usr/share/fonts/truetype/tlwg/Loma.ttf"

  private func files(_ words: String...) throws -> [String] {
    try Arguments(
      words, CommandOption.settings + CommandOption.look
    ).fonts().fallback.files
  }

  @Test("The file names them, and the command line in front of it")
  func layers() throws {
    let folder = try Folder()
    folder.write("[fonts]\nfiles=\(dejavu); \(loma)\n", to: "panel.conf")
    let config = folder.file("panel.conf")
    #expect(try files("render") == [])
    #expect(try files("render", "--config", config) == [dejavu, loma])
    #expect(try files("render", "--config", config, "--fonts", loma) == [loma])
    folder.write("[fonts]\nfiles=/nowhere.ttf\n", to: "panel.conf")
    #expect(try files("render", "--config", config) == [])
    #expect(try Program.run("check", config).output.contains("panel.conf:2:7: fonts.files is “/nowhere.ttf”: must be"))
  }

  @Test("A file that is not there is refused")
  func missing() throws {
    let result = try Program.run("render", "--describe", "--fonts", "/nowhere.ttf")
    #expect(result.status == 64 && result.output.contains("--fonts /nowhere.ttf: must be font files"))
  }

  @Test("A panel with letters of Inter alone does not load fontconfig")
  func fontconfig() throws {
    let command = "LD_DEBUG=files '\(Program.products)/kiosk' render --describe --screen oven 2>&1"
    let pipe = try #require(popen(command, "r"))
    defer { pclose(pipe) }
    var (loaded, line) = ([String](), [CChar](repeating: 0, count: 4096))
    while fgets(&line, Int32(line.count), pipe) != nil {
      let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if words.contains("file=") { loaded.append(words) }
    }
    #expect(loaded.contains { $0.contains("libharfbuzz") } && !loaded.contains { $0.contains("fontconfig") })
  }
}
