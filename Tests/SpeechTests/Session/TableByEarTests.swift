import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime
@testable import Speech

/// A table that is longer than the screen, for somebody who hears it.
@Suite("A long table by ear")
struct TableByEarTests {
  private struct Reading: Identifiable {
    let id: Int
    var name: String { "Sensor \(id)" }
    var value: String { "\(20 + id) °C" }
  }

  private struct Page: View {
    @State private var chosen: Int?

    var body: some View {
      VStack {
        Table((1...40).map(Reading.init), selection: $chosen) {
          TableColumn("Name", value: \.name)
          TableColumn("Value", value: \.value).width(90)
        }
        Text("chosen \(chosen.map(String.init) ?? "none")")
      }
    }
  }

  @Test("Each of its 40 rows is come to once, in order, and in reverse on the way back")
  func walk() throws {
    let panel = try Harness(size: Size(width: 480, height: 272)) { Page() }
    panel.checksFrames = false
    try panel.startSpeech()
    let rows = (1...40).map { "Sensor \($0), \(20 + $0) °C" }
    let there = try panel.stops(going: .right).map(\.element.label)
    #expect(there.filter { $0.hasPrefix("Sensor") } == rows)
    #expect(there.last == "chosen none")
    let back = try panel.stops(going: .left).map(\.element.label)
    #expect(back.filter { $0.hasPrefix("Sensor") } == rows.reversed())
  }

  @Test("A row far below is chosen with a double tap and says so")
  func choosing() throws {
    let panel = try Harness(size: Size(width: 480, height: 272)) { Page() }
    panel.checksFrames = false
    try panel.startSpeech()
    for _ in 0..<60 where panel.stage.speech?.current?.element.label.hasPrefix("Sensor 33") != true {
      try panel.swipe(.right)
      try panel.advance(by: .milliseconds(400))
    }
    try panel.listen()
    try panel.doubleTap()
    try panel.advance(by: .milliseconds(400))
    #expect(panel.contains("chosen 33"))
    try panel.listen()
    #expect(panel.transcript.suffix(2) == ["Sensor 33, 53 degrees Celsius, button, selected", "chosen 33"])
  }
}
