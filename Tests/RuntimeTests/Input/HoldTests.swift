import Testing

@testable import Runtime

@Suite("Hold")
struct HoldTests {
  /// The times of the actions of a press at 0, stepped from deadline to deadline up to and including `end`.
  private func actions(_ rhythm: Rhythm = Rhythm(), until end: Duration, startDelay: Duration = .zero) -> [Duration] {
    var hold = Hold(rhythm: rhythm)
    var times = Array(repeating: Duration.zero, count: hold.press(at: .zero, startDelay: startDelay))
    while let deadline = hold.deadline, deadline <= end {
      times += Array(repeating: deadline, count: hold.advance(to: deadline))
    }
    return times
  }

  @Test("2.1, 2.2 Counts while held", arguments: [(499, 1), (500, 2), (1000, 7), (2000, 17), (5000, 47)])
  func counts(milliseconds: Int, count: Int) {
    #expect(actions(until: .milliseconds(milliseconds)).count == count)
  }

  @Test("2. Acts at 0, 500, 600, 700 ms")
  func schedule() {
    #expect(actions(until: .milliseconds(700)) == [0, 500, 600, 700].map { .milliseconds($0) })
  }

  @Test("2. Staggered: 6, 17, 28, 39 and 40 actions in the first five seconds, 130 in all")
  func staggered() {
    let times = actions(Rhythm(acceleration: .staggered()), until: .seconds(5))
    let seconds = times.map(\.components.seconds)
    #expect((0..<5).map { second in seconds.count { $0 == second } } == [6, 17, 28, 39, 40])
    #expect(times.count == 130)
  }

  @Test("2.3 A release ends it, even with an action due")
  func release() {
    var hold = Hold()
    #expect(hold.press(at: .zero) == 1)
    #expect(hold.release(at: .milliseconds(500)) == 0)
    #expect(hold.deadline == nil && !hold.isPressed)
    #expect(hold.advance(to: .seconds(9)) == 0)
  }

  @Test("2.4, 2-④ Leaving stops it; coming back resumes after a full interval without an extra step")
  func leaving() {
    var hold = Hold()
    _ = hold.press(at: .zero)
    hold.leave()
    #expect(hold.deadline == nil && hold.isPressed && !hold.isInside)
    #expect(hold.advance(to: .seconds(1)) == 0)
    hold.reenter(at: .seconds(2))
    #expect(hold.advance(to: .seconds(2)) == 0)
    #expect(hold.deadline == .milliseconds(2100))
    #expect(hold.advance(to: .milliseconds(2100)) == 1)
    #expect(hold.deadline == .milliseconds(2200))
    hold.leave()
    #expect(hold.release(at: .seconds(3)) == 0)
  }

  @Test("2-④ Rubbing the edge adds no steps")
  func rubbing() {
    var hold = Hold()
    var count = hold.press(at: .zero)
    for tick in 1...100 {
      count += hold.advance(to: .milliseconds(tick * 30))
      hold.leave()
      hold.reenter(at: .milliseconds(tick * 30))
    }
    #expect(count == 1)
  }

  @Test("Coming back starts the acceleration anew")
  func reenterIsSlow() {
    var hold = Hold(rhythm: Rhythm(acceleration: .staggered()))
    _ = hold.press(at: .zero)
    while let deadline = hold.deadline, deadline < .seconds(4) { _ = hold.advance(to: deadline) }
    hold.leave()
    hold.reenter(at: .seconds(5))
    #expect(hold.deadline == .milliseconds(5100))
    #expect(hold.advance(to: .milliseconds(5100)) == 1)
    #expect(hold.deadline == .milliseconds(5200))
  }

  @Test("2.5 A cancel ends it without acting")
  func cancel() {
    var hold = Hold()
    #expect(hold.press(at: .zero, startDelay: .milliseconds(120)) == 0)
    hold.cancel()
    #expect(hold.deadline == nil)
    #expect(hold.release(at: .milliseconds(200)) == 0)
    #expect(hold.press(at: .milliseconds(300)) == 1)
  }

  @Test("2.8 At a bound it stays quiet until the next press")
  func stop() {
    var hold = Hold()
    _ = hold.press(at: .zero)
    hold.stop()
    #expect(hold.deadline == nil && hold.isPressed)
    hold.leave()
    hold.reenter(at: .seconds(1))
    #expect(hold.deadline == nil)
    #expect(hold.release(at: .seconds(2)) == 0)
    #expect(hold.press(at: .seconds(3)) == 1)
    #expect(hold.deadline == .milliseconds(3500))
  }

