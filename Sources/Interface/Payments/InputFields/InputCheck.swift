import Controls
import Looks
import Runtime

/// The state of an input's check: whether its errors are due, and the answers of the rules that others answer.
///
/// A revision stands for what was typed, so that an answer is never taken for that to another input.
struct InputCheck<Revision: Equatable>: Equatable {
  /// The revision that was left or submitted: its errors are shown.
  var judged: Revision?
  /// The revision to which the answers so far belong.
  var asked: Revision?
  /// Whether an answer is awaited.
  var isPending = false
  /// The message of an answer that says what is wrong.
  var message: String?
  /// Whether asking again may help, because no answer has come.
  var canRetry = false
  /// Counts the requests to ask again.
  var retries = 0
  /// The revision for which all rules are fulfilled.
  var fulfilled: Revision?
  /// The revision that was submitted before all answers had arrived.
  var submitted: Revision?

  /// Submits a revision, whose rules that can be answered at once are fulfilled. If answers are still to come, the
  /// submission waits for them; where no answer has come, it asks again.
  mutating func submit(_ revision: Revision, hasQuestions: Bool) -> InputVerdict {
    judged = revision
    if !hasQuestions || fulfilled == revision { return .right }
    if asked == revision, message != nil {
      if !canRetry { return .wrong }
      retry()
    }
    submitted = revision
    return .pending
  }

  /// Asks again where no answer has come.
  mutating func retry() {
    retries += 1
    (message, canRetry) = (nil, false)
  }

  /// The message about a revision, if one is due.
  func error(of revision: Revision) -> String? { judged == revision && asked == revision ? message : nil }
}

/// Asks the rules that others answer.
private struct CheckModifier<Value, Revision: Equatable>: ViewModifier {
  let value: Value
  let rules: [InputRule<Value>]
  let revision: Revision
  @Binding var check: InputCheck<Revision>
  let onFulfilled: () -> Void
  @Environment({ $0.localizer }) private var words

  func body(content: Content) -> some View {
    content.task(id: Request(revision: revision, retries: check.retries, isAsked: rules.haveQuestions())) {
      await ask()
    }
  }

  private struct Request: Equatable {
    let revision: Revision
    let retries: Int
    let isAsked: Bool
  }

  private func ask() async {
    change { ($0.asked, $0.isPending, $0.message, $0.canRetry, $0.fulfilled) = (revision, false, nil, false, nil) }
    if !rules.haveQuestions() { return }
    guard (try? await Task.sleep(for: PaymentsLimits.inputRest)) != nil else { return }
    change { $0.isPending = true }
    for rule in rules {
      guard case .later(let test) = rule.test else { continue }
      let answer = await InputAnswer.first(of: { try await test(value) }, within: PaymentsLimits.ruleTime)
      if Task.isCancelled { return }
      switch answer {
      case .fulfilled: continue
      case .refused: return finish(rule.text.string(by: words), canRetry: false)
      case .none: return finish(words("This could not be checked"), canRetry: true)
      }
    }
    let wasSubmitted = check.submitted == revision
    change { ($0.isPending, $0.fulfilled, $0.submitted) = (false, revision, nil) }
    if wasSubmitted { onFulfilled() }
  }

  private func finish(_ message: String, canRetry: Bool) {
    let isShown = check.judged == revision
    // A submission without an answer is repeated together with the question.
    change {
      ($0.isPending, $0.message, $0.canRetry) = (false, message, canRetry)
      if !canRetry { $0.submitted = nil }
    }
    if isShown { Announcer.announce(message) }
  }

  private func change(_ body: (inout InputCheck<Revision>) -> Void) {
    var next = check
    body(&next)
    if next != check { check = next }
  }
}

extension View {
  /// Asks the rules that others answer, whenever the revision of a value has changed.
  ///
  /// - Parameter onFulfilled: called when the last answer makes a revision good that was submitted before.
  func checks<Value, Revision: Equatable>(
    _ value: Value, rules: [InputRule<Value>], revision: Revision, _ check: Binding<InputCheck<Revision>>,
    onFulfilled: @escaping () -> Void
  ) -> some View {
    modifier(CheckModifier(value: value, rules: rules, revision: revision, check: check, onFulfilled: onFulfilled))
  }
}
