import Controls
import Runtime
import Values

/// A timer that counts down, as a value that can be stored.
///
/// A running timer stores the moment of its end, not the remaining time. So it is still correct after a restart of the
/// program; store it with ``Tweak`` or in ``PanelTimers``. All moments count from 1970 (UTC), as ``PanelClock/moment``
/// does.
///
///     var timer = PanelTimer(.seconds(600))
///     timer.start(at: now)
///     timer.remaining(at: now + .seconds(60))  // 540 seconds
public nonisolated struct PanelTimer: Hashable, Sendable {
  /// The phase of a timer: idle, running, paused or over.
  public enum Phase: Hashable, Sendable {
    /// It has not been started.
    case idle
    /// It runs, and ends at a moment.
    case running(end: Duration)
    /// It is paused, with some time left.
    case paused(left: Duration)
    /// It ended at a moment, and has not been answered yet.
    case over(since: Duration)
  }

  /// The longest time that a timer can count: 100 hours.
  public static let longest = Duration.seconds(100 * 3600)

  /// The time that it counts.
  public private(set) var duration: Duration
  /// The present phase.
  public private(set) var phase = Phase.idle

  /// Creates a timer that has not been started. The time is limited to 0 to ``longest``.
  public init(_ duration: Duration = .zero) { self.duration = min(max(duration, .zero), Self.longest) }

  /// Whether it runs.
  public var isRunning: Bool { if case .running = phase { true } else { false } }
  /// Whether the timer has ended and has not been answered yet.
  public var isOver: Bool { if case .over = phase { true } else { false } }

  /// The moment at which the timer ends; `nil` unless it is running.
  public var deadline: Duration? { if case .running(let end) = phase { end } else { nil } }

  /// The remaining time at a moment: the whole duration before the start, zero when the timer is over. It is never more than
  /// the duration, not even while the machine's clock is still in 1970 and the end is decades away.
  public func remaining(at moment: Duration) -> Duration {
    switch phase {
    case .idle: duration
    case .running(let end): min(max(end - moment, .zero), duration)
    case .paused(let left): left
    case .over: .zero
    }
  }

  /// The time for which the timer has run at a moment, without pauses; zero before the start.
  public func elapsed(at moment: Duration) -> Duration { phase == .idle ? .zero : duration - remaining(at: moment) }

  /// The seconds that are left at a moment, rounded up, so that the last second before the end is 1.
  package func secondsLeft(at moment: Duration) -> Double {
    max(0, (remaining(at: moment).inSeconds - Self.rounding).rounded(.up))
  }

  /// The seconds for which the timer has run at a moment, rounded down; pauses do not count.
  package func secondsRun(at moment: Duration) -> Double {
    (elapsed(at: moment).inSeconds + Self.rounding).rounded(.down)
  }

  /// The next moment at which whole seconds of the timer change; `nil` unless it runs.
  package func nextSecond(after moment: Duration, countsUp: Bool) -> Duration? {
    guard let end = deadline else { return nil }
    if countsUp { return end - duration + .seconds(secondsRun(at: moment) + 1) }
    let seconds = secondsLeft(at: moment)
    return seconds > 0 ? end - .seconds(seconds - 1) : nil
  }

  /// The part of a second by which a moment may be early.
  private static let rounding = 1e-6

  /// The part of the time that has passed at a moment: 0…1.
  public func progress(at moment: Duration) -> Double {
    if phase == .idle { return 0 }
    return duration == .zero ? 1 : min(max((duration - remaining(at: moment)) / duration, 0), 1)
  }

  /// Starts the timer, or continues it after a pause. This has no effect on a running timer, or on one with a duration
  /// of zero.
  public mutating func start(at moment: Duration) {
    switch phase {
    case .idle where duration > .zero: phase = .running(end: moment + duration)
    case .paused(let left): phase = .running(end: moment + left)
    default: break
    }
  }

  /// Pauses the timer until ``start(at:)``. This has no effect unless the timer is running.
  public mutating func pause(at moment: Duration) {
    advance(to: moment)
    if isRunning { phase = .paused(left: remaining(at: moment)) }
  }

  /// Returns to the phase before the start.
  public mutating func reset() { phase = .idle }

  /// Adds time, or takes it away. A timer that is over runs again for the added time.
  public mutating func add(_ time: Duration, at moment: Duration) {
    advance(to: moment)
    let left = min(max(remaining(at: moment) + time, .zero), Self.longest)
    duration = min(max(duration + time, left), Self.longest)
    switch phase {
    case .idle: break
    case .paused: phase = .paused(left: left)
    case .running, .over: if left > .zero { phase = .running(end: moment + left) } else { phase = .over(since: moment) }
    }
  }

  /// Advances to a moment: a timer whose time is over ends.
  public mutating func advance(to moment: Duration) {
    if case .running(let end) = phase, moment >= end { phase = .over(since: end) }
  }

  /// Moves the timer's moments after the machine's clock was set.
  public mutating func clockWasSet(by difference: Duration) {
    switch phase {
    case .running(let end): phase = .running(end: end + difference)
    case .over(let since): phase = .over(since: since + difference)
    case .idle, .paused: break
    }
  }

  /// Moves the timer's moments after the machine's clock was set, unless they come from a run in which the clock was right.
  ///
  /// A machine without a battery for its clock starts in 1970. A timer that it reads from its file then has an end that is
  /// farther away than the whole duration, or is over since a moment to come: the clock has only now caught up with it.
  ///
  /// - Parameter moment: the moment before the clock was set.
  public mutating func clockWasSet(by difference: Duration, from moment: Duration) {
    switch phase {
    case .running(let end) where end - moment > duration + Self.tolerance: break
    case .over(let since) where since - moment > Self.tolerance: break
    default: clockWasSet(by: difference)
    }
  }

  /// The difference below which a moment may be rounded, since its text has milliseconds.
  static let tolerance = Duration.seconds(1)
}

extension PanelTimer: TweakValue {
  /// Completes the message "must be …": the form of a timer.
  public static var tweakDescription: String { "a timer such as 10 min, or 10 min until 2026-11-24T08:30:00.000Z" }

  /// Creates a timer from its duration and, if it has been started, its phase.
  public init?(tweakText text: String) {
    for word in [" until ", " left ", " over "] {
      guard let place = text.range(ofWord: word) else { continue }
      guard let duration = Duration(unitText: String(text[..<place.lowerBound])) else { return nil }
      self.init(duration)
      let rest = String(text[place.upperBound...])
      switch word {
      case " until ": phase = .running(end: .zero)
      case " left ":
        guard let left = Duration(unitText: rest), left >= .zero else { return nil }
        phase = .paused(left: min(left, Self.longest))
        return
      default: phase = .over(since: .zero)
      }
      guard let moment = Duration(momentText: rest) else { return nil }
      phase = isRunning ? .running(end: moment) : .over(since: moment)
      return
    }
    guard let duration = Duration(unitText: text), duration >= .zero else { return nil }
    self.init(duration)
  }

  /// The duration and, if the timer has been started, the moment of its end or the remaining time.
  public var tweakText: String {
    switch phase {
    case .idle: duration.unitText
    case .running(let end): duration.unitText + " until " + end.momentText
    case .paused(let left): duration.unitText + " left " + left.unitText
    case .over(let since): duration.unitText + " over " + since.momentText
    }
  }
}

nonisolated extension String {
  /// The place of a word in the text; `nil` if it does not contain it.
  fileprivate func range(ofWord word: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(word) { return start..<index(start, offsetBy: word.count) }
      start = index(after: start)
    }
    return nil
  }
}
