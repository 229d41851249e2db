import Controls
import Looks
import Runtime

/// Whether to keep settings that are on trial.
struct TrialQuestion: Equatable {
  /// The changes, a sentence each.
  let lines: [LocalizedStringKey]
  /// When they are taken back, in the panel's time.
  let end: Duration
  let answers: TrialAnswers
}

/// The answers to the question about settings on trial.
final class TrialAnswers: Equatable {
  let keep: () -> Void
  let takeBack: () -> Void

  init(keep: @escaping () -> Void, takeBack: @escaping () -> Void) { (self.keep, self.takeBack) = (keep, takeBack) }

  nonisolated static func == (first: TrialAnswers, second: TrialAnswers) -> Bool { first === second }
}

/// Asks in front of everything else whether to keep settings. Without an answer they are undone.
///
/// Keep comes first and has the focus: a person without a picture answers nothing, and a person who sees the question
/// has a picture.
struct TrialQuestionView: View {
  @Environment({ $0.trialQuestion }) private var question
  @Namespace private var answers

  /// The greatest number of changes that the question lists.
  private static let mostLines = 2

  var body: some View {
    Color.clear.frame(width: 0, height: 0)
      .alert(
        Text(.toolkit("Keep these settings?")),
        isPresented: Binding(get: { [question] in question != nil }, set: { _ in }), presenting: question
      ) { question in
        // Side by side: a small panel has no room for more rows.
        HStack(spacing: 10) {
          Button(.toolkit("Keep")) { question.answers.keep() }.prefersDefaultFocus(in: answers)
          Button(.toolkit("Revert"), role: .cancel) { question.answers.takeBack() }
        }
      } message: { question in
        VStack(spacing: 8) {
          ForEach(question.lines.prefix(Self.mostLines).indices, id: \.self) {
            Text(.toolkit(question.lines[$0])).lineLimit(1)
          }
          TimedView { time in
            let seconds = max(0, (question.end - time).wholeSeconds)
            return (Text(.toolkit("Reverts in \(seconds) s unless kept.")).lineLimit(1), next: time + .seconds(1))
          }
        }
      }
  }
}

extension Duration {
  /// Seconds, rounded up.
  fileprivate var wholeSeconds: Int64 { components.seconds + (components.attoseconds > 0 ? 1 : 0) }
}

private enum TrialQuestionKey: EnvironmentKey { static var defaultValue: TrialQuestion? { nil } }

extension EnvironmentValues {
  /// The question about settings on trial; `nil` while there is nothing to ask.
  var trialQuestion: TrialQuestion? {
    get { self[TrialQuestionKey.self] }
    set { self[TrialQuestionKey.self] = newValue }
  }
}
