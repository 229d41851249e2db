import Controls
import Looks
import Foundation
import Runtime

/// The time that is left of an interval, or has passed of it, as the label of a progress view.
@preconcurrency @MainActor public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Double>
  let countsDown: Bool
  @Environment({ $0.wallTime }) private var wallTime

  /// Hours, minutes and seconds, or minutes and seconds.
  public var body: some View {
    let wallTime = wallTime
    return TimedView { time in
      let moment = TimerMoment(at: wallTime.seconds(at: time), of: interval, countsDown: countsDown)
      return (Text(verbatim: Duration.seconds(moment.seconds).countdownText), moment.wait.map { time + $0 })
    }
  }
}

extension ProgressView {
  @usableFromInline init(
    seconds interval: ClosedRange<Double>, countsDown: Bool, label: Label?, current: CurrentValueLabel?
  ) {
    self.init(label: label, current: current) { environment, time in
      let interval = TimerMoment.finite(interval)
      let (now, length) = (environment.wallTime.seconds(at: time), interval.upperBound - interval.lowerBound)
      let passed = length > 0 ? (now - interval.lowerBound) / length : now < interval.lowerBound ? 0 : 1
      let left = interval.upperBound - now
      // Two hundred steps, or one a second where that is less often: a bar of a panel shows no more.
      let step = max(1, length / 200)
      let wait = now < interval.lowerBound ? interval.lowerBound - now : min(step, left)
      let next = left <= 0 ? nil : time + .seconds(min(wait, TimerMoment.longestWait))
      return (countsDown ? 1 - passed : passed, next)
    }
  }

  /// Creates a progress view that follows the time of an interval by itself, with its own labels.
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
