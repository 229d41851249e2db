import Combine

/// A model that follows the panel's clock, such as a machine, a timer or a list of alarms.
///
/// It holds no timer: the clock passes the time in, and the model says when it next needs the time. A moment is the
/// time since 1970 (UTC) as ``PanelClock/moment`` counts it, so a moment that was written down is still right after a
/// restart.
///
///     final class EggTimer: TimeDriven {
///       private(set) var end: Duration?
///       var deadline: Duration? { end }
///       func start() { end = PanelClock.now + .seconds(300) }
///       func advance(to moment: Duration) { if let end, moment >= end { self.end = nil } }
///     }
///
/// ``View/drives(_:)`` connects a model with the clock. The deadline has to be observable, as a property of an
/// `@Observable` class is, so that the clock learns of its changes.
@preconcurrency @MainActor public protocol TimeDriven: AnyObject {
  /// The moment at which ``advance(to:)`` is next worth calling; `nil` if time alone changes nothing.
  var deadline: Duration? { get }

  /// Advances to a moment. It is also called when the model begins to follow the clock.
  func advance(to moment: Duration)

  /// Called after the machine's clock was set. The model adds the difference to the moments that it keeps.
  func clockWasSet(by difference: Duration)
}

extension TimeDriven {
  /// Has no effect: the model keeps no moments.
  public func clockWasSet(by difference: Duration) {}
}

extension PanelClock {
  /// The present moment: the time since 1970 (UTC).
  ///
  /// It advances with the panel's time, and jumps only where the host says that the machine's clock was set. Without a
  /// host that knows the time of day the panel begins at zero.
  public var moment: Duration { origin.value + time }

  /// The present moment of the panel whose view or action calls this; zero outside a panel.
  public static var now: Duration { current?.moment ?? .zero }

  /// Sets the moment at which the panel's time was zero. A host calls it before the first frame, and after the machine
  /// was suspended, when more time has passed than the panel has seen.
  public func setOrigin(_ moment: Duration) { origin.write(moment) }

  /// The machine's clock was set forward by a difference, or back by a negative one. Models move their moments, so that
  /// a timer that has five minutes left still has them.
  public func clockWasSet(by difference: Duration) {
    origin.write(origin.value + difference)
    adjustment.write(adjustment.value + difference)
  }
}

/// Wakes a model at its deadlines, whether or not the view that asks for it is visible.
private final class ModelDriver {
  private var wake: (any Cancellable)?

  /// Schedules a model's next deadline.
  func follow(_ model: some TimeDriven, on clock: PanelClock?) {
    wake?.cancel()
    wake = nil
    guard let clock, let deadline = model.deadline, let timekeeper = clock.timekeeperOfStage() else { return }
    wake = timekeeper.after(deadline - clock.moment) { [weak model, weak clock] in
      if let model, let clock { model.advance(to: clock.moment) }
    }
  }

  /// Lets the model be.
  func end() {
    wake?.cancel()
    wake = nil
  }
}

/// Connects a model with the panel's clock.
private struct DriveModifier<Model: TimeDriven>: ViewModifier {
  /// The times on which the driver acts.
  private struct Plan: Equatable {
    var deadline: Duration?
    var origin: Duration
    var adjustment: Duration
  }

  let model: Model
  @Environment({ $0.panelClock }) private var clock
  @State private var driver = ModelDriver()

  func body(content: Content) -> some View {
    content.modifier(
      LifecycleModifier(
        value: Plan(
          deadline: model.deadline, origin: clock?.origin.read() ?? .zero,
          adjustment: clock?.adjustment.read() ?? .zero), appear: begin, change: change, disappear: { driver.end() }))
  }

  private func begin() {
    model.advance(to: clock?.moment ?? .zero)
    driver.follow(model, on: clock)
  }

  private func change(_ old: Plan, _ new: Plan) {
    if new.adjustment != old.adjustment { model.clockWasSet(by: new.adjustment - old.adjustment) }
    if new.origin != old.origin { model.advance(to: clock?.moment ?? .zero) }
    driver.follow(model, on: clock)
  }
}

extension View {
  /// Advances a model with the panel's clock as long as this view exists.
  ///
  /// The panel sleeps between the deadlines of the model. A hidden view, for example below another page, drives its
  /// model all the same.
  public func drives(_ model: some TimeDriven) -> some View { modifier(DriveModifier(model: model)) }
}
