import Faceplate
import FaceplateTesting
import Foundation
import ProgramFixtures
import Testing

@testable import Controls
@testable import LinuxHost
@testable import Looks
@testable import Operation

@Suite("The look of a panel follows its config file")
struct LookSettingsTests {
  private final class Seen {
    var values: EnvironmentValues?
  }

  private struct Reader: View {
    let seen: Seen
    @Environment(\.self) private var environment

    var body: some View {
      seen.values = environment
      return Text("Seen")
    }
  }

  private func follow(_ folder: Folder, _ seen: Seen) throws -> (Desk, SettingsFollower, () -> [String]) {
    let desk = try Desk(folder) { Reader(seen: seen) }
    var lines: [String] = []
    let follower = SettingsFollower(
      stage: desk.panel.stage, settings: desk.settings, commandLine: [],
      language: PanelLanguage(besides: folder.file("panel.conf")) { _ in }, log: { lines.append($0) })
    follower.follow()
    desk.onChange = { follower.follow() }
    try desk.panel.frame()
    return (desk, follower, { lines })
  }

  @Test("An edit changes colours, contrast, text and corners of a running panel, and its removal takes that back")
  func edit() throws {
    let (folder, seen) = (try Folder(), Seen())
    let (desk, follower, _) = try follow(folder, seen)
    let before = try #require(seen.values)
    #expect(before.colorScheme == .light && before.dynamicTypeSize == .large)
    folder.write(
      "[panel]\nappearance=dark\ncontrast=increased\ntext-size=xxLarge\nreduce-motion=true\n"
        + "[theme]\naccent=#7A1FA2\nradius=3\ndensity=spacious\n", to: "panel.conf")
    try desk.noticeEdit()
    try desk.panel.frame()
    let after = try #require(seen.values)
    #expect(after.colorScheme == .dark && after.colorSchemeContrast == .increased && after.dynamicTypeSize == .xxLarge)
    #expect(after.accessibilityReduceMotion && after.controlSize == .large && after.theme.metrics.cornerRadius == 3)
    #expect(after.theme.palette.background == Palette.highContrastDark.background)
    #expect(after.theme.palette.tint != Palette.highContrastDark.tint)
    folder.write("\n", to: "panel.conf")
    try desk.noticeEdit()
    try desk.panel.frame()
    let again = try #require(seen.values)
    #expect(again.colorScheme == .light && again.theme == before.theme && again.controlSize == .regular)
    withExtendedLifetime(follower) {}
  }

  @Test("A typeface that cannot be read is reported, and the one of before stays")
  func typeface() throws {
    let (folder, seen) = (try Folder(), Seen())
    let (desk, follower, lines) = try follow(folder, seen)
    let dejavu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    folder.write("[theme]\ntypeface=\(dejavu)\n", to: "panel.conf")
    try desk.noticeEdit()
    try desk.panel.frame()
    func family() throws -> String? { try seen.values?.fontLibrary?.face(weight: 400).familyName }
    #expect(try family() == "DejaVu Sans" && lines().isEmpty)
    folder.write("no font", to: "bad.ttf")
    folder.write("[theme]\ntypeface=\(folder.file("bad.ttf"))\n", to: "panel.conf")
    try desk.noticeEdit()
    try desk.panel.frame()
    #expect(try family() == "DejaVu Sans")
    #expect(lines().count == 1 && lines()[0].contains("bad.ttf"))
    withExtendedLifetime(follower) {}
  }

  private func panel(_ appearance: Appearance, _ seen: Seen, sensor: LightSensor = LightSensor()) throws -> Harness {
    let panel = try Harness { NoticedRoot(content: Reader(seen: seen)) }
    try panel.setEnvironment {
      // 16:30:40 UTC.
      $0.clockOrigin = Date(timeIntervalSince1970: 59_440)
      $0.clockOffset = 0
      $0.lightSensor = sensor
      $0.appearance = appearance
    }
    return panel
  }

  @Test("Between two times the panel is light; it wakes when that changes, and at no other time")
  func hours() throws {
    let seen = Seen()
    let panel = try panel(.hours(from: TimeOfDay(hour: 7, minute: 0), until: TimeOfDay(hour: 16, minute: 31)), seen)
    #expect(seen.values?.colorScheme == .light)
    let deadline = try #require(panel.stage.deadline)
    #expect(abs((deadline - .seconds(20)) / .seconds(1)) < 0.001)
    try panel.advance(by: .seconds(21))
    #expect(seen.values?.colorScheme == .dark)
    let next = try #require(panel.stage.deadline)
    #expect(abs((next - .seconds(20 + 52_140)) / .seconds(1)) < 0.001, "seven in the morning")
    try panel.advance(by: .seconds(52_141))
    #expect(seen.values?.colorScheme == .light)
  }

  @Test("The light part may go across midnight, and a clock that is set counts at once")
  func night() throws {
    let seen = Seen()
    let panel = try panel(.hours(from: TimeOfDay(hour: 22, minute: 0), until: TimeOfDay(hour: 6, minute: 0)), seen)
    #expect(seen.values?.colorScheme == .dark)
    try panel.setEnvironment { $0.clockOrigin = Date(timeIntervalSince1970: 83_000) }
    #expect(seen.values?.colorScheme == .light)
  }

  @Test("A panel that is always light or dark does not wake", arguments: [Appearance.light, .dark])
  func fixed(appearance: Appearance) throws { #expect(try panel(appearance, Seen()).stage.deadline == nil) }

  @Test("Below the illuminance the panel is dark, and light again at twice as much")
  func sensor() async throws {
    let folder = try Folder()
    folder.makeFolder("iio:device0")
    let seen = Seen()
    folder.write("300\n", to: "iio:device0/in_illuminance_input")
    let panel = try panel(.sensor(lux: 10), seen, sensor: LightSensor(in: folder.path))
    for (lux, scheme) in [("9", ColorScheme.dark), ("12", .dark), ("20", .light), ("12", .light), ("2", .dark)] {
      folder.write("\(lux)\n", to: "iio:device0/in_illuminance_input")
      try await panel.advance(by: .seconds(10))
      #expect(seen.values?.colorScheme == scheme, "at \(lux) lx")
    }
  }
}
