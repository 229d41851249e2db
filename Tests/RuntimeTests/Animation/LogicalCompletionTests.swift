import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

/// Moves in half a second and then stands still for as long again, in which it counts as completed.
private nonisolated struct Lingering: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    context.isLogicallyComplete = time >= 0.5
    return time < 1 ? value.scaled(by: min(1, time * 2)) : nil
  }
}

@Suite("Ends of animations")
struct LogicalCompletionTests {
  private struct Mover: View {
    let log: Log
    var animation = Animation(Lingering())
    @State private var isAway = false

    var body: some View {
      VStack {
        Pad(name: "Ball", width: 20, height: 20).offset(x: isAway ? 50 : 0)
        Do("Move") {
          withAnimation(animation, completionCriteria: .logicallyComplete) {
            isAway = true
          } completion: {
            log.note("completed")
          }
        }
      }
    }
  }

  @Test("A custom animation that says so counts as completed before it is over")
  func logicallyComplete() throws {
    let log = Log()
    let panel = try BarePanel { Mover(log: log) }
    try panel.activate("Move")
    try panel.advance(by: .milliseconds(400))
    #expect(log.take().isEmpty)
    try panel.advance(by: .milliseconds(200))
    #expect(log.take() == ["completed"])
    #expect(panel.stage.deadline != nil)
    try panel.advance(by: .milliseconds(600))
    #expect(log.take().isEmpty)
    #expect(panel.stage.deadline == nil)
  }

  @Test("An animation that is told when it counts as completed goes on after that time")
  func toldWhen() throws {
    let log = Log()
    let panel = try BarePanel { Mover(log: log, animation: .linear(duration: 1).logicallyComplete(after: 0.3)) }
    try panel.activate("Move")
    try panel.advance(by: .milliseconds(200))
    #expect(log.take().isEmpty)
    try panel.advance(by: .milliseconds(200))
    #expect(log.take() == ["completed"])
    #expect(panel.stage.deadline != nil)
    try panel.advance(by: .milliseconds(800))
    #expect(log.take().isEmpty)
    #expect(panel.stage.deadline == nil)
  }

  @Test("The inverse of a curve gives the time of a value, also if the curve overshoots")
  func inverse() {
    let curves = [
      UnitCurve.easeInOut, .easeIn,
      .bezier(startControlPoint: UnitPoint(x: 0.3, y: -0.6), endControlPoint: UnitPoint(x: 0.6, y: 1.7)),
    ]
    for curve in curves {
      for value in [0.1, 0.5, 0.9] {
        #expect(abs(curve.value(at: curve.inverse.value(at: value)) - value) < 1e-6, "\(curve) \(value)")
      }
    }
  }

  @Test("A view whose identity changes in an animated change fades into the new one")
  func identity() throws {
    struct Panel: View {
      @State private var generation = 0
      var body: some View {
        ZStack {
          (generation == 0 ? Box.white : Box.black).transition(Slide()).id(generation)
          Do("Next") { withAnimation(.linear(duration: 1)) { generation += 1 } }.opacity(0.01)
        }
      }
    }
    let panel = try BarePanel(size: Size(width: 40, height: 40)) { Panel() }
    #expect(panel.snapshot().hex(30, 2) == "FFFFFF")
    try panel.activate("Next")
    try panel.advance(by: .milliseconds(500))
    let middle = panel.snapshot().hex(30, 2)
    #expect(middle != "FFFFFF" && middle != "000000", "\(middle)")
    try panel.advance(by: .seconds(1))
    #expect(panel.snapshot().hex(30, 2) == "000000")
  }
}
