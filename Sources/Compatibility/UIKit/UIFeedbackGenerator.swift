import Faceplate
import Runtime

/// Gives feedback that is felt or heard. The panel passes it to the device that the application has set as
/// `stage.feedback.onFeedback`.
@preconcurrency @MainActor public class UIFeedbackGenerator {
  /// Creates a generator, which plays on the panel that is shown.
  public init() {}

  /// No effect: the device of a panel needs no preparation.
  @available(*, deprecated, message: "The device of a panel needs no preparation; leave prepare() out.")
  public func prepare() {}

  func play(_ feedback: SensoryFeedback) { Stage.ofRunningCode?.feedback.play(feedback) }
}

/// Gives the feedback of things that touch.
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight or the hardness of an impact.
  public nonisolated enum FeedbackStyle: Int, Sendable {
    /// The weight or the hardness.
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator of impacts of a style.
  public init(style: FeedbackStyle = .medium) { self.style = style }

  /// Gives the feedback.
  ///
  /// - Parameter intensity: the strength, from 0 to 1.
  public func impactOccurred(intensity: CGFloat = 1) {
    switch style {
    case .light: play(.impact(weight: .light, intensity: intensity))
    case .medium: play(.impact(weight: .medium, intensity: intensity))
    case .heavy: play(.impact(weight: .heavy, intensity: intensity))
    case .soft: play(.impact(flexibility: .soft, intensity: intensity))
    case .rigid: play(.impact(flexibility: .rigid, intensity: intensity))
    }
  }
}

/// Gives the feedback of the end of a task.
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public nonisolated enum FeedbackType: Int, Sendable {
    /// The possible outcomes.
    case success, warning, error
  }

  /// Gives the feedback.
  public func notificationOccurred(_ type: FeedbackType) {
    switch type {
    case .success: play(.success)
    case .warning: play(.warning)
    case .error: play(.error)
    }
  }
}

/// Gives the feedback of a choice that has changed.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback.
  public func selectionChanged() { play(.selection) }
}
