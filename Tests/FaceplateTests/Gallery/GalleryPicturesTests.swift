import Faceplate
import FaceplateTesting
import Foundation
import Gallery
import Glibc
import ProgramFixtures
import Testing

/// Each panel of the gallery as somebody has looked at it and found it good. `make bless` draws the pictures anew.
@Suite("Pictures of the gallery")
struct GalleryPicturesTests {
  private struct Look {
    let scheme: ColorScheme
    let size: Size

    var name: String { "\(scheme)-\(Int(size.width))x\(Int(size.height))" }
  }

  private static let looks = [ColorScheme.light, .dark].flatMap { scheme in
    [Size(width: 800, height: 480), Size(width: 480, height: 800)].map { Look(scheme: scheme, size: $0) }
  }
  private static var folder: String { Program.package + "/Tests/FaceplateTests/Gallery/Pictures" }
  private static var readmeFolder: String { Program.package + "/Sources/Programs/Gallery/Pictures" }

  private static func panel(_ screen: PanelScreen, _ look: Look) throws -> Harness {
    // Eight minutes past ten, and 37 seconds.
    let panel = try Harness(size: look.size, colorScheme: look.scheme, moment: .seconds(36_517)) { screen.makeRoot() }
    try panel.setEnvironment {
      $0.numberConventions = .english
      $0.clockOrigin = Date(timeIntervalSince1970: 36_517)
      $0.clockOffset = 0
    }
    return panel
  }

  @Test("Each panel is drawn, byte for byte, as it was found good")
  func pictures() throws {
    for screen in GalleryScreens.all { for look in Self.looks { try compare(screen, look) } }
  }

  private func compare(_ screen: PanelScreen, _ look: Look) throws {
    let panel = try Self.panel(screen, look)
    #expect(panel.reports == [])
    let name = "\(screen.name)-\(look.name).png"
    try compare(panel.png(), with: "\(Self.folder)/\(name)")
  }

  private func compare(_ png: [UInt8], with file: String) throws { try BlessedPicture(file).expect(png) }

  @Test("README's sheets of all panels are what the program draws")
  func contactSheets() throws {
    for scheme in ColorScheme.allCases {
      try compare(sheet(scheme), with: "\(Self.readmeFolder)/contact-\(scheme).png")
    }
  }

  @Test("README's film begins with what the program draws; `make film` draws it anew")
  func film() throws {
    let drawn = "/tmp/faceplate-film-\(getpid()).png"
    defer { unlink(drawn) }
    let result = try Program.run(
      "render", "--screen", "oven", "--size", "800x480", "--appearance", "light", "--output", drawn)
    #expect(result.status == 0, "\(result.output)")
    // A decoder that knows no animations reads the first picture.
    let film = try [UInt8](contentsOf: "\(Self.readmeFolder)/oven-film.png")
    if try PNG.decode(film) != PNG.decode([UInt8](contentsOf: drawn)) {
      Issue.record("oven-film.png begins with another picture than the program draws: run make film")
    }
  }

  @Test("README's picture of the tweak panel is what the program draws")
  func tweakPanel() throws {
    let script = "/tmp/faceplate-tweaks-\(getpid()).script"
    let drawn = "/tmp/faceplate-tweaks-\(getpid()).png"
    defer {
      unlink(script)
      unlink(drawn)
    }
    try [UInt8]("press F12\n".utf8).write(to: script)
    let result = try Program.run(
      "render", "--screen", "oven", "--size", "800x480", "--tweaks", "--script", script, "--output", drawn)
    #expect(result.status == 0, "\(result.output)")
    try compare([UInt8](contentsOf: drawn), with: "\(Self.readmeFolder)/tweaks-light.png")
  }

  @Test("README's panel file is good, and its picture is what the program draws")
  func panelFile() throws {
    let folder = try Folder()
    let readme = String(decoding: try [UInt8](contentsOf: Program.package + "/README.md"), as: UTF8.self)
    let text = try #require(
      readme.components(separatedBy: "```yaml\n").dropFirst().first?.components(separatedBy: "```").first)
    #expect(text.split(separator: "\n").count <= 20)
    folder.write(text, to: "room.yaml")
    let result = try Program.run("render", "--panel", folder.file("room.yaml"), "--output", folder.file("room.png"))
    #expect(result.output == "" && result.status == 0)
    try compare([UInt8](contentsOf: folder.file("room.png")), with: "\(Self.readmeFolder)/room-yaml.png")
  }

  private func sheet(_ scheme: ColorScheme) throws -> [UInt8] {
    let look = Look(scheme: scheme, size: Self.looks[0].size)
    let pictures = try GalleryScreens.all.map { Picture(try Self.panel($0, look).bitmap) }
    let rows = (pictures.count + 2) / 3
    let size = Size(width: 3 * 400 + 4 * 16, height: Double(rows) * (240 + 16) + 16)
    let sheet = try Harness(size: size, colorScheme: scheme) {
      VStack(spacing: 16) {
        ForEach(0..<rows) { row in
          HStack(spacing: 16) {
            ForEach(3 * row..<min(3 * row + 3, pictures.count), id: \.self) { index in
              Image(decorative: pictures[index]).resizable().frame(width: 400, height: 240)
                .clipShape(RoundedRectangle(cornerRadius: 10))
            }
          }
        }
      }
    }
    return sheet.png()
  }
}