  @Test("2-① Calls a little late do not drift")
  func noDrift() {
    var hold = Hold()
    _ = hold.press(at: .zero)
    for expected in [500, 600, 700, 800] {
      #expect(hold.deadline == .milliseconds(expected))
      #expect(hold.advance(to: .milliseconds(expected + 7)) == 1)
    }
  }

  @Test("2-② After a stall it acts once and starts counting anew", arguments: [600, 650, 10_000])
  func stall(milliseconds: Int) {
    var hold = Hold()
    _ = hold.press(at: .zero)
    #expect(hold.advance(to: .milliseconds(500)) == 1)
    let late = Duration.milliseconds(milliseconds + 100)
    #expect(hold.advance(to: late) == 1)
    #expect(hold.advance(to: late) == 0)
    #expect(hold.deadline == late + .milliseconds(100))
  }

  @Test("2-⑤ In a scroll view the first action waits; a tap still acts once")
  func startDelay() {
    let wait = Duration.milliseconds(120)
    #expect(actions(until: .milliseconds(720), startDelay: wait) == [120, 620, 720].map { .milliseconds($0) })
    var hold = Hold()
    _ = hold.press(at: .zero, startDelay: wait)
    #expect(hold.release(at: .milliseconds(80)) == 1)
    _ = hold.press(at: .seconds(1), startDelay: wait)
    hold.leave()
    #expect(hold.release(at: .milliseconds(1080)) == 0)
  }

  @Test("2-⑦ The first press owns it")
  func secondPress() {
    var hold = Hold()
    #expect(hold.press(at: .zero) == 1)
    #expect(hold.press(at: .milliseconds(50)) == 0)
    #expect(hold.deadline == .milliseconds(500))
  }

  @Test("EN 301 549, 5.7 Repeating can be turned off, or slowed to 2 s")
  func accessibleRepeat() {
    #expect(actions(Rhythm(repeats: false), until: .seconds(3600)) == [.zero])
    let slow = Rhythm(delay: .seconds(2), interval: .seconds(2), acceleration: .staggered(factor: 1))
    #expect(actions(slow, until: .seconds(8)) == [0, 2, 4, 6, 8].map { .seconds($0) })
    #expect(Rhythm.delays.contains(.seconds(2)) && Rhythm.intervals.contains(.seconds(2)))
  }

  @Test("EN 301 549, 5.8 A second strike within the set time does nothing")
  func doubleStrike() {
    var hold = Hold(rhythm: Rhythm(doubleStrike: .milliseconds(500)))
    #expect(hold.press(at: .zero) == 1)
    _ = hold.release(at: .milliseconds(80))
    #expect(hold.press(at: .milliseconds(200)) == 0)
    #expect(hold.deadline == nil)
    #expect(hold.release(at: .milliseconds(300)) == 0)
    #expect(hold.press(at: .milliseconds(800)) == 1)
  }

  @Test("2.7 Factor and floor are tunable, and nonsense does not hang")
  func tuning() {
    let halved = Rhythm(interval: .milliseconds(80), acceleration: .staggered(factor: 0.5, floor: .milliseconds(30)))
    #expect(
      [0.5, 1, 2, 100].map { halved.interval(heldFor: .seconds($0)) } == [80, 40, 30, 30].map { .milliseconds($0) })
    let rhythms = [
      Rhythm(delay: .zero, interval: .zero), Rhythm(delay: .seconds(-1), interval: .seconds(-1)),
      Rhythm(acceleration: .staggered(factor: 0, floor: .zero)), Rhythm(acceleration: .staggered(factor: -3)),
      Rhythm(acceleration: .staggered(factor: .nan)), Rhythm(acceleration: .staggered(factor: 9)),
      Rhythm(interval: .milliseconds(10), acceleration: .staggered()),
    ]
    for rhythm in rhythms { #expect(actions(rhythm, until: .seconds(10)).count <= 2001) }
    #expect(rhythms[6].interval(heldFor: .seconds(9)) == .milliseconds(10))
  }

  @Test("An hour of holding takes no time")
  func hour() {
    #expect(actions(until: .seconds(3600)).count == 35_997)
  }
}
