import Controls
import Runtime
import Values

/// Gives its content a proxy that submits the input fields and cards inside, for a button.
///
///     SubmissionReader { submission in
///       CreditCardLockup(card: $card) { pay(card) }
///       Button("Pay") { submission.submit() }
///     }
///
/// A submission judges each ``InputField``, ``CreditCardField`` and ``CreditCardLockup`` inside and shows what is wrong
/// with them. The first one that is not right gets the focus. If all are right, and all rules that others answer are
/// fulfilled, the `onComplete` of each ``CreditCardLockup`` inside is called, and then the action of the reader. While
/// answers are awaited, the submission waits for them; a change of an input ends it.
///
/// Enter and Done in a card submit the whole content. In a field they perform only the field's own
/// ``View/onSubmit(of:_:)``, which a submission by the proxy does not. A reader inside another one has its content for
/// itself. Rows of a list that are out of sight do not take part.
@preconcurrency @MainActor public struct SubmissionReader<Content: View>: View {
  private let action: () -> Void
  private let content: (SubmissionProxy) -> Content
  @State private var scope = SubmissionScope()

  /// Creates a view whose content can be submitted.
  ///
  /// - Parameters:
  ///   - action: called when everything inside is right, after the actions of the cards.
  ///   - content: builds the content with the proxy.
  public init(onSubmit action: @escaping () -> Void = {}, @ViewBuilder content: @escaping (SubmissionProxy) -> Content)
  {
    (self.action, self.content) = (action, content)
  }

  /// The content, whose fields and cards a proxy submits together.
  public var body: some View {
    let (scope, action) = (scope, action)
    Node.afterUpdateHere { _ in scope.action = action }
    return content(SubmissionProxy(scope: scope))
      .environment(scope) { $0.submissionScope = $1 }
      .onPreferenceChange(SubmissionPartsKey.self) { scope.parts = $0 }
      .transformPreference(SubmissionPartsKey.self) { $0 = [] }
  }
}

/// Submits the fields inside a ``SubmissionReader``.
@preconcurrency @MainActor public struct SubmissionProxy {
  fileprivate let scope: SubmissionScope

  /// Judges all fields, and performs the actions if everything is right. Otherwise the first field that is not right gets
  /// the focus.
  ///
  /// - Returns: whether the actions have been performed; `false` also if answers are awaited, and the actions will be
  ///   performed when they have arrived.
  @discardableResult public func submit() -> Bool { scope.submit() == .right }
}

/// The fields and cards that are submitted together.
final class SubmissionScope {
  var parts: [SubmissionPart] = []
  var action: () -> Void = {}
  /// Whether a submission waits for answers.
  private var isWaiting = false

  /// Judges all parts, and completes them if all are right.
  func submit() -> InputVerdict { submit { $0.attend() } }

  /// Continues a submission that waits for answers, after one of them has come.
  func answered() {
    if isWaiting { _ = submit { _ in } }
  }

  /// Ends a submission that waits: something else has been typed since.
  func edited() { isWaiting = false }

  private func submit(wrong attend: (SubmissionPart) -> Void) -> InputVerdict {
    for part in parts { part.settle() }
    let verdicts = parts.map { (part: $0, verdict: $0.judge()) }
    isWaiting = false
    if let wrong = verdicts.first(where: { $0.verdict == .wrong }) {
      attend(wrong.part)
      return .wrong
    }
    if verdicts.contains(where: { $0.verdict == .pending }) {
      isWaiting = true
      return .pending
    }
    for part in parts { part.complete() }
    action()
    return .right
  }
}

private enum SubmissionScopeKey: EnvironmentKey { static var defaultValue: SubmissionScope? { nil } }

extension EnvironmentValues {
  /// The scope with which the input is submitted; `nil` for an input that is submitted alone.
  var submissionScope: SubmissionScope? {
    get { self[SubmissionScopeKey.self] }
    set { self[SubmissionScopeKey.self] = newValue }
  }
}
