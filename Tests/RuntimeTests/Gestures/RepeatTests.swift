import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

/// The traps of holding a view, at the view.
@Suite("Repeating")
struct RepeatTests {
  @Test("2-③ A lost finger is no release: nothing acts, and the next press begins anew")
  func cancel() throws {
    let log = Log()
    let panel = try BarePanel { Pad(name: "pad").onHold { log.note("step") }.repeatTiming(delay: .milliseconds(300)) }
    try panel.press("pad")
    try panel.cancel()
    try panel.advance(by: .seconds(2))
    #expect(log.take().count == 1 && panel.stage.deadline == nil)
    try panel.hold("pad", for: .milliseconds(350))
    #expect(log.take().count == 2)
  }

  private func scrolling(_ log: Log) throws -> BarePanel {
    try BarePanel {
      Pad(name: "pad").onHold { log.note("step") }
        .environment(\.contactDelay, .milliseconds(120))
        .gesture(DragGesture().onChanged { _ in log.note("scroll") })
    }
  }

  @Test("2-⑤ Where a touch may scroll, the first step waits: a scroll takes the finger, a tap and a rest do not")
  func scroll() throws {
    let log = Log()
    let panel = try scrolling(log)
    try panel.press("pad")
    try panel.advance(by: .milliseconds(100))
    try panel.move(dx: 0, dy: 15)
    try panel.advance(by: .seconds(1))
    try panel.lift()
    #expect(log.take() == ["scroll"])
    try panel.tap("pad")
    #expect(log.take() == ["step"])
    try panel.press("pad")
    try panel.advance(by: .milliseconds(119))
    #expect(log.take().isEmpty)
    try panel.advance(by: .milliseconds(501))
    try panel.move(dx: 0, dy: 30)
    try panel.lift()
    #expect(log.take() == ["step", "step"])
    #expect(panel.stage.deadline == nil)
  }

  @Test("2-⑦ Two fingers on two views: each holds its own, the first finger on a view owns it")
  func fingers() throws {
    let log = Log()
    let panel = try BarePanel {
      HStack {
        Pad(name: "a").onHold { log.note("a") }
        Pad(name: "b").onHold { log.note("b") }
      }
    }
    try panel.press("a")
    try panel.press("b", contact: 1)
    try panel.press("a", contact: 2)
    try panel.lift(contact: 2)
    try panel.advance(by: .milliseconds(500))
    #expect(log.take() == ["a", "b", "a", "b"])
  }

  @Test("2-⑧ Each step reads the state of now")
  func current() throws {
    struct Counter: View {
      @State private var count = 0
      @State private var step = 1
      var body: some View {
        Pad(name: "pad").words(.value, "\(count)").onHold { count += step }
        Do("Ten") { step = 10 }
      }
    }
    let panel = try BarePanel { HStack { Counter() } }
    try panel.press("pad")
    try panel.advance(by: .milliseconds(500))
    #expect(try panel.value(of: "pad") == "2")
    try panel.activate("Ten")
    try panel.advance(by: .milliseconds(100))
    #expect(try panel.value(of: "pad") == "12")
  }

  @Test("2.7 Every number is set in the surroundings, one by one")
  func tuning() throws {
    let log = Log()
    let panel = try BarePanel {
      Pad(name: "pad").onHold { log.note("step") }
        .repeatTiming(delay: .seconds(2), interval: .seconds(2))
        .repeatTiming(acceleration: Rhythm.Acceleration.none, doubleStrike: .milliseconds(500), slop: 5)
    }
    try panel.hold("pad", for: .seconds(6))
    #expect(log.take().count == 4)
    try panel.advance(by: .milliseconds(499))
    try panel.tap("pad")
    #expect(log.take().isEmpty)
    try panel.advance(by: .milliseconds(500))
    try panel.press("pad")
    try panel.move(dx: 56)
    try panel.advance(by: .seconds(9))
    #expect(log.take().count == 1)
    let still = try BarePanel { Pad(name: "pad").onHold { log.note("step") }.repeatTiming(repeats: false) }
    try still.hold("pad", for: .seconds(9))
    #expect(log.take().count == 1)
  }

  @Test("Feedback is played when its value changes, if its condition holds")
  func feedback() throws {
    struct Panel: View {
      @State private var count = 0
      var body: some View {
        Do("More") { count += 1 }
          .sensoryFeedback(.increase, trigger: count)
          .sensoryFeedback(.success, trigger: count) { $1 > 1 }
          .sensoryFeedback(trigger: count) { _, new in new == 2 ? .impact(weight: .heavy, intensity: 0.5) : nil }
      }
    }
    var played: [SensoryFeedback] = []
    let panel = try BarePanel { Panel() }
    panel.stage.feedback.onFeedback = { played.append($0) }
    try panel.activate("More")
    #expect(played == [.increase])
    try panel.activate("More")
    #expect(Set(played.dropFirst()) == [.increase, .success, .impact(weight: .heavy, intensity: 0.5)])
  }

  @Test("EN 301 549, 5.7 and 5.8: what the person sets beats what the application sets, within limits")
  func settings() throws {
    let log = Log()
    let panel = try BarePanel {
      Pad(name: "pad").onHold { log.note("step") }
        .repeatTiming(delay: .milliseconds(300), interval: .milliseconds(50), acceleration: .staggered())
    }
    func count(_ settings: RepeatSettings) throws -> Int {
      try panel.setEnvironment { $0.repeatSettings = settings }
      try panel.advance(by: .seconds(2))
      try panel.hold("pad", for: .milliseconds(6100))
      return log.take().count
    }
    #expect(try count(RepeatSettings(repeats: false)) == 1)
    #expect(try count(RepeatSettings(delay: .seconds(2), interval: .seconds(2))) == 4)
    #expect(try count(RepeatSettings(delay: .seconds(60), interval: .seconds(60))) == 2)
    try panel.setEnvironment { $0.repeatSettings = RepeatSettings(doubleStrike: .milliseconds(500)) }
    try panel.advance(by: .seconds(2))
    try panel.tap("pad")
    try panel.advance(by: .milliseconds(400))
    try panel.tap("pad")
    #expect(log.take().count == 1)
  }
}
