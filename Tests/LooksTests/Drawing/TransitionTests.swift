import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

@Suite("Transitions")
struct TransitionTests {
  private struct Panel: View {
    let transition: AnyTransition?
    let log: Log
    @State private var isShown = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        if isShown {
          if let transition { layoutNode.transition(transition) } else { layoutNode }
        }
      }
      .frame(width: 100, height: 60)
      Do("Go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
    }

    private var layoutNode: some View {
      Color.black.frame(width: 40, height: 40)
        .semantics(Semantics(role: .image, label: "LayoutNode"))
        .onDisappear { log.note("gone") }
    }
  }

  private func panel(_ transition: AnyTransition?, _ log: Log = Log()) throws -> Harness {
    try Harness(size: Size(width: 100, height: 100)) {
      VStack(spacing: 0) { Panel(transition: transition, log: log) }
    }
  }

  private func gray(_ panel: Harness, _ x: Int, _ y: Int = 25) -> Int { Int(panel.bitmap[x, y] & 0xFF) }

  @Test("Views fade in and out by default, and are out of reach while they leave")
  func fade() throws {
    let log = Log()
    let panel = try panel(nil, log)
    try panel.activate("Go")
    #expect(panel.contains("LayoutNode"))
    #expect(gray(panel, 20) == 255)
    try panel.advance(by: .milliseconds(500))
    #expect((120...135).contains(gray(panel, 20)))
    try panel.advance(by: .seconds(1))
    #expect(gray(panel, 20) == 0)
    #expect(panel.stage.deadline == nil)
    try panel.activate("Go")
    #expect(!panel.contains("LayoutNode"))
    try panel.advance(by: .milliseconds(500))
    #expect((120...135).contains(gray(panel, 20)))
    #expect(log.take().isEmpty)
    try panel.advance(by: .seconds(1))
    #expect(gray(panel, 20) == 255)
    #expect(log.take() == ["gone"])
    #expect(panel.stage.deadline == nil && !panel.stage.needsDraw)
  }

  @Test("A view that moves in comes from beyond the side by its own extent")
  func move() throws {
    let panel = try panel(.move(edge: .leading))
    try panel.activate("Go")
    #expect(gray(panel, 1) == 255)
    try panel.advance(by: .milliseconds(500))
    #expect(gray(panel, 10) == 0 && gray(panel, 30) == 255)
    try panel.advance(by: .seconds(1))
    #expect(gray(panel, 30) == 0)
    try panel.activate("Go")
    try panel.advance(by: .milliseconds(500))
    #expect(gray(panel, 10) == 0 && gray(panel, 30) == 255)
    try panel.advance(by: .seconds(1))
    #expect(gray(panel, 10) == 255)
  }

  @Test("A view can come one way and go another, and both ways at once")
  func combined() throws {
    let panel = try panel(.asymmetric(insertion: .scale.combined(with: .opacity), removal: .move(edge: .leading)))
    try panel.activate("Go")
    try panel.advance(by: .milliseconds(500))
    #expect((120...135).contains(gray(panel, 20)) && gray(panel, 5) == 255)
    try panel.advance(by: .seconds(1))
    #expect(gray(panel, 5) == 0)
    try panel.activate("Go")
    try panel.advance(by: .milliseconds(500))
    #expect(gray(panel, 5) == 0 && gray(panel, 30) == 255)
  }

  @Test("Where nothing is to move about, views fade")
  func reducedMotion() throws {
    let panel = try panel(.move(edge: .leading))
    try panel.setEnvironment { $0.accessibilityReduceMotion = true }
    try panel.activate("Go")
    try panel.advance(by: .milliseconds(500))
    #expect((120...135).contains(gray(panel, 5)) && (120...135).contains(gray(panel, 35)))
    try panel.advance(by: .seconds(1))
    #expect(gray(panel, 35) == 0)
    #expect(panel.stage.deadline == nil)
  }

  @Test("A view keeps its state when motion is reduced while it is shown")
  func reducedMeanwhile() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Do("\(name) \(count)") { count += 1 } }
    }
    let panel = try Harness {
      VStack {
        Counter(name: "moved").transition(.move(edge: .leading))
        Counter(name: "scaled").transition(.asymmetric(insertion: .scale, removal: .opacity))
      }
    }
    try panel.activate("moved 0")
    try panel.activate("scaled 0")
    #expect(panel.labels == ["moved 1", "scaled 1"])
    for isReduced in [true, false] {
      try panel.setEnvironment { $0.accessibilityReduceMotion = isReduced }
      #expect(panel.labels == ["moved 1", "scaled 1"])
    }
  }

  @Test("Changes without an animation come and go at once")
  func immediate() throws {
    struct Plain: View {
      @State private var isShown = false
      var body: some View {
        if isShown { Color.black.transition(.opacity) }
        Do("Go") { isShown.toggle() }
      }
    }
    let panel = try Harness(size: Size(width: 100, height: 100)) { VStack(spacing: 0) { Plain() } }
    try panel.activate("Go")
    #expect(gray(panel, 20) == 0 && panel.stage.deadline == nil)
    try panel.activate("Go")
    #expect(gray(panel, 20) != 0 && panel.stage.deadline == nil)
  }
}
