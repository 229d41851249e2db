import Controls
import Foundation
import Runtime

/// The time that is left of an interval, or has passed of it, as the label of a progress view.
@preconcurrency @MainActor public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Double>
  let countsDown: Bool
  @Environment(\.wallTime) private var wallTime

  /// Hours, minutes and seconds, or minutes and seconds.
  public var body: some View {
    let wallTime = wallTime
    return TimedView { time in
      let now = wallTime.seconds(at: time)
      let (first, last) = (interval.lowerBound, interval.upperBound)
      let place = min(max(now, first), last)
      // The part of a second that runs counts as not over yet.
      let seconds = countsDown ? (last - place - 0.001).rounded(.up) : (place - first + 0.001).rounded(.down)
      let text = Text(verbatim: CountdownText.text(of: .seconds(seconds)))
      return (text, now >= last ? nil : time + Self.wait(now, interval, countsDown))
    }
  }

  /// The time until the number of seconds changes.
  static func wait(_ now: Double, _ interval: ClosedRange<Double>, _ countsDown: Bool) -> Duration {
    if now < interval.lowerBound { return .seconds(interval.lowerBound - now) }
    let passed = countsDown ? interval.upperBound - now : now - interval.lowerBound
    let part = passed - passed.rounded(.down)
    let wait = countsDown ? part : 1 - part
    return .seconds(wait < 0.01 ? 1 : wait)
  }
}

extension ProgressView {
  @usableFromInline init(
    seconds interval: ClosedRange<Double>, countsDown: Bool, label: Label?, current: CurrentValueLabel?
  ) {
    self.init(label: label, current: current) { environment, time in
      let (now, length) = (environment.wallTime.seconds(at: time), interval.upperBound - interval.lowerBound)
      let passed = length > 0 ? (now - interval.lowerBound) / length : now < interval.lowerBound ? 0 : 1
      let left = interval.upperBound - now
      // Two hundred steps, or one a second where that is less often: a bar of a panel shows no more.
      let step = max(1, length / 200)
      let next =
        left <= 0 ? nil : time + .seconds(now < interval.lowerBound ? interval.lowerBound - now : min(step, left))
      return (countsDown ? 1 - passed : passed, next)
    }
  }

  /// Creates a progress view that follows the time of an interval by itself, with labels of its own.
  ///
  ///     ProgressView(timerInterval: start...start.addingTimeInterval(90)) { Text("Egg") } currentValueLabel: { Text("soft") }
  ///
  /// - Parameters:
  ///   - timerInterval: the dates at which the progress begins and ends.
  ///   - countsDown: whether the bar is full at the beginning and empty at the end.
  @_alwaysEmitIntoClient public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      seconds: timerInterval.lowerBound.timeIntervalSince1970...timerInterval.upperBound.timeIntervalSince1970,
      countsDown: countsDown, label: label(), current: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that follows the time of an interval by itself, with the time below the bar.
  @_alwaysEmitIntoClient public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      interval: timerInterval.lowerBound.timeIntervalSince1970...timerInterval.upperBound.timeIntervalSince1970,
      countsDown: countsDown, label: label())
  }

  @usableFromInline init(interval: ClosedRange<Double>, countsDown: Bool, label: Label?) {
    self.init(
      seconds: interval, countsDown: countsDown, label: label,
      current: DefaultDateProgressLabel(interval: interval, countsDown: countsDown))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view without a title that follows the time of an interval by itself.
  @_alwaysEmitIntoClient public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      interval: timerInterval.lowerBound.timeIntervalSince1970...timerInterval.upperBound.timeIntervalSince1970,
      countsDown: countsDown, label: nil)
  }
}
