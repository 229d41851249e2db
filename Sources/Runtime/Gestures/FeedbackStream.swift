/// Delivers the feedback that the panel's views play to a device.
///
///     stage.feedback.onFeedback = { buzzer.play($0) }
@MainActor public final class FeedbackStream {
  /// Called with each feedback. If it is `nil`, no feedback is played.
  public var onFeedback: ((SensoryFeedback) -> Void)?

  /// Creates a stream without a device.
  package init() {}

  /// Passes a feedback to the device.
  package func play(_ feedback: SensoryFeedback) { onFeedback?(feedback) }
}

/// The key of ``EnvironmentValues/feedbackStream``.
private enum FeedbackStreamKey: EnvironmentKey { static var defaultValue: FeedbackStream? { nil } }

extension EnvironmentValues {
  /// The stream that plays the feedback of views.
  package var feedbackStream: FeedbackStream? {
    get { self[FeedbackStreamKey.self] }
    set { self[FeedbackStreamKey.self] = newValue }
  }
}

/// Plays a feedback when a value changes.
private struct FeedbackModifier<Trigger: Equatable>: ViewModifier {
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?
  @Environment(\.feedbackStream) private var stream

  func body(content: Content) -> some View {
    content.onChange(of: trigger) { old, new in
      if let feedback = feedback(old, new) { stream?.play(feedback) }
    }
  }
}

extension View {
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
