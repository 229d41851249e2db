import Controls
import Looks
import Runtime

/// The questions and messages of actions, which are shown one after another in the order in which they were asked.
@MainActor final class OpenQuestions {
  /// A question or a message of the panel before the next action.
  struct Question: Identifiable {
    /// The number of the question: no two of a panel have the same.
    fileprivate(set) var id = 0
    var text: LocalizedStringKey
    /// The title of the button that runs the next action; `nil` for a message.
    var yes: String?
    var isDestructive = false
    var goOn: () -> Void = {}

    init(text: LocalizedStringKey, yes: String? = nil, isDestructive: Bool = false, goOn: @escaping () -> Void = {}) {
      (self.text, self.yes, self.isDestructive, self.goOn) = (text, yes, isDestructive, goOn)
    }
  }

  /// The question that is shown at the moment; `nil` for none.
  let shown = StoredLocation<Question?>(nil)
  /// The questions that are shown after it, the next one first.
  private var waiting: [Question] = []
  /// The number of the last question.
  private var count = 0

  /// Asks a question, as soon as those before it are closed.
  ///
  /// - Returns: whether it will be asked: not if ``Limits/questions`` are open already.
  func ask(_ question: Question) -> Bool {
    if shown.value != nil, waiting.count + 1 >= Limits.questions { return false }
    var question = question
    count += 1
    question.id = count
    if shown.value == nil { shown.write(question) } else { waiting.append(question) }
    return true
  }

  /// Closes a question, and carries out the actions after it. Only the question that is shown can be answered, and only
  /// once.
  func answer(_ question: Question) { if close(question) { question.goOn() } }

  /// Closes a question, and shows the next one. This has no effect on a question that is not shown, such as one that was
  /// answered just now.
  ///
  /// - Returns: whether it was shown.
  @discardableResult func close(_ question: Question) -> Bool {
    guard shown.value?.id == question.id else { return false }
    shown.write(waiting.isEmpty ? nil : waiting.removeFirst())
    return true
  }

  /// Leaves all questions without an answer.
  func closeAll() {
    waiting = []
    shown.write(nil)
  }
}
