import Foundation
import Controls
import Runtime

/// A view that is evaluated again at the dates of a schedule.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///       Text(context.date.formatted(date: .omitted, time: .standard))
///     }
///
/// Between two dates the process sleeps. The dates are those of the machine's clock, unless `clockOrigin` is set.
@preconcurrency @MainActor public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The information for the content of a timeline view.
  @preconcurrency @MainActor public struct Context {
    /// The rate at which the view is updated.
    public nonisolated enum Cadence: Comparable, Sendable {
      /// Several times a second.
      case live
      /// Once a second or less often.
      case seconds
      /// Once a minute or less often.
      case minutes
    }

    /// The rate at which the view is updated.
    public let cadence: Cadence
    /// The date of the schedule that the view shows.
    public let date: Date
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var progress = TimelineProgress<Schedule>()
  @Environment({ $0.wallTime }) private var wallTime

  /// Creates a view whose content is built for each date of a schedule.
  @inlinable public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  {
    self.init(schedule, content: content, naming: Date.self)
  }

  /// This module links `Date` only weakly (see Exports.swift), so the program that shows a timeline has to link it.
  @usableFromInline init(
    _ schedule: Schedule, content: @escaping (TimelineViewDefaultContext) -> Content, naming date: Any.Type
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the present date.
  public var body: some View {
    let (progress, wallTime, schedule, content) = (progress, wallTime, schedule, content)
    return TimedView { time in
      progress.follow(schedule)
      progress.advance(to: time, date: Date(timeIntervalSince1970: wallTime.seconds(at: time)))
      return (content(progress.context), progress.next)
    }
  }
}

/// The information for the content of any timeline view.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension EnvironmentValues {
  /// The date at which the panel's clock was zero; `nil` to follow the machine's clock. Tests set it, so that their
  /// results do not depend on the day.
  public var clockOrigin: Date? {
    get { wallTime.origin.map { Date(timeIntervalSince1970: $0) } }
    set { wallTime.origin = newValue?.timeIntervalSince1970 }
  }
}
