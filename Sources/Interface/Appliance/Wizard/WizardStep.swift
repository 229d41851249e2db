import Looks
import Runtime
import Values

/// A page of a ``Wizard``.
@preconcurrency @MainActor public struct WizardStep: Identifiable {
  let title: LocalizedStringKey
  let isReady: Bool
  let content: AnyView
  /// Identifies the step in its wizard.
  public let id: String

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - title: the words above the page, which also distinguish it from other pages.
  ///   - id: identifies the step; the title by default.
  ///   - isReady: whether the person may leave the step.
  ///   - content: the page.
  public init<Content: View>(
    _ title: LocalizedStringKey, id: String? = nil, isReady: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.title, self.isReady, self.content) = (title, isReady, AnyView(content()))
    self.id = id ?? title.key
  }
}

/// Collects the steps of a ``Wizard``. A step inside of an `if` is left out while its condition does not hold.
@resultBuilder public enum WizardBuilder {
  /// Converts one step.
  public static func buildExpression(_ step: WizardStep) -> [WizardStep] { [step] }
  /// Steps that are together already.
  public static func buildExpression(_ steps: [WizardStep]) -> [WizardStep] { steps }
  /// Steps one after another.
  public static func buildBlock(_ parts: [WizardStep]...) -> [WizardStep] { parts.flatMap { $0 } }
  /// The steps of an `if` without `else`.
  public static func buildOptional(_ part: [WizardStep]?) -> [WizardStep] { part ?? [] }
  /// The steps of an `if`.
  public static func buildEither(first part: [WizardStep]) -> [WizardStep] { part }
  /// The steps of an `else`.
  public static func buildEither(second part: [WizardStep]) -> [WizardStep] { part }
  /// The steps of a loop.
  public static func buildArray(_ parts: [[WizardStep]]) -> [WizardStep] { parts.flatMap { $0 } }
}
