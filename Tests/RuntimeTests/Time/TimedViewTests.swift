import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Views by the clock")
struct TimedViewTests {
  private struct Clock: View {
    let log: Log
    @State private var isShown = true
    @State private var last = 3

    var body: some View {
      if isShown {
        TimedView { time in
          let second = time.components.seconds
          let _ = log.note("\(second)")
          return (Bar("at \(second), until \(last)"), second < last ? .seconds(second + 1) : nil)
        }
      }
      Do("Go on") { last = 5 }
      Do("Hide") { isShown = false }
    }
  }

  @Test("It is made anew at its moments and sleeps between and after them")
  func moments() throws {
    let log = Log()
    let panel = try BarePanel { Clock(log: log) }
    try panel.advance(by: .milliseconds(1_500))
    #expect(panel.contains("at 1, until 3"))
    #expect(log.take() == ["0", "1"])
    #expect(panel.stage.deadline == .seconds(2))
    try panel.advance(by: .seconds(100))
    #expect(log.take() == ["2", "3"])
    #expect(panel.stage.deadline == nil)
  }

  @Test("It follows what its closure reads, and asks for no time once it is gone")
  func changes() throws {
    let log = Log()
    let panel = try BarePanel { Clock(log: log) }
    try panel.advance(by: .milliseconds(500))
    try panel.activate("Go on")
    #expect(panel.contains("at 0, until 5"))
    try panel.activate("Hide")
    #expect(panel.stage.deadline == nil)
    _ = log.take()
    try panel.advance(by: .seconds(10))
    #expect(log.take().isEmpty)
  }

  @Test("A moment that has passed already is the next frame's")
  func past() throws {
    let panel = try BarePanel { TimedView { time in (Bar("\(time)"), next: .zero) } }
    let frames = panel.frames
    try panel.advance(by: .seconds(1))
    #expect((58...61).contains(panel.frames - frames))
  }
}
