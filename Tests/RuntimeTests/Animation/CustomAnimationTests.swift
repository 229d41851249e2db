import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

/// A quarter of the way each quarter of a second.
private nonisolated struct Stairs: CustomAnimation {
  let duration: Double
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: (time / duration * 4).rounded(.down) / 4)
  }
}

/// Never comes to rest.
private nonisolated struct Endless: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    value.scaled(by: 0.5)
  }
}

@MainActor
@Suite("Animations of an application's own")
struct CustomAnimationTests {
  private struct Mover: View {
    @State private var isAway = false
    let animation: Animation

    var body: some View {
      VStack(alignment: .leading) {
        Pad(name: "Ball", width: 20, height: 20).offset(x: isAway ? 100 : 0)
        Do("Move") { withAnimation(animation) { isAway = true } }
      }
      .frame(width: 200, alignment: .leading)
    }
  }

  @Test("Values go the way that the animation says, and rest where it ends")
  func stairs() throws {
    let panel = try BarePanel(size: Size(width: 200, height: 100)) { Mover(animation: Animation(Stairs(duration: 1))) }
    let start = try panel.element("Ball").frame.minX
    try panel.activate("Move")
    try panel.advance(by: .milliseconds(300))
    #expect(try panel.element("Ball").frame.minX == start + 25)
    try panel.advance(by: .milliseconds(500))
    #expect(try panel.element("Ball").frame.minX == start + 75)
    try panel.advance(by: .milliseconds(300))
    #expect(try panel.element("Ball").frame.minX == start + 100)
    #expect(panel.stage.deadline == nil)
  }

  @Test("The end is found", arguments: [0.25, 1, 7.5])
  func duration(seconds: Double) {
    #expect(abs(Animation(Stairs(duration: seconds)).duration - seconds) <= 0.001)
  }

  @Test("A movement without an end is one that goes on, and the modifiers of animations hold for it")
  func composed() {
    #expect(Animation(Endless()).duration == .infinity)
    #expect(Animation(Endless()).sample(at: 5).remaining == 0.5)
    #expect(abs(Animation(Stairs(duration: 1)).delay(1).speed(2).duration - 1) <= 0.001)
    #expect(Animation(Stairs(duration: 1)) == Animation(Stairs(duration: 1)))
    #expect(Animation(Stairs(duration: 1)) != Animation(Stairs(duration: 2)))
  }
}
