import Graphics
import Runtime
import Testing

@testable import Speech

@Suite("What touches mean to a person who listens")
struct TouchExplorationTests {
  private let middle = Point(x: 400, y: 240)

  /// A finger's way in points from the middle, a sample in 10 ms; the intents from beginning to end.
  private func stroke(_ steps: [(Double, Double)], rightToLeft: Bool = false, fingers: Int = 1) -> [SpeechIntent] {
    var touch = TouchExploration()
    touch.isRightToLeft = rightToLeft
    var intents: [SpeechIntent] = []
    var (place, time) = (middle, Duration.zero)
    func each(_ phase: ContactPhase) {
      for id in 0..<fingers {
        intents += touch.handle(id, phase, at: place.offsetBy(dx: Double(id) * 40, dy: 0), time: time)
      }
    }
    each(.down)
    for (dx, dy) in steps {
      for _ in 0..<4 {
        time += .milliseconds(10)
        place = place.offsetBy(dx: dx / 4, dy: dy / 4)
        each(.moved)
      }
    }
    each(.up)
    return intents
  }

  @Test("Strokes of one leg go on and back, and change values; from right to left they are swapped")
  func oneLeg() {
    #expect(stroke([(60, 0)]) == [.next] && stroke([(-60, 0)]) == [.previous])
    #expect(stroke([(0, -60)]) == [.up] && stroke([(0, 60)]) == [.down])
    #expect(stroke([(60, 0)], rightToLeft: true) == [.previous] && stroke([(-60, 0)], rightToLeft: true) == [.next])
  }

  @Test("Strokes with a corner are commands, which one finger can give")
  func twoLegs() {
    let (right, left, up, down) = ((60.0, 0.0), (-60.0, 0.0), (0.0, -60.0), (0.0, 60.0))
    #expect(stroke([up, down]) == [.turnRotor(1)] && stroke([down, up]) == [.turnRotor(-1)])
    #expect(stroke([down, left]) == [.leave] && stroke([down, right]) == [.slower])
    #expect(stroke([up, right]) == [.sayAgain] && stroke([up, left]) == [.spell])
    #expect(stroke([right, left]) == [.pageOn] && stroke([left, right]) == [.pageBack])
    #expect(stroke([right, down]) == [.readOn] && stroke([left, down]) == [.readAll])
    #expect(stroke([right, up]) == [.help] && stroke([left, up]) == [.actions])
    #expect(stroke([down, right], rightToLeft: true) == [.leave])
  }

  @Test("Several fingers have twins with one: silence, reading, pages, leaving")
  func several() {
    #expect(stroke([], fingers: 2) == [.stop])
    #expect(stroke([(0, 60)], fingers: 2) == [.readOn] && stroke([(0, -60)], fingers: 2) == [.readAll])
    #expect(stroke([(0, -60)], fingers: 3) == [.pageOn] && stroke([(60, 0)], fingers: 2) == [.pageBack])
    #expect(stroke([(60, 0), (-60, 0), (60, 0)], fingers: 2) == [.leave])
  }

  @Test("A finger that rests explores after 150 ms, moves on with each sample, and tells when it is lifted")
  func resting() {
    var touch = TouchExploration()
    #expect(touch.handle(0, .down, at: middle, time: .zero) == [] && touch.deadline == .milliseconds(150))
    #expect(touch.advance(to: .milliseconds(149)) == [])
    #expect(touch.advance(to: .milliseconds(150)) == [.explore(middle)])
    let beside = middle.offsetBy(dx: 50, dy: 0)
    #expect(touch.handle(0, .moved, at: beside, time: .milliseconds(400)) == [.explore(beside)])
    #expect(touch.handle(1, .down, at: middle, time: .milliseconds(500)) == [])
    #expect(touch.handle(1, .up, at: middle, time: .milliseconds(550)) == [.activate], "a second finger taps")
    #expect(touch.handle(0, .up, at: beside, time: .milliseconds(600)) == [.lift] && touch.deadline == nil)
  }

  @Test("One tap is for what is there, two for what was heard last, and the second held for its actions")
  func taps() {
    var touch = TouchExploration()
    _ = touch.handle(0, .down, at: middle, time: .zero)
    #expect(touch.handle(0, .up, at: middle, time: .milliseconds(50)) == [])
    #expect(touch.advance(to: .milliseconds(350)) == [.explore(middle), .lift], "the next tap there is heard, too")
    _ = touch.handle(0, .down, at: middle, time: .seconds(1))
    _ = touch.handle(0, .up, at: middle, time: .milliseconds(1050))
    #expect(touch.handle(0, .down, at: middle, time: .milliseconds(1150)) == [])
    #expect(touch.handle(0, .up, at: middle, time: .milliseconds(1200)) == [.activate] && touch.deadline == nil)
    _ = touch.handle(0, .down, at: middle, time: .seconds(2))
    _ = touch.handle(0, .up, at: middle, time: .milliseconds(2050))
    _ = touch.handle(0, .down, at: middle, time: .milliseconds(2150))
    #expect(touch.advance(to: .milliseconds(2550)) == [.actions])
    #expect(touch.handle(0, .up, at: middle, time: .seconds(3)) == [])
  }

  @Test("A second finger taps while the first one explores, and within 300 ms; one that lies there means nothing")
  func restingSecondFinger() {
    var touch = TouchExploration()
    _ = touch.handle(0, .down, at: middle, time: .zero)
    _ = touch.handle(1, .down, at: middle, time: .milliseconds(200))
    #expect(touch.handle(1, .up, at: middle, time: .milliseconds(500)) == [.activate])
    _ = touch.handle(1, .down, at: middle, time: .seconds(1))
    #expect(touch.handle(1, .up, at: middle, time: .milliseconds(1_301)) == [])
    _ = touch.handle(1, .down, at: middle, time: .seconds(2))
    #expect(touch.handle(0, .up, at: middle, time: .milliseconds(2_050)) == [.lift])
    #expect(touch.handle(1, .up, at: middle, time: .milliseconds(2_100)) == [])
    _ = touch.handle(0, .down, at: middle, time: .seconds(3))
    #expect(touch.advance(to: .milliseconds(3_150)) == [.explore(middle)])
    #expect(touch.handle(0, .cancelled, at: middle, time: .milliseconds(3_200)) == [.lift])
  }

  @Test("A touch that is cancelled means nothing")
  func cancelled() {
    var touch = TouchExploration()
    _ = touch.handle(0, .down, at: middle, time: .zero)
    #expect(touch.handle(0, .cancelled, at: middle, time: .milliseconds(20)) == [] && touch.deadline == nil)
  }
}
