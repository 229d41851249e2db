import Foundation

/// A schedule with an entry for every frame, or less often, unless it is paused.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// The interval between two frames, in seconds.
  private static let frame = 1.0 / 60

  /// Creates a schedule for an animation.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least time between two entries in seconds; `nil` for every frame.
  ///   - paused: Whether there is only the first entry.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, Self.frame)
    isPaused = paused
  }

  /// An unending sequence of dates from the first one on, or that date alone while paused.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule.Entries(date: start, interval: isPaused ? nil : interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule with an entry for every frame.
  public nonisolated static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule with an entry for every frame, or for frames at least `minimumInterval` seconds apart. It has no entries
  /// while it is paused.
  public nonisolated static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
