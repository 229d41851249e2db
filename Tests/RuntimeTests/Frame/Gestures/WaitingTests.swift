import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Gestures that wait for others")
struct WaitingTests {
  private func panel<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> BarePanel {
    try BarePanel(size: Size(width: 200, height: 200), root: content)
  }

  private func taps(_ log: Log, _ counts: [Int]) -> AnyView {
    counts.reduce(AnyView(Pad(name: "pad"))) { view, count in
      AnyView(view.onTapGesture(count: count) { log.note("\(count)") })
    }
  }

  @Test(
    "Of tap, double and triple tap, the one that was meant happens, once it is clear",
    arguments: [([2, 1], 1), ([2, 1], 2), ([3, 2, 1], 1), ([3, 2, 1], 2), ([3, 2, 1], 3)])
  func counts(gestures: [Int], count: Int) throws {
    let log = Log()
    let panel = try panel { taps(log, gestures) }
    for tap in 0..<count {
      if tap > 0 { try panel.advance(by: .milliseconds(100)) }
      try panel.tap("pad")
      #expect(log.entries.isEmpty == (tap + 1 < gestures[0]))
    }
    try panel.advance(by: .milliseconds(299))
    #expect(log.entries.isEmpty == (count < gestures[0]))
    try panel.advance(by: .milliseconds(1))
    #expect(log.take() == ["\(count)"])
    #expect(panel.stage.deadline == nil)
    try panel.tap("pad")
    try panel.advance(by: .seconds(1))
    #expect(log.take() == ["1"])
  }

  @Test("A second touch elsewhere, or a slow one, makes two taps of two touches", arguments: [true, false])
  func twoTaps(isElsewhere: Bool) throws {
    let log = Log()
    let panel = try panel { taps(log, [2, 1]) }
    try panel.tap(at: Point(x: 60, y: 60))
    try panel.advance(by: .milliseconds(isElsewhere ? 100 : 301))
    try panel.tap(at: isElsewhere ? Point(x: 140, y: 140) : Point(x: 60, y: 60))
    try panel.advance(by: .seconds(1))
    #expect(log.take() == ["1", "1"])
    #expect(panel.stage.deadline == nil)
  }

  @Test("A tap that waits comes to nothing when its view is gone")
  func gone() throws {
    struct Vanishing: View {
      let log: Log
      @State private var isThere = true
      var body: some View {
        if isThere {
          Pad(name: "pad").onTapGesture(count: 2) { log.note("2") }.onTapGesture { log.note("1") }
        }
        Do("Remove") { isThere = false }
      }
    }
    let log = Log()
    let panel = try panel { Vanishing(log: log) }
    try panel.tap("pad")
    try panel.activate("Remove")
    try panel.advance(by: .seconds(1))
    #expect(log.take().isEmpty && panel.stage.deadline == nil)
  }

  @Test("A drag need not wait for the double tap that its finger may have begun")
  func drag() throws {
    let log = Log()
    let panel = try panel {
      Pad(name: "pad").onTapGesture(count: 2) { log.note("2") }
        .gesture(DragGesture().onChanged { _ in log.note("drag") }.onEnded { _ in log.note("end") })
    }
    try panel.drag("pad", dx: 30, steps: 1)
    #expect(log.take() == ["drag", "end"])
    try panel.tap("pad")
    try panel.advance(by: .milliseconds(100))
    try panel.drag("pad", dx: 30, steps: 1)
    #expect(log.take() == ["drag", "end"])
  }

  @Test("A single tap inside an exclusive gesture does not act before the double tap has failed")
  func exclusive() throws {
    let log = Log()
    let panel = try panel {
      Pad(name: "pad").gesture(
        TapGesture(count: 2).onEnded { log.note("2") }
          .exclusively(before: TapGesture().onEnded { log.note("1") }))
    }
    try panel.tap("pad")
    #expect(log.take().isEmpty)
    try panel.advance(by: .milliseconds(300))
    #expect(log.take() == ["1"])
    try panel.tap("pad")
    try panel.advance(by: .milliseconds(100))
    try panel.tap("pad")
    try panel.advance(by: .seconds(1))
    #expect(log.take() == ["2"])
  }

  @Test("A tap, then a drag: the second touch has 300 ms to come", arguments: [(200, true), (400, false)])
  func tapThenDrag(pause: Int, isDragged: Bool) throws {
    let log = Log()
    let panel = try panel {
      Pad(name: "pad").gesture(
        TapGesture().sequenced(before: DragGesture(minimumDistance: 1)).onEnded { _ in log.note("end") })
    }
    try panel.tap("pad")
    try panel.advance(by: .milliseconds(pause))
    try panel.drag("pad", dx: 30)
    #expect(log.take() == (isDragged ? ["end"] : []))
    try panel.advance(by: .seconds(1))
    #expect(panel.stage.deadline == nil)
  }
}
