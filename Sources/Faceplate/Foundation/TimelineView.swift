import Foundation
import Controls
import Runtime

/// A view that is made anew at the dates of a schedule.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///       Text(context.date.formatted(date: .omitted, time: .standard))
///     }
///
/// Between two dates nothing wakes up. The dates are those of the machine's clock, unless `clockOrigin` says otherwise.
@preconcurrency @MainActor public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is told.
  @preconcurrency @MainActor public struct Context {
    /// How often the view is made anew.
    public nonisolated enum Cadence: Comparable, Sendable {
      /// Several times a second.
      case live
      /// Every second or less often.
      case seconds
      /// Every minute or less often.
      case minutes
    }

    /// How often the view is made anew.
    public let cadence: Cadence
    /// The date of the schedule that the view shows.
    public let date: Date
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var progress = TimelineProgress<Schedule>()
  @Environment(\.wallTime) private var wallTime

  /// Shows what the closure makes of each date.
  @inlinable public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  {
    self.init(schedule, content: content, naming: Date.self)
  }

  /// This module names `Date` only weakly (see Exports): the program that shows a timeline is the one that links it.
  @usableFromInline init(
    _ schedule: Schedule, content: @escaping (TimelineViewDefaultContext) -> Content, naming date: Any.Type
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the date that it is.
  public var body: some View {
    let (progress, wallTime, content) = (progress, wallTime, content)
    progress.follow(schedule)
    return TimedView { time in
      progress.advance(to: time, date: Date(timeIntervalSince1970: wallTime.seconds(at: time)))
      return (content(progress.context), progress.next)
    }
  }
}

/// What the content of every timeline view is told.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension EnvironmentValues {
  /// The date at which the panel's time began; `nil` to follow the machine's clock. Tests and pictures set it, so that
  /// they are the same on every day.
  public var clockOrigin: Date? {
    get { wallTime.origin.map { Date(timeIntervalSince1970: $0) } }
    set { wallTime.origin = newValue?.timeIntervalSince1970 }
  }
}
