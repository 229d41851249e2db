/// Delivers the feedback that the panel's views play to a device.
///
///     stage.feedback.onFeedback = { buzzer.play($0) }
///     stage.feedback.alarm = .high       // calls every five seconds, until it is set to nil
///
/// Without a device nothing is played, and nothing wakes the panel.
@MainActor public final class FeedbackStream {
  /// Called with each feedback. If it is `nil`, no feedback is played.
  public var onFeedback: ((SensoryFeedback) -> Void)?
  /// Called with each feedback before it is played, to show the feedback. `nil` if sounds are not shown.
  package var onSight: ((SensoryFeedback) -> Void)?
  /// Whether something is spoken now, by the panel's speech or by the application, which sets this property for its own
  /// words. While it is `true`, only alarms are played, unless ``playsWhileSpeaking``.
  public var isSpeaking: Bool {
    get { applicationSpeaks || panelSpeaks?() == true }
    set { applicationSpeaks = newValue }
  }
  private var applicationSpeaks = false
  /// Tells whether the panel's speech is heard now; `nil` while it is off.
  package var panelSpeaks: (() -> Bool)?
  /// Whether other feedback than alarms is played while something is spoken.
  public var playsWhileSpeaking = false
  /// The alarm that calls again and again; `nil` for none. The first call comes at once, and so does the call of a more
  /// urgent alarm.
  public var alarm: AlarmSound? { didSet { if alarm != oldValue { alarmChanged(from: oldValue) } } }
  /// The time of the alarm's next call, if it is known.
  private var nextCall: Duration?
  /// The time of the panel.
  private let clock: () -> Duration

  /// Creates a stream without a device.
  ///
  /// - Parameter clock: returns the time of the panel.
  package init(clock: @escaping () -> Duration) { self.clock = clock }

  /// Passes a feedback to the device.
  package func play(_ feedback: SensoryFeedback) {
    if isSpeaking, !playsWhileSpeaking, !feedback.isAlarm { onSight?(feedback) } else { playBesideWords(feedback) }
  }

  /// Passes a sound of speech to the device, also while something is spoken.
  package func playBesideWords(_ feedback: SensoryFeedback) {
    onSight?(feedback)
    onFeedback?(feedback)
  }

  /// Plays the press of a control, unless the control is to give no feedback.
  ///
  /// - Parameter node: the node of the control.
  package func press(_ node: Node?) {
    guard onFeedback != nil, let node else { return }
    if Tracker.untracked({ node.environment.isControlFeedbackEnabled }) { play(.press) }
  }

  /// The time of the next call of ``advance(to:)``; `nil` if nothing plays without input.
  package var deadline: Duration? { isNoticed ? nextCall : nil }

  /// Whether there is a listener for the feedback.
  private var isNoticed: Bool { onFeedback != nil || onSight != nil }

  /// Lets the alarm call if its time has come.
  package func advance(to time: Duration) {
    guard let alarm, let nextCall, nextCall <= time, isNoticed else { return }
    self.nextCall = time + alarm.pause
    play(.alarm(alarm))
  }

  private func alarmChanged(from before: AlarmSound?) {
    guard let alarm else { return nextCall = nil }
    let now = clock()
    if let before, alarm < before, let nextCall {
      self.nextCall = max(nextCall, now + alarm.pause)
    } else {
      nextCall = now + alarm.pause
      play(.alarm(alarm))
    }
  }
}

extension SensoryFeedback {
  /// Whether it is the call of an alarm.
  package nonisolated var isAlarm: Bool { if case .alarm = kind { true } else { false } }
}

/// The key of ``EnvironmentValues/isControlFeedbackEnabled``.
private enum ControlFeedbackKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether controls give feedback by themselves when they are pressed. ``View/sensoryFeedback(_:trigger:)`` is played
  /// in either case.
  public var isControlFeedbackEnabled: Bool {
    get { self[ControlFeedbackKey.self] }
    set { self[ControlFeedbackKey.self] = newValue }
  }
}

/// Plays a feedback when a value changes.
private struct FeedbackModifier<Trigger: Equatable>: ViewModifier {
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?
  @Environment({ $0.feedbackStream }) private var stream

  func body(content: Content) -> some View {
    content.onChange(of: trigger) { old, new in
      if let feedback = feedback(old, new) { stream?.play(feedback) }
    }
  }
}

extension View {
  /// Sets whether controls in this view give feedback by themselves when they are pressed.
  public func controlFeedback(_ isEnabled: Bool) -> some View {
    environment(isEnabled) { $0.isControlFeedbackEnabled = $1 }
  }

  /// Plays a feedback each time that a value changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// Plays a feedback when a value changes and a condition is satisfied.
  ///
  /// - Parameter condition: receives the old and the new value.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Plays the feedback that a closure returns when a value changes; none if it returns `nil`.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }

  /// Plays the feedback that a closure returns when a value changes; none if it returns `nil`.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback() }
  }
}
