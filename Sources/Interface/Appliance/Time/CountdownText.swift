import Controls
import Looks
import Runtime
import Values

/// The time that is left until a moment, which counts down by itself: `1:05:09`, `4:59`.
///
/// It wakes the panel once a second while it counts, and not at all otherwise.
@preconcurrency @MainActor public struct CountdownText: View {
  private let timer: PanelTimer
  private let sentence: (String) -> Text
  @Environment({ $0.panelClock }) private var clock

  /// Creates the text of a timer's remaining time; zero when it is over.
  public init(_ timer: PanelTimer) { (self.timer, sentence) = (timer, { Text(verbatim: $0) }) }

  /// Creates the text of the time until a moment, since 1970 (UTC).
  public init(until end: Duration) { self.init(PanelTimer(until: end)) }

  /// Creates a sentence with the time until a moment.
  init(until end: Duration, _ sentence: @escaping (_ time: String) -> Text) {
    (timer, self.sentence) = (PanelTimer(until: end), sentence)
  }

  /// The time that is left in seconds, rounded up, so that the last second before the end is 0:01.
  public var body: some View {
    let (timer, sentence, origin) = (timer, sentence, clock?.origin.read() ?? .zero)
    TimedView { time in
      let text = sentence(Self.text(of: .seconds(timer.secondsLeft(at: origin + time)))).monospacedDigit()
      return (text, next: timer.nextSecond(after: origin + time, countsUp: false).map { $0 - origin })
    }
  }

  /// A duration in hours, minutes and seconds, such as `1:05:09` or `4:59`.
  public nonisolated static func text(of duration: Duration) -> String { duration.countdownText }
}

/// The time for which a timer has run, which counts up by itself: `0:59`, `1:05:09`.
///
/// It wakes the panel once a second while the timer runs, and not at all otherwise.
@preconcurrency @MainActor public struct ElapsedText: View {
  private let timer: PanelTimer
  @Environment({ $0.panelClock }) private var clock

  /// Creates the text of the time for which a timer has run.
  public init(_ timer: PanelTimer) { self.timer = timer }

  /// The time in seconds, rounded down; pauses do not count.
  public var body: some View {
    let (timer, origin) = (timer, clock?.origin.read() ?? .zero)
    TimedView { time in
      let text = Text(verbatim: CountdownText.text(of: .seconds(timer.secondsRun(at: origin + time)))).monospacedDigit()
      return (text, next: timer.nextSecond(after: origin + time, countsUp: true).map { $0 - origin })
    }
  }
}

nonisolated extension PanelTimer {
  /// Creates a timer that runs until a moment.
  init(until end: Duration) {
    self.init(Self.longest)
    start(at: end - Self.longest)
  }
}

/// A ring that empties as a timer counts down, with the time that is left in its middle.
@preconcurrency @MainActor public struct CountdownRing: View {
  private let timer: PanelTimer
  @Environment({ $0.panelClock }) private var clock

  /// Creates the ring of a timer.
  public init(_ timer: PanelTimer) { self.timer = timer }

  /// The size of the figures as a share of the ring's diameter, so that hours, minutes and seconds fit inside it.
  private static let figureSize = 0.18

  /// The ring, which takes the space that it is offered, with figures that fit inside it.
  public var body: some View {
    let (timer, origin) = (timer, clock?.origin.read() ?? .zero)
    TimedView { time in
      let left = 1 - timer.progress(at: origin + time)
      // The ring moves in 360 steps, but at most once a second.
      let step = max(timer.duration / 360, .seconds(1))
      return (RingVisual(from: 0, to: left, start: -0.25, sweep: 1), next: timer.isRunning ? time + step : nil)
    }
    .accessibilityHidden(true)
    .overlay {
      GeometryReader { space in
        CountdownText(timer)
          .font(.system(size: (space.size.width * Self.figureSize).rounded(), weight: .semibold))
          .lineLimit(1).shrinkable()
          .frame(width: space.size.width, height: space.size.height)
      }
    }
  }
}
