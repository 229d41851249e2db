import Faceplate
import FaceplateTesting
import Foundation
import Testing

@Suite("Clocks that go")
struct WallClockTests {
  /// Half past four in the afternoon and 40 seconds, UTC.
  private static let origin = Date(timeIntervalSince1970: 59_440)

  private func panel<Content: View>(_ offset: Int?, @ViewBuilder _ content: @escaping () -> Content) throws -> Harness {
    let panel = try Harness(size: Size(width: 200, height: 200), root: content)
    try panel.setEnvironment {
      $0.clockOrigin = Self.origin
      $0.clockOffset = offset
    }
    return panel
  }

  @Test("It wakes the panel as the minute changes, and shows it")
  func minutes() throws {
    let panel = try panel(0) { WallClock() }
    #expect(panel.labels == ["16:30"])
    #expect(panel.stage.deadline == .seconds(20))
    let frames = panel.frames
    try panel.advance(by: .seconds(19))
    #expect(panel.frames == frames)
    try panel.advance(by: .seconds(2))
    #expect(panel.labels == ["16:31"] && panel.frames == frames + 1)
    try panel.advance(by: .seconds(7_200))
    #expect(panel.labels == ["18:31"])
  }

  @Test("With seconds it wakes each second, in digits and with hands", arguments: ClockStyle.allCases)
  func seconds(style: ClockStyle) throws {
    let panel = try panel(0) { WallClock().clockSeconds().clockStyle(style) }
    #expect(panel.labels == ["16:30:40"])
    let frames = panel.frames
    try panel.advance(by: .seconds(10))
    #expect(panel.labels == ["16:30:50"] && panel.frames == frames + 10)
  }

  @Test("It shows the time of a zone, across midnight", arguments: [(3_600 * 8, "00:30"), (-3_600 * 17, "23:30")])
  func zones(offset: Int, text: String) throws {
    #expect(try panel(offset) { WallClock() }.labels == [text])
  }

  @Test("Without a zone it has the machine's")
  func machine() throws {
    var seconds = time_t(59_440)
    var parts = tm()
    localtime_r(&seconds, &parts)
    let expected = TimeOfDay(hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
    #expect(try panel(nil) { WallClock() }.labels == [expected.text()])
  }
}
