import Charting
import FaceplateTesting
import Graphics
import Looks
import Testing

@testable import Runtime

@MainActor
@Suite("Announcements of charts")
struct PrivateChartTests {
  private struct Page: View {
    @State private var hour: Double?
    var body: some View {
      Chart { ForEach(0..<10) { LineMark(x: .value("Hour", Double($0)), y: .value("Dose", Double($0 * 2))) } }
        .chartXSelection(value: $hour)
    }
  }

  @Test("A chart tells whether the value that it announces is private", arguments: [true, false])
  func selection(isPrivate: Bool) throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) { Page().privacySensitive(isPrivate) }
    var (heard, told): ([PanelAnnouncement], [String]) = ([], [])
    panel.stage.announcer.onSpeak = { heard.append($0) }
    panel.stage.announcer.onTell = { told.append($0) }
    try panel.adjust("Dose", by: 1)
    try panel.advance(by: .seconds(1))
    #expect(!heard.isEmpty)
    #expect(heard.allSatisfy { $0.isPrivate == isPrivate && !$0.text.isEmpty }, "\(heard)")
    #expect(told.count == (isPrivate ? 0 : heard.count), "\(told)")
  }
}
