import Runtime
import SeededRandom

/// A clock that is told by hand, and what happens on it, in the order of time.
final class SimulatedWorld {
  private struct Event {
    let time: Duration
    /// Events of the same time happen in the order in which they were planned.
    let number: Int
    let action: () -> Void
  }

  /// The time.
  private(set) var now: Duration
  /// The chance of this day.
  var random: SeededGenerator
  private var planned: [Event] = []
  private var number = 0

  init(seed: Int, now: Duration) { (random, self.now) = (SeededGenerator(seed: seed), now) }

  /// Plans something for a time, or for now if that is over.
  func at(_ time: Duration, _ action: @escaping () -> Void) {
    number += 1
    let event = Event(time: max(time, now), number: number, action: action)
    let place = planned.lastIndex { ($0.time, $0.number) < (event.time, event.number) }
    planned.insert(event, at: place.map { $0 + 1 } ?? 0)
  }

  /// Plans something for later.
  func after(_ pause: Duration, _ action: @escaping () -> Void) { at(now + pause, action) }

  /// Lets everything happen up to a time.
  ///
  /// - Parameter settle: called with the time after each event.
  func live(until end: Duration, settle: (Duration) async -> Void) async {
    while let next = planned.first, next.time <= end {
      planned.removeFirst()
      now = next.time
      next.action()
      await settle(now)
    }
    now = end
    await settle(now)
  }

  // MARK: Chance

  /// Whether something happens that happens in so many of a hundred cases.
  func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  /// One of some things.
  func any<Thing>(of things: [Thing]) -> Thing { things[Int.random(in: 0..<things.count, using: &random)] }

  /// A whole number.
  func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// A pause up to a longest one, in milliseconds.
  func pause(upTo longest: Duration) -> Duration {
    .milliseconds(number(in: 0...Int(longest / .milliseconds(1))))
  }

  /// Some bytes.
  func bytes(_ count: ClosedRange<Int>) -> [UInt8] { (0..<number(in: count)).map { _ in UInt8(number(in: 0...255)) } }
}

/// How a device, or a broker, behaves at the moment.
enum Mood: CaseIterable {
  /// It answers at once, and says what is.
  case honest
  /// It answers late, and does later what it was told.
  case slow
  /// It answers what makes no sense, what belongs to another question, or half of it.
  case nonsense
  /// It refuses.
  case refusing
  /// It does not answer; what it was told it may have done.
  case silent
  /// It is not there.
  case gone
}
