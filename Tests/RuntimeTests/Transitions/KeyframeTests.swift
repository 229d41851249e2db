import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

private struct Pose {
  var scale = 1.0
  var angle = Angle.zero
}

private struct Jumping: View {
  @State private var jumps = 0
  let log: (Double) -> Void

  var body: some View {
    VStack {
      Area("Jump") { jumps += 1 }
      Bar("x").keyframeAnimator(initialValue: Pose(), trigger: jumps) { content, pose in
        let _ = log(pose.scale)
        content.offset(x: pose.scale, y: pose.angle.degrees)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(2, duration: 0.5)
          MoveKeyframe(4)
          LinearKeyframe(3, duration: 0.5)
        }
        KeyframeTrack(\.angle) { CubicKeyframe(.degrees(90), duration: 0.2) }
      }
    }
  }
}

private struct Scoped: View {
  @State private var isHot = false
  var body: some View {
    VStack {
      Area("Heat") { isHot.toggle() }
      Box.red.frame(width: isHot ? 80 : 20, height: 20).named("bar")
        .animation(.linear(duration: 1)) { $0.opacity(isHot ? 1 : 0.2) }
    }
  }
}

@MainActor
@Suite("Keyframes")
struct KeyframeTests {
  @Test("A loop makes pieces one after the other, and what is left out by a condition is not there")
  func loops() {
    let isLong = false
    let way = KeyframeTimeline(initialValue: 0.0) {
      for value in [2.0, 4.0] { LinearKeyframe(value, duration: 1) }
      if isLong { LinearKeyframe(9, duration: 1) }
    }
    #expect(way.value(time: 0.5) == 1 && way.value(time: 1.5) == 3)
    #expect(way.value(time: 5) == 4 && way.duration == 2)
  }

  @Test("A way goes through its values at their times")
  func timeline() {
    let way = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(3, duration: 1)
        CubicKeyframe(5, duration: 1)
        CubicKeyframe(3, duration: 1)
        MoveKeyframe(7)
        SpringKeyframe(1, duration: 2, spring: .smooth)
      }
      KeyframeTrack(\.angle) { for _ in 0..<2 { LinearKeyframe(.degrees(10), duration: 0.5, timingCurve: .easeIn) } }
    }
    #expect(way.duration == 5)
    #expect(way.value(time: 0).scale == 1)
    #expect(way.value(time: 0.5).scale == 2)
    #expect(abs(way.value(time: 2).scale - 5) < 1e-9)
    #expect(way.value(time: 2.5).scale > 3 && way.value(time: 2.5).scale < 5)
    #expect(way.value(time: 3).scale == 7)
    #expect(abs(way.value(progress: 1).scale - 1) < 0.01)
    #expect(way.value(time: 60).angle == .degrees(10))
    let number = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
    #expect(number.duration == 2 && number.value(time: 1.5) == 0.5)
  }

  @Test("An animator goes its way once for each change, and rests at its end")
  func animator() throws {
    var latest = 0.0
    let panel = try BarePanel { Jumping { latest = $0 } }
    #expect(latest == 1 && panel.stage.deadline == nil)
    try panel.tap("Jump")
    try panel.advance(by: .milliseconds(250))
    #expect(abs(latest - 1.5) < 0.15)
    try panel.advance(by: .seconds(2))
    #expect(latest == 3)
    #expect(panel.stage.deadline == nil)
  }

  @Test("An animation of what a closure does leaves what is inside alone")
  func scoped() throws {
    let panel = try BarePanel { Scoped() }
    try panel.tap("Heat")
    #expect(panel.stage.deadline != nil)
    try panel.advance(by: .milliseconds(20))
    #expect(try panel.element("bar").frame.width == 80)
    try panel.advance(by: .seconds(2))
    #expect(panel.stage.deadline == nil)
  }
}
