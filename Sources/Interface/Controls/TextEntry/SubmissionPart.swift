import Looks
import Runtime

/// The verdict on an input that is submitted.
package nonisolated enum InputVerdict {
  case right
  /// The answer to a check is still awaited.
  case pending
  case wrong
}

/// One field or card that is submitted.
package final class SubmissionPart: Equatable {
  /// Writes the typed text to its binding, if that waits for the end of editing.
  package var settle: () -> Void = {}
  /// Judges the input and shows what is wrong with it.
  package var judge: () -> InputVerdict = { .right }
  /// Moves the focus to what is wrong.
  package var attend: () -> Void = {}
  /// Hands the input on.
  package var complete: () -> Void = {}

  package init() {}

  package nonisolated static func == (left: SubmissionPart, right: SubmissionPart) -> Bool { left === right }
}

/// The parts of a view that are submitted, in reading order.
package struct SubmissionPartsKey: PreferenceKey {
  package static var defaultValue: [SubmissionPart] { [] }
  package static func reduce(value: inout [SubmissionPart], nextValue: () -> [SubmissionPart]) { value += nextValue() }
}
