import Foundation

/// Every frame, or less often, unless it pauses.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// The time between two frames of a panel, in seconds.
  private static let frame = 1.0 / 60

  /// Dates at least so many seconds apart; `nil` for every frame.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, Self.frame)
    isPaused = paused
  }

  /// The dates without end, from the first one on; that one alone while it pauses.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule.Entries(date: start, interval: isPaused ? nil : interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public nonisolated static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Dates at least so many seconds apart, unless it pauses; `nil` for every frame.
  public nonisolated static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
