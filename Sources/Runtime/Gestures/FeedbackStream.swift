/// Where the feedback of a panel's views comes out.
///
///     stage.feedback.onFeedback = { buzzer.play($0) }
@MainActor public final class FeedbackStream {
  /// Called for each feedback. `nil` while nobody can play any.
  public var onFeedback: ((SensoryFeedback) -> Void)?

  package init() {}

  package func play(_ feedback: SensoryFeedback) { onFeedback?(feedback) }
}

private enum FeedbackStreamKey: EnvironmentKey { static var defaultValue: FeedbackStream? { nil } }

extension EnvironmentValues {
  /// Where feedback comes out.
  package var feedbackStream: FeedbackStream? {
    get { self[FeedbackStreamKey.self] }
    set { self[FeedbackStreamKey.self] = newValue }
  }
}

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
  /// Plays a feedback whenever a value changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// Plays a feedback when a value changes and the condition, which is told the old and the new one, holds.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Plays whatever feedback the closure makes of the old and the new value when a value changes.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }

  /// Plays whatever feedback the closure chooses when a value changes.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback() }
  }
}
